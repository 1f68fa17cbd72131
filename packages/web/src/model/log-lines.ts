import type { Event, EventName } from '@haven/engine'
import type { LogStep } from '@haven/table'
import { catalogue } from '../base/words.ts'

/** The log in words. Bookkeeping that everybody can see on the board is left out. */
const SILENT: ReadonlySet<EventName> = new Set<EventName>(['ballotCast', 'turnEnded', 'sinCardDiscarded', 'roundEnded'])

export const TONES = ['plain', 'heading', 'turn', 'bad', 'good', 'sin'] as const
export type Tone = (typeof TONES)[number]

const TONE_OF: Readonly<Partial<Record<EventName, Tone>>> = {
  roundStarted: 'heading',
  turnStarted: 'turn',
  heroDied: 'bad',
  woundTaken: 'bad',
  monsterKilled: 'good',
  missionAccomplished: 'good',
  missionBegun: 'heading',
  sinCardPlayed: 'sin',
  trackRaised: 'sin',
  apocalypseRevealed: 'sin',
  gameOver: 'heading',
}

export interface LogLine {
  readonly key: string
  readonly step: number
  readonly text: string
  readonly tone: Tone
}

export const isTold = ({ event }: Event): boolean => !SILENT.has(event)

export function linesOf({ events }: LogStep, step: number): LogLine[] {
  return events.filter(isTold).map((event, i) => ({
    key: `${step}-${i}`,
    step,
    text: catalogue.event(event),
    tone: TONE_OF[event.event] ?? 'plain',
  }))
}
