import type { Say } from '../../language.ts'
import type { Sitter } from '../../sitter.ts'
import { count, either, list, tally } from '../grammar.ts'

/** Told like water: "2 Fire". */
const UNCOUNTED = new Set(['fire', 'corruption'])
const several = (number: number, id: string, say: Say): string =>
  number === 1 ? say.name(id) : `${number} ${say.name(id)}${UNCOUNTED.has(id) ? '' : 's'}`

const listed = (ids: readonly string[], say: Say): string => list(ids.map(say.name))

/** Equal things together, figures by their kind. */
function tallied(ids: readonly string[], say: Say): string {
  const kinds = ids.map((id) => /^(acolyte|abomination)-\d+$/.exec(id)?.[1] ?? id)
  return list(tally(kinds, (number, id) => several(number, id, say)))
}

const COLOURS: Readonly<Record<string, string>> = { red: 'red', blue: 'blue' }

/** The same game in words alone, with a command line. */
export const textView = (say: Say) => ({
  title: 'Haven as text',
  lead: 'The whole game in headings, tables and a command line: for screen readers, slow machines and those who like to type.',
  begin: 'Begin a game',
  beginHint: 'Haven’s Last Stand, as the heroes',
  custom: 'Custom game',
  online: 'Play with others online',
  saved: 'Saved games',
  asText: 'As text',
  asPicture: 'Show the city',
  asPictureHint: 'The same game with the drawn city',
  decision: 'Your decision',
  answers: 'Answers',
  answer: (number: number, words: string) => `${number}. ${words}`,
  command: 'Command',
  commandHint: 'A number, or words such as “move C2”, “fight”, “why city”. Several with semicolons. Type “help”.',
  send: 'Do it',
  transcript: 'What was said and what happened',
  conversation: 'Conversation',
  typed: (line: string) => `> ${line}`,
  question: (words: string, answers: number) => `${words} ${count(answers, 'answer')}.`,
  seatQuestion: (seat: string, words: string) => `${say.name(seat)}: ${words}`,
  round: (round: number) => `Round ${round}`,
  // tables
  city: 'City',
  cityCaption: 'Every space of the city, with what is in it',
  space: 'Space',
  nextTo: 'Next to',
  heroesHere: 'Heroes',
  monstersHere: 'Monsters',
  tokensHere: 'Tokens',
  cityActions: 'City Actions',
  nobody: 'nobody',
  nothing: 'nothing',
  none: 'none',
  printed: (number: number, token: string) => `${several(number, token, say)} printed`,
  /** So many of a kind of monster, token or piece. */
  several: (number: number, id: string) => several(number, id, say),
  pinned: (monsters: string) => `${monsters}, pinned`,
  asleep: (card: string) => `${say.name(card)}, asleep`,
  committed: (reacts: boolean) => (reacts ? 'Will react to this turn.' : 'Will not react to this turn.'),
  faceDown: (number: number) => `${number} face down`,
  faceDownKind: (kind: string) => `${say.name(kind)}, face down`,
  metro: (colour: string) => `Metro ${COLOURS[colour] ?? colour}`,
  /** A space at the other end of the line. */
  byMetro: (space: string, colour: string) => `${say.space(space)} (Metro ${COLOURS[colour] ?? colour})`,
  start: 'start',
  covered: (icon: string) => `${say.name(icon)} (covered)`,
  slotTaken: 'used this round',
  heroes: 'Heroes',
  heroesCaption: 'The heroes in turn order',
  hero: 'Hero',
  onTurn: (hero: string) => `${say.name(hero)}, on turn`,
  fallen: (hero: string) => `${say.name(hero)}, dead`,
  stats: 'Fight, Skill, Defense',
  statsOf: (fight: number, skill: number, defense: number) => `${fight}, ${skill}, ${defense}`,
  corruption: 'Corruption',
  wounds: 'Wounds',
  woundSlots: (slots: readonly number[]) =>
    slots.length === 0 ? 'none' : `${slots.length} of 5, on ${list(slots.map(String))}`,
  tokens: 'Turns left',
  turnsLeft: (turns: number, extra: number, city: boolean) =>
    [count(turns, 'turn'), ...(extra > 0 ? [`${extra} extra`] : []), ...(city ? ['City Action'] : [])].join(', '),
  bonuses: 'Bonuses',
  bonus: (slot: number, words: string, covered: boolean) => `${slot}: ${covered ? 'wound' : words}`,
  carries: 'Has',
  innocents: (number: number) => count(number, 'Innocent'),
  sins: 'Sin',
  reactions: (ready: number, of: number) => `${ready} of ${of} Reaction tokens ready.`,
  handCount: (number: number) => `${count(number, 'card')} in hand.`,
  hand: (cards: readonly string[]) => `Hand: ${listed(cards, say)}.`,
  open: (card: string) => `In play: ${say.name(card)}.`,
  discard: (cards: readonly string[]) => `Discarded: ${tallied(cards, say)}.`,
  deadPile: (dead: readonly string[]) => `Dead: ${tallied(dead, say)}.`,
  story: 'Story',
  mission: (mission: string, progress: number, needed: number) =>
    `${say.name(mission)}. ${say.goal(mission, needed)}: ${progress} done.`,
  apocalypse: (level: number) => `Apocalypse ${level} of 7.`,
  inForce: (cards: readonly string[]) => `In force: ${listed(cards, say)}.`,
  reserve: (heroes: readonly string[]) =>
    heroes.length === 0 ? 'The Reserve is empty.' : `Reserve: ${listed(heroes, say)}.`,
  inventory: (cards: readonly string[]) => `Inventory: ${listed(cards, say)}.`,
  // replies
  wait: ({ seat, person }: Sitter) => `Waiting for ${person ?? say.name(seat)}.`,
  over: 'The game is over. Type “recap” to see how it went, “replay” to watch it, or “home”.',
  unknown: (line: string, answers: number) =>
    `“${line}” is no answer here. Choose a number from 1 to ${answers}, or type “help”.`,
  outOfRange: (answers: number) => `Choose a number from 1 to ${answers}, or type “help”.`,
  ambiguous: (numbers: readonly number[]) => `That could be ${either(numbers.map(String))}. Choose one of the numbers.`,
  allowed: 'Nothing speaks against it: it is among the answers.',
  whyWhat: 'Why what? For example: why move C2, why fight, why shoot D1, why city, why card Hubris.',
  whyUnknown: (words: string) => `I do not know what “${words}” would be. Try: why move C2, why fight.`,
  ruleOf: (id: string, text: string) => `${id}, ${say.name(id)}: ${text}`,
  noRule: (words: string) => `There is no rule “${words}”. Rules are called like MOVE-5 or FIGHT-10; cards have names.`,
  cardOf: (name: string, text: string) => `${name}: ${text}`,
  noCard: (words: string) => `There is no card “${words}”.`,
  noSpace: (words: string) => `There is no space “${words}”. Streets are called like C2, Districts by name.`,
  noHero: (words: string) => `There is no hero “${words}” in play.`,
  notHim: (asked: string, meant: string) => `It is ${say.name(asked)} who is asked, not ${say.name(meant)}.`,
  notAsked: 'You are not asked anything right now.',
  taken: 'Taken back.',
  nothingToUndo: 'There is nothing that you could take back.',
  suggested: (words: string) => `Suggested: ${words}. Type “do” to do it.`,
  noSuggestion: 'There is no suggestion for this question.',
  nothingChosen: 'Nothing is chosen. Type a number first, or “suggest”.',
  allDone: 'All done as suggested.',
  held: 'The window is held.',
  released: 'It passes.',
  noWindow: 'No window is open.',
  proposed: (seat: string, words: string) => `${say.name(seat)} wants: ${words}.`,
  disagree: (seat: string) => `${say.name(seat)} says: we cannot agree.`,
  stopped: (rest: readonly string[]) => `Left out: ${list(rest)}.`,
  saving: 'Here is the file of your game.',
  help: [
    'A number chooses the answer with that number.',
    'Words do too: move C2 · fight · shoot D1 · cleanse · city · explore · end · yes · no · pass · corrupt · roll · acolyte 2 to B1 · play Hubris.',
    'Several at once: move C2; fight; corrupt. It stops at the first that is not possible. “rose: move C2” makes sure that Rose is asked.',
    'answers: read the answers again. what: read the question again.',
    'why …: why something is not possible. rule MOVE-5 and card Hubris: what is written there.',
    'look C2: a space. who Rose: a hero. heroes, board, sin, story, hand, log 20: more of the table.',
    'way C3: what the way there costs, the shortest and the safest. walk C3 or walk safely C3: go there until something comes between.',
    'odds: what is to be expected of each answer. suggest, then do. all: everything of this kind as suggested.',
    'undo: take back your last decision. rewind: take it back in any case; other dice will fall.',
    'hold and release: windows of the Sins player. In a vote: hero 2: 1 for another player, disagree to give up.',
    'For the Sins player: arm, ask or quiet and a card; arm hubris against Rose, or from 2 wounds, or both; yield: all windows of this turn pass; draft abomination 1 to hero, fight: a reaction in advance; draft and forget.',
    'save: download the game. replay, recap, home, picture: go elsewhere.',
  ],
})
