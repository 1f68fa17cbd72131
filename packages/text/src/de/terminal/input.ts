import type { input as english } from '../../en/terminal/input.ts'
import type { Said } from '../../said.ts'
import { count, list } from '../grammar.ts'

/** What a person got wrong on the command line or in a file: one line each, and what to do instead. */

const commas = (known: readonly string[]): string => known.join(', ')

/** By the codes of the operating system; what is not here says the system in its own words. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'Datei oder Ordner gibt es nicht',
  EACCES: 'keine Berechtigung',
  EISDIR: 'es ist ein Ordner',
  ENOTDIR: 'ein Teil des Pfades ist kein Ordner',
  EEXIST: 'eine Datei ist im Weg',
  ENOSPC: 'der Datenträger ist voll',
  EROFS: 'der Datenträger ist schreibgeschützt',
}
const reason = ({ why, message }: { readonly why: string; readonly message: string }): string => REASONS[why] ?? message

const FIELDS: Readonly<Record<string, string>> = { rules: 'Regeln', bot: 'Bot', seed: 'Startwert' }

export const input: Said<typeof english> = {
  unknownLanguage: ({ given, known }) => `die Sprache ${given} gibt es nicht; es gibt ${commas(known)}`,
  unknownCommand: ({ name }) => `unbekannter Befehl: ${name}; siehe „haven help“`,
  unexpectedArgument: ({ argument }) => `überzähliges Argument: ${argument}`,
  missingArgument: ({ name }) => `es fehlt etwas: ${name}`,
  unknownOption: ({ flag }) => `unbekannte Option: ${flag}`,
  valueMissing: ({ flag }) => `${flag} braucht einen Wert`,
  wholeNumber: ({ flag, least, most, value }) =>
    `--${flag} muss eine ganze Zahl von ${least} bis ${most} sein, nicht ${value}`,
  oneOf: ({ flag, known, value }) => `--${flag} muss eines von ${commas(known)} sein, nicht ${value}`,
  unreadable: (failed) => `${failed.file} ist nicht zu lesen: ${reason(failed)}`,
  unwritable: (failed) => `${failed.file} ist nicht zu schreiben: ${reason(failed)}`,
  // learn
  unknownScene: ({ given, known }) =>
    `die Szene ${given} gibt es nicht; es gibt 0 bis 6 oder mit Namen ${commas(known)}`,
  // play
  loadOrContinue: () => 'wähle eines von --load und --continue',
  onlyNewGames: ({ flag }) => `--${flag} ist für ein neues Spiel, nicht für ein gespeichertes`,
  noSave: ({ folder }) => `in ${folder} ist kein gespeichertes Spiel; beginne eines mit „haven play“`,
  wholeSide: ({ people, sides }) =>
    `Menschen in diesem Spiel: ${list(people) || 'niemand'}; hier muss es eine ganze Seite sein: nimm --as ${commas(sides)}`,
  oneBot: ({ bots }) => `in diesem Spiel spielen ${list(bots)}, und hier spielt ein Bot: nenne ihn mit --bot`,
  foreignRules: ({ file, rules, known }) => `${file} wurde mit den Regeln ${rules} gespielt; hier sind ${known}`,
  // boxes
  boxWithoutEntry: ({ path, entries }) => `${path} ist keine Box: es hat weder ${entries.join(' noch ')}`,
  boxNoModule: ({ path }) => `${path} ist noch kein Modul: lege eine package.json mit { "type": "module" } daneben`,
  boxNotLoaded: ({ path, message }) => `${path} ist nicht zu laden: ${message}`,
  boxNotExported: ({ path }) => `${path} ist keine Box: es exportiert kein „box“`,
  boxWordsNoObject: ({ path }) => `${path}: „words“ muss ein Objekt sein`,
  boxTooLarge: ({ path, bytes, most }) => `${path} kommt gepackt auf ${bytes} Bytes, und eine Box darf ${most} haben`,
  boxFaulty: ({ path, faults }) =>
    `${path} hat ${count(faults, 'Fehler', 'Fehler')}; „haven check-box ${path}“ nennt sie`,
  // the lab
  noBot: ({ name, known }) =>
    `den Bot ${name} gibt es nicht; bekannt sind ${commas(known)}, thinking@NODES oder scripted:FILE`,
  balanceBot: ({ name, known }) => `--bot muss eines von ${commas(known)} oder thinking@NODES sein, nicht ${name}`,
  noMap: ({ map, known }) => `den Stadtplan ${map} gibt es nicht; bekannt sind ${commas(known)}`,
  allIsAll: ({ flag, value }) => `--all spielt alles; lass --${flag} ${value} weg`,
  allOrList: ({ flag }) => `--${flag} ist all oder eine Liste, nicht beides`,
  notThere: ({ flag, id, known }) => `--${flag}: ${id} gibt es nicht; bekannt sind ${commas(known)}`,
  pairsOrGames: () => 'gib entweder --pairs oder --games an, nicht beides',
  gamesOdd: () => '--games muss gerade sein: zwei Spiele sind ein Paar',
  eloBounds: ({ given }) => `--sprt braucht zwei Elo-Unterschiede, den kleineren zuerst, etwa 0,20; nicht ${given}`,
  comparePlaysNothing: ({ flag }) => `--compare spielt nichts: lass --${flag} weg`,
  otherMatch: ({ first, second, field, values }) =>
    `${first} und ${second} sind von verschiedenen Vergleichen: ${field} ist ${list(values)}`,
  otherPairs: ({ first, second, counts, pair }) =>
    `${first} und ${second} enthalten verschiedene Paare (${counts.join(' und ')}): nur in einer Datei ist Paar ${pair}`,
  noPairs: ({ first, second }) => `${first} und ${second} enthalten noch keine Paare`,
  otherSetup: ({ first, second, pair }) =>
    `${first} und ${second} sind von verschiedenen Vergleichen: Paar ${pair} hat eine andere Spielvorbereitung`,
  noResults: ({ file, what, isOut }) =>
    `${file} enthält keine Ergebnisse von ${what}${isOut ? ': nenne mit --out eine andere Datei' : ''}`,
  otherPlan: ({ file, what }) =>
    `${file} enthält die Ergebnisse eines anderen Plans von ${what}: nenne mit --out eine andere Datei`,
  damagedLine: ({ file, line, isOut }) =>
    `${file}: Zeile ${line} ist beschädigt${isOut ? '; nenne mit --out eine andere Datei' : ''}`,
  noPositions: ({ file }) => `${file} enthält keine Stellungen (*.json)`,
  emptyText: ({ field }) => `${field} ist leer: schreib etwas, das sich beim Spielen lesen lässt`,
  longText: ({ field, length, most }) => `${field} hat ${length} Zeichen; gelesen werden höchstens ${most}`,
  otherQuestion: ({ asked, instead }) => {
    const found = instead.map(({ seat, kind }) => `${seat} ${kind}`).join(', ') || 'nichts: das Spiel ist vorbei'
    return `tactic.asked ist ${asked.seat} ${asked.kind}, aber das Szenario endet mit ${found}`
  },
  bestIllegal: ({ index, legal }) =>
    `tactic.best[${index}] ist keine erlaubte Antwort; erlaubt sind ${legal.join(' ')}`,
  bestEmpty: () => 'tactic.best ist leer: nenne mindestens eine Antwort',
  bestEverything: () => 'tactic.best nennt jede erlaubte Antwort: das ist keine Frage',
  sideMissing: () => '--side fehlt: heroes oder sins (oder --fit für die Wertfunktion)',
  fitBothSides: () => '--fit ist für die Wertfunktion beider Seiten: lass --side weg',
  weightsOdd: ({ flag }) => `--${flag} muss gerade sein: jedes Spiel wird mit beiden Gewichten gespielt`,
  partNumber: ({ flag, most, value }) => `--${flag} muss eine Zahl über 0 und höchstens ${most} sein, nicht ${value}`,
  noWeight: ({ weight, known }) => `--only: das Gewicht ${weight} gibt es nicht; bekannt sind ${commas(known)}`,
  staleGames: ({ file, game, cell }) =>
    `${file}: Spiel ${game} von ${cell} geht jetzt anders aus, also haben sich Bots oder Karten geändert: wähle ein anderes --out oder lösche die Datei`,
  otherGames: ({ file, field, was, wanted }) =>
    `${file} enthält andere Spiele (${FIELDS[field] ?? field}: ${was ?? 'unbekannt'}, nicht ${wanted}): wähle ein anderes --out oder lösche die Datei`,
  foreignGames: ({ file }) => `${file} enthält keine Spiele von „haven balance“: wähle ein anderes --out`,
  brokenGames: ({ file, line, field }) =>
    `${file} ist in Zeile ${line} kaputt${field === null ? '' : ` (${field})`}: lösche diese Zeile, und das Spiel wird neu gespielt`,
  netAlone: () => '--net gilt für beide Seiten und ist ein Lauf für sich: ohne --side und --fit aufrufen',
  boxForNet: () => '--box gehört zu --net: Andere Gewichte werden am Grundspiel angepasst',
  noMarks: ({ file, opening, closing }) =>
    `in ${file} fehlen die Zeilen „${opening}“ und „${closing}“: setze sie dorthin, wo die Übersicht stehen soll`,
}
