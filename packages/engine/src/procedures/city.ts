import { heroAt, isDistrict, isForbidden, isStanding, isWithin, seatOf, spaceId, uncoveredIcons } from '../board.ts'
import type { CityAction, Option } from '../contract.ts'
import { type Act, act, ask, type Frame, type Game, NONE, procedure, push, START } from '../kernel.ts'
import { anyOf, greatest, least, sum } from '../modifiers.ts'
import { type Refusal, refusal } from '../refusals.ts'
import { note } from '../story/progress.ts'
import { cardOption, gainUpgrade, refillInventory } from './death.ts'
import { moment } from './moment.ts'
import { startOrbital } from './orbital.ts'
import { window } from './sin-cards.ts'
import { gainExtraTurn, tellGain } from './tokens.ts'
import { forceCorruption, woundSlots } from './wounds.ts'

/** CITY. The use of a District is one thing: all of its uncovered icons, in the order the hero likes (CITY-2, CITY-6). */

export interface CityFrame extends Frame {
  readonly proc: 'city'
  readonly place: number
  readonly hero: string
  readonly space: number
  /** Icons not yet carried out. */
  icons: readonly CityAction[]
  healed: number
  /** Cards may let only so many icons be carried out. */
  most: number
  /** How many were, where a text limits that. */
  done?: number
  /** What a card adds to the price of each icon. */
  price?: number
  /** An icon that is being paid for. */
  bought?: CityAction
}

/** What an icon or a token costs is told by this cause. */
export const PRICE = 'price'

const NOT_A_DISTRICT = refusal('not-a-district', 'CITY-1')
const OUT_OF_REACH = refusal('city-out-of-reach', 'CITY-1')
const TOKEN_SPENT = refusal('city-token-spent', 'CITY-1')
const SLOT_TAKEN = refusal('slot-taken', 'CITY-1')
const FORBIDDEN = refusal('city-forbidden', 'ORD-4')

/** May he use the District in this space, his own unless told? */
export function refuseCity(g: Game, place: number, space = heroAt(g, place).space): Refusal | null {
  const hero = heroAt(g, place)
  if (!isDistrict(g, space)) return NOT_A_DISTRICT
  if (space !== hero.space && !isWithin(g, space, hero.space, cityReach(g, place))) return OUT_OF_REACH
  if (!hero.cityAction) return TOKEN_SPENT
  if (g.s.slots.includes(space) && !anyOf(g, 'slotShared', place)) return SLOT_TAKEN
  return anyOf(g, 'forbidCity', { place, space }) ? FORBIDDEN : null
}

/** `city-reach` */
const cityReach = (g: Game, place: number): number =>
  g.t.hooks.cityReach.length > 0 ? greatest(g, 'cityReach', place, 0) : 0

/** The Districts that he may use from where he stands. */
export function usableDistricts(g: Game, place: number): readonly number[] {
  const { space } = heroAt(g, place)
  const reach = cityReach(g, place)
  if (reach === 0) return refuseCity(g, place) ? NO_DISTRICT : [space]
  return g.map.spaces.flatMap((_, at) => (isWithin(g, at, space, reach) && !refuseCity(g, place, at) ? [at] : []))
}
const NO_DISTRICT: readonly number[] = []

export function startCity(g: Game, place: number, space = heroAt(g, place).space): void {
  const hero = heroAt(g, place)
  const printed = g.map.cityActions[space] as readonly CityAction[]
  const frame: CityFrame = {
    proc: 'city',
    step: START,
    place,
    hero: hero.hero,
    space,
    icons: uncoveredIcons(g, space).map((icon) => printed[icon] as CityAction),
    healed: 0,
    most: 99,
  }
  push(g, frame)
}

/** The use of a District that is going on: cards look at its icons. */
export function currentCity(g: Game): CityFrame | null {
  for (let i = g.s.stack.length - 1; i >= 0; i--) {
    const frame = g.s.stack[i] as Frame
    if (frame.proc === 'city') return frame as CityFrame
  }
  return null
}

// -------------------------------------------------------------------------------------------------- the icons

export const canHeal = (g: Game, place: number): boolean =>
  heroAt(g, place).wounds.length > 0 && !isForbidden(g, place, 'heal') && !anyOf(g, 'forbidHeal', place)

export const canRepent = (g: Game, place: number): boolean =>
  heroAt(g, place).corruption > 1 && !isForbidden(g, place, 'repent') && !anyOf(g, 'forbidRepent', place)

export interface HealFrame extends Frame {
  readonly proc: 'heal'
  readonly place: number
  readonly hero: string
  readonly cause: string
  left: number
}

/** `heal`: Wound markers of the hero's choice go; nothing if healing is forbidden him. */
export function heal(g: Game, place: number, count: number, cause: string): void {
  const frame: HealFrame = { proc: 'heal', step: START, place, hero: heroAt(g, place).hero, cause, left: count }
  push(g, frame)
}

export const healSteps = procedure<HealFrame>([
  ask({
    name: 'heal-slot',
    ask: 'heal-slot',
    rule: 'WOUND-1',
    when: (g, f) => f.left > 0 && canHeal(g, f.place),
    seat: (g, f) => seatOf(g, f.place),
    subject: (_, f) => ({ hero: f.hero, cause: f.cause }),
    options: (g, f) => woundSlots(heroAt(g, f.place)),
    answer: (g, f, option) => {
      const hero = heroAt(g, f.place)
      hero.wounds = hero.wounds.filter((slot) => slot !== option.slot)
      f.left--
      g.log?.({ event: 'woundHealed', hero: f.hero, slot: option.slot as number, cause: f.cause })
      return 'again'
    },
    refuse: (_, __, intent) =>
      intent.slot !== undefined ? refusal('slot-free', 'WOUND-1', { slot: intent.slot }) : null,
  }),
])

/** `repent`: corruption down by one, never below 1. Says whether it went down. */
export function repent(g: Game, place: number, cause: string): boolean {
  if (!canRepent(g, place)) return false
  const hero = heroAt(g, place)
  hero.corruption--
  g.log?.({ event: 'corruptionLost', hero: hero.hero, level: hero.corruption, cause })
  return true
}

export interface InventoryFrame extends Frame {
  readonly proc: 'inventory'
  readonly place: number
  readonly hero: string
  readonly cause: string
  /** A card lets the icon lapse. */
  lapsed: boolean
  /** A card was taken, and texts look at that. */
  got?: true
}

/** CITY-4: a card of the Inventory, replaced at once. */
export function takeUpgrade(g: Game, place: number, cause: string): void {
  const frame: InventoryFrame = {
    proc: 'inventory',
    step: START,
    place,
    hero: heroAt(g, place).hero,
    cause,
    lapsed: false,
  }
  push(g, frame)
}

export const inventorySteps = procedure<InventoryFrame>([
  act(
    'price',
    (g, f) => moment(g, 'inventory-icon', f.place),
    (_, f) => f.cause === 'inventory',
  ),
  act(
    'carry-out',
    (g, f) => g.log?.({ event: 'cityActionDone', hero: f.hero, action: 'inventory' }),
    (g, f) => f.cause === 'inventory' && !f.lapsed && heroAt(g, f.place).hero === f.hero,
  ),
  ask({
    name: 'upgrade',
    ask: 'upgrade',
    rule: 'CITY-4',
    when: (g, f) => !f.lapsed && heroAt(g, f.place).hero === f.hero && g.s.upgrades.inventory.length > 0,
    seat: (g, f) => seatOf(g, f.place),
    subject: (_, f) => ({ hero: f.hero, cause: f.cause }),
    options: (g) => g.s.upgrades.inventory.map(cardOption),
    answer: (g, f, option) => {
      gainUpgrade(g, f.place, option.card as string)
      refillInventory(g)
      f.got = true
      moment(g, 'gained', f.place, option.card as string)
    },
    refuse: (_, __, intent) =>
      intent.card !== undefined ? refusal('not-in-inventory', 'CITY-4', { card: intent.card }) : null,
  }),
  act(
    'upgrade-gained',
    (g, f) => tellGain(g, 'upgrade-gained', f.place),
    (g, f) => f.got === true && isStanding(g, f.place, f.hero),
  ),
])

// ------------------------------------------------------------------------------------------------- the District

function carryOut(g: Game, f: CityFrame, action: CityAction): void {
  const { place } = f
  // An Inventory icon may have a price; whether it is carried out shows when that is settled.
  if (action !== 'inventory') g.log?.({ event: 'cityActionDone', hero: f.hero, action })
  if (action === 'heal') {
    f.healed++
    heal(g, place, 1, 'heal')
  } else if (action === 'repent') {
    if (repent(g, place, 'repent')) note(g, 'repent', { place })
  } else if (action === 'extraTurn') gainExtraTurn(g, place, 'extraTurn')
  else if (action === 'inventory') takeUpgrade(g, place, 'inventory')
  else startOrbital(g, place)
}

const ICONS: Readonly<Record<CityAction, Option>> = {
  heal: Object.freeze({ id: 'heal', action: 'heal' }),
  repent: Object.freeze({ id: 'repent', action: 'repent' }),
  extraTurn: Object.freeze({ id: 'extraTurn', action: 'extraTurn' }),
  inventory: Object.freeze({ id: 'inventory', action: 'inventory' }),
  orbital: Object.freeze({ id: 'orbital', action: 'orbital' }),
}

export const healIcons = (g: Game, place: number): number => least(g, 'healIcons', place, 99)

/** Forced corruption for each icon that he carries out now; prices add up. */
export const iconPrice = (g: Game, f: CityFrame): number => Math.max(0, sum(g, 'iconPrice', f) + (f.price ?? 0))

const isOverLimit = (g: Game, f: CityFrame): boolean =>
  g.t.hooks.iconLimit.length > 0 && (f.done ?? 0) >= least(g, 'iconLimit', f, 99)

const isUser = (g: Game, f: CityFrame): boolean => isStanding(g, f.place, f.hero)

/** `icon-as`: what else an icon can be carried out as, and the answer that says so. */
const OTHERWISE: Readonly<Partial<Record<CityAction, Option>>> = {
  heal: Object.freeze({ id: 'repent:heal', action: 'repent', icon: 'heal' }),
  repent: Object.freeze({ id: 'heal:repent', action: 'heal', icon: 'repent' }),
}

/** Everything that an icon can be carried out as. */
export function iconWays(g: Game, place: number, icon: CityAction): readonly CityAction[] {
  const other = OTHERWISE[icon]?.action
  return other && anyOf(g, 'iconAs', place) ? [icon, other] : [icon]
}

/** Icons that can still be carried out; a limit on Heal icons counts what is done. */
function iconOptions(g: Game, f: CityFrame): Option[] {
  if (f.most <= 0 || isOverLimit(g, f)) return []
  const mayHeal = f.healed < healIcons(g, f.place)
  const icons = [...new Set(f.icons)]
  const options = icons.map((icon) => ICONS[icon])
  if (anyOf(g, 'iconAs', f.place)) options.push(...icons.flatMap((icon) => OTHERWISE[icon] ?? []))
  return options.filter(({ action }) => action !== 'heal' || mayHeal)
}

export const city = procedure<CityFrame>([
  act('use', (g, f) => {
    heroAt(g, f.place).cityAction = false
    g.s.slots = [...g.s.slots, f.space]
    g.log?.({ event: 'cityUsed', hero: f.hero, district: spaceId(g, f.space) })
    note(g, 'city', { space: f.space })
  }) as Act<CityFrame>,
  window('city-action'),
  ask({
    name: 'city-action',
    ask: 'city-action',
    rule: 'CITY-2',
    when: (g, f) => heroAt(g, f.place).hero === f.hero && iconOptions(g, f).length > 0,
    seat: (g, f) => seatOf(g, f.place),
    subject: (g, f) => ({ hero: f.hero, space: spaceId(g, f.space) }),
    options: (g, f) => [...iconOptions(g, f), NONE],
    answer: (g, f, option) => {
      const { action } = option
      if (!action) return
      const at = f.icons.indexOf(option.icon ?? action)
      f.icons = f.icons.filter((_, i) => i !== at)
      f.most--
      if (g.t.hooks.iconLimit.length > 0) f.done = (f.done ?? 0) + 1
      const price = iconPrice(g, f)
      if (price > 0) {
        f.bought = action
        forceCorruption(g, f.place, price, PRICE)
        return
      }
      carryOut(g, f, action)
      return 'again'
    },
    refuse: (_, __, intent) =>
      intent.action !== undefined ? refusal('icon-not-there', 'CITY-2', { action: intent.action }) : null,
  }),
  // It is carried out when it is paid; whoever dies of the price gets nothing for it.
  act(
    'paid',
    (g, f) => {
      const { bought } = f
      delete f.bought
      if (bought === undefined || !isUser(g, f)) return 'leave'
      carryOut(g, f, bought)
      return 'back'
    },
    (_, f) => f.bought !== undefined,
  ),
])
