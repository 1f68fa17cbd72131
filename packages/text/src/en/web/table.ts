import type { RollOf } from '@haven/engine'
import type { Say } from '../../language.ts'
import type { Sitter } from '../../sitter.ts'
import { count } from '../grammar.ts'
import { assign } from './assign.ts'
import { odds } from './odds.ts'

const ROLLS: Readonly<Record<RollOf, (hero: string) => string>> = {
  fight: (hero) => `${hero} fights`,
  ranged: (hero) => `${hero} shoots`,
  cleanse: (hero) => `${hero} cleanses`,
  'corruption-check': (hero) => `Corruption check for ${hero}`,
  'fire-check': (hero) => `Fire check for ${hero}`,
}

/** What is there comes in words, as the game as text tells it. */
interface SpaceFacts {
  readonly space: string
  readonly isDistrict: boolean
  readonly heroes: readonly string[]
  readonly monsters: readonly string[]
  readonly tokens: readonly string[]
  /** City Actions, covered ones and a used slot told. */
  readonly city: readonly string[]
  /** What a press there would do. */
  readonly note: string | null
}

/** "Dockside, District. Leah. 2 Acolytes. Fire. City: Heal, Repent. Move to Dockside." */
function spaceOf({ space, isDistrict, heroes, monsters, tokens, city, note }: SpaceFacts, say: Say): string {
  const parts = [
    `${say.space(space)}, ${isDistrict ? 'District' : 'Street'}`,
    ...[heroes, monsters, tokens].filter(({ length }) => length > 0).map((things) => things.join(', ')),
    ...(city.length === 0 ? [] : [`City: ${city.join(', ')}`]),
    ...(note === null ? [] : [note]),
  ]
  return parts.map((part) => `${part}.`).join(' ')
}

const sitter = ({ seat, person }: Sitter, say: Say): string => person ?? say.name(seat)

/** The table screen: prompt bar, log, windows, votes, the end. */
export const table = (say: Say) => ({
  board: 'City',
  views: 'Views',
  promptBar: 'Your decision',
  heroes: 'Heroes',
  sin: 'Sin',
  story: 'Story',
  log: 'Log',
  wholeLog: 'all of it',
  wholeLogTitle: 'The whole log',
  menu: 'Menu',
  round: (round: number) => `Round ${round}`,
  hand: 'Your hand',
  handOf: (number: number) => `Your hand: ${count(number, 'card')}`,
  // the prompt bar
  /** Who sits there: a person by name, else the seat. */
  sitter: (who: Sitter) => sitter(who, say),
  waitingFor: (who: Sitter) => `Waiting for ${sitter(who, say)} …`,
  thinking: (who: Sitter) => `${sitter(who, say)} is thinking …`,
  playing: 'It happens …',
  allOptions: 'All answers',
  places: (from: string | null, number: number) =>
    `${from === null ? '' : `from ${say.space(from)}, `}${count(number, 'place')}`,
  undo: 'Undo',
  undoHint: 'Take back your last decision',
  rewind: 'Rewind',
  rewindHint: 'Take it back in any case; other dice will fall',
  rule: (id: string) => `Rule ${say.name(id)}`,
  ruleOf: (id: string) => `${id}, ${say.name(id)}`,
  allowed: 'Nothing speaks against it: it is among the answers.',
  notSaved: 'This browser does not keep the game. Download it before you leave.',
  yourDecision: (question: string) => `Your decision. ${question}`,
  city: {
    start: 'Start',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    wholeMap: 'Whole map',
    space: (facts: SpaceFacts) => spaceOf(facts, say),
  },
  // the fight
  fight: (hero: string, where: string) => `${say.name(hero)} fights in ${say.space(where)}`,
  shot: (hero: string, where: string) => `${say.name(hero)} shoots at ${say.space(where)}`,
  lanes: { prepare: 'Prepare', sins: 'Sins', last: 'Last word', roll: 'Roll', resolve: 'Resolve' },
  against: (monsters: readonly string[]) => `against ${monsters.map(say.name).join(', ')}`,
  assign: assign(say),
  rollOf: (roll: RollOf, hero: string) => ROLLS[roll](say.name(hero)),
  odds: odds(say),
  // windows of the Sins player
  pulse: 'The Sins player may act',
  hold: 'Hold',
  holdHint: 'The Sins player wants to look at the cards',
  letGo: 'Let it pass',
  armed: 'Armed',
  ask: 'Ask',
  quiet: 'Quiet',
  armedHint: 'Played as soon as its moment comes',
  askHint: 'You are asked at its moment',
  quietHint: 'Never stop for this card',
  orderOf: (card: string) => `${say.name(card)}: when its moment comes`,
  armedAgainst: (card: string) => `${say.name(card)} is armed against`,
  againstAll: 'everybody',
  fromWounds: (card: string) => `${say.name(card)} is armed from so many wounds on`,
  leastWounds: (number: number) => (number === 0 ? 'hurt or not' : `${count(number, 'wound')} or more`),
  yieldTurn: 'Pass all windows of this turn',
  // the curtain
  curtain: (seat: string) => `Pass the screen to the ${say.name(seat)}`,
  curtainText: 'The next question is not for the other eyes at this table.',
  curtainOpen: 'Hold to open',
  curtainOpenHint: 'Hold the button, or the Space bar, for half a second',
  // votes
  vote: 'Unite or fall',
  voteAgree: (agreeing: number, seats: number) => `${agreeing} of ${seats} agree`,
  voteChip: (who: Sitter, option: string) => `${sitter(who, say)}: ${option}`,
  giveUpBy: (who: Sitter) => `${sitter(who, say)}: we cannot agree`,
  giveUpHint: 'A second player has to confirm it; then the Sins player decides',
  gaveUp: (number: number) => `${count(number, 'player')} cannot agree`,
  // log
  sealed: 'sealed',
  // the menu
  save: 'Download this game',
  record: 'Download the record',
  position: 'Download the position',
  shareLink: 'Copy a link to this position',
  keys: 'Keyboard',
  legend: 'Legend',
  keysOrLegend: 'Keyboard and legend',
  // the end
  home: 'Leave the table',
  // keyboard sheet
  keyList: {
    digits: 'A deed, a card or a slot by its number; in the list an answer',
    end: 'End the turn',
    undo: 'Undo',
    suggest: 'Suggest an answer for wounds, Hits and FAITH',
    list: 'All answers in words',
    clear: 'Begin a plan anew',
    rule: 'Show the rule',
    why: 'What a chance counts on',
    book: 'Story and threat',
    targets: 'Next legal target on the board',
    stops: 'Next part of the table',
    confirm: 'Do what is chosen; while a film runs, on to the next scene (with Shift to its end)',
    freeze: 'Hold the film, and let it go on',
    captions: 'The last five sentences of what happened',
    hold: 'Hold a window (Sins player)',
    yield: 'Pass all windows of this turn (Sins player)',
    draft: 'Draft a reaction (Sins player)',
    zen: 'Board only',
    log: 'The whole log',
    inspect: 'What is this? Again: the next thing there',
    reach: 'Hold: what monsters can reach',
    help: 'This sheet',
    back: 'Back, close',
  },
})
