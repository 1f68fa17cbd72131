import { randomFrom } from '@haven/engine'
import { type OnlineCommand, type QueryValue, recordOfGame } from '@haven/table'
import { type Identity, seatsHeldBy } from './people.ts'
import { refuse } from './refuse.ts'
import { type Entry, stepsOf } from './table.ts'
import { viewerOf } from './viewers.ts'
import type { Work } from './work.ts'

/** Questions without effect. */
export function answerQuery(work: Work, who: Identity | null, body: OnlineCommand): QueryValue | null {
  const { t, rules } = work
  const { game } = t
  if (!game) refuse('wrong-phase', { phase: t.phase })
  switch (body.command) {
    case 'explain': {
      if (!who || !seatsHeldBy(t, who.person.id).includes(body.seat)) refuse('not-your-seat', { seat: body.seat })
      return { query: 'explain', refusal: rules.explain(game.state, body.seat, body.intent) }
    }
    case 'position': {
      const viewer = viewerOf(t, who?.person.id ?? null)
      if (!viewer) refuse('no-spectators')
      if (viewer === 'all') return { query: 'position', position: rules.toPosition(game.state) }
      // Nothing in it that the viewer may not know: the rest is dealt anew.
      const imagined = rules.resample(rules.view(game.state, viewer), randomFrom(work.random()))
      return { query: 'position', position: rules.toPosition(imagined) }
    }
    case 'record': {
      if (!rules.outcome(game.state)) refuse('wrong-phase', { phase: t.phase })
      const [opening, ...entries] = work.history
      return { query: 'record', record: recordOfGame(rules, game, (opening as Entry).events, stepsOf(entries)) }
    }
    default:
      return null
  }
}
