import type { Result } from '@haven/engine'

/** Plans for results that are assigned one at a time: plain data for the page. */

/** What a fight comes to. Means are whole numbers once all dice lie. */
export interface Outcome {
  /** Monsters that fall in any case. */
  readonly killed: readonly string[]
  readonly mean: { readonly kills: number; readonly wounds: number; readonly corruption: number }
  readonly death: number
  /** Where his wounds go then, as a sensible player lays them; none where somebody else is asked before. */
  readonly slots: readonly number[]
}

export interface FaithPlan {
  readonly of: 'faith'
  readonly prompt: string
  /** What each of them may become, in the order in which they are asked about. */
  readonly jokers: readonly (readonly Result[])[]
  readonly presets: readonly {
    readonly aim: 'kills' | 'safest' | 'balanced'
    readonly as: readonly Result[]
    readonly outcome: Outcome
  }[]
}

export interface Socket {
  readonly monster: string
  /** Figures that are alike are killed in their order. */
  readonly like: string
  readonly needs: number
}

export interface KillPlan {
  readonly of: 'kill'
  readonly prompt: string
  readonly hits: number
  readonly sockets: readonly Socket[]
  /** They cannot be killed with these Hits. */
  readonly beyond: readonly Socket[]
  readonly suggested: readonly string[]
  /** Where the wounds of the fight go after that. */
  readonly slots: readonly number[]
}

export interface WoundPlan {
  readonly of: 'wounds'
  readonly prompt: string
  readonly hero: string
  readonly left: number
  readonly slots: readonly { readonly id: string; readonly slot: number }[]
  readonly suggested: readonly number[]
}

/** CLEANSE-1: what the results of a cleanse are spent on. */
export interface SkillPlan {
  readonly of: 'skills'
  readonly prompt: string
  /** Results to spend. */
  readonly skills: number
  readonly counters: number
  /** What an answer takes of them, where that is more than one, by its id. */
  readonly prices: Readonly<Record<string, number>>
  /** Answers in their order, the last one that ends it aside. */
  readonly suggested: readonly string[]
}

export type Plan = FaithPlan | KillPlan | WoundPlan | SkillPlan
