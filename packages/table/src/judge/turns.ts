import type { Rules, Seat } from '@haven/engine'
import { isPlayedByPerson } from './people.ts'
import type { StoredTable } from './table.ts'

/** Whose turn it has become by a change: people who are asked now and were not asked before. */
export interface Turn {
  readonly person: string
  readonly seat: Seat
}

export function turnsBegun(rules: Rules, before: StoredTable, after: StoredTable): readonly Turn[] {
  if (before.asked?.key === after.asked?.key) return []
  const known = new Set(askedPeople(rules, before).map(({ person }) => person))
  return askedPeople(rules, after).filter(({ person }) => !known.has(person))
}

/** Is this person asked, and waited for? */
export const isAsked = (rules: Rules, table: StoredTable, person: string): boolean =>
  askedPeople(rules, table).some((turn) => turn.person === person)

function askedPeople(rules: Rules, table: StoredTable): readonly Turn[] {
  const { game, phase, window, seats } = table
  // A window that ends by itself calls nobody: who is called at each of them would stop listening.
  if (!game || phase !== 'playing' || (window && window.ends !== null)) return []
  const turns = rules
    .prompts(game.state)
    .filter(({ seat }) => isPlayedByPerson(table, seat))
    .map(({ seat }) => ({ person: seats[seat]?.person ?? '', seat }))
  return turns.filter(({ person }, i) => turns.findIndex((each) => each.person === person) === i)
}

/** Who has sat down by a change for the first time, but for the host, who is told of it. */
export function satDown({ sat: before = [] }: StoredTable, { sat = [], host, seats }: StoredTable): readonly Turn[] {
  const names = Object.keys(seats) as Seat[]
  return sat
    .filter((person) => person !== host && !before.includes(person))
    .flatMap((person) => {
      const seat = names.find((each) => seats[each]?.person === person)
      return seat ? [{ person, seat }] : []
    })
}
