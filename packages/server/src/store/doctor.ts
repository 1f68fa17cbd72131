import type { Versions } from '@haven/table'
import { type LiveTable, listedAs, type StoredTable, wakeAt } from '@haven/table/keeper'
import { Damage, type Place, readEntry, readLine, readListed, textOf } from './damage.ts'
import { tableOf } from './journal.ts'
import type { Finding, Key, RawEntry, Ward } from './ward.ts'

/** Looks through every row that there is, as a server would read it. */

export interface Examined {
  readonly key: Key
  readonly findings: readonly Finding[]
}

const TABLE: Place = { row: 'table' }

/** The damage in what throws one; a bug is thrown on. */
function damageIn(read: () => unknown): Damage | null {
  try {
    read()
    return null
  } catch (error) {
    if (error instanceof Damage) return error
    throw error
  }
}

/** What a server does first with a table that it has loaded, for everybody who sits there. */
async function tryOut(versions: Versions, table: StoredTable): Promise<void> {
  const { game, seats } = table
  const rules = game && (await versions.find(game.rules))
  // Rules that are not here say nothing about the table.
  if (!game || !rules) return
  try {
    wakeAt(rules, table)
    for (const seat of Object.keys(seats)) rules.view(game.state, seat as keyof LiveTable['table']['seats'])
  } catch {
    throw new Damage(TABLE, 'shape')
  }
}

/** The log of the game that goes on must be whole. */
function readLog({ game, gameNumber }: StoredTable, entries: readonly RawEntry[]): void {
  const log = entries.filter((each) => each.game === gameNumber)
  for (let n = 0; n <= (game?.length ?? -1); n++) {
    const found = log[n]
    if (found?.n !== n) throw new Damage({ row: 'entry', game: gameNumber, n }, 'missing')
    readEntry(found.entry, gameNumber, n)
  }
}

async function examine(ward: Ward, versions: Versions, key: Key): Promise<readonly Finding[]> {
  const found = (damage: Damage, isWhole: boolean): Finding => ({
    key,
    place: damage.place,
    kind: damage.kind,
    isWhole,
  })
  const raw = await ward.table(key)
  const entries = await ward.entries(key)
  let table: StoredTable
  try {
    if (!raw) throw new Damage(TABLE, 'missing')
    table = tableOf({ ...raw, id: textOf(key, TABLE) })
    readLog(table, entries)
    await tryOut(versions, table)
  } catch (error) {
    if (error instanceof Damage) return [found(error, true)]
    throw error
  }
  const { listed } = raw
  const parts = [
    ...entries
      .filter(({ game }) => game !== table.gameNumber)
      .map(
        ({ game, n, entry }) =>
          () =>
            readEntry(entry, game, n),
      ),
    ...(await ward.lines(key)).map(
      ({ n, line }) =>
        () =>
          readLine(line, n),
    ),
  ]
  const findings = parts.flatMap((read) => damageIn(read) ?? []).map((damage) => found(damage, false))
  const wrongListed = listed === null ? null : damageIn(() => readListed(listed))
  if (!wrongListed) return findings
  const anew = listedAs(table)
  return [...findings, { ...found(wrongListed, false), listed: anew && JSON.stringify(anew) }]
}

/** One table after the other; those in which nothing is wrong too. */
export async function* examineAll(ward: Ward, versions: Versions): AsyncGenerator<Examined> {
  for (const key of await ward.keys()) yield { key, findings: await examine(ward, versions, key) }
}
