import { hasMonster, heroAt, isStanding, MOVE_SPACES, monstersOnBoard } from '../board.ts'
import { ask, type Frame, type Game, NONE, procedure, push, START, YES_NO } from '../kernel.ts'
import { greatest } from '../modifiers.ts'
import { refusal } from '../refusals.ts'
import { startFight } from './fight.ts'
import { atMoment } from './moment.ts'
import { moveMonster, moveOptions, refuseMoveIntent } from './monsters.ts'
import { window } from './sin-cards.ts'

/** REACT. After a finished turn: one monster moves, then all monsters in the hero's space may fight him. */

export interface ReactionFrame extends Frame {
  readonly proc: 'reaction'
  /** The hero whose turn has just ended. */
  readonly place: number
  readonly hero: string
  spent: boolean
  /** A card did something in place of the move. */
  moveReplaced: boolean
  /** Figures that the reaction has moved. */
  moved: readonly number[]
}

/** `commit-reaction`: said beforehand; the token is spent at once, and the reaction comes at its time. */
export function commit(g: Game, reacts: boolean): void {
  const { turn } = g.s
  if (!turn) return
  turn.committed = reacts
  g.log?.({ event: 'reactionCommitted', hero: turn.hero, reacts })
  if (reacts) spend(g, turn.hero)
}

function spend(g: Game, hero: string): void {
  g.s.sins.reactions--
  if (g.s.turn) g.s.turn.reacted = true
  g.log?.({ event: 'reactionSpent', hero, left: g.s.sins.reactions })
}

const isCommitted = (g: Game): boolean => g.s.turn?.committed !== undefined

export function startReaction(g: Game, place: number): void {
  const frame: ReactionFrame = {
    proc: 'reaction',
    step: START,
    place,
    hero: heroAt(g, place).hero,
    spent: g.s.turn?.committed === true,
    moveReplaced: false,
    moved: [],
  }
  push(g, frame)
}

export function currentReaction(g: Game): ReactionFrame | null {
  for (const frame of g.s.stack) if (frame.proc === 'reaction') return frame as ReactionFrame
  return null
}

export const lastMoved = (g: Game): readonly number[] => currentReaction(g)?.moved ?? []

export const reactionSteps = (g: Game, figure: number): number => greatest(g, 'reactionMove', figure, MOVE_SPACES)

const isGoingOn = (g: Game, f: ReactionFrame): boolean => f.spent && isStanding(g, f.place, f.hero)

export const reaction = procedure<ReactionFrame>([
  ask({
    name: 'reaction',
    ask: 'reaction',
    rule: 'REACT-1',
    when: (g) => g.s.sins.reactions > 0 && !isCommitted(g),
    seat: () => 'sins',
    subject: (_, f) => ({ hero: f.hero }),
    options: () => YES_NO,
    answer: (g, f, option) => {
      if (!option.yes) return
      f.spent = true
      spend(g, f.hero)
    },
  }),
  window('reaction', isGoingOn),
  atMoment('reaction-open', (g, f) => isGoingOn(g, f) && !f.moveReplaced),
  ask({
    name: 'reaction-move',
    ask: 'reaction-move',
    rule: 'REACT-1',
    when: (g, f) => isGoingOn(g, f) && !f.moveReplaced,
    seat: () => 'sins',
    subject: (_, f) => ({ hero: f.hero }),
    options: (g) => [NONE, ...moveOptions(g, monstersOnBoard(g), (figure) => reactionSteps(g, figure))],
    answer: (g, f, option) => {
      if (option.monster) f.moved = [moveMonster(g, option, 'REACT-1')]
    },
    refuse: (g, _, intent) => refuseMoveIntent(g, intent, (figure) => reactionSteps(g, figure)),
  }),
  atMoment('reaction-moved', isGoingOn),
  ask({
    name: 'reaction-fight',
    ask: 'reaction-fight',
    rule: 'REACT-1',
    when: (g, f) => isGoingOn(g, f) && hasMonster(g, heroAt(g, f.place).space),
    seat: () => 'sins',
    subject: (_, f) => ({ hero: f.hero }),
    options: () => YES_NO,
    answer: (g, f, option) => {
      if (option.yes) startFight(g, f.place, 'sins')
    },
    refuse: () => refusal('no-monsters-here', 'FIGHT-13'),
  }),
])
