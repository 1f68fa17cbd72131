import type { KillPlan, Socket, WoundPlan } from '@haven/bots/thinker'

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
export function toggleWound({ left }: WoundPlan, placed: readonly number[], slot: number): readonly number[] {
  if (placed.includes(slot)) return placed.filter((each) => each !== slot)
  return [...placed.slice(0, left - 1), slot]
}
