import type { Rules } from '@haven/engine'
import { type StoredTable, satDown, turnsBegun } from '../judge/index.ts'
import type { Notice } from './world.ts'

/** Who is to be told outside the page of a change: whose turn it has become, and a host who is away of who sat down. */
export function noticesOf(rules: Rules, before: StoredTable, after: StoredTable, isHostHere: boolean): Notice[] {
  const { id: table, webhook, language, people, host } = after
  const nameOf = (person: string): string => people.find(({ id }) => id === person)?.name ?? ''
  const at = (person: string) => {
    const devices = people.find(({ id }) => id === person)?.devices ?? []
    const pushes = devices.flatMap(({ push }) => (push ? [push] : []))
    return { table, webhook, language, pushes, devices: devices.map(({ hash }) => hash) }
  }
  const turns = turnsBegun(rules, before, after).map(
    ({ person, seat }): Notice => ({ ...at(person), name: nameOf(person), seat }),
  )
  const sat = isHostHere ? [] : satDown(before, after)
  return [
    ...turns,
    ...sat.map(({ person, seat }): Notice => ({ ...at(host), name: nameOf(person), seat, news: 'sat' })),
  ]
}

/** Has this table an address outside, of anybody? */
export const hasAddress = ({ webhook, people }: StoredTable): boolean =>
  webhook !== null || people.some(({ devices }) => devices.some(({ push }) => push))
