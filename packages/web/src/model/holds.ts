import type { Pulse } from '@haven/table'
import type { ReadonlySignal } from '@preact/signals'
import { holdWhile } from '../base/update/quiet.ts'
import type { Ways } from './ways.ts'
import type { Screen } from './wire.ts'

/** A window that lasts longer is nothing that anybody waits for. */
const SHORT_WINDOW = 60_000

/** What of a table tells whether it is at rest. */
interface Held {
  readonly isAtWork: boolean
  readonly pulse: ReadonlySignal<Pulse | null>
  readonly screen: ReadonlySignal<Screen | null>
  readonly preview: ReadonlySignal<string | null>
  readonly narrowed: ReadonlySignal<readonly string[] | null>
  readonly ways: Pick<Ways, 'chosen'>
}

/** Something is under way that ends by itself: an answer, a film, a window. */
function isBusy(store: Held): boolean {
  const pulse = store.pulse.peek()
  return store.isAtWork || (pulse !== null && !pulse.held && pulse.ms <= SHORT_WINDOW)
}

/** Somebody has chosen something and not given it yet, or looks behind the curtain. */
function isHalfDone({ screen, preview, narrowed, ways }: Held): boolean {
  const shown = screen.peek()
  const isBehindCurtain = shown?.viewer === 'sins' && shown.players.people.length > 1
  return isBehindCurtain || (preview.peek() ?? narrowed.peek() ?? ways.chosen.peek()) !== null
}

/** A table that is open holds its page now and then. Gives what ends that. */
export function holdFor(store: Held): () => void {
  const ends = [holdWhile('program', () => isBusy(store)), holdWhile('person', () => isHalfDone(store))]
  return () => {
    for (const end of ends) end()
  }
}
