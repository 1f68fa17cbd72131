import type { Event, View } from '@haven/engine'

/** What became of the seven. */
export interface Member {
  readonly hero: string
  readonly fate: 'fallen' | 'alive' | 'reserve'
  /** The round in which he fell, once it is known. */
  readonly round: number | null
}

/** After every round in which somebody can have fallen. */
const LIVING = 1000

/** Those who fell first, in their order, as far as it is known; then those who live. */
export function teamOf({ setup, heroes, reserve }: View, fell: Readonly<Record<string, number>>): readonly Member[] {
  const living = heroes.filter(({ dead }) => !dead).map(({ hero }) => hero)
  const fateOf = (hero: string): Member['fate'] =>
    living.includes(hero) ? 'alive' : reserve.includes(hero) ? 'reserve' : 'fallen'
  const rank = ({ fate, round, hero }: Member): number =>
    fate === 'fallen' ? (round ?? 0) : fate === 'alive' ? LIVING + living.indexOf(hero) : LIVING + setup.team.length
  return setup.team
    .map((hero) => ({ hero, fate: fateOf(hero), round: fell[hero] ?? null }))
    .sort((a, b) => rank(a) - rank(b))
}

/** The round in which each hero fell. */
export function fallsOf(events: readonly Event[], first: number): Readonly<Record<string, number>> {
  const found: Record<string, number> = {}
  let round = first
  for (const event of events) {
    if (event.event === 'roundStarted') round = event.round
    if (event.event === 'heroDied') found[event.hero] = round
  }
  return found
}
