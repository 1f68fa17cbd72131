import type { FileCode, Params } from '@haven/engine'
import type { Say } from '../language.ts'

/** What is wrong with a file or a set-up, and where. */

const field = ({ field: name }: Params): string => (name === undefined ? 'Die Datei' : `Das Feld „${name}“`)
const inField = ({ field: name }: Params): string => (name === undefined ? 'die Datei' : `„${name}“`)
const at = ({ field: name }: Params): string => (name === undefined ? 'in der Datei' : `in „${name}“`)

const WANTED: Readonly<Record<string, string>> = {
  list: 'eine Liste',
  text: 'ein Text',
  number: 'eine Zahl',
  'whole number': 'eine ganze Zahl',
  'true or false': 'true oder false',
  'position-link': 'die ganze Adresse einer Stellung',
  'box-id': 'Kleinbuchstaben und Ziffern, mit Bindestrichen verbunden',
  'box-version': 'Buchstaben, Ziffern, Punkte und Bindestriche, höchstens 40',
  'language-tag': 'das Kürzel einer Sprache, etwa de',
  printable: 'Text ohne Steuerzeichen',
  picture: 'ein Bild, das nur aus Daten besteht',
  box: 'eine Box, die sich zeigen lässt',
}

/** Why a set-up cannot be: those with numbers in them are taken apart below. */
const PROBLEMS: Readonly<Record<string, string>> = {
  'one-to-four': 'es gibt 1 bis 4 Heldenspieler',
  'none-fits': 'nichts in der Box passt zu den anderen Wünschen',
  'no-crate': 'keine Box bringt eine zweite Kiste mit',
  'hero-twice': 'ein Held ist doppelt genannt',
  'outside-the-team': 'ein Startheld gehört nicht zum Team',
  'of-another-story': 'der Stadtplan gehört zu einer anderen Story',
  'not-resolved': 'etwas bleibt noch dem Zufall überlassen',
}
const NEEDS = /^needs-(\d+)(?:-(.+))?$/

function problem({ problem: code }: Params, say: Say): string {
  const id = String(code ?? '')
  const [, number, heroClass] = NEEDS.exec(id) ?? []
  if (heroClass !== undefined) return `ein Team braucht genau ${number}-mal die Klasse ${say.name(heroClass)}`
  if (number !== undefined) return `genau ${number} Helden beginnen das Spiel`
  return PROBLEMS[id] ?? (id === '' ? 'die Angaben passen nicht zusammen' : id)
}

/** Values that say more, but the field itself. */
function details(params: Params): string {
  const rest = Object.entries(params).filter(([key]) => key !== 'field')
  return rest.length === 0 ? '' : ` (${rest.map(([key, value]) => `${key} ${value}`).join(', ')})`
}

export const fileFaults: Readonly<Record<FileCode, (params: Params, say: Say) => string>> = {
  'not-json': () =>
    'Die Datei ist kein gültiges JSON. Prüfe, ob eine Klammer, ein Komma oder ein Anführungszeichen fehlt.',
  'not-an-object': (p) => `${field(p)} muss ein Objekt sein, in geschweiften Klammern.`,
  'wrong-hash': () =>
    'Die Box ist nicht so, wie sie gepackt wurde: Ein Teil fehlt oder wurde geändert. Hole sie noch einmal.',
  'missing-box': ({ box }) =>
    `Dafür fehlt hier ${box === undefined ? 'eine Box' : `die Box „${box}“`}. Bringe sie her (im Browser unter Boxen, im Terminal mit --box) und öffne die Datei noch einmal.`,
  'foreign-version': ({ version, known }) =>
    `Die Datei hat ${version === undefined ? 'ein unbekanntes Format' : `das Format ${version}`}; dieses Programm liest das Format ${known ?? '1'}.`,
  'missing-field': (p) => `${p.field === undefined ? 'Ein Feld' : field(p)} fehlt. Ergänze es.`,
  'wrong-type': (p) => {
    if (p.wanted === undefined) return `${field(p)} hat nicht den richtigen Typ.`
    if (p.wanted === 'numbers') return `${field(p)} muss eine Liste mit ${p.count} Zahlen sein.`
    return `${field(p)} muss sein: ${WANTED[String(p.wanted)] ?? p.wanted}.`
  },
  'unknown-field': (p) =>
    `${p.field === undefined ? 'Ein Feld' : field(p)} ist hier nicht bekannt. Entferne es oder prüfe die Schreibweise.`,
  'unknown-id': (p) =>
    `Nicht bekannt ${at(p)}: ${p.id === undefined ? 'ein Name' : `„${p.id}“`}. Prüfe die Schreibweise.`,
  'out-of-range': (p) =>
    p.least === undefined || p.most === undefined
      ? `${field(p)} liegt außerhalb des erlaubten Bereichs.`
      : `${field(p)} ist ${p.value ?? 'nicht erlaubt'}; möglich ist ${p.least} bis ${p.most}.`,
  duplicate: (p) =>
    `Mehr als einmal ${at(p)}: ${p.id === undefined ? 'ein Eintrag' : `„${p.id}“`}. Behalte einen davon.`,
  'impossible-setup': (p, say) => {
    const value = p.value === undefined ? '' : ` (hier: ${say.name(String(p.value))})`
    return `Diese Spielvorbereitung ist nicht möglich, siehe ${inField(p)}: ${problem(p, say)}${value}.`
  },
  'impossible-position': (p) => `Diese Stellung kann es nicht geben, siehe ${inField(p)}${details(p)}.`,
  'no-option-fits': (p) => `Keine erlaubte Antwort passt, siehe ${inField(p)}${details(p)}.`,
  'several-options-fit': (p) =>
    `Mehr als eine erlaubte Antwort passt, siehe ${inField(p)}${details(p)}. Nenne mehr ihrer Felder.`,
  'wrong-question': (p) => `Das Spiel fragt etwas anderes, siehe ${inField(p)}${details(p)}.`,
  truncated: (p) => `${field(p)} hört zu früh auf. Am Ende fehlt etwas.`,
}
