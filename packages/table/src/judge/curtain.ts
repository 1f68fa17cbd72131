import { isSecret, type Rules, type Seat, type View, type Viewer } from '@haven/engine'
import { identities, isPlayedByPerson, seatsHeldBy } from './people.ts'
import type { StoredTable } from './table.ts'

/**
 * A device that people of both sides share. What the Sins player may know is shown only while he is asked something
 * secret and has opened the curtain himself; everything else is asked in front of everybody.
 */

/** Who looks just now: state of a connection, never stored. */
export interface Eyes {
  /** The seat that has opened the curtain itself. */
  readonly opened: Seat | null
  /** Whose eyes it was for last. */
  readonly last: Viewer
}

export const NO_EYES: Eyes = { opened: null, last: 'spectator' }

type Question = View['prompts'][number]

/** The seats that people at this device play themselves. */
export const seatsAt = (table: StoredTable, key: string): readonly Seat[] =>
  identities(table, key)
    .flatMap(({ person }) => seatsHeldBy(table, person.id))
    .filter((seat) => isPlayedByPerson(table, seat))

export interface Shown {
  readonly viewer: Viewer
  /** The seat that is asked something the others must not see: its question waits behind the curtain. */
  readonly curtain: Seat | null
}

/** Whose eyes a device at home is for, while the game goes on. */
export function shownTo(rules: Rules, table: StoredTable, seats: readonly Seat[], { opened, last }: Eyes): Shown {
  const heroes = seats.filter((seat) => seat !== 'sins')
  const [firstHero] = heroes
  if (!firstHero) return { viewer: seats.includes('sins') ? 'sins' : 'spectator', curtain: null }
  const before = heroes.find((seat) => seat === last) ?? firstHero
  const asked = askedNow(rules, table).filter(({ seat }) => seats.includes(seat))
  const ofSins = asked.find(({ seat }) => seat === 'sins')
  if (!ofSins) return { viewer: asked[0]?.seat ?? before, curtain: null }
  if (!isSecret(ofSins)) return { viewer: before, curtain: null }
  return opened === 'sins' ? { viewer: 'sins', curtain: null } : { viewer: before, curtain: 'sins' }
}

/** In a window that runs nobody is asked: it passes unless it is held. */
function askedNow(rules: Rules, { game, window, phase }: StoredTable): readonly Question[] {
  if (!game || phase !== 'playing' || (window && !window.held)) return []
  return rules.view(game.state, 'all').prompts
}

/** The curtain falls as soon as the Sins player is not asked any more. */
export function coveredAfter(rules: Rules, { game, window }: StoredTable, eyes: Eyes): Eyes {
  if (eyes.opened === null) return eyes
  const isAsked = game !== null && rules.prompts(game.state)[0]?.seat === eyes.opened && window?.held !== false
  return isAsked ? eyes : { ...eyes, opened: null }
}

/** The questions that may be read by these eyes, of all seats at the device. */
export function readableBy(viewer: Viewer, prompts: readonly Question[]): readonly Question[] {
  if (viewer === 'sins') return prompts.filter(({ seat }) => seat === 'sins')
  return prompts.filter((question) => question.seat !== 'sins' || !isSecret(question))
}
