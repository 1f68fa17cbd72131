import type { Event, EventName } from '@haven/engine'
import { CHECK_MS, isTogether, SCENE_MS, STAGGER_MS, sceneMs } from '@haven/table'
import type { Speed } from '../../base/settings.ts'
import type { DigestRow } from './digest.ts'
import { factorOf } from './tempo.ts'

/** What happened is shown as a film: events that belong together are one scene, and each lasts as long as it needs. */

/** How a scene is staged; `caption` is told in words alone. */
export type Staging =
  | 'turn'
  | 'walk'
  | 'jump'
  | 'strike'
  | 'check'
  | 'throw'
  | 'fight'
  | 'card'
  | 'acolyte'
  | 'result'
  | 'kill'
  | 'wound'
  | 'death'
  | 'join'
  | 'heal'
  | 'corruption'
  | 'tokens'
  | 'summon'
  | 'level'
  | 'progress'
  | 'banner'
  | 'round'
  | 'reaction'
  | 'digest'
  | 'caption'

/** A step that is being taken: he stands where the two spaces meet until the checks for leaving are settled. */
export interface Border {
  readonly hero: string
  readonly from: string
  readonly to: string
}

/** What is told at once, and how long until the next. */
export interface Shot {
  readonly events: readonly Event[]
  readonly ms: number
}

export interface Scene {
  readonly events: readonly Event[]
  readonly staging: Staging
  /** Milliseconds at the usual tempo, and the still time after them. */
  readonly ms: number
  readonly hold: number
  /** Of these milliseconds, so many come after the still time: a card goes to its place. */
  readonly out: number
  readonly shots: readonly Shot[]
  /** The card that everybody reads. */
  readonly card: string | null
  readonly border: Border | null
  /** Of a digest: what happened in one turn, and in those before it. */
  readonly rows?: readonly DigestRow[]
}

const STAGINGS: Readonly<Partial<Record<EventName, Staging>>> = {
  roundStarted: 'round',
  turnStarted: 'turn',
  heroMoved: 'walk',
  monsterMoved: 'walk',
  heroTeleported: 'jump',
  monsterTeleported: 'jump',
  orbitalMoved: 'jump',
  fightStarted: 'fight',
  sinCardPlayed: 'card',
  apocalypseRevealed: 'card',
  darkPastRevealed: 'card',
  acolyteUsed: 'acolyte',
  diceRolled: 'throw',
  faithTurned: 'result',
  fightSettled: 'result',
  monsterKilled: 'kill',
  woundTaken: 'wound',
  heroDied: 'death',
  heroJoined: 'join',
  woundHealed: 'heal',
  corruptionTaken: 'corruption',
  corruptionLost: 'heal',
  tokenPlaced: 'tokens',
  tokenRemoved: 'tokens',
  tokenLost: 'tokens',
  tokenTaken: 'tokens',
  tokensFlipped: 'tokens',
  monsterSummoned: 'summon',
  trackRaised: 'level',
  missionProgress: 'progress',
  missionAccomplished: 'banner',
  missionBegun: 'banner',
  reactionSpent: 'reaction',
}

/** The still time that is part of a scene's length. */
const HOLDS: Readonly<Partial<Record<EventName, number>>> = { diceRolled: 900, fightSettled: 700 }
const CHECK_HOLD = 500
const SAFE_HOLD = 250
/** After the monster has come to where it goes. */
const REACTION_HOLD = 500
const REACTION_MS = 350
/** A column of light, the ring on the ground, and then the kill. */
const STRIKE_MS = 400 + 180 + 300
/** Whoever else's figure goes is outlined first. */
export const OUTLINE_MS = 250
const CARD_IN = 350
const CARD_OUT = 320

const isCheck = (event: Event): boolean => event.event === 'diceRolled' && event.roll.endsWith('-check')

function stagingOf(event: Event): Staging {
  if (isCheck(event)) return 'check'
  if (event.event === 'monsterKilled' && event.by === 'orbital') return 'strike'
  return STAGINGS[event.event] ?? 'caption'
}

/** What the film has to know besides the events. */
export interface Stage {
  /** Steps from one space to another. */
  readonly steps: (from: string, to: string) => number
}

const cardOf = (event: Event): string | null =>
  event.event === 'sinCardPlayed' || event.event === 'apocalypseRevealed' || event.event === 'darkPastRevealed'
    ? event.card
    : null

function isSafe(events: readonly Event[]): boolean {
  return events.every((event) => event.event !== 'checkSettled' || event.suffered === 0)
}

/** Run and hold of the events of one scene, those that are told in passing among them. */
function lengthOf(events: readonly Event[], main: Event, stage: Stage): { ms: number; hold: number } {
  const alike = events.filter(({ event }) => event === main.event)
  const whole = sceneMs(alike)
  switch (main.event) {
    case 'diceRolled':
      return isCheck(main)
        ? { ms: CHECK_MS - CHECK_HOLD, hold: isSafe(events) ? SAFE_HOLD : CHECK_HOLD }
        : { ms: whole - 900, hold: 900 }
    case 'monsterMoved': {
      const ms = OUTLINE_MS + whole * Math.max(1, Math.min(3, stage.steps(main.from, main.to)))
      return { ms, hold: main.cause === 'REACT-1' ? REACTION_HOLD : 0 }
    }
    case 'reactionSpent':
      return { ms: REACTION_MS, hold: 0 }
    case 'monsterKilled':
      return { ms: whole + (main.by === 'orbital' ? STRIKE_MS : 0), hold: 0 }
    case 'sinCardPlayed':
    case 'apocalypseRevealed':
    case 'darkPastRevealed':
      return { ms: CARD_IN + CARD_OUT, hold: whole - CARD_IN - CARD_OUT }
    default: {
      const hold = HOLDS[main.event] ?? 0
      return { ms: whole - hold, hold }
    }
  }
}

/** Equal things come one after the other, quicker where there are many of them. */
function shotsOf(events: readonly Event[], main: Event, ms: number): Shot[] {
  // Everybody sees whose figure goes before it does.
  if (main.event === 'monsterMoved')
    return [
      { events: [], ms: OUTLINE_MS },
      { events, ms: ms - OUTLINE_MS },
    ]
  const stagger = STAGGER_MS[main.event] ?? 0
  const alike = events.filter(({ event }) => event === main.event).length
  if (stagger === 0 || alike < 2) return [{ events, ms }]
  const alone = SCENE_MS[main.event] ?? 0
  const each = Math.min(stagger, Math.max(0, ms - alone) / (alike - 1))
  const shots: Event[][] = []
  for (const event of events) {
    const last = shots.at(-1)
    if (last && event.event !== main.event) last.push(event)
    else shots.push([event])
  }
  return shots.map((told, i) => ({ events: told, ms: i < shots.length - 1 ? each : ms - each * (shots.length - 1) }))
}

/** A check before the step that it belongs to is one for leaving: he is on his way already. */
function borderOf(events: readonly Event[], from: number, main: Event): Border | null {
  if (main.event !== 'diceRolled' || !isCheck(main)) return null
  for (const event of events.slice(from)) {
    if (event.event === 'turnStarted' || event.event === 'heroDied') return null
    if (event.event === 'heroMoved' && event.hero === main.hero) {
      return { hero: event.hero, from: event.from, to: event.to }
    }
  }
  return null
}

const NEAR: Stage = { steps: () => 1 }

export function scenesOf(events: readonly Event[], stage: Stage = NEAR): Scene[] {
  const groups: { events: Event[]; main: Event | null; end: number }[] = []
  events.forEach((event, i) => {
    const isSeen = (SCENE_MS[event.event] ?? 0) > 0
    const last = groups.at(-1)
    const before = last?.events.at(-1)
    // What takes no time is told with what came before it, and a beginning without time with what comes next.
    const joins = last && (!isSeen || last.main === null || (before !== undefined && isTogether(before, event)))
    if (!joins) groups.push({ events: [event], main: isSeen ? event : null, end: i + 1 })
    else {
      last.events.push(event)
      last.main ??= isSeen ? event : null
      last.end = i + 1
    }
  })
  return groups.map(({ events: told, main, end }) => {
    const first = main ?? (told[0] as Event)
    const { ms, hold } = main ? lengthOf(told, main, stage) : { ms: 0, hold: 0 }
    return {
      events: told,
      staging: stagingOf(first),
      ms,
      hold,
      out: cardOf(first) === null ? 0 : CARD_OUT,
      shots: shotsOf(told, first, cardOf(first) === null ? ms : CARD_IN),
      card: cardOf(first),
      border: borderOf(events, end, first),
    }
  })
}

// ------------------------------------------------------------------------------------------------------- tempo

/** How somebody wants to see it, and what presses. */
export interface Wish {
  readonly speed: Speed
  readonly still: boolean
  /** What one did oneself needs no long look. */
  readonly own: boolean
  /** Letters of a card, and whether this game has shown it before. */
  readonly letters: number
  readonly again: boolean
  /** Less than 1 where time presses. */
  readonly press: number
}

/** A card can be read in this time, whatever presses. */
const CARD_LEAST = 2_000
const CARD_MOST = 6_500
const HOLD_LEAST = 400
const STILL_MS = 150
const OWN = 0.6

/** Without motion: how long the picture takes to change, where it is not a short fade. */
const STILL: Readonly<Partial<Record<Staging, number>>> = { turn: 0, death: 400, level: 0, card: 240, strike: 300 }
/** And what has to be read stays for as long as it took to move. */
const STILL_HOLD: Readonly<Partial<Record<Staging, number>>> = {
  death: 2_000,
  level: 900,
  banner: 1_200,
  round: 900,
  fight: 600,
  caption: 450,
}

function cardHold({ letters, again, own, speed }: Wish): number {
  const factor = (again ? 0.6 : 1) * (own ? OWN : 1) * factorOf(speed)
  return Math.min(CARD_MOST, Math.max(CARD_LEAST, (700 + 38 * letters) * factor))
}

/** What a scene takes, so wished: infinite where a press is waited for. */
export function timesOf(scene: Scene, wish: Wish): { readonly run: number; readonly hold: number } {
  const { speed, still, own, press } = wish
  const factor = factorOf(speed) * press
  if (factor <= 0) return { run: 0, hold: 0 }
  const { staging } = scene
  const run = (still ? Math.min(scene.ms, STILL[staging] ?? STILL_MS) : scene.ms) * factor
  if (scene.card !== null) return { run, hold: speed === 'read' ? Number.POSITIVE_INFINITY : cardHold(wish) }
  const still0 = still ? (STILL_HOLD[staging] ?? 0) : 0
  const held = (scene.hold + still0) * (own ? OWN : 1) * press
  const hold = speed === 'quick' && held > 0 ? Math.max(Math.min(HOLD_LEAST, held), held * 0.5) : held
  return { run, hold }
}
