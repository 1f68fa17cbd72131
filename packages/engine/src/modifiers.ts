import type { Hook, HookArguments } from './box.ts'
import type { CompiledModifier } from './compiled.ts'
import type { Game } from './kernel.ts'

/**
 * Texts in force are folded where a rule counts something: sums first, then limits (ORD-3). Nothing is remembered.
 * Fight hooks are asked of the fight, hero hooks of a place, monster hooks of a figure.
 */
type Count<H extends Hook> = (g: Game, of: HookArguments[H]) => number

const placeIn = (of: number | { place: number }): number => (typeof of === 'number' ? of : of.place)

export function sum<H extends Hook>(g: Game, hook: H, of: HookArguments[H]): number {
  const list: readonly CompiledModifier[] = g.t.hooks[hook]
  let n = 0
  for (const modifier of list) if (modifier.inForce(g, placeIn(of))) n += (modifier.count as Count<H>)(g, of)
  return n
}

/** The least of the limits in force; `none` if there is none. */
export function least<H extends Hook>(g: Game, hook: H, of: HookArguments[H], none: number): number {
  const list: readonly CompiledModifier[] = g.t.hooks[hook]
  let n = none
  for (const modifier of list) {
    if (modifier.inForce(g, placeIn(of))) n = Math.min(n, (modifier.count as Count<H>)(g, of))
  }
  return n
}

/** The greatest of what is in force; `none` if there is none. */
export function greatest<H extends Hook>(g: Game, hook: H, of: HookArguments[H], none: number): number {
  const list: readonly CompiledModifier[] = g.t.hooks[hook]
  let n = none
  for (const modifier of list) {
    if (modifier.inForce(g, placeIn(of))) n = Math.max(n, (modifier.count as Count<H>)(g, of))
  }
  return n
}

export function anyOf<H extends Hook>(g: Game, hook: H, of: HookArguments[H]): boolean {
  const list: readonly CompiledModifier[] = g.t.hooks[hook]
  for (const modifier of list) {
    if (modifier.inForce(g, placeIn(of)) && (modifier.count as Count<H>)(g, of) > 0) return true
  }
  return false
}

/** A sum taken apart: what each text in force gives. Tables of earlier rules do not say whose numbers they are. */
export function shares<H extends Hook>(g: Game, hook: H, of: HookArguments[H]): { text: string; count: number }[] {
  const list: readonly CompiledModifier[] = g.t.hooks[hook]
  return list.flatMap(({ text, inForce, count }) =>
    text !== undefined && inForce(g, placeIn(of)) ? [{ text, count: (count as Count<H>)(g, of) }] : [],
  )
}
