import type { Bonus, HeroClass, HeroView, Npc, View } from '@haven/engine'
import type { Facts, FormFacts } from '../../model/facts.ts'

/** WOUND-2, CORR-1 and SETUP-7. */
export const FATAL_WOUNDS = 5
export const MOST_CORRUPTION = 7
export const TURN_TOKENS = 2

/** Does the bonus of a slot count: in the roll that is going on, if corruption were taken now, or not at all? */
export type Counts = 'now' | 'would' | 'no'

export interface SlotModel {
  readonly slot: number
  readonly bonus: Bonus
  readonly wounded: boolean
  readonly isLevel: boolean
  readonly counts: Counts
}

export interface HeldCard {
  readonly id: string
  /** Once a round, and used. */
  readonly used: boolean
  /** It does nothing now. */
  readonly asleep: boolean
}

export interface HeroModel {
  readonly place: number
  readonly hero: string
  readonly form: string
  readonly class: HeroClass
  readonly seat: string
  readonly space: string
  readonly stats: FormFacts
  readonly abilityUsed: boolean
  readonly dead: boolean
  /** The how many-eth of the team to die; 0 while he lives. */
  readonly death: number
  /** Lost to his Dark Past: what he is now is a monster of the board. */
  readonly isFallen: boolean
  readonly isCurrent: boolean
  /** Somebody else is on turn. */
  readonly isWaiting: boolean
  readonly isFirst: boolean
  readonly corruption: number
  readonly slots: readonly SlotModel[]
  /** The level of the bonuses of the roll that is going on; 0 if none was bought. */
  readonly rollLevel: number
  readonly wounds: number
  readonly turns: number
  readonly extraTurns: number
  readonly cityAction: boolean
  readonly upgrades: readonly HeldCard[]
  readonly npcs: readonly Npc[]
  readonly innocents: number
  /** His Dark Past, if the story has it: the card lies face down for all but the Sins player. */
  readonly past: { readonly card: string | null } | null
}

/** CORR-4: what was bought for the roll of this hero that is going on. */
function rollLevelOf({ roll }: Pick<View, 'roll'>, hero: string): number {
  if (!roll) return 0
  return roll.hero === hero ? roll.level : rollLevelOf({ roll: roll.within }, hero)
}

function slotsOf(hero: HeroView, track: readonly Bonus[], rollLevel: number): SlotModel[] {
  const counting = rollLevel > 0 ? rollLevel : hero.corruption < MOST_CORRUPTION ? hero.corruption + 1 : 0
  return track.map((bonus, i) => {
    const slot = i + 1
    const wounded = hero.wounds.includes(slot)
    const open = !wounded && bonus.kind !== 'none' && slot <= counting && !hero.dead
    return {
      slot,
      bonus,
      wounded,
      isLevel: slot === hero.corruption,
      counts: open ? (rollLevel > 0 ? 'now' : 'would') : 'no',
    }
  })
}

function pastOf(view: View, hero: string): HeroModel['past'] {
  return hero in view.darkPast ? { card: view.darkPast[hero] ?? null } : null
}

/** One of Them: he has a piece of the board under his name. */
export const isFallen = ({ monsters }: Pick<View, 'monsters'>, hero: string): boolean =>
  monsters.some(({ id }) => id === `fallen-${hero}`)

/** Those who died and were replaced came before those who lie there still. */
function deathOf({ setup, heroes, reserve }: View, place: number): number {
  if (!heroes[place]?.dead) return 0
  const replaced = setup.team.length - heroes.length - reserve.length
  return Math.max(0, replaced) + heroes.slice(0, place + 1).filter(({ dead }) => dead).length
}

export function heroModel(view: View, place: number, facts: Facts): HeroModel {
  const hero = view.heroes[place] as HeroView
  const stats = facts.forms[hero.form] as FormFacts
  const track = facts.heroes[hero.hero]?.track ?? []
  const rollLevel = rollLevelOf(view, hero.hero)
  return {
    place,
    hero: hero.hero,
    form: hero.form,
    class: stats.class,
    seat: hero.seat,
    space: hero.space,
    stats,
    abilityUsed: view.used.includes(stats.ability),
    dead: hero.dead,
    death: deathOf(view, place),
    isFallen: isFallen(view, hero.hero),
    isCurrent: view.turn?.place === place && !view.turn.finished,
    isWaiting: view.turn !== null && view.turn.place !== place,
    isFirst: view.first === place,
    corruption: hero.corruption,
    slots: slotsOf(hero, track, rollLevel),
    rollLevel,
    wounds: hero.wounds.length,
    turns: hero.turns,
    extraTurns: hero.extraTurns,
    cityAction: hero.cityAction,
    upgrades: hero.upgrades.map((id) => ({
      id,
      used: view.used.includes(id),
      asleep: view.sleeping?.includes(id) === true,
    })),
    npcs: hero.npcs,
    innocents: hero.innocents,
    past: pastOf(view, hero.hero),
  }
}

export const heroModels = (view: View, facts: Facts): HeroModel[] =>
  view.heroes.map((_, place) => heroModel(view, place, facts))

/** The heroes in the order of this round, from the first on. */
export function turnOrder(view: View): number[] {
  const places = view.heroes.map((_, place) => place)
  const first = Math.max(0, view.first)
  return [...places.slice(first), ...places.slice(0, first)]
}

/** Who comes next in the circle with a token to spend; null at the end of the round. */
export function nextPlace(view: View): number | null {
  const now = view.turn?.place ?? null
  const order = turnOrder(view)
  const from = now === null ? 0 : order.indexOf(now) + 1
  const circle = [...order.slice(from), ...order.slice(0, from)]
  return circle.find((place) => (view.heroes[place] as HeroView).turns > 0) ?? null
}
