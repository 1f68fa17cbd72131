import type { Event, EventName } from '@haven/engine'
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

export function logLines(io: GameDesk, events: readonly Event[]): string[] {
  const [paint, width] = [paintFor(io), widthOf(io)]
  const lines: string[] = []
  for (const event of events) {
    if (SILENT.has(event.event)) continue
    if (event.event === 'roundStarted') lines.push('')
    const text = wrap(io.say.event(event), width, '- ', '  ')
    lines.push(paint(STYLES[event.event] ?? 'plain', text))
  }
  return lines
}
