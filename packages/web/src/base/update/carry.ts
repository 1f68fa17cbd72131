import { type Signal, signal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { holdWhile } from './quiet.ts'

/**
 * What a page that loads itself anew takes along to the same address: what is written in the talk, which panel is open,
 * commands without an answer. It lies in the storage of this tab for the moment between two pages.
 */

const KEY = 'haven.carried'
/** A load that took longer is another visit. */
const FRESH = 120_000

interface Carried {
  readonly at: number
  readonly address: string
  readonly values: Readonly<Record<string, unknown>>
}

const givers = new Map<string, () => unknown>()
const brought = new Map<string, unknown>()

function read(): void {
  try {
    const { at, address, values } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Carried>
    sessionStorage.removeItem(KEY)
    if (address !== location.href || !values || Math.abs(Date.now() - Number(at)) > FRESH) return
    for (const [name, value] of Object.entries(values)) brought.set(name, value)
  } catch {
    // Nothing was brought, or there is no storage.
  }
}
if (typeof sessionStorage !== 'undefined') read()

/** Once: whoever comes later begins anew. It may be of another build, so it is looked at before it is used. */
export function takeBrought(name: string): unknown {
  const value = brought.get(name)
  brought.delete(name)
  return value
}

/** This is asked for when the page loads itself anew. Gives what ends that. */
export function carry(name: string, give: () => unknown): () => void {
  givers.set(name, give)
  return () => {
    if (givers.get(name) === give) givers.delete(name)
  }
}

/** Right before the page loads itself anew. */
export function packUp(): void {
  const values = Object.fromEntries([...givers].map(([name, give]) => [name, give()]))
  const carried: Carried = { at: Date.now(), address: location.href, values }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(carried))
  } catch {
    // Without storage the page comes back without them; what is stored at the table stays.
  }
}

/** A signal that is taken along. */
export function useCarried<T extends string | boolean>(name: string, first: T): Signal<T> {
  const value = useMemo(() => {
    const given = takeBrought(name)
    return signal(typeof given === typeof first ? (given as T) : first)
  }, [])
  useEffect(() => carry(name, () => value.peek()), [])
  return value
}

/** Something half done that is not taken along: the page waits for it. */
export function useHold(isHeld: () => boolean): void {
  useEffect(() => holdWhile('person', isHeld), [])
}
