import type { Prompt } from '@haven/engine'
import type { Catalogue } from '../../catalogue.ts'
import type { Say } from '../../language.ts'

type Names = Pick<Say, 'name' | 'space'>

/** Records, saves, scenarios and boxes that were read. */
const INSTEAD = {
  heroes: ['heroes without a picture', 'shown by the bust of their class'],
  monsters: ['monsters without a picture', 'shown by a fang with an icon'],
  cards: ['cards without a picture', 'shown by the ornament of their deck'],
  posters: ['stories without a poster', 'shown by their map'],
  marks: ['sins without a mark', 'shown by an icon'],
} as const

export const files = {
  /** Behind a message that does not name its field. */
  atField: (message: string, field: string) => `${message} (at ${field})`,
  wrong: (file: string, place: string, message: string) => `WRONG ${file}: ${place}: ${message}`,
  right: (file: string, answers: number, outcome: { winner: string; rule: string } | null, say: Names) =>
    `ok    ${file}: ${answers} answers, ${outcome ? `${say.name(outcome.winner)} won (${outcome.rule})` : 'a save, not over yet'}`,
  over: (words: string, rule: string, answers: number, round: number) =>
    `${words} [${rule}], after ${answers} answers, in round ${round}.`,
  open: (prompts: readonly Prompt[], say: Pick<Catalogue, 'prompt'>, answers: number, round: number) =>
    `${prompts.map((prompt) => say.prompt(prompt)).join(' ')} (after ${answers} answers, in round ${round})`,
  box: (id: string, version: string, path: string) => `${id} ${version}, from ${path}`,
  packed: (file: string, bytes: number, hash: string) => `${file}: ${Math.ceil(bytes / 1024)} kB, hash ${hash}`,
  lists: {
    sins: 'sins',
    acolytes: 'acolytes',
    heroes: 'heroes',
    upgrades: 'Upgrades',
    stories: 'stories',
    maps: 'maps',
    tiles: 'tiles',
    apocalypse: 'Apocalypse cards',
    hellClub: 'Hell Club',
    darkPast: 'Dark Past cards',
    track: 'track levels',
  },
  /** What stands for pictures that a box does not bring. */
  withoutPictures: (kind: keyof typeof INSTEAD, ids: readonly string[], say: Names) =>
    `${INSTEAD[kind][0]}: ${ids.map((id) => say.name(id)).join(', ')} (${INSTEAD[kind][1]})`,
  sin: (id: string, cards: number, withCopies: number, say: Names) =>
    `${say.name(id)} (${cards} cards, ${withCopies} with copies)`,
  story: (id: string, missions: number, say: Names) => `${say.name(id)} (${missions} missions)`,
  faults: (faults: number) => (faults === 0 ? 'no faults' : faults === 1 ? '1 fault' : `${faults} faults`),
} as const
