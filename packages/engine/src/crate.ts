import type { DarkPastDef } from './box.ts'
import type { Compiled } from './compiled.ts'
import { drawBelow, type RandomState } from './random/random.ts'
import type { Setup } from './state.ts'

/** `second-crate`: which cards could be in a game, and which of them are. */

/** Does a box bring cards that are mixed in only if the set-up says so? */
export const hasCrate = (t: Compiled): boolean =>
  [...t.upgrades.values(), ...t.darkPast.values()].some((card) => card.crate)

/** `second-crate`: how many Upgrades are in the game, and which could be. */
export function upgradesOf(t: Compiled, { secondCrate }: Setup): { readonly all: string[]; readonly size: number } {
  const list = [...t.upgrades.values()]
  const plain = list.filter((card) => !card.crate)
  return { all: (secondCrate ? list : plain).map(({ id }) => id), size: plain.length }
}

/** `second-crate`: the Dark Past cards that could be in the game. */
export const darkPastOf = (t: Compiled, { secondCrate }: Setup): DarkPastDef[] =>
  [...t.darkPast.values()].filter((card) => secondCrate || !card.crate)

/** Those that nobody has seen: of a number whose card is known the other one has left the game. */
export function hiddenPast(t: Compiled, setup: Setup, known: readonly (string | null)[]): DarkPastDef[] {
  const numbers = known.map((id) => (id === null ? 0 : t.darkPast.get(id)?.number))
  return darkPastOf(t, setup).filter(
    (card) => !(setup.secondCrate ? numbers.includes(card.number) : known.includes(card.id)),
  )
}

/** One card of each number, which of several is drawn. */
export function drawPast(cards: readonly DarkPastDef[], draw: (n: number) => number): DarkPastDef[] {
  const numbers = [...new Set(cards.map((card) => card.number))]
  return numbers.map((number) => {
    const same = cards.filter((card) => card.number === number)
    return same[same.length > 1 ? draw(same.length) : 0] as DarkPastDef
  })
}

/** Those of a game that begins. */
export const pastDeck = (t: Compiled, setup: Setup, random: RandomState): string[] =>
  drawPast(darkPastOf(t, setup), (n) => drawBelow(random, 'setup', n)).map(({ id }) => id)
