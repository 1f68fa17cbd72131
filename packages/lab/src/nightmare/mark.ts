import { type Rules, seedCommit } from '@haven/engine'
import type { MinePlan } from './game.ts'

const LOOK_NODES = 250
const LABEL_NODES = 10_000

/** Names what was mined by which rules. */
export const markOf = (rules: Rules, seed: string): string => seedCommit(`${rules.version} ${seed}`).slice(0, 12)

export const minePlan = (rules: Rules, seed: string, confirm: number): MinePlan => ({
  mark: markOf(rules, seed),
  look: Math.min(LOOK_NODES, confirm),
  label: Math.min(LABEL_NODES, confirm),
  confirm,
})
