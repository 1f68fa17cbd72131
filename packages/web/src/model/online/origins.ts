/** At which table a game was played that came home from there: so a link can lead others into its replay. */
export interface Origin {
  readonly table: string
  readonly game: number
}

const KEY = 'haven.online.origins'
const MOST = 100

function all(): readonly (readonly [string, Origin])[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? (found as [string, Origin][]) : []
  } catch {
    return []
  }
}

export function noteOrigin(here: string, origin: Origin): void {
  try {
    const others = all().filter(([id]) => id !== here)
    localStorage.setItem(KEY, JSON.stringify([[here, origin], ...others].slice(0, MOST)))
  } catch {
    // Without storage there is no such link.
  }
}

export const originOf = (here: string): Origin | null => all().find(([id]) => id === here)?.[1] ?? null
