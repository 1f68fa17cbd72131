import { heroAt, isStanding, isStreet, MOST_CORRUPTION, seatOf } from '../board.ts'
import type { Option } from '../contract.ts'
import { effectFrame } from '../effects/effect.ts'
import { act, ask, type Frame, type Game, NONE, only, procedure, push, START, type Step } from '../kernel.ts'
import { endTexts, type Turn } from '../state.ts'
import { settleMission } from '../story/missions.ts'
import { note } from '../story/progress.ts'
import { deedOptions, doDeed, refuseDeed } from './deeds.ts'
import { atMoment } from './moment.ts'
import { NO_LIMIT } from './move.ts'
import { startReaction } from './reaction.ts'
import { discardOpenCard, window } from './sin-cards.ts'

/** ROUND-4 to ROUND-7, TURN. Turns pass around the table; each is a Move, an Action, and what the hero may do beside them. */

export interface CircleFrame extends Frame {
  readonly proc: 'heroTurns'
  /** Whose turn it would be. */
  place: number
  /** How many heroes in a row took no turn: a full circle ends the step (ROUND-7). */
  passed: number
}

export const circleFrame = (place: number): CircleFrame => ({ proc: 'heroTurns', step: START, place, passed: 0 })

const TURN: Option = Object.freeze({ id: 'turn', with: 'turn' })
const EXTRA: Option = Object.freeze({ id: 'extra', with: 'extra' })

const MUST_TURN: readonly Option[] = [TURN]
const TURN_OR_EXTRA: readonly Option[] = [TURN, EXTRA]
const EXTRA_OR_PASS: readonly Option[] = [EXTRA, NONE]
const SKIPPED: readonly Option[] = [NONE]

export const heroTurns = procedure<CircleFrame>([
  ask({
    name: 'take-turn',
    ask: 'take-turn',
    rule: (g, f) => (heroAt(g, f.place).turns > 0 ? 'ROUND-5' : 'ROUND-6'),
    when: (g, f) => f.passed < g.s.heroes.length, // ROUND-7
    seat: (g, f) => seatOf(g, f.place),
    subject: (g, f) => ({ hero: heroAt(g, f.place).hero }),
    options: (g, f) => {
      const hero = heroAt(g, f.place)
      if (hero.turns > 0) return hero.extraTurns > 0 ? TURN_OR_EXTRA : MUST_TURN
      return hero.extraTurns > 0 ? EXTRA_OR_PASS : SKIPPED // ROUND-10
    },
    answer: (g, f, option) => {
      const { place } = f
      f.place = (place + 1) % g.s.heroes.length
      if (option.with) {
        f.passed = 0
        startTurn(g, place, option.with as 'turn' | 'extra')
      } else {
        f.passed++
        if (heroAt(g, place).extraTurns > 0) g.log?.({ event: 'turnPassed', hero: heroAt(g, place).hero })
      }
      return 'again'
    },
  }),
])

export interface TurnFrame extends Frame {
  readonly proc: 'heroTurn'
  readonly place: number
  readonly hero: string
}

/** ROUND-5: the token is spent, and the facts of the new turn begin. */
function startTurn(g: Game, place: number, token: 'turn' | 'extra'): void {
  const hero = heroAt(g, place)
  if (token === 'turn') hero.turns--
  else hero.extraTurns--
  discardOpenCard(g) // SIN-1
  g.s.turn = newTurn(g, place)
  g.log?.({ event: 'turnStarted', hero: hero.hero, with: token })
  push(g, turnFrame(g, place))
}

export const turnFrame = (g: Game, place: number): TurnFrame => ({
  proc: 'heroTurn',
  step: START,
  place,
  hero: heroAt(g, place).hero,
})

export const newTurn = (g: Game, place: number): Turn => ({
  place,
  hero: heroAt(g, place).hero,
  steps: 0,
  streetsOnly: isStreet(g, heroAt(g, place).space),
  moveOver: false,
  acted: false,
  paid: false,
  moveLimit: NO_LIMIT,
  card: null,
  progressRose: false,
  finished: false,
  reacted: false,
  dropped: [],
})

/** TURN-5, TURN-8, ORD-13: with the hero ends his turn. */
const isAlive = (g: Game, f: TurnFrame): boolean => isStanding(g, f.place, f.hero)

/** ORD-6: the end of a turn. */
const endOfTurn: readonly Step<TurnFrame>[] = [
  atMoment('turn-end'),
  settleMission(),
  act('story-check', (g, f) => note(g, 'turnEnd', { place: f.place, space: heroAt(g, f.place).space })),
  settleMission(),
  atMoment('turn-end-text'),
  settleMission(),
  window('turn-end'),
  settleMission(),
  act(
    'dark-past',
    (g, f) => revealDarkPast(g, f),
    (g, f) => heroAt(g, f.place).corruption >= MOST_CORRUPTION && g.s.darkPast[f.hero] !== undefined,
  ),
  settleMission(),
]

/** DARK-1: revealed, carried out, discarded. */
function revealDarkPast(g: Game, f: TurnFrame): void {
  const card = g.s.darkPast[f.hero] as string
  const { [f.hero]: _, ...left } = g.s.darkPast
  g.s.darkPast = left
  g.s.darkPastRevealed = [...g.s.darkPastRevealed, card]
  g.log?.({ event: 'darkPastRevealed', hero: f.hero, card })
  push(g, effectFrame(g, `past:${card}`, card, f.place))
}

export const heroTurn = procedure<TurnFrame>([
  atMoment('turn-start'),
  window('turn-start', isAlive),
  settleMission(),
  ...only(isAlive, [
    ask<TurnFrame>({
      name: 'hero-turn',
      ask: 'hero-turn',
      rule: 'TURN-1',
      always: true,
      when: (g) => !g.s.turn?.finished,
      seat: (g, f) => seatOf(g, f.place),
      subject: (_, f) => ({ hero: f.hero }),
      options: (g, f) => deedOptions(g, f.place),
      answer: (g, f, option) => {
        if (option.do !== 'end') {
          doDeed(g, f.place, option)
          return 'back' // STORY-7: first a mission that the deed accomplished gives way
        }
        if (g.s.turn) g.s.turn.finished = true
        g.log?.({ event: 'turnEnded', hero: f.hero })
      },
      refuse: (g, f, intent) => refuseDeed(g, f.place, intent),
    }),
    ...endOfTurn,
    act<TurnFrame>('reaction', (g, f) => startReaction(g, f.place)),
  ]),
  settleMission(),
  act('turn-over', (g) => {
    g.s.turn = null
    endTexts(g.s, 'turn')
  }),
])
