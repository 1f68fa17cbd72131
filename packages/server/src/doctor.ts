import { damages, doctor as words } from '@haven/text/server'
import type { Config } from './config.ts'
import { markOf } from './mark.ts'
import { versions } from './rules.ts'
import type { Place } from './store/damage.ts'
import { examineAll } from './store/doctor.ts'
import { hasTables } from './store/folder.ts'
import { postgresWard } from './store/postgres-ward.ts'
import { StoreError } from './store/rows.ts'
import { sqliteWard } from './store/sqlite-ward.ts'
import type { Finding, Ward } from './store/ward.ts'

/** `haven doctor`: names rows that are damaged, and sets them aside. */

function rowOf(place: Place): string {
  switch (place.row) {
    case 'table':
      return words.ofTable
    case 'listed':
      return words.ofListed
    case 'shelf':
      return words.ofShelf
    case 'entry':
      return words.ofEntry(place.game, place.n)
    case 'line':
      return words.ofLine(place.n)
  }
}

const movedAs = ({ isWhole, place }: Finding): string =>
  isWhole ? words.moved.table : place.row === 'listed' ? words.moved.listed : words.moved.row

function openWard({ databaseUrl, dataDir }: Config, isDry: boolean): Promise<Ward> | Ward {
  if (databaseUrl) return postgresWard(databaseUrl)
  if (!hasTables(dataDir)) throw new StoreError(words.noTables(dataDir))
  return sqliteWard(dataDir, isDry)
}

/** True if nothing was damaged. Throws a StoreError. */
export async function doctor(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  isDry: boolean,
  say: (line: string) => void,
): Promise<boolean> {
  const ward = await openWard(config as Config, isDry)
  let tables = 0
  let rows = 0
  try {
    for await (const { key, findings } of examineAll(ward, versions)) {
      tables++
      const mark = markOf(typeof key === 'string' ? key : new Uint8Array(key))
      for (const finding of findings) {
        rows++
        const line = words.found(mark, rowOf(finding.place), damages[finding.kind])
        if (!isDry) await ward.setAside(finding, Date.now())
        say(isDry ? line : `${line}: ${movedAs(finding)}`)
      }
    }
  } finally {
    await ward.close()
  }
  say(rows === 0 ? words.well(tables) : isDry ? words.dry(tables, rows) : words.damaged(tables, rows))
  return rows === 0
}
