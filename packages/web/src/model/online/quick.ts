import type { Seat } from '@haven/engine'
import { type OnlineCode, type Pace, quickSettings, type Side } from '@haven/table'
import { newId } from '../../base/random-ids.ts'
import { Refused } from '../refused.ts'
import { type Coming, OnlineTable } from './online-table.ts'
import { forgetTable, keyAt } from './secrets.ts'
import { browserWorld } from './world.ts'

/** One press and a table: the server says where there may be a seat, the table says whose it is. Who is too late looks on. */

export const QUICK_SIDES = ['either', 'heroes', 'sins'] as const satisfies readonly (Side | 'either')[]
export type QuickSide = (typeof QUICK_SIDES)[number]

export interface Search {
  readonly side: QuickSide
  readonly pace: Pace
  readonly name: string
}

type Answer =
  | { readonly found: 'table'; readonly table: string; readonly seat: Seat }
  | { readonly found: 'soon'; readonly after: number }
  | { readonly found: 'none'; readonly seat: Seat }

/** So long a table may take to answer before another is looked for. */
const PATIENCE = 15_000
const MOST_TRIES = 20

const refused = (code: OnlineCode): Refused => new Refused({ code, rule: 'online', params: {} })

async function ask(search: Search, make: string, not: readonly string[], signal: AbortSignal): Promise<Answer> {
  const answer = await fetch('/api/quick', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ side: search.side, pace: search.pace, make, not }),
    signal,
  })
  if (!answer.ok) throw refused(answer.status === 429 ? 'too-fast' : 'busy')
  return (await answer.json()) as Answer
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

/** Whether the seat is ours, now or at the next quiet moment. */
async function sitAt(id: string, coming: Coming, name: string, seat: Seat, signal: AbortSignal): Promise<boolean> {
  const table = new OnlineTable(id, keyAt(id), coming, browserWorld)
  const isThere = new Promise<void>((resolve, reject) => {
    table.room.subscribe((room) => room && resolve())
    table.socket.why.subscribe((why) => why && reject(new Refused(why)))
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    setTimeout(() => reject(refused('busy')), PATIENCE)
  })
  try {
    table.socket.connect()
    await isThere
    await table.send({ command: 'claim', name, seats: [seat] })
    return true
  } catch (error) {
    forgetTable(id)
    if (error instanceof Refused) return false
    throw error
  } finally {
    table.socket.close()
  }
}

/** The table at which we sit. Throws Refused, or what the signal was given. */
export async function quickMatch(search: Search, signal: AbortSignal): Promise<string> {
  const not: string[] = []
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const make = newId()
    const answer = await ask(search, make, not, signal)
    signal.throwIfAborted()
    if (answer.found === 'soon') {
      await pause(answer.after)
      signal.throwIfAborted()
      continue
    }
    const isNew = answer.found === 'none'
    const table = isNew ? make : answer.table
    const coming: Coming = isNew
      ? { come: 'create', name: search.name, settings: quickSettings(search.pace) }
      : { come: 'hello' }
    if (await sitAt(table, coming, search.name, answer.seat, signal)) return table
    not.push(table)
  }
  throw refused('busy')
}
