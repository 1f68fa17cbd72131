import type { KillPlan, Socket, WoundPlan } from '@haven/bots/thinker'
import type { Option, View } from '@haven/engine'

/** How a plan changes when something of it is pressed. */

export const unused = ({ hits, sockets }: KillPlan, chosen: readonly string[]): number =>
  sockets.reduce((left, { monster, needs }) => left - (chosen.includes(monster) ? needs : 0), hits)

/** Figures that are alike fall in their order: the first that stands is added, the last that falls is spared. */
export function toggleKill(plan: KillPlan, chosen: readonly string[], { monster, like }: Socket): readonly string[] {
  const alike = plan.sockets.filter((socket) => socket.like === like)
  if (chosen.includes(monster)) {
    const spared = alike.findLast((socket) => chosen.includes(socket.monster))
    return chosen.filter((each) => each !== spared?.monster)
  }
  const added = alike.find((socket) => !chosen.includes(socket.monster))
  if (!added || added.needs > unused(plan, chosen)) return chosen
  return [...chosen, added.monster]
}

/** The last one moves when there is one too many. */
export function toggleWound(
  { left }: Pick<WoundPlan, 'left'>,
  placed: readonly number[],
  slot: number,
): readonly number[] {
  if (placed.includes(slot)) return placed.filter((each) => each !== slot)
  return [...placed.slice(0, left - 1), slot]
}

/** Results of a cleanse, and what an answer takes of them where that is more than one. */
export interface Purse {
  readonly skills: number
  readonly counters: number
  readonly prices: Readonly<Record<string, number>>
}

/** Results that are left after these answers. A Counter-Corruption is spent only where it is asked for by name. */
export function purseAfter({ skills, counters, prices }: Purse, chosen: readonly Option[]): Purse {
  const spent = (isCounter: boolean): number =>
    chosen.reduce((sum, option) => sum + ((option.with === 'counter') === isCounter ? (prices[option.id] ?? 1) : 0), 0)
  return { skills: skills - spent(false), counters: counters - spent(true), prices }
}

/** One more of it as far as results and tokens go; else none of it. `most` tokens of its kind lie there. */
export function toggleRemoval(
  purse: Purse,
  chosen: readonly Option[],
  option: Option,
  most: (option: Option, chosen: readonly Option[]) => boolean,
): readonly Option[] {
  const left = purseAfter(purse, [...chosen, option])
  const isAffordable = left.skills >= 0 && left.counters >= 0
  if (isAffordable && most(option, chosen)) return [...chosen, option]
  return chosen.filter(({ id }) => id !== option.id)
}

/** As many as lie there; what the mission takes has no end. */
export const isThere =
  (tokens: View['tokens'], space: string) =>
  ({ token, progress, ability }: Option, chosen: readonly Option[]): boolean => {
    if (progress) return true
    if (ability !== undefined) return chosen.every((each) => each.ability !== ability)
    const same = chosen.filter((each) => each.token === token).length
    if (token === 'altar') return same === 0
    return same < (tokens.find((each) => each.kind === token && each.space === space)?.count ?? 0)
  }
