import type { Frame } from './kernel.ts'
import type { DeathFrame } from './procedures/death.ts'
import type { FightFrame } from './procedures/fight-frame.ts'
import type { MomentFrame } from './procedures/moment.ts'
import type { CheckFrame, StepFrame } from './procedures/move.ts'
import type { ReactionFrame } from './procedures/reaction.ts'
import type { CircleFrame, TurnFrame } from './procedures/turn.ts'
import type { HurtFrame } from './procedures/wounds.ts'

/**
 * A frame of its own with the same in it. Those that lie on the stack most of the time are written out: a spread meets
 * too many shapes there and takes six times as long, which is half of the copy of a game.
 */
export function copyFrame(frame: Frame): Frame {
  switch (frame.proc) {
    case 'game':
    case 'round':
      return { proc: frame.proc, step: frame.step }
    case 'heroTurns':
      return copyCircle(frame as CircleFrame)
    case 'heroTurn':
      return copyTurn(frame as TurnFrame)
    case 'step':
      return copyStep(frame as StepFrame)
    case 'check':
      return copyCheck(frame as CheckFrame)
    case 'wounds':
      return copyHurt(frame as HurtFrame)
    case 'heroDeath':
      return copyDeath(frame as DeathFrame)
    case 'reaction':
      return copyReaction(frame as ReactionFrame)
    case 'fight':
    case 'rangedFight':
      return copyFight(frame as FightFrame)
    case 'moment':
      return copyMoment(frame as MomentFrame)
    default:
      return { ...frame }
  }
}

const copyCircle = ({ proc, step, place, passed }: CircleFrame): CircleFrame => ({ proc, step, place, passed })
const copyTurn = ({ proc, step, place, hero }: TurnFrame): TurnFrame => ({ proc, step, place, hero })

const copyStep = ({ proc, step, place, hero, from, to }: StepFrame): StepFrame => ({
  proc,
  step,
  place,
  hero,
  from,
  to,
})

const copyCheck = ({ proc, step, place, hero, kind, space }: CheckFrame): CheckFrame => ({
  proc,
  step,
  place,
  hero,
  kind,
  space,
})

const copyHurt = ({ proc, step, place, hero, cause, bury, left }: HurtFrame): HurtFrame => ({
  proc,
  step,
  place,
  hero,
  cause,
  bury,
  left,
})

const copyDeath = ({ proc, step, place, hero, cause, inherit }: DeathFrame): DeathFrame => ({
  proc,
  step,
  place,
  hero,
  cause,
  inherit,
})

const copyReaction = ({ proc, step, place, hero, spent, moveReplaced, moved }: ReactionFrame): ReactionFrame => ({
  proc,
  step,
  place,
  hero,
  spent,
  moveReplaced,
  moved,
})

const copyMoment = ({ proc, step, moment, place, text, waiting }: MomentFrame): MomentFrame => ({
  proc,
  step,
  moment,
  place,
  text,
  waiting,
})

const copyFight = (f: FightFrame): FightFrame => ({
  proc: f.proc,
  step: f.step,
  place: f.place,
  hero: f.hero,
  space: f.space,
  heroDice: f.heroDice,
  leastDice: f.leastDice,
  noTeamwork: f.noTeamwork,
  level: f.level,
  rolled: f.rolled,
  turned: f.turned,
  faith: f.faith,
  choices: f.choices,
  picked: f.picked,
  by: f.by,
  ranged: f.ranged,
  target: f.target,
  alone: f.alone,
  sinDice: f.sinDice,
  heroDefense: f.heroDefense,
  forceFaith: f.forceFaith,
  sinRoll: f.sinRoll,
  hits: f.hits,
  doomed: f.doomed,
  killed: f.killed,
  movers: f.movers,
  arrived: f.arrived,
  wounds: f.wounds,
  corruption: f.corruption,
})
