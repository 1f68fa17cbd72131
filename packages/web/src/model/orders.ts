import type { Order, PlayOrder, ReactOrder } from '@haven/table'

/** Standing orders as switches: what each card of the hand shall do at its moment. */
export const ARMS = ['ask', 'armed', 'quiet'] as const
export type Arm = (typeof ARMS)[number]

const quietOf = (orders: readonly Order[]): readonly string[] =>
  orders.flatMap((order) => (order.order === 'idle' ? order.quiet : []))

export function armOf(orders: readonly Order[], card: string): Arm {
  if (orders.some((order) => order.order === 'play' && order.card === card)) return 'armed'
  return quietOf(orders).includes(card) ? 'quiet' : 'ask'
}

/** Against whom a card is armed: everybody, or one hero, or those who are hurt enough. */
export type Against = Pick<PlayOrder, 'hero' | 'wounds'>

export function againstOf(orders: readonly Order[], card: string): Against {
  const found = orders.find((order) => order.order === 'play' && order.card === card)
  if (found?.order !== 'play') return {}
  const { hero, wounds } = found
  return { ...(hero !== undefined && { hero }), ...(wounds !== undefined && { wounds }) }
}

/** A card that waits for somebody does not stop the turns of others. */
export function armed(orders: readonly Order[], card: string, arm: Arm, against: Against = {}): readonly Order[] {
  const quiet = quietOf(orders).filter((each) => each !== card)
  const others = orders.filter((order) => order.order !== 'idle' && !(order.order === 'play' && order.card === card))
  const isNarrow = against.hero !== undefined || against.wounds !== undefined
  if (arm === 'quiet' || (arm === 'armed' && isNarrow)) quiet.push(card)
  return [
    ...(quiet.length > 0 ? [{ order: 'idle', quiet } as const] : []),
    ...others,
    ...(arm === 'armed' ? [{ order: 'play', card, ...against } as const] : []),
  ]
}

const isYield = (order: Order): boolean => order.order === 'pass' && order.until === 'turn'

export const hasYielded = (orders: readonly Order[]): boolean => orders.some(isYield)

/** All windows of this turn pass; a held turn takes it back. */
export function yielding(orders: readonly Order[], on: boolean): readonly Order[] {
  const others = orders.filter((order) => !isYield(order))
  return on ? [...others, { order: 'pass', until: 'turn' }] : others
}

export const draftsIn = (orders: readonly Order[]): readonly ReactOrder[] =>
  orders.filter((order) => order.order === 'react')

/** One draft for each hero, and one for whoever is next: a new one takes the place of the old. */
export const withDraft = (orders: readonly Order[], draft: ReactOrder): readonly Order[] => [
  ...orders.filter((order) => order.order !== 'react' || order.hero !== draft.hero),
  draft,
]

export const withoutDraft = (orders: readonly Order[], draft: ReactOrder): readonly Order[] =>
  orders.filter((order) => order !== draft)
