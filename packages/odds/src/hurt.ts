import { FATAL_WOUNDS, MOST_CORRUPTION } from '@haven/engine/count'
import type { Worth } from './worth.ts'

/** FIGHT-9, CORR-3, WOUND-2. What wounds and corruption do to a hero: all wounds first, then the corruption. */

export interface Body {
  /** Wound markers that he has. */
  readonly wounds: number
  /** Corruption level, a voluntary one of this roll included. */
  readonly corruption: number
}

/** How many wounds kill him, and how often his corruption can still rise. */
export const woundsLeft = ({ wounds }: Body): number => Math.max(1, FATAL_WOUNDS - wounds)
export const corruptionLeft = ({ corruption }: Body): number => Math.max(0, MOST_CORRUPTION - corruption)

/** By wounds and corruption that are dealt: what he takes of it, as an index of `Harms`, and what that is worth. */
export interface HurtTable {
  /** Wounds and corruption from here on make no difference. */
  readonly mostWounds: number
  readonly mostCorruption: number
  readonly worth: Float64Array
  readonly harm: Int32Array
}

export function hurtTable(body: Body, worth: Worth): HurtTable {
  const [left, room] = [woundsLeft(body), corruptionLeft(body)]
  const [mostWounds, mostCorruption] = [left, room + left]
  const size = (mostWounds + 1) * (mostCorruption + 1)
  const table: HurtTable = { mostWounds, mostCorruption, worth: new Float64Array(size), harm: new Int32Array(size) }
  for (let dealt = 0; dealt <= mostWounds; dealt++) {
    for (let corruption = 0; corruption <= mostCorruption; corruption++) {
      const deadly = dealt >= left
      const wounds = deadly ? left : Math.min(left, dealt + Math.max(0, corruption - room))
      const gained = deadly ? 0 : Math.min(corruption, room)
      const at = dealt * (mostCorruption + 1) + corruption
      table.worth[at] = worth.hurt(wounds, gained, wounds >= left)
      table.harm[at] = wounds * (room + 1) + gained
    }
  }
  return table
}

/** Chances of what he takes in the end: wounds and corruption together. */
export interface Harms {
  readonly body: Body
  readonly chance: Float64Array
}

export const noHarms = (body: Body): Harms => ({
  body,
  chance: new Float64Array((woundsLeft(body) + 1) * (corruptionLeft(body) + 1)),
})

export interface Harm {
  /** Chance of each number of wounds taken; the last one kills him. */
  readonly wounds: number[]
  /** Chance of each rise of his corruption. */
  readonly corruption: number[]
  readonly death: number
}

export function harmOf({ body, chance }: Harms): Harm {
  const [left, room] = [woundsLeft(body), corruptionLeft(body)]
  const wounds = Array.from({ length: left + 1 }, () => 0)
  const corruption = Array.from({ length: room + 1 }, () => 0)
  chance.forEach((p, at) => {
    const [w, c] = [Math.floor(at / (room + 1)), at % (room + 1)]
    wounds[w] = (wounds[w] as number) + p
    corruption[c] = (corruption[c] as number) + p
  })
  return { wounds, corruption, death: wounds[left] as number }
}
