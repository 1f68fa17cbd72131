import { asList, asObject, asOneOf, asText, fault, onlyFields } from '@haven/engine/files'
import { cursorOf, type ListFilter, PACES, readCursor, SIDES } from '@haven/table'
import type { Store } from '@haven/table/keeper'
import type { FastifyInstance } from 'fastify'
import type { Bans } from '../care/bans.ts'
import type { Buckets } from './limits.ts'
import { clientNetwork } from './network.ts'
import { isOwnOrigin } from './origin.ts'
import { type QuickAsk, QuickDesk } from './quick-desk.ts'

/** The list of open tables in pages, and quick match. */

export interface TableRoutes {
  readonly store: Store
  readonly publicOrigin: string | null
  /** How often an address may look for a table. */
  readonly searches: Buckets
  readonly bans: Pick<Bans, 'isBanned'>
}

const MOST_LISTED = 100
const MOST_NOT = 20
const TABLE_ID = /^[\w-]{22}$/
const FILTERS = ['side', 'pace', 'story', 'phase', 'after'] as const
const OPEN_PHASES = ['lobby', 'playing'] as const
const EITHER = 'either'

const idIn = (value: unknown, field: string): string => {
  const text = asText(value, field)
  if (!TABLE_ID.test(text)) fault('wrong-type', field)
  return text
}

/** Throws a RuleError that names the field. */
function readFilter(query: unknown): ListFilter {
  const given = asObject(query, 'query')
  onlyFields(given, 'query', FILTERS)
  const after = given.after === undefined ? undefined : readCursor(asText(given.after, 'after'))
  if (after === null) fault('wrong-type', 'after')
  return {
    ...(given.side !== undefined && { side: asOneOf(given.side, 'side', SIDES) }),
    ...(given.pace !== undefined && { pace: asOneOf(given.pace, 'pace', PACES) }),
    ...(given.story !== undefined && { story: asText(given.story, 'story') }),
    ...(given.phase !== undefined && { phase: asOneOf(given.phase, 'phase', OPEN_PHASES) }),
    ...(after && { after }),
  }
}

function readAsk(body: unknown): QuickAsk {
  const given = asObject(body, 'body')
  onlyFields(given, 'body', ['side', 'pace', 'make', 'not'])
  const side = asOneOf(given.side, 'side', [...SIDES, EITHER] as const)
  const not = asList(given.not, 'not')
  if (not.length > MOST_NOT) fault('out-of-range', 'not', { value: not.length, least: 0, most: MOST_NOT })
  return {
    side: side === EITHER ? null : side,
    pace: asOneOf(given.pace, 'pace', PACES),
    make: idIn(given.make, 'make'),
    not: not.map((each, i) => idIn(each, `not[${i}]`)),
  }
}

/** What `read` makes of it; undefined if it cannot be read. */
function readable<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

export function tableRoutes(app: FastifyInstance, { store, publicOrigin, searches, bans }: TableRoutes): void {
  const desk = new QuickDesk(store, () => Date.now())

  app.get('/api/tables', async ({ query }, reply) => {
    const filter = readable(() => readFilter(query))
    if (!filter) return reply.code(400).send({ error: 'bad-request' })
    // One more than a page tells whether there is another.
    const found = await store.listed(MOST_LISTED + 1, filter)
    const tables = found.slice(0, MOST_LISTED)
    const last = found.length > MOST_LISTED ? tables.at(-1) : undefined
    return reply.send({ tables, next: last ? cursorOf(last) : null })
  })

  app.post('/api/quick', async ({ body, ip, headers: { origin, host } }, reply) => {
    if (!isOwnOrigin(origin, host, publicOrigin)) return reply.code(403).send({ error: 'origin' })
    if (bans.isBanned(ip)) return reply.code(403).send({ error: 'banned' })
    if (!searches.take(clientNetwork(ip), Date.now())) return reply.code(429).send({ error: 'too-fast' })
    const ask = readable(() => readAsk(body))
    if (!ask) return reply.code(400).send({ error: 'bad-request' })
    return reply.send(await desk.find(ask))
  })
}
