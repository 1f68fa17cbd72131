import { asNumber, asObject, asText, onlyFields } from '@haven/engine/files'
import { hashOf } from '@haven/table/keeper'
import type { FastifyInstance } from 'fastify'
import { shownTo, unpacked } from '../care/archive.ts'
import type { CareStore } from '../store/care-store.ts'

/**
 * What is left of a table that was put away: its finished games, for whoever could see them at the table. The key comes
 * as it does in a frame, in the body, which nobody logs.
 */
export interface RecordRoutes {
  readonly careStore: CareStore
}

const TABLE_ID = /^[\w-]{22}$/
const KEY = /^[\w-]{43}$/
const MOST_GAMES = 1_000_000

interface Asked {
  readonly table: string
  readonly key: string
  readonly game: number | null
}

/** Null: it cannot be read. */
function readAsked(body: unknown): Asked | null {
  try {
    const given = asObject(body, 'body')
    onlyFields(given, 'body', ['table', 'key', 'game'])
    const [table, key] = [asText(given.table, 'table'), asText(given.key, 'key')]
    if (!TABLE_ID.test(table) || !KEY.test(key)) return null
    return { table, key, game: given.game === undefined ? null : asNumber(given.game, 'game', 1, MOST_GAMES) }
  } catch {
    return null
  }
}

export function recordRoutes(app: FastifyInstance, { careStore }: RecordRoutes): void {
  app.post('/api/records', async ({ body }, reply) => {
    const asked = readAsked(body)
    if (!asked) return reply.code(400).send({ error: 'bad-request' })
    const kept = await careStore.kept(asked.table)
    const shown = kept === null ? null : shownTo(await unpacked(kept), hashOf(asked.key))
    const wanted =
      shown?.games.find(({ game }) => game === asked.game) ?? (asked.game === null ? shown?.games.at(-1) : null)
    // One that there never was and one that is not for this device look the same.
    if (!shown || !wanted) return reply.code(404).send({ error: 'not-found' })
    return reply.send({
      host: shown.host,
      seats: shown.seats,
      games: shown.games.map(({ game, outcome }) => ({ game, outcome })),
      game: wanted.game,
      record: wanted.record,
    })
  })
}
