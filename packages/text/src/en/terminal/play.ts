import type { Say } from '../../language.ts'

type Names = Pick<Say, 'name' | 'space'>

/** At the table: what is said beside the game itself. */
export const play = {
  seed: (hash: string) => `SHA-256 of the seed: ${hash}`,
  typeHelp: 'Type "help" at any question.',
  dashboard: (form: string, corruption: number, wounds: number, bonuses: string, say: Names) =>
    `${say.name(form)}: corruption ${corruption}/7, wounds ${wounds}/5, bonuses 1-7: ${bonuses}`,
  outOfRange: (answers: number) => `Choose a number from 1 to ${answers}, or type "help".`,
  noAnswer: (typed: string, answers: number) =>
    `"${typed}" is no answer here. Choose a number from 1 to ${answers}, or type "help".`,
  ambiguous: 'That could be more than one of them: choose its number.',
  toLevel: (level: number, bonuses: readonly string[]) =>
    `to level ${level} of 7, for this roll ${bonuses.map((bonus) => `+${bonus}`).join(', ') || 'nothing'}`,
  /** A figure or token above its places. */
  places: (what: string, from: string | undefined, say: Names) =>
    `${say.name(what)}${from === undefined ? '' : `, from ${say.space(from)}`} to:`,
  whyWhat: 'Why what? For example: why move C2, why fight, why shoot D1, why city, why card hubris',
  whyUnknown: (typed: string) => `I do not know what "${typed}" would be. Try: why move C2, why fight, why card hubris`,
  allowed: 'Nothing speaks against it: it is among the options.',
  ruleOf: (id: string, title: string, text: string) => `${id}, ${title}: ${text}`,
  noRule: (typed: string) => `There is no rule "${typed}". Rules are called like MOVE-5 or FIGHT-10; cards have names.`,
  cardOf: (title: string, text: string) => `${title}: ${text}`,
  noCard: (typed: string) => `There is no card "${typed}".`,
  nothingYet: 'Nothing has happened yet.',
  nobodyMoves: 'Nobody moves just now.',
  walkWhere: 'Walk where? For example: walk C3',
  way: (spaces: readonly string[], odds: string, say: Names) =>
    `${spaces.map((space) => say.space(space)).join(', ')}: ${odds || 'no dice, no wound'}`,
  noPlace: (typed: string) => `There is no place "${typed}".`,
  tooFar: (hero: string, space: string, say: Names) =>
    `${say.name(hero)} cannot come to ${say.space(space)} with this Move.`,
  taken: 'Taken back.',
  rewound: 'Taken back. From here on other dice will fall.',
  rewindInstead: '("rewind" takes it back in any case, and other dice will fall.)',
  saved: (file: string) => `Saved: ${file}`,
  notSaved: (message: string) => `Not saved: ${message}`,
  loadWhich: 'Load which file? For example: load my-game.json',
  loaded: (file: string) => `Loaded: ${file}`,
  goOn: (last: string, file: string) => `Go on with: ${last} (or ${file})`,
  sums: (rounds: number, decisions: number, track: number) =>
    `Rounds: ${rounds}   Decisions: ${decisions}   Apocalypse: ${track}/7`,
  record: (file: string) => `Record: ${file}`,
  checkIt: (command: string) => `Check it with: ${command}`,
  helpIntro: 'Answer with the number of an option, its id, or in words: "move C2", "fight", "end", "yes".',
  /** What is typed, and what it does. */
  help: {
    walk: ['walk PLACE', 'the whole way there, by the fewest steps, with what is paid for a longer Move: walk C3'],
    way: ['way PLACE', 'what the way there costs, before you go it: way C3'],
    why: [
      'why THING',
      'why something is not possible: why move C2, why fight, why shoot D1, why city, why card hubris',
    ],
    rule: ['rule ID', 'what a rule says: rule MOVE-5'],
    card: ['card NAME', 'what is on a card, a hero, a monster, a mission or a place: card hubris, card rose'],
    hint: ['hint', 'what a good player would do here, and why'],
    odds: ['odds', 'the answers once more, with what each may lead to'],
    board: ['board', 'the city and everything beside it'],
    log: ['log [N]', 'the last N things that happened'],
    undo: ['undo', 'take back your last decision, as long as no dice were rolled and nobody else decided'],
    rewind: ['rewind', 'take it back in any case; from there on other dice will fall'],
    save: ['save [FILE]', 'save the game (it is also saved after each decision)'],
    load: ['load FILE', 'go on with another game'],
    quit: ['quit', 'save and leave (also Ctrl-C, Ctrl-D)'],
  },
} as const
