import type { Event, EventName, View } from '@haven/engine'
import { SCENE_MS } from '@haven/table'
import { words } from '../base/words.ts'
import type { Scene } from './film/scenes.ts'
import { isTold } from './log-lines.ts'

/** The sentence in the lane. */
export interface Caption {
  readonly key: number
  readonly text: string
  /** Who is spoken of, for the mark before it. */
  readonly by: 'heroes' | 'sins' | 'city'
}

const SINS: ReadonlySet<EventName> = new Set<EventName>([
  'monsterMoved',
  'monsterTeleported',
  'monsterSummoned',
  'acolyteUsed',
  'reactionCommitted',
  'reactionSpent',
  'reactionGained',
  'sinCardPlayed',
  'sinCardsDrawn',
  'apocalypseDrawn',
])
const CITY: ReadonlySet<EventName> = new Set<EventName>([
  'roundStarted',
  'roundEnded',
  'tokenPlaced',
  'tokenLost',
  'trackRaised',
  'apocalypseRevealed',
  'missionAccomplished',
  'missionBegun',
  'gameOver',
])

const byOf = ({ event }: Event): Caption['by'] => (SINS.has(event) ? 'sins' : CITY.has(event) ? 'city' : 'heroes')

/** What a group is about: the first that is shown; without one the first that is told at all. */
const mainOf = (events: readonly Event[]): Event | undefined =>
  events.find(({ event }) => (SCENE_MS[event] ?? 0) > 0) ?? events.find(isTold)

let counted = 0

/** Null where nothing is said. */
export function captionOf({ events, rows }: Pick<Scene, 'events' | 'rows'>, view: View): Caption | null {
  const row = rows?.at(-1)
  if (row) return { key: ++counted, text: words.film.awayTurn(row), by: 'city' }
  const main = mainOf(events)
  if (!main) return null
  return { key: ++counted, text: words.film.caption(main, events, view.setup.sin), by: byOf(main) }
}

/** So many are shown to whoever asks for more. */
const KEPT = 5

export const withCaption = (captions: readonly Caption[], next: Caption | null): readonly Caption[] =>
  next === null ? captions : [...captions, next].slice(-KEPT)
