import { cursorOf, type ListedTable, type ListFilter } from '@haven/table'

/** The page of listed tables that somebody asks for, in the words of each database. The list itself is the one source. */

interface Dialect {
  /** The next value, as this database writes it. */
  readonly value: (n: number) => string
  readonly field: (name: string) => string
  readonly flag: (name: string) => string
  readonly someFree: (like: string) => string
}

export const SQLITE: Dialect = {
  value: () => '?',
  field: (name) => `json_extract(listed, '$.${name}')`,
  flag: (name) => `json_extract(listed, '$.${name}') = 1`,
  someFree: (like) => `EXISTS (SELECT 1 FROM json_each(listed, '$.free') AS seat WHERE seat.value LIKE ${like})`,
}

export const POSTGRES: Dialect = {
  value: (n) => `$${n}`,
  field: (name) => `listed::jsonb ->> '${name}'`,
  flag: (name) => `listed::jsonb ->> '${name}' = 'true'`,
  someFree: (like) =>
    `EXISTS (SELECT 1 FROM jsonb_array_elements_text(listed::jsonb -> 'free') AS seat WHERE seat LIKE ${like})`,
}

export interface ListQuery {
  readonly text: string
  readonly values: readonly (string | number)[]
}

const SEATS_OF = { sins: 'sins', heroes: 'hero%' } as const

export function listQuery(dialect: Dialect, most: number, filter: ListFilter): ListQuery {
  const values: (string | number)[] = []
  const put = (value: string | number): string => dialect.value(values.push(value))
  const where = ['listed IS NOT NULL']
  if (filter.side) where.push(dialect.someFree(put(SEATS_OF[filter.side])))
  for (const name of ['pace', 'story', 'phase'] as const) {
    const wanted = filter[name]
    if (wanted !== undefined) where.push(`${dialect.field(name)} = ${put(wanted)}`)
  }
  if (filter.quick) where.push(dialect.flag('quick'))
  if (filter.after) {
    const { after } = filter
    const [at] = cursorOf(after).split('.')
    const before = `changed < ${put(Number(at))}`
    where.push(`(${before} OR (changed = ${put(Number(at))} AND id > ${put(after.table)}))`)
  }
  const text = `SELECT listed, changed FROM tables WHERE ${where.join(' AND ')} ORDER BY changed DESC, id LIMIT ${put(most)}`
  return { text, values }
}

export interface ListedRow {
  readonly listed: string
  readonly changed: number | string
}

/** Their time is that of the column, by which pages go on. */
export const listedOf = (rows: readonly ListedRow[]): ListedTable[] =>
  rows.map(({ listed, changed }) => ({ ...(JSON.parse(listed) as ListedTable), changed: Number(changed) }))
