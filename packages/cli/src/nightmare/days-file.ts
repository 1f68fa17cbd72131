import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { asList, asNumber, checkFormat } from '@haven/engine/files'
import { dataFolder, InputError, type Io, readJson, writeJson } from '@haven/lab/ground'

/** The days whose nightmare was answered on its day. */

const daysFile = (io: Io): string => join(dataFolder(io), 'nightmares.json')
const FIRST = -1_000_000
const LAST = 1_000_000

/** What is no list of days any more begins anew. */
export function readDays(io: Io): readonly number[] {
  if (!existsSync(daysFile(io))) return []
  try {
    const { days } = checkFormat(readJson(io, daysFile(io)))
    return asList(days, 'days').map((day) => asNumber(day, 'days', FIRST, LAST))
  } catch {
    return []
  }
}

/** A full disk is no reason to stop: then the streak is lost. */
export function writeDays(io: Io, days: readonly number[]): void {
  try {
    writeJson(daysFile(io), { haven: 1, days })
  } catch (error) {
    if (!(error instanceof InputError)) throw error
  }
}
