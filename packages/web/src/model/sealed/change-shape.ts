import type { Change, StoredTable } from '@haven/table/keeper'
import { homePlayersOf } from '@haven/table/keeper'
import { plain } from './plain.ts'
import { asPlain, count, list, long, Malformed, maybe, nothing, only, type Shape, whole } from './shape.ts'
import { outcome, setup } from './view-shape.ts'

/**
 * What a cell may have stored: a table at home with a game by these rules, and no other. What only the judge reads goes
 * back to the judge of such a cell alone; what lists are made of is looked at closely.
 */

/** As addresses of games are read (base/router.ts). */
const TABLE_ID = /^[0-9a-f]{4,32}$/
/** Answers of a game, and of one change. */
const MOST_ANSWERS = 20_000

export const tableId: Shape<string> = (value, at) => {
  if (typeof value !== 'string' || !TABLE_ID.test(value)) throw new Malformed(at)
}

const length = whole(0, MOST_ANSWERS)

export const changeBy = (isTheirs: (rules: string) => boolean): Shape<Change> => {
  const theirs: Shape<string> = (value, at) => {
    if (typeof value !== 'string' || !isTheirs(value)) throw new Malformed(at)
  }
  return (value, at) => {
    plain(value, at)
    const { table, entries, lines, wake, listed } = asPlain(value, at)
    nothing(listed, `${at}.listed`)
    maybe(long)(wake, `${at}.wake`)
    list(plain, 0)(lines, `${at}.lines`)
    if (entries !== null) {
      const { from, entries: steps } = asPlain(entries, `${at}.entries`)
      length(from, `${at}.entries.from`)
      list(asPlain as Shape<unknown>, MOST_ANSWERS)(steps, `${at}.entries`)
    }
    checkTable(asPlain(table, `${at}.table`) as Partial<Record<keyof StoredTable, unknown>>, `${at}.table`, theirs)
  }
}

function checkTable(table: Partial<Record<keyof StoredTable, unknown>>, at: string, theirs: Shape<string>): void {
  tableId(table.id, `${at}.id`)
  whole(1, Number.MAX_SAFE_INTEGER)(table.version, `${at}.version`)
  long(table.changed, `${at}.changed`)
  only(1)(table.gameNumber, `${at}.gameNumber`)
  asPlain(asPlain(table.settings, `${at}.settings`).home, `${at}.settings.home`)
  for (const key of ['webhook', 'lesson', 'fault'] as const) {
    if ((table[key] ?? null) !== null) throw new Malformed(`${at}.${key}`)
  }
  const game = asPlain(table.game, `${at}.game`)
  theirs(game.rules, `${at}.game.rules`)
  setup(game.setup, `${at}.game.setup`)
  length(game.length, `${at}.game.length`)
  const state = asPlain(game.state, `${at}.game.state`)
  count(state.round, `${at}.game.state.round`)
  maybe(outcome)(state.over, `${at}.game.state.over`)
  try {
    homePlayersOf(table as unknown as StoredTable)
  } catch {
    throw new Malformed(`${at}.people`)
  }
}
