import type { MonsterKind } from '@haven/engine'

/** What the hero tries to get out of a roll: it decides how FAITH is turned and Hits are split. */

export interface Target {
  readonly id: string
  readonly kind: MonsterKind
  /** Hits that kill it now. */
  readonly defense: number
  readonly fight: number
  /** False if Hits on it are lost. */
  readonly killable: boolean
}

/** The hero does what brings the most of this (on average, where dice are still to fall). */
export interface Worth {
  kills(killed: readonly Target[]): number
  /** Wounds taken, corruption gained (0 or less is the usual answer). */
  hurt(wounds: number, corruption: number, dead: boolean): number
}

export const AIMS = ['kills', 'safest', 'balanced'] as const
/** As many kills as possible; as little harm as possible; both weighed; one monster before everything else. */
export type Aim = (typeof AIMS)[number] | { readonly kill: string }

const total = (killed: readonly Target[], each: (target: Target) => number): number => {
  let sum = 0
  for (const target of killed) sum += each(target)
  return sum
}

/** Odd numbers on purpose: no two different ends of a fight weigh the same, so that the aim alone decides. */
const size = ({ fight, defense }: Target): number => fight + 0.13 * defense
const harm = (wounds: number, corruption: number, dead: boolean): number =>
  -2.07 * wounds - 1.01 * corruption - (dead ? 10.3 : 0)

const PLENTY = 1_000

export function worthOf(aim: Aim): Worth {
  if (aim === 'kills') {
    return { kills: (killed) => PLENTY * killed.length + 0.01 * total(killed, size), hurt: harm }
  }
  if (aim === 'safest') return { kills: (killed) => 0.001 * total(killed, size), hurt: harm }
  if (aim === 'balanced') return { kills: (killed) => total(killed, size), hurt: harm }
  return {
    kills: (killed) => total(killed, size) + (killed.some(({ id }) => id === aim.kill) ? PLENTY : 0),
    hurt: harm,
  }
}
