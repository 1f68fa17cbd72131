import type { TableView } from '@haven/table'
import type { Told } from '../table-client.ts'
import type { TableNote } from './secrets.ts'

const MOST_GAMES = 5

/** What the list of our tables says about one, as it stands now. */
export function noteOf(room: TableView, told: Told | null, at: number): TableNote {
  const { phase, settings, seats, people, earlier, you } = room
  const view = told?.update.view
  const story = (settings.position || phase !== 'lobby' ? view?.setup.story : settings.setup.story) ?? null
  const over = phase === 'over' && view?.over ? [{ game: room.game, outcome: view.over }] : []
  const nameOf = (id: string | null): string | null => people.find((person) => person.id === id)?.name ?? null
  const asked = phase === 'playing' ? (view?.awaiting ?? []).map(({ seat }) => seat) : []
  return {
    story: story === 'random' ? null : story,
    host: people.find(({ host }) => host)?.name ?? '',
    at,
    phase,
    isSomebody: you.person !== null,
    seats: you.seats,
    asked: seats
      .filter(({ seat }) => asked.includes(seat))
      .map(({ seat, person, bot }) => ({ seat, person: bot === null ? nameOf(person) : null })),
    games: [...over, ...earlier.toReversed()].slice(0, MOST_GAMES),
  }
}
