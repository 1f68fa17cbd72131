import type { Event, EventName, View } from '@haven/engine'

/** Which sound an event makes. Events come as the viewer may know them, so a sound tells nothing more than they do. */

export const SOUNDS = [
  'dice',
  'sinDice',
  'faith',
  'burst',
  'hit',
  'wound',
  'death',
  'heal',
  'corruption',
  'sinCard',
  'reaction',
  'kill',
  'orbital',
  'summon',
  'apocalypse',
  'mission',
  'yourTurn',
  'satDown',
  'fire',
  'cleanse',
  'step',
  'heroesWin',
  'sinsWin',
  'cardIn',
  'cardRest',
  'held',
  'progress',
  'missionDone',
  'lastLife',
  'fatal',
  'reserve',
  'clockSure',
  'clockPerhaps',
  'strike',
  'idle',
  'reactionStart',
  'yourAsk',
] as const
export type SoundName = (typeof SOUNDS)[number]

/** Those that tell nothing beyond what moves on the board anyway. */
const WITHOUT_CAPTION: ReadonlySet<SoundName> = new Set<SoundName>(['step'])
export const hasCaption = (sound: SoundName): boolean => !WITHOUT_CAPTION.has(sound)

const PLAIN: Readonly<Partial<Record<EventName, SoundName>>> = {
  heroMoved: 'step',
  heroTeleported: 'step',
  monsterMoved: 'reaction',
  monsterTeleported: 'reaction',
  woundTaken: 'wound',
  woundHealed: 'heal',
  corruptionLost: 'heal',
  corruptionTaken: 'corruption',
  heroDied: 'death',
  innocentKilled: 'death',
  monsterSummoned: 'summon',
  orbitalMoved: 'orbital',
  acolyteUsed: 'sinCard',
  reactionSpent: 'reactionStart',
  tokenRemoved: 'cleanse',
  missionAccomplished: 'missionDone',
  darkPastRevealed: 'cardIn',
  innocentDelivered: 'mission',
}

export function soundsOf(event: Event): readonly SoundName[] {
  switch (event.event) {
    case 'diceRolled': {
      const faces = event.faces as readonly string[]
      if (event.side === 'heroes') return faces.includes('faith') ? ['dice', 'faith'] : ['dice']
      return faces.includes('burst') ? ['sinDice', 'burst'] : ['sinDice']
    }
    case 'sinCardPlayed':
      return ['cardIn', 'sinCard']
    case 'apocalypseRevealed':
      return ['cardIn', 'apocalypse']
    case 'monsterKilled':
      return event.by === 'orbital' ? ['strike', 'kill'] : ['kill']
    case 'rollSettled':
      return event.hits > 0 ? ['hit'] : []
    case 'tokenPlaced':
      return event.token === 'fire' ? ['fire'] : event.token === 'corruption' ? ['corruption'] : []
    case 'gameOver':
      return [event.winner === 'heroes' ? 'heroesWin' : 'sinsWin']
    default: {
      const plain = PLAIN[event.event]
      return plain ? [plain] : []
    }
  }
}

/** A sound, so much higher, so many times. */
export interface Cue {
  readonly sound: SoundName
  readonly pitch?: number
  readonly times?: number
}

const WHOLE_TONE = 2 ** (2 / 12)
/** WOUND-2 */
const FATAL_WOUNDS = 5

/** The level that the round was to end with in any case. */
function sureLevel({ endOfRound }: View): number {
  const clock = endOfRound?.clock
  return clock ? Math.min(clock.stands, clock.otherwise ?? clock.stands) : Number.POSITIVE_INFINITY
}

/** What an event sounds like depends on where the game stands: on the view that shows it. */
function cueIn(event: Event, view: View): readonly Cue[] {
  switch (event.event) {
    case 'missionProgress':
      return event.progress > 0 ? [{ sound: 'progress', pitch: WHOLE_TONE ** Math.min(12, event.progress - 1) }] : []
    case 'woundTaken': {
      const wounds = view.heroes.find(({ hero }) => hero === event.hero)?.wounds.length ?? 0
      if (wounds >= FATAL_WOUNDS) return [{ sound: 'fatal' }]
      return wounds === FATAL_WOUNDS - 1 ? [{ sound: 'lastLife' }] : []
    }
    case 'heroDied':
      return view.reserve.length > 0 ? [{ sound: 'reserve', times: view.reserve.length }] : []
    case 'trackRaised':
      return [{ sound: event.level > sureLevel(view) ? 'clockPerhaps' : 'clockSure' }]
    default:
      return []
  }
}

export const cuesIn = (events: readonly Event[], view: View | null): readonly Cue[] =>
  view ? events.flatMap((event) => cueIn(event, view)) : []

/** More at once is noise. */
const MOST_AT_ONCE = 4

/** The sounds of what happens together, each once, in order. */
export function cuesOf(events: readonly Event[]): readonly SoundName[] {
  return [...new Set(events.flatMap(soundsOf))].slice(0, MOST_AT_ONCE)
}
