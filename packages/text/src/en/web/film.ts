import type { Event } from '@haven/engine'
import type { Say } from '../../language.ts'
import { count, list, percent } from '../grammar.ts'
import { caption } from './captions.ts'

/** What happened in a turn that nobody watched. */
interface Turn {
  readonly hero: string | null
  readonly round: number | null
  readonly deaths: readonly string[]
  readonly kills: number
  readonly wounds: number
  readonly cards: readonly string[]
  readonly level: number | null
  readonly missions: readonly string[]
}

function turnOf({ hero, round, deaths, kills, wounds, cards, level, missions }: Turn, say: Say): string {
  const facts = [
    ...deaths.map((each) => `${say.name(each)} died`),
    ...(kills > 0 ? [`${count(kills, 'monster')} killed`] : []),
    ...(wounds > 0 ? [count(wounds, 'wound')] : []),
    ...cards.map((card) => say.name(card)),
    ...(level === null ? [] : [`Apocalypse ${level}`]),
    ...missions.map((mission) => `${say.name(mission)} accomplished`),
  ]
  const who = hero === null ? (round === null ? '' : `Round ${round}`) : say.name(hero)
  if (facts.length === 0) return `${who}.`
  return who === '' ? `${list(facts)}.` : `${who}: ${list(facts)}.`
}

/** The film: captions, its tempo, and what is staged. */
export const film = (say: Say) => ({
  /** The event that a scene is about, with everything told in one with it. */
  caption: (main: Event, all: readonly Event[], sin: string) => caption(main, all, sin, say),
  lane: 'What happens',
  last: 'The last sentences',
  tempo: 'Tempo of the film',
  tempos: { read: 'Read', normal: '×1', quick: '×2', instant: 'Instant' },
  tempoHints: {
    read: 'Cards wait for a press',
    normal: 'As it happens',
    quick: 'Twice as fast',
    instant: 'Nothing is shown',
  },
  skip: 'Go on',
  space: 'Space',
  skipAll: 'Skip all',
  hold: 'Hold',
  holdOn: 'Resume',
  goesOn: (seconds: number) => `Goes on in ${seconds} s`,
  waits: 'Waits for you',
  held: 'Held',
  restHint: 'rest the pointer on the card to read on',
  cards: {
    sin: (sin: string) => `${say.name(sin)} plays a Sin card`,
    apocalypse: 'Apocalypse',
    past: (hero: string) => `${say.name(hero)}'s Dark Past`,
  },
  /** What a card makes of the fight it is played in. */
  moreDice: (dice: number, hero: string) => `${count(dice, 'more die', 'more dice')} against ${say.name(hero)}.`,
  diceOf: (sin: string) => `${say.name(sin)}’s dice`,
  from: (before: number, after: number) => `${before} → ${after}`,
  /** Null: he has no choice about corruption. */
  dies: (hero: string, corruption: boolean | null) =>
    corruption === false ? 'without it' : `${say.name(hero)} dies${corruption ? ', with corruption' : ''}`,
  chances: (before: number, after: number) => `${percent(before).replace(/\s*%$/, '')} → ${percent(after)}`,
  against: (hero: string) => `Against ${say.name(hero)}`,
  inForce: 'In force from now on',
  oneCard: (sin: string) => `One Sin card a turn: ${say.name(sin)} can play no other until the next hero's turn.`,
  isDead: (hero: string) => `${say.name(hero)} is dead`,
  reserveLeft: (left: number) => (left === 0 ? 'Nobody is left in the Reserve' : `${left} left in the Reserve`),
  lastLife: (hero: string) => `${say.name(hero)}: 1 life left`,
  level: (level: number) => `Apocalypse ${level}`,
  accomplished: 'Mission accomplished',
  begun: 'New mission',
  round: (round: number) => `Round ${round}`,
  joins: (hero: string) => `${say.name(hero)} joins`,
  away: (turns: number) => `While you were away: ${count(turns, 'turn')}`,
  awayTurn: (turn: Turn) => turnOf(turn, say),
  watchAll: 'Watch all',
  again: 'Show it again',
  moment: 'Open this moment',
})
