import { type Signal, signal } from '@preact/signals'
import { NoStorage } from '../../base/database.ts'
import { workerLink } from '../../model/link.ts'
import type { Progress } from '../../model/record-messages.ts'
import { type Counted, isCurrent } from '../../model/records/counted.ts'
import { RecordsDatabase } from '../../model/records/records-db.ts'

/** What is shown: at once what was counted before, then what the worker counts. */

/** Null until it is known; `closed` where the browser keeps nothing. */
export const counted: Signal<readonly Counted[] | 'closed' | null> = signal(null)
/** While somebody has to wait for it. */
export const progress: Signal<Progress | null> = signal(null)

const database = new RecordsDatabase()
let visit = 0

export function leave(): void {
  visit++
}

/** Reads what is there, has the rest counted, and goes on with what takes longer as long as somebody looks. */
export async function show(): Promise<void> {
  const mine = ++visit
  const isWanted = (): boolean => mine === visit
  try {
    const [{ records }, kept] = await Promise.all([database.sizes(), database.counted()])
    const known = kept.filter(isCurrent)
    if (!isWanted()) return
    // With some of them missing the numbers would be wrong.
    if (known.length > 0 && known.length === records) counted.value = known
  } catch (error) {
    if (!(error instanceof NoStorage)) throw error
    counted.value = 'closed'
    return
  }
  await countAll(isWanted)
  if (!isWanted()) return
  counted.value = (await database.counted()).filter(isCurrent)
  await countMore(isWanted)
}

async function countAll(isWanted: () => boolean): Promise<void> {
  for (;;) {
    const { done, of } = await workerLink().call('records-count', {})
    if (!isWanted()) return
    progress.value = done < of ? { done, of } : null
    if (done >= of) return
  }
}

async function countMore(isWanted: () => boolean): Promise<void> {
  for (;;) {
    const { counted: found, left } = await workerLink().call('records-more', {})
    if (!isWanted()) return
    const { value: before } = counted
    if (Array.isArray(before) && found.length > 0) {
      const anew = new Map(found.map((each) => [each.hash, each]))
      counted.value = (before as readonly Counted[]).map((each) => anew.get(each.hash) ?? each)
    }
    if (left === 0) return
  }
}

export const exportAll = (): Promise<string> => workerLink().call('records-export', {})

/** How many were added, of how many. Throws Refused, and then nothing has changed. */
export async function bring(text: string): Promise<{ readonly added: number; readonly of: number }> {
  leave()
  try {
    let { of } = await workerLink().call('records-import', { text })
    let added = 0
    for (let done = 0; done < of; ) {
      progress.value = { done, of }
      ;({ done, of, added } = await workerLink().call('records-import-more', {}))
    }
    return { added, of }
  } finally {
    progress.value = null
    void show()
  }
}

export async function clearAll(): Promise<void> {
  leave()
  await workerLink().call('records-clear', {})
  counted.value = []
}

/** What is counted is forgotten, and made anew from the records. */
export async function recount(): Promise<void> {
  leave()
  await database.forgetCounted()
  counted.value = null
  await show()
}
