import { RuleError, SEATS, type Seat } from '@haven/engine'
import { asList, asNumber, asObject, asOneOf, checkFormat, fault, onlyFields, parseFile } from '@haven/engine/files'
import { type FaultCode, type GameRecord, readRecord, TableError } from '@haven/table'
import { isOwn } from './kept-record.ts'

/** All records of a device as one file. */

export interface FiledRecord {
  readonly at: number
  readonly people: readonly Seat[]
  readonly record: GameRecord
}

/** What it is made of is text already. */
export const fileOf = (records: readonly { at: number; people: readonly Seat[]; text: string }[]): string => {
  const rows = records.map(({ at, people, text }) => `{"at":${at},"people":${JSON.stringify(people)},"record":${text}}`)
  return `{"haven":1,"records":[\n${rows.join(',\n')}\n]}\n`
}

/** What is wrong, told with the place in the whole file. */
export function within<T>(place: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof RuleError || error instanceof TableError)) throw error
    const { field = '' } = error.params
    const params = { ...error.params, field: field === '' ? place : `${place}.${field}` }
    throw new TableError(error.code as FaultCode, 'file', params)
  }
}

/** After the year 2286 it is wrong. */
const LATEST = 9_999_999_999_999

function readOne(value: unknown): FiledRecord {
  const given = asObject(value, '')
  const fields = ['at', 'people', 'record']
  onlyFields(given, '', fields)
  for (const name of fields) if (given[name] === undefined) fault('missing-field', name)
  const people = asList(given.people, 'people').map((seat) => asOneOf(seat, 'people', SEATS))
  const record = within('record', () => readRecord(given.record))
  if (!isOwn(record, people)) fault('out-of-range', people.length === 0 ? 'people' : 'record.startPosition')
  return { at: asNumber(given.at, 'at', 0, LATEST), people: [...new Set(people)], record }
}

/** The form alone; whether the games are what the rules make of them is found out by playing them. */
export function readRecords(text: string): readonly FiledRecord[] {
  const file = checkFormat(parseFile(text))
  if (file.records === undefined) fault('missing-field', 'records')
  onlyFields(file, '', ['haven', 'records'])
  return asList(file.records, 'records').map((each, i) => within(`records[${i}]`, () => readOne(each)))
}
