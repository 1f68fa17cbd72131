import { heroAt, isDistrict, isStanding, seatOf, spaceId, supplyOf, uncoveredIcons } from '../board.ts'
import type { CityAction, Option } from '../contract.ts'
import { act, ask, type Game, nearest, type Step } from '../kernel.ts'
import { type CityFrame, currentCity, type InventoryFrame } from '../procedures/city.ts'
import { placeToken } from '../procedures/tokens.ts'
import type { EffectFrame } from './effect.ts'

/** Primitives that change what a District offers, for good or in the use that is going on. */

type Effect = Step<EffectFrame>

const iconOptions = (g: Game, space: number, icons: readonly number[]): Option[] => {
  const printed = g.map.cityActions[space] as readonly CityAction[]
  return [...new Set(icons.map((icon) => printed[icon] as CityAction))].map((icon) => ({ id: icon, icon }))
}

/** `cover-icon`: a Corruption token from the supply lies on an icon until it is cleansed. */
export const coverIcon = (space: (g: Game, f: EffectFrame) => number): Effect =>
  ask<EffectFrame>({
    name: 'cover-icon',
    ask: 'effect',
    rule: (_, f) => f.cause,
    when: (g, f) =>
      isDistrict(g, space(g, f)) && uncoveredIcons(g, space(g, f)).length > 0 && supplyOf(g, 'corruption') > 0,
    seat: () => 'sins',
    subject: (g, f) => ({ cause: f.cause, space: spaceId(g, space(g, f)) }),
    options: (g, f) => iconOptions(g, space(g, f), uncoveredIcons(g, space(g, f))),
    answer: (g, f, option) => {
      const at = space(g, f)
      const printed = g.map.cityActions[at] as readonly CityAction[]
      const icon = uncoveredIcons(g, at).find((each) => printed[each] === option.icon) as number
      placeToken(g, 'corruption', at, f.cause)
      g.s.covered = [...g.s.covered, { space: at, icon }]
      f.choice = 'covered'
      const covered = option.icon as CityAction
      g.log?.({ event: 'iconCovered', district: spaceId(g, at), icon: covered, cause: f.cause })
    },
  })

/** `skip-icon` (the Sins player says which) and `only-icons` (the hero picks as he goes). */
export const skipIcon = (): Effect =>
  ask<EffectFrame>({
    name: 'skip-icon',
    ask: 'effect',
    rule: (_, f) => f.cause,
    when: (g) => (currentCity(g)?.icons.length ?? 0) > 0,
    seat: () => 'sins',
    subject: (_, f) => ({ cause: f.cause }),
    options: (g) => [...new Set(currentCity(g)?.icons)].map((icon) => ({ id: icon, icon })),
    answer: (g, f, option) => {
      const city = currentCity(g)
      if (!city || !option.icon) return
      const at = city.icons.indexOf(option.icon)
      city.icons = city.icons.filter((_, i) => i !== at)
      g.log?.({ event: 'cityActionSkipped', hero: city.hero, action: option.icon, cause: f.cause })
    },
  })

/** Which icons of a District a text means. */
export const iconOption = (icon: CityAction): Option => ({ id: icon, icon })

/** An icon that is not yet carried out, of somebody's choice; what comes of it is for `run` to say. */
export const chooseIcon = (
  who: 'sins' | 'hero',
  run: (g: Game, icon: CityAction, city: CityFrame, f: EffectFrame) => void,
  when: (g: Game, f: EffectFrame) => boolean = () => true,
): Effect =>
  ask<EffectFrame>({
    name: 'choose-icon',
    ask: 'effect',
    rule: (_, f) => f.cause,
    when: (g, f) => when(g, f) && isStanding(g, f.place, f.hero) && (currentCity(g)?.icons.length ?? 0) > 0,
    seat: (g, f) => (who === 'sins' ? 'sins' : seatOf(g, f.place)),
    subject: (g, f) => ({ cause: f.cause, hero: heroAt(g, f.place).hero }),
    options: (g) => [...new Set(currentCity(g)?.icons)].map(iconOption),
    answer: (g, f, option) => {
      const city = currentCity(g)
      if (city && option.icon) run(g, option.icon, city, f)
    },
  })

/** `skip-icon` for this one. */
export function skipThisIcon(g: Game, icon: CityAction, city: CityFrame, f: EffectFrame): void {
  city.icons = city.icons.toSpliced(city.icons.indexOf(icon), 1)
  g.log?.({ event: 'cityActionSkipped', hero: city.hero, action: icon, cause: f.cause })
}

/** `skip-icon` for all of these. */
export const skipIcons = (which: (g: Game) => readonly CityAction[]): Effect =>
  act('skip-icons', (g, f) => {
    const city = currentCity(g)
    if (city) for (const icon of which(g)) skipThisIcon(g, icon, city, f)
  })

/** `double-icon`: it may be carried out once more. */
export function doubleThisIcon(g: Game, icon: CityAction, city: CityFrame, f: EffectFrame): void {
  city.icons = [...city.icons, icon]
  g.log?.({ event: 'textUsed', cause: f.cause })
}

/** `icon-price` for this use, on top of any other. */
export const addIconPrice = (price: number): Effect =>
  act('icon-price', (g) => {
    const city = currentCity(g)
    if (city) city.price = (city.price ?? 0) + price
  })

export const onlyIcons = (count: number): Effect =>
  act('only-icons', (g) => {
    const city = currentCity(g)
    if (city) city.most = Math.min(city.most, count)
  })

/** The Inventory icon lapses: its price was not paid. */
export const lapseInventory = (): Effect =>
  act('lapse', (g, f) => {
    const inventory = nearest<InventoryFrame>(g, 'inventory')
    if (!inventory) return
    inventory.lapsed = true
    g.log?.({ event: 'cityActionSkipped', hero: inventory.hero, action: 'inventory', cause: f.cause })
  })
