import type { Rules, View } from '@haven/engine'
import { fightFrame, type Game, heroAt, monstersIn, placeOf, spaceId, stepping } from '@haven/engine/count'
import { apart, type FightForecast, forecastFight, type Imagined, read } from '@haven/odds'

/** What an Upgrade would do for a hero in the fight that is at hand. From the seat's own view: plain data for the page. */
export interface Gear {
  /** Where the monsters stand: his own space, or one beside it. */
  readonly space: string
  /** As it is, and with each of the cards. */
  readonly now: GearOdds
  readonly with: Readonly<Record<string, GearOdds>>
}

export interface GearOdds {
  /** Of the hero, as it stands. */
  readonly death: number
  /** At least one kill. */
  readonly kill: number
}

/** Null where no fight is at hand. */
export function gearOf(rules: Rules, view: View, hero: string, cards: readonly string[]): Gear | null {
  const reading = apart(read(rules, view))
  const { g } = reading
  const place = placeOf(g, hero)
  if (place < 0) return null
  // What is under way now is over by then.
  g.s.stack = []
  const him = heroAt(g, place)
  const space = fightAt(g, him.space)
  if (space === null) return null
  const { upgrades } = him
  const weigh = (own: readonly string[]): GearOdds => {
    him.upgrades = [...own]
    return oddsOf(reading, place, space)
  }
  return {
    space: spaceId(g, space),
    now: weigh(upgrades),
    with: Object.fromEntries(cards.map((card) => [card, weigh([...upgrades, card])])),
  }
}

/** Where he stands, or else the space beside it with the most monsters. */
function fightAt(g: Game, space: number): number | null {
  if (monstersIn(g, space).length > 0) return space
  if (!g.s.turn) return null
  const beside = (g.map.next[space] ?? [])
    .map((at) => ({ at, monsters: monstersIn(g, at).length }))
    .sort((a, b) => b.monsters - a.monsters)[0]
  return beside && beside.monsters > 0 ? beside.at : null
}

function oddsOf(reading: Imagined, place: number, space: number): GearOdds {
  const { g } = reading
  const { hero, space: stands } = heroAt(g, place)
  const weigh = (): FightForecast =>
    forecastFight(reading, fightFrame('fight', place, hero, space, space, 'heroes'), 'balanced')
  const { outlook } = stands === space ? weigh() : stepping(g, place, space, weigh)
  const { odds } = outlook.stands
  return { death: odds.death, kill: 1 - (odds.kills[0] ?? 1) }
}
