import { type Signal, signal } from '@preact/signals'

/** Whom this device does not want to hear. Nobody else learns of it. */
const KEY = 'haven.online.muted'
const MOST = 200

function read(): ReadonlySet<string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return new Set(Array.isArray(found) ? found.filter((each) => typeof each === 'string') : [])
  } catch {
    return new Set()
  }
}

/** By table and person. */
export const muted: Signal<ReadonlySet<string>> = signal(read())

export function toggleMute(who: string): void {
  const next = new Set(muted.value)
  if (!next.delete(who)) next.add(who)
  muted.value = next
  try {
    localStorage.setItem(KEY, JSON.stringify([...next].slice(-MOST)))
  } catch {
    // It holds for this visit.
  }
}
