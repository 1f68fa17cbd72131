/** How far this browser has watched each game, so that it can tell what happened since. */

const KEY = 'haven.seen'
const MOST = 40

function all(): Readonly<Record<string, number>> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, number>
  } catch {
    return {}
  }
}

/** Steps of its log; null for a game that was never watched here. */
export function seenOf(game: string): number | null {
  const steps = all()[game]
  return typeof steps === 'number' && steps >= 0 ? steps : null
}

export function noteSeen(game: string, steps: number): void {
  const { [game]: before, ...others } = all()
  if (before === steps) return
  try {
    const kept = Object.entries(others).slice(-MOST)
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [game]: steps }))
  } catch {
    // It is told anew next time.
  }
}
