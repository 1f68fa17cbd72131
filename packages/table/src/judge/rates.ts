import { refuse } from './refuse.ts'

/**
 * So many at once, and then one each so many milliseconds. A table keeps of it one number, the moment at which all of
 * them are there again: so a limit holds whatever socket somebody comes by, and whatever process he comes to.
 */
export interface Rate {
  readonly most: number
  readonly each: number
}

/** What is kept once another is done; refused as too fast, with the seconds to wait for the next. */
export function spend({ most, each }: Rate, kept: number | undefined, now: number): number {
  // Never more than all of them are used up, also if the clock was put back.
  const full = Math.min(kept ?? now, now + most * each)
  const wait = full - now - (most - 1) * each
  if (wait > 0) refuse('too-fast', { seconds: Math.ceil(wait / 1_000) })
  return Math.max(full, now) + each
}
