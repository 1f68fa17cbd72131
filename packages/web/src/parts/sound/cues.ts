import type { Event, EventName } from '@haven/engine'

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
  monsterKilled: 'kill',
  monsterSummoned: 'summon',
  orbitalMoved: 'orbital',
  sinCardPlayed: 'sinCard',
  acolyteUsed: 'sinCard',
  reactionSpent: 'reaction',
  tokenRemoved: 'cleanse',
  trackRaised: 'apocalypse',
  apocalypseRevealed: 'apocalypse',
  missionAccomplished: 'mission',
  innocentDelivered: 'mission',
}

export function soundsOf(event: Event): readonly SoundName[] {
  switch (event.event) {
    case 'diceRolled': {
      const faces = event.faces as readonly string[]
      if (event.side === 'heroes') return faces.includes('faith') ? ['dice', 'faith'] : ['dice']
      return faces.includes('burst') ? ['sinDice', 'burst'] : ['sinDice']
    }
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

/** More at once is noise. */
const MOST_AT_ONCE = 4

/** The sounds of what happens together, each once, in order. */
export function cuesOf(events: readonly Event[]): readonly SoundName[] {
  return [...new Set(events.flatMap(soundsOf))].slice(0, MOST_AT_ONCE)
}
