import type { View } from '@haven/engine'
import { type Postcard, postcardOf, type TableView } from '@haven/table'

/** What a link to a table shows: no more than somebody would see who came to watch just now. */

const isTold = (wish: string | undefined): wish is string => wish !== undefined && wish !== 'random'

export function postcardOfTable({ phase, settings }: TableView, view: View | null): Postcard {
  const { story, sin } = settings.setup
  const lobby: Postcard = {
    of: 'table',
    story: isTold(story) ? story : null,
    sin: isTold(sin) ? sin : null,
    round: null,
    heroes: [],
    winner: null,
  }
  if (phase === 'lobby' || !view) return lobby
  const card = postcardOf(phase === 'over' ? 'replay' : 'table', view)
  if (settings.spectators === 'public' || settings.spectators === 'heroes') return card
  // Where nobody watches, or only later, the link tells what was known before the first round.
  return { ...lobby, story: card.story, sin: card.sin }
}
