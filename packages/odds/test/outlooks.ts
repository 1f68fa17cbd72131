import type { CleanseForecast, CleanseRoll, FightForecast, FightRoll, Own, Part, Reach } from '@haven/odds'

/** What tests look up in an outlook. */

type Told<F> = F extends FightForecast ? FightRoll : CleanseRoll
type Both = FightForecast | CleanseForecast

const ownOf = <F extends Both>({ outlook }: F, corruption: boolean): Own<Told<F>> | undefined =>
  outlook.own.find((each) => each.corruption === corruption) as Own<Told<F>> | undefined

/** His way without corruption, or the only one that is left. */
export const plainOf = <F extends Both>(found: F): Reach<Told<F>> =>
  ownOf(found, false) ?? (found.outlook as unknown as Reach<Told<F>>)
export const boldOf = <F extends Both>(found: F): Told<F> | undefined => ownOf(found, true)?.stands

export const cardsOf = (found: Both): string[] =>
  found.outlook.parts.filter(({ what }) => what === 'card').map(({ id }) => id)

export const partOf = <F extends Both>(found: F, id: string): Part<Told<F>> | undefined =>
  plainOf(found).parts.find((part) => part.id === id)
