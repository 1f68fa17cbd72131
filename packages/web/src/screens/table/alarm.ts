import type { Danger } from '@haven/bots/thinker'
import { FATAL_WOUNDS } from '../../parts/panels/hero-model.ts'

/** What a hero has to fear once his wounds lie where they are planned: facts for the alarm, words elsewhere. */

export type AlarmLine =
  | { readonly of: 'leaving'; readonly space: string; readonly wounds: number; readonly monsters: readonly string[] }
  | {
      readonly of: 'reaction'
      readonly monster: string | null
      readonly from: string | null
      readonly chance: Chance
      /** With voluntary corruption, where that is safer. */
      readonly bold: number | null
    }
  | {
      readonly of: 'help'
      readonly by: string
      readonly kind: 'text' | 'district'
      /** Null: nothing kills then. */
      readonly chance: Chance | null
    }

export interface Chance {
  readonly death: number
  readonly worst: number
}

export interface AlarmModel {
  /** `fatal`: he dies of these wounds; `last`: one life left; `risk`: this turn can still kill him; `calm`: nothing can; `open`: not thought about yet. */
  readonly tone: 'fatal' | 'last' | 'risk' | 'calm' | 'open'
  readonly lives: number
  readonly lines: readonly AlarmLine[]
}

/** Less than one in two hundred is not worth an alarm while lives are left. */
const LEAST_RISK = 0.005

export interface Hurt {
  /** Wounds that he has, and those that he still takes, placed or not. */
  readonly had: number
  readonly taken: number
}

export function alarmOf({ had, taken }: Hurt, danger: Danger | null): AlarmModel {
  const lives = Math.max(0, FATAL_WOUNDS - had - taken)
  if (lives === 0) return { tone: 'fatal', lives, lines: [] }
  // A thought about other slots is out of date.
  const now = danger?.lives === lives ? danger : null
  const lines = now ? linesOf(now, lives) : []
  if (lives === 1) return { tone: 'last', lives, lines }
  return { tone: lines.length > 0 ? 'risk' : now ? 'calm' : 'open', lives, lines }
}

/** What kills, the certain before the likely; then what helps. */
function linesOf({ space, leaving, reaction, help }: Danger, lives: number): AlarmLine[] {
  const lines: AlarmLine[] = []
  if (leaving && leaving.wounds >= lives) lines.push({ of: 'leaving', space, ...leaving })
  if (reaction && reaction.worst >= LEAST_RISK) {
    const { monster, from, death, worst, bold } = reaction
    const isSafer = bold !== null && bold < death - LEAST_RISK
    lines.push({ of: 'reaction', monster, from, chance: { death, worst }, bold: isSafer ? bold : null })
  }
  const [first] = lines.length > 0 || lives === 1 ? [...help].sort((a, b) => left(a) - left(b)) : []
  if (first) {
    const { of, by, reaction: then } = first
    const isSafe = !then || then.worst < LEAST_RISK
    lines.push({ of: 'help', by, kind: of, chance: isSafe ? null : { death: then.death, worst: then.worst } })
  }
  return lines
}

const left = ({ reaction }: Danger['help'][number]): number => reaction?.death ?? 0
