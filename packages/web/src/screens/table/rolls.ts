import { type Event, type FightView, PROMPTS, type Result, type RollOf, type Side, type View } from '@haven/engine'
import type { LogStep } from '@haven/table'
import type { Scene } from '../../model/film/scenes.ts'
import { cancel, type RollModel, rollOf, turnFaith } from '../../parts/dice/dice-model.ts'

/** The dice on the table, and the fight around them: from the roll that everybody may see, and from what was told. */

export const LANES = ['prepare', 'sins', 'last', 'roll', 'resolve'] as const
export type Lane = (typeof LANES)[number]

type Rolled = Extract<Event, { event: 'diceRolled' }>

export interface Throw {
  /** The same throw has the same id, while it is shown and after it is told. */
  readonly id: string
  readonly of: RollOf
  readonly heroName: string
  readonly hero: RollModel | null
  readonly sins: RollModel | null
}

export interface Fight {
  readonly hero: string
  readonly ranged: boolean
  readonly target: string
  readonly monsters: readonly string[]
  readonly lane: Lane
}

const isRoll = (event: Event): event is Rolled => event.event === 'diceRolled'
const isFightRoll = ({ roll }: Rolled): boolean => roll === 'fight' || roll === 'ranged'

/** How far back a throw can begin: a fight is over in fewer steps than this. */
const STEPS_BACK = 60

/** What was told since the last thing that begins a roll, with what is being shown now. */
function since(log: readonly LogStep[], scene: Scene | null): { events: readonly Event[]; start: number } {
  const first = Math.max(0, log.length - STEPS_BACK)
  const told = log.slice(first).flatMap((step, i) => step.events.map((event) => ({ event, step: first + i })))
  const all = [...told, ...(scene?.events ?? []).map((event) => ({ event, step: log.length }))]
  const begun = all.findLastIndex(({ event }) => event.event === 'fightStarted' || event.event === 'cleanseStarted')
  return { events: all.slice(Math.max(0, begun)).map(({ event }) => event), start: all[begun]?.step ?? first }
}

/** The dice of a fight or a cleanse that goes on, or those that are being rolled. */
export function throwNow(view: View, log: readonly LogStep[], scene: Scene | null): Throw | null {
  // Checks are rolled beside their space.
  const shown = scene?.staging === 'check' ? [] : (scene?.events.filter(isRoll) ?? [])
  const isRolling = view.roll !== null
  const last = shown.at(-1)
  if (!isRolling && !last) return null
  const { events, start } = since(log, scene)
  const rolls = events.filter(isRoll)
  const now = last ?? rolls.at(-1)
  if (!now) return null
  // A check in the middle of a fight is a throw of its own.
  const same = rolls.filter((roll) => isFightRoll(roll) === isFightRoll(now) && roll.roll === now.roll)
  const hero = same.findLast(({ side }) => side === 'heroes')
  const sins = same.findLast(({ side }) => side === 'sins')
  const faith = events.flatMap((event): Result[] => (event.event === 'faithTurned' && !event.bonus ? [event.as] : []))
  const keyOf = (side: Side) => `${start} ${now.roll} ${side} ${same.filter((roll) => roll.side === side).length}`
  const heroRoll = hero ? turnFaith({ ...rollOf('heroes', hero.faces), key: keyOf('heroes') }, faith) : null
  const sinsRoll = sins ? { ...rollOf('sins', sins.faces), key: keyOf('sins') } : null
  const settled = events.findLast((event) => event.event === 'fightSettled')
  const id = `${start} ${now.roll} ${same.length}`
  const common = { id, of: now.roll, heroName: now.hero }
  if (!settled || !heroRoll || !sinsRoll) return { ...common, hero: heroRoll, sins: sinsRoll }
  const [ours, theirs] = cancel(heroRoll, sinsRoll, {
    hits: Math.max(0, settled.sinHits - settled.wounds),
    corruption: Math.max(0, settled.sinCorruption - settled.corruption),
  })
  return { ...common, hero: ours, sins: theirs }
}

/** The innermost fight, or null. */
function fightOf({ roll }: Pick<View, 'roll'>): FightView | null {
  return roll?.of === 'cleanse' ? fightOf({ roll: roll.within }) : roll
}

export function fightNow(view: View, isRolled: boolean): Fight | null {
  const fight = fightOf(view)
  if (!fight) return null
  const { hero, target, of } = fight
  return {
    hero,
    ranged: of === 'ranged',
    target,
    monsters: view.monsters.filter(({ space }) => space === target).map(({ id }) => id),
    lane: isRolled ? 'resolve' : laneOf(view),
  }
}

function laneOf({ awaiting: [asked] }: View): Lane {
  return (asked && PROMPTS[asked.kind].prepares) ?? 'prepare'
}
