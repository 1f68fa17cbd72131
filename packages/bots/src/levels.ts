/**
 * Five strengths of the thinking bot. They differ in how far they think and how surely they take what looks best; all
 * of them see what their seat sees, and throw the same dice as everybody.
 */
export const LEVELS = ['level1', 'level2', 'level3', 'level4', 'level5'] as const
export type Level = (typeof LEVELS)[number]

export interface LevelSetting {
  /** Imagined decisions for a whole turn. */
  readonly nodes: number
  /** A difference of win chances that makes an answer less likely by a factor of e; 0 takes the best. */
  readonly temperature: number
  /** Worlds in which each answer is tried at least: who chooses almost by chance need not look twice. */
  readonly worlds?: number
}

export const LEVEL_SETTINGS: Readonly<Record<Level, LevelSetting>> = {
  level1: { nodes: 400, temperature: 0.6, worlds: 1 },
  level2: { nodes: 2_000, temperature: 0.045 },
  level3: { nodes: 2_000, temperature: 0.022 },
  level4: { nodes: 2_000, temperature: 0.008 },
  level5: { nodes: 20_000, temperature: 0 },
}

/** Time for a whole turn of level 5 where a clock is there; the node limit holds where none is. */
export const TURN_MILLISECONDS = 900
