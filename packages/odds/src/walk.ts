import type { SinFace } from '@haven/engine'
import { BOUND, countsOf, mean, sinRolls } from './dice.ts'
import { type Body, corruptionLeft, type Harms, harmOf, noHarms, woundsLeft } from './hurt.ts'

/** MOVE-5 to MOVE-10. What a hero must suffer on his way, one thing after the other, till he falls. */

export type Risk =
  | { readonly of: 'wounds' | 'corruption'; readonly count: number; readonly cause: string }
  /** A check: the Sins player rolls so many dice, and so many results are ignored. */
  | { readonly of: 'fire' | 'corruption-check'; readonly dice: number; readonly ignored: number }

export interface HarmOdds {
  /** Chance of exactly so many wounds; the last number kills. */
  readonly wounds: readonly number[]
  /** Chance that corruption rises by exactly so much. */
  readonly corruption: readonly number[]
  readonly death: number
  readonly mean: { readonly wounds: number; readonly corruption: number }
  readonly bound: number
}

/** Unhurt so far. */
export function setOut(body: Body): Harms {
  const harms = noHarms(body)
  harms.chance[0] = 1
  return harms
}

/** Chance of each number of results that count. */
function dealt(risk: Risk, faces: readonly SinFace[]): number[] {
  if ('count' in risk) {
    return Array.from({ length: risk.count + 1 }, (_, k) => (k === risk.count ? 1 : 0))
  }
  const { hits, corruption, chance } = sinRolls(faces, risk.dice)
  const counted = countsOf(risk.of === 'fire' ? hits : corruption, chance)
  const spared = counted.slice(0, risk.ignored + 1).reduce((sum, p) => sum + p, 0)
  return [spared, ...counted.slice(risk.ignored + 1)]
}

export function suffer({ body, chance }: Harms, risk: Risk, faces: readonly SinFace[]): Harms {
  const [left, room] = [woundsLeft(body), corruptionLeft(body)]
  const next = noHarms(body)
  const bleeds = risk.of === 'wounds' || risk.of === 'fire'
  const counts = dealt(risk, faces)
  chance.forEach((p, at) => {
    if (p === 0) return
    const [w, c] = [Math.floor(at / (room + 1)), at % (room + 1)]
    counts.forEach((q, count) => {
      const dead = w >= left
      // CORR-3: at 7 every further corruption is a wound
      const gained = dead || bleeds ? c : Math.min(room, c + count)
      const wounds = dead ? w : Math.min(left, w + (bleeds ? count : c + count - gained))
      const to = wounds * (room + 1) + gained
      next.chance[to] = (next.chance[to] as number) + p * q
    })
  })
  return next
}

export function harmOdds(harms: Harms): HarmOdds {
  const { wounds, corruption, death } = harmOf(harms)
  return { wounds, corruption, death, mean: { wounds: mean(wounds), corruption: mean(corruption) }, bound: 10 * BOUND }
}

/** All of it in order. */
export const walkOdds = (body: Body, risks: readonly Risk[], faces: readonly SinFace[]): HarmOdds =>
  harmOdds(risks.reduce((harms, risk) => suffer(harms, risk, faces), setOut(body)))
