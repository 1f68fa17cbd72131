import type { ServerStore } from '../store/server-store.ts'

/** Whether tables can be read, and written: a full disk still reads. */
export type Health = 'well' | 'no-answer' | 'no-write'

/** Writing costs an fsync: it is tried so often at most, whoever asks. */
const BETWEEN_WRITES = 10_000
const PATIENCE = 5_000

/** Kept in time or not at all. */
function inTime(deed: Promise<unknown>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms)
    deed
      .then(() => resolve(true))
      .catch(() => resolve(false))
      .finally(() => clearTimeout(timer))
  })
}

export function healthOf(
  store: Pick<ServerStore, 'listed' | 'tryWrite'>,
  now: () => number = Date.now,
  patience = PATIENCE,
): () => Promise<Health> {
  let triedAt = Number.NEGATIVE_INFINITY
  let isUnderWay = false
  let isWritten = Promise.resolve(false)

  function tryWrite(): Promise<boolean> {
    if (isUnderWay || now() - triedAt < BETWEEN_WRITES) return isWritten
    triedAt = now()
    isUnderWay = true
    const deed = store.tryWrite().finally(() => {
      isUnderWay = false
    })
    isWritten = inTime(deed, patience)
    return isWritten
  }

  return async () => {
    if (!(await inTime(store.listed(1), patience))) return 'no-answer'
    return (await tryWrite()) ? 'well' : 'no-write'
  }
}
