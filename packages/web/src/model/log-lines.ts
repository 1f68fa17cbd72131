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
  /** Nobody was asked. */
  readonly auto: boolean
  /** What it tells; null for what was left out. */
  readonly event: Event | null
}

export const isTold = ({ event }: Event): boolean => !SILENT.has(event)

export function linesOf({ events, auto }: LogStep, step: number): LogLine[] {
  const isAuto = auto !== undefined
  const told = events.filter(isTold).map((event, i) => ({
    key: `${step}-${i}`,
    step,
    text: catalogue.event(event),
    tone: TONE_OF[event.event] ?? 'plain',
    auto: isAuto,
    event,
  }))
  if (!auto?.length) return told
  return [
    ...told,
    { key: `${step}-skipped`, step, text: catalogue.skipped(auto), tone: 'plain', auto: true, event: null },
  ]
}

/** The same in sentences, for whoever hears it. */
export const sentencesOf = (step: LogStep): string[] =>
  linesOf(step, 0).map(({ text, auto }) => (auto ? catalogue.byItself(text) : text))
