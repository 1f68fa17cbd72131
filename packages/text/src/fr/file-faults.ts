import type { FileCode, Params } from '@haven/engine'
import type { Say } from '../language.ts'

/** What is wrong with a file or a set-up, and where. */

const field = ({ field: name }: Params): string => (name === undefined ? 'Le fichier' : `Le champ « ${name} »`)
const inField = ({ field: name }: Params): string => (name === undefined ? 'le fichier' : `« ${name} »`)

const WANTED: Readonly<Record<string, string>> = {
  list: 'une liste',
  text: 'un texte',
  number: 'un nombre',
  'whole number': 'un nombre entier',
  'true or false': 'true ou false',
  'position-link': 'l’adresse complète d’une position',
  'box-id': 'des minuscules et des chiffres, reliés par des traits d’union',
  'box-version': 'des lettres, chiffres, points et traits d’union, 40 au plus',
  'language-tag': 'le code d’une langue, comme en',
  printable: 'un texte sans caractères de contrôle',
  picture: 'une image faite de données et de rien d’autre',
  box: 'une boîte qui puisse être montrée',
}

/** Why a set-up cannot be: those with numbers in them are taken apart below. */
const PROBLEMS: Readonly<Record<string, string>> = {
  'one-to-four': 'il faut de 1 à 4 joueurs Héros',
  'none-fits': 'rien dans la boîte ne convient aux autres souhaits',
  'no-crate': 'aucune boîte n’apporte de seconde caisse',
  'hero-twice': 'un héros est nommé deux fois',
  'outside-the-team': 'un héros de départ n’est pas dans l’équipe',
  'of-another-story': 'le plan est celui d’un autre scénario',
  'not-resolved': 'quelque chose est encore laissé au hasard',
}
const NEEDS = /^needs-(\d+)(?:-(.+))?$/

function problem({ problem: code }: Params, say: Say): string {
  const id = String(code ?? '')
  const [, number, heroClass] = NEEDS.exec(id) ?? []
  if (heroClass !== undefined) return `une équipe demande exactement ${number} de la classe ${say.name(heroClass)}`
  if (number !== undefined) return `exactement ${number} héros commencent la partie`
  return PROBLEMS[id] ?? (id === '' ? 'les choix ne vont pas ensemble' : id)
}

/** Values that say more, but the field itself. */
function details(params: Params): string {
  const rest = Object.entries(params).filter(([key]) => key !== 'field')
  return rest.length === 0 ? '' : ` (${rest.map(([key, value]) => `${key} ${value}`).join(', ')})`
}

export const fileFaults: Readonly<Record<FileCode, (params: Params, say: Say) => string>> = {
  'not-json': () => 'Le fichier n’est pas du JSON valide. Cherchez un crochet, une virgule ou un guillemet qui manque.',
  'not-an-object': (p) => `${field(p)} doit être un objet, entre accolades.`,
  'wrong-hash': () =>
    'La boîte n’est pas telle qu’elle a été emballée : une partie manque ou a changé. Téléchargez-la de nouveau.',
  'missing-box': ({ box }) =>
    `Il faut ${box === undefined ? 'une boîte' : `la boîte « ${box} »`} qui n’est pas là. Ajoutez-la (dans le navigateur sous Boîtes, dans le terminal avec --box), puis rouvrez.`,
  'foreign-version': ({ version, known }) =>
    `Le fichier est au format ${version ?? 'inconnu'}, et ce programme lit le format ${known ?? '1'}.`,
  'missing-field': (p) => `${p.field === undefined ? 'Un champ' : field(p)} manque. Ajoutez-le.`,
  'wrong-type': (p) => {
    if (p.wanted === undefined) return `${field(p)} n’est pas du bon type.`
    if (p.wanted === 'numbers') return `${field(p)} doit être une liste de ${p.count} nombres.`
    return `${field(p)} doit être ${WANTED[String(p.wanted)] ?? p.wanted}.`
  },
  'unknown-field': (p) => `${field(p)} n’est pas connu ici. Retirez-le, ou vérifiez son orthographe.`,
  'unknown-id': (p) =>
    `${p.id === undefined ? 'Un nom' : `« ${p.id} »`} n’est pas connu, voir ${inField(p)}. Vérifiez l’orthographe.`,
  'out-of-range': (p) =>
    p.least === undefined || p.most === undefined
      ? `${field(p)} est hors limites.`
      : `${field(p)} vaut ${p.value ?? 'trop ou trop peu'}, et doit aller de ${p.least} à ${p.most}.`,
  duplicate: (p) =>
    `${p.id === undefined ? 'Un nom' : `« ${p.id} »`} figure plus d’une fois, voir ${inField(p)}. N’en gardez qu’un.`,
  'impossible-setup': (p, say) => {
    const value = p.value === undefined ? '' : ` (ici : ${say.name(String(p.value))})`
    return `Cette mise en place est impossible, voir ${inField(p)} : ${problem(p, say)}${value}.`
  },
  'impossible-position': (p) => `Cette position ne peut pas exister, voir ${inField(p)}${details(p)}.`,
  'no-option-fits': (p) => `Aucune réponse permise ne convient, voir ${inField(p)}${details(p)}.`,
  'several-options-fit': (p) =>
    `Plus d’une réponse permise convient, voir ${inField(p)}${details(p)}. Précisez d’autres champs.`,
  'wrong-question': (p) =>
    `La partie pose une autre question que celle de la réponse, voir ${inField(p)}${details(p)}.`,
  truncated: (p) => `${field(p)} s’arrête trop tôt. Il manque quelque chose à la fin.`,
}
