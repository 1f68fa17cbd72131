import type { CoachId } from '@haven/content'
import type { Params } from '@haven/engine'
import type { Say } from '../language.ts'

/** What a line tells of: ids and numbers, and answers that are in words already. */
export interface CoachFacts {
  readonly params: Params
  readonly told: readonly string[]
}

/** What would have been better, and by how much. */
export interface WiserFacts {
  readonly given: string
  readonly answer: string
  readonly next: readonly string[]
  /** Of the chance to win: about this, and the range in which it lies. */
  readonly gain: number
  readonly low: number
  readonly high: number
}

/** Options begin with a capital, as headings do; inside a sentence they do not. */
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
const inOrder = ([first = '', ...next]: readonly string[]): string => [first, ...next.map(small)].join(', then ')
const points = (gain: number): number => Math.max(1, Math.round(100 * gain))

const LINES = (say: Say): Readonly<Record<CoachId, (facts: CoachFacts) => string>> => {
  const name = (id: unknown): string => say.name(String(id))
  const space = (id: unknown): string => say.space(String(id))
  return {
    death: ({ params: { dead, left } }) =>
      `${name(dead)} is gone, ${left} left to come. The newcomer is clean: spend that.`,
    heal: ({ params: { wounds, district } }) =>
      `${wounds} wounds. ${space(district)} heals, in reach, and costs no Action.`,
    repent: ({ params: { district } }) => `At 7 the offers end. ${space(district)} can take you down again.`,
    alone: ({ params: { friend } }) => `Alone you lose one Defense to Pride. ${name(friend)} could stand here first.`,
    leave: ({ params: { p } }) => `Leaving costs a wound for certain. Fighting here kills with ${p} %.`,
    city: ({ params: { district } }) => `Your City Action is unspent, and ${space(district)} is under your feet.`,
    keep: () => 'The offer buys little here. Keep it for a harder roll.',
    offer: ({ params: { off, on } }) => `Here the offer is worth it: ${off} % becomes ${on} %.`,
    shoot: ({ params: { hero, space: at, p } }) =>
      `${name(hero)} sees ${space(at)} along the Street: ${p} % from here. Survivors in reach strike back.`,
    orders: () => 'Field Orders: a friend within two takes an Action now. Who has the best roll?',
    way: ({ told, params: { goesOn, rolls, ends } }) =>
      ends
        ? 'Nothing more is worth its price this turn. End it here.'
        : `${goesOn ? 'It goes on' : 'Worth this turn'}: ${small(inOrder(told))}.${rolls ? ' Of its dice take what lies ready.' : ''}`,
    free: () => 'The Sin has no token left this round. Take your risks now.',
    kills: ({ params: { n } }) => `${n} more kills this round, or the Apocalypse climbs twice.`,
    altar: () => 'A hero on an Altar when the round ends stops its card.',
    start: () => 'Who goes first? Best the one with a sure kill, before the Sin moves.',
    branch: () => 'Strong arms thin the herd; high Skill burns Nests. Which are you?',
    card: () => 'One card a turn. It lies open, and then everybody knows it is gone.',
    nest: () => 'They return on free Nests. Cleanse a Nest, and fewer find the way.',
    controller: () => 'Beside the Controller lesser monsters have one Defense more. Draw them apart.',
    over: () => 'Look at How it went: three turns decided this night.',
  }
}

/** The coach of the first real games: his lines, and what stands around them. */
export const coach = (say: Say) => ({
  lines: LINES(say),
  name: 'Coach',
  rule: 'Rule',
  gotIt: 'Got it',
  gotItHint: 'Never say this again',
  quiet: 'Quiet',
  quietHint: 'The coach says nothing until called',
  call: 'Call the coach',
  ask: 'What would have been better?',
  /** For those who type. */
  nothing: 'There is nothing to say about that.',
  gone: 'That will not be said again.',
  wisest: ({ given }: Pick<WiserFacts, 'given'>) => `“${given}” was as good as anything I know.`,
  wiser: ({ given, answer, next, gain, low, high }: WiserFacts) =>
    `Instead of “${small(given)}”: ${small(inOrder([answer, ...next]))}. About ${points(gain)} ${points(gain) === 1 ? 'point' : 'points'} more to win (${Math.max(0, Math.round(100 * low))} to ${Math.round(100 * high)}).`,
})
