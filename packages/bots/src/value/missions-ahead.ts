import type { MissionDef } from '@haven/engine'
import type { Game } from '@haven/engine/count'

type Share = readonly [mission: string, share: number]

/** What follows a mission, by mission: of two ways at a branch each counts half. */
const aheadOf = new WeakMap<ReadonlyMap<string, MissionDef>, Map<string, readonly Share[]>>()

export function missionsAhead(g: Game, id: string): readonly Share[] {
  let known = aheadOf.get(g.t.missions)
  if (!known) {
    known = new Map()
    aheadOf.set(g.t.missions, known)
  }
  let ahead = known.get(id)
  if (ahead === undefined) {
    const next = g.t.missions.get(id)?.next ?? []
    const shares = new Map<string, number>()
    for (const each of next) {
      for (const [mission, share] of [[each, 1] as Share, ...missionsAhead(g, each)]) {
        shares.set(mission, (shares.get(mission) ?? 0) + share / next.length)
      }
    }
    ahead = [...shares]
    known.set(id, ahead)
  }
  return ahead
}
