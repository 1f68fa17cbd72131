import type { files as english } from '../../en/terminal/files.ts'
import type { Said } from '../../said.ts'
import { count } from '../grammar.ts'

/** Records, saves, scenarios and boxes that were read. */
const INSTEAD = {
  heroes: ['Helden ohne Bild', 'gezeigt als Büste ihrer Klasse'],
  monsters: ['Monster ohne Bild', 'gezeigt als Reißzahn mit einem Symbol'],
  cards: ['Karten ohne Bild', 'gezeigt mit dem Ornament ihres Stapels'],
  posters: ['Storys ohne Plakat', 'gezeigt mit ihrem Stadtplan'],
  marks: ['Sünden ohne Zeichen', 'gezeigt mit einem Symbol'],
} as const

export const files: Said<typeof english> = {
  atField: (message, field) => `${message} (bei ${field})`,
  wrong: (file, place, message) => `FALSCH ${file}: ${place}: ${message}`,
  right: (file, answers, outcome, say) =>
    `ok     ${file}: ${count(answers, 'Antwort', 'Antworten')}, ${outcome ? `Sieg: ${say.name(outcome.winner)} (${outcome.rule})` : 'ein Spielstand, noch nicht zu Ende'}`,
  over: (words, rule, answers, round) =>
    `${words} [${rule}], nach ${count(answers, 'Antwort', 'Antworten')}, in Runde ${round}.`,
  open: (prompts, say, answers, round) =>
    `${prompts.map((prompt) => say.prompt(prompt)).join(' ')} (nach ${count(answers, 'Antwort', 'Antworten')}, in Runde ${round})`,
  box: (id, version, path) => `${id} ${version}, aus ${path}`,
  packed: (file, bytes, hash) => `${file}: ${Math.ceil(bytes / 1024)} kB, Hash ${hash}`,
  lists: {
    sins: 'Sünden',
    acolytes: 'Akolythen',
    heroes: 'Helden',
    upgrades: 'Verstärkungen',
    stories: 'Storys',
    maps: 'Stadtpläne',
    tiles: 'Spielplanteile',
    apocalypse: 'Apokalypsekarten',
    hellClub: 'Hell Club',
    darkPast: 'Dunkle Vergangenheit',
    track: 'Stufen des Pfades',
  },
  withoutPictures: (kind, ids, say) =>
    `${INSTEAD[kind][0]}: ${ids.map((id) => say.name(id)).join(', ')} (${INSTEAD[kind][1]})`,
  sin: (id, cards, withCopies, say) => `${say.name(id)} (${count(cards, 'Karte', 'Karten')}, mit Kopien ${withCopies})`,
  story: (id, missions, say) => `${say.name(id)} (${count(missions, 'Mission', 'Missionen')})`,
  faults: (faults) => (faults > 0 ? count(faults, 'Fehler', 'Fehler') : 'keine Fehler'),
}
