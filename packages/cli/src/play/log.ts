import type { Event, EventName, IdleReason } from '@haven/engine'
import { type GameDesk, widthOf, wrap } from '@haven/lab/ground'
import { paintFor } from '../io.ts'
import type { Style } from '../paint.ts'

/** The log in words. Bookkeeping that everybody can see on the board is left out. */
const SILENT: ReadonlySet<EventName> = new Set<EventName>(['ballotCast', 'turnEnded', 'sinCardDiscarded', 'roundEnded'])

const STYLES: Readonly<Partial<Record<EventName, Style>>> = {
  roundStarted: 'heading',
  turnStarted: 'bold',
  heroDied: 'bad',
  woundTaken: 'bad',
  monsterKilled: 'good',
  missionAccomplished: 'good',
  missionBegun: 'heading',
  sinCardPlayed: 'corruption',
  trackRaised: 'boss',
  apocalypseRevealed: 'boss',
  gameOver: 'heading',
}

/** `auto`: they came of an answer that gave itself, and what was left out with it. */
export function logLines(io: GameDesk, events: readonly Event[], auto?: readonly IdleReason[]): string[] {
  const [paint, width] = [paintFor(io), widthOf(io)]
  const lines: string[] = []
  const marked = (text: string): string => (auto ? io.say.byItself(text) : text)
  for (const event of events) {
    if (SILENT.has(event.event)) continue
    if (event.event === 'roundStarted') lines.push('')
    const text = wrap(marked(io.say.event(event)), width, '- ', '  ')
    lines.push(paint(STYLES[event.event] ?? 'plain', text))
  }
  if (auto?.length) lines.push(paint('dim', wrap(marked(io.say.skipped(auto)), width, '- ', '  ')))
  return lines
}
