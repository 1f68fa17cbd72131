import type { Viewer } from '@haven/engine'
import { type Order, type Pulse, type TableGame, type TableUpdate, type Talk, viewTalk } from '@haven/table'
import { isPerson, isShared, type Players } from './players.ts'
import { withOpenQuestions } from './screen.ts'

export interface Moment {
  readonly game: TableGame
  readonly players: Players
  readonly version: number
  readonly talk: Talk | null
  readonly pulse: Pulse | null
  readonly undoable: number
  readonly orders: readonly Order[]
}

/** The table as a viewer may see it, with the log from a step on. */
export function updateFor(moment: Moment, viewer: Viewer, from: number): TableUpdate {
  const { game, players, version, talk, pulse, undoable, orders } = moment
  const { rules } = game
  const { seals } = game
  const all = [
    { events: game.opening, sealed: true },
    ...game.log.map((events, i) => ({ events, sealed: seals[i] !== null })),
  ]
  const isPulsing = pulse !== null && !pulse.held
  const seen = rules.view(game.state, viewer)
  const view =
    isShared(players) && viewer !== 'sins' && !isPulsing
      ? withOpenQuestions(seen, rules.view(game.state, 'sins'))
      : seen
  return {
    update: 'table',
    version,
    from,
    steps: all.slice(from).map(({ events, sealed }) => ({ events: rules.viewEvents(events, viewer), sealed })),
    view,
    talk: talk && viewTalk(talk, viewer),
    pulse,
    thinking: game.prompts.map(({ seat }) => seat).filter((seat) => !isPerson(players, seat)),
    undoable,
    orders: viewer === 'sins' ? orders : [],
  }
}
