import { isSecret, type Seat, type View, type Viewer } from '@haven/engine'
import { isPerson, isShared, type Players } from './players.ts'

type Question = View['prompts'][number]

export interface Shown {
  readonly viewer: Viewer
  readonly curtain: Seat | null
}

/**
 * Whose eyes the screen is for. With people of both sides the Sins player's view is shown only while he is asked
 * something private and has opened the curtain himself.
 */
export function shownTo(players: Players, asked: readonly Question[], opened: Seat | null, last: Viewer): Shown {
  const [first] = players.people
  if (!first) return { viewer: 'spectator', curtain: null }
  const mine = asked.filter(({ seat }) => isPerson(players, seat))
  const heroes = players.people.filter((seat) => seat !== 'sins')
  const [firstHero] = heroes
  if (!firstHero) return { viewer: 'sins', curtain: null }
  const before = heroes.find((seat) => seat === last) ?? firstHero
  const ofSins = isShared(players) && mine.find(({ seat }) => seat === 'sins')
  if (ofSins) {
    if (!isSecret(ofSins)) return { viewer: before, curtain: null }
    return opened === 'sins' ? { viewer: 'sins', curtain: null } : { viewer: before, curtain: 'sins' }
  }
  return { viewer: mine[0]?.seat ?? before, curtain: null }
}

/** A question of the Sins player that is no secret is asked in front of everybody: his prompts, the heroes' view. */
export function withOpenQuestions(view: View, sins: View): View {
  const open = sins.prompts.filter((question) => !isSecret(question))
  return open.length > 0 ? { ...view, prompts: [...view.prompts, ...open] } : view
}

/** Hero seats know the same: the log need not be told anew when the screen passes between them. */
export const audience = (viewer: Viewer): string => (viewer.startsWith('hero') ? 'heroes' : viewer)
