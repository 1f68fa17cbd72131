import { type BoxManifest, boxesBeside } from '@haven/table/boxes'
import { installed, installFor } from './boxes/installed.ts'
import { installBox } from './boxes-in-use.ts'
import { versions } from './rules.ts'

/** Boxes that the server of this page offers: a device that lacks one gets it there, by its hash. */

export async function offeredHere(): Promise<readonly BoxManifest[]> {
  try {
    const answer = await fetch('/api/boxes')
    if (!answer.ok) return []
    const { boxes } = (await answer.json()) as { readonly boxes?: readonly BoxManifest[] }
    return Array.isArray(boxes) ? boxes : []
  } catch {
    return []
  }
}

/** False: it is not offered. What comes is checked like any file, and its hash with it. */
export async function fetchBox(hash: string, keepIt = installBox): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(hash)) return false
  const answer = await fetch(`/api/boxes/${hash}`).catch(() => null)
  if (!answer?.ok) return false
  return (await keepIt(await answer.text())).hash === hash
}

/** What such a game lacks here, as far as the server has it. */
export async function fetchMissing(rules: string): Promise<void> {
  const missing = versions.missing(rules)
  if (missing.length === 0 || boxesBeside(rules).length === 0) return
  for (const { id, version, hash } of await offeredHere()) {
    const isWanted = missing.some((box) => box.id === id && box.version === version)
    if (isWanted && !installed.peek().some((box) => box.hash === hash)) await fetchBox(hash, installFor)
  }
}
