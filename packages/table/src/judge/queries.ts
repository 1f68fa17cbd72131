import { randomFrom } from '@haven/engine'
import type { OnlineCommand } from '../online/commands.ts'
import type { QueryValue } from '../online/frames.ts'
import { mayHave } from './closed.ts'
import { linesBefore } from './lines.ts'
import { actorFor, audienceAt, identify, isShared, seatsHeldBy } from './people.ts'
import { earlierGame, recordAt } from './records.ts'
import { refuse } from './refuse.ts'
import type { StoredTable } from './table.ts'
import { sightOf } from './viewers.ts'
import type { Work } from './work.ts'

/** Questions without effect. */
export function answerQuery(work: Work, key: string, body: OnlineCommand): QueryValue | null {
  const { t, rules } = work
  const { game } = t
  if (body.command === 'lines') {
    if (!sightOf(rules, t, key)) refuse('no-spectators')
    const audience = audienceAt(t, identify(t, key))
    return { query: 'lines', ...linesBefore({ table: t, lines: work.lines }, audience, body.before) }
  }
  if (!game) refuse('wrong-phase', { phase: t.phase })
  switch (body.command) {
    case 'explain': {
      const holder = actorFor(t, key, body.seat)
      const isMine = holder !== null && !isShared(t, holder) && seatsHeldBy(t, holder.person.id).includes(body.seat)
      if (!isMine) refuse('not-your-seat', { seat: body.seat })
      return { query: 'explain', refusal: rules.explain(game.state, body.seat, body.intent) }
    }
    case 'position': {
      const sight = sightOf(rules, t, key)
      if (!sight?.game) refuse('no-spectators')
      const { viewer, game: seen } = sight
      if (viewer === 'all') return { query: 'position', position: rules.toPosition(seen.state) }
      // Nothing in it that the viewer may not know: the rest is dealt anew.
      const imagined = rules.resample(rules.view(seen.state, viewer), randomFrom(work.random()))
      return { query: 'position', position: rules.toPosition(imagined) }
    }
    case 'record':
      return { query: 'record', record: recordFor(work, key, body.game) }
    default:
      return null
  }
}

const whoIs = (table: StoredTable, key: string): string | null => identify(table, key)?.person.id ?? null

function recordFor(work: Work, key: string, number: number | undefined) {
  const { t, rules } = work
  if (!sightOf(rules, t, key)) refuse('no-spectators')
  const earlier = earlierGame(t, number)
  const isOpen = earlier || t.phase === 'lobby' ? mayHave(t, earlier ? earlier.only : t.insiders, whoIs(t, key)) : true
  if (!isOpen) refuse('no-spectators')
  return recordAt(rules, t, number, work.history) ?? refuse('wrong-phase', { phase: t.phase })
}
