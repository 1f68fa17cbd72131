import type { Event } from '@haven/engine'
import type { Scene } from './scenes.ts'

/** What happened while nobody looked: a line for each turn, with what weighs. */

export interface DigestRow {
  /** Whose turn it was; null between turns. */
  readonly hero: string | null
  readonly round: number | null
  readonly deaths: readonly string[]
  readonly kills: number
  readonly wounds: number
  readonly cards: readonly string[]
  /** The Apocalypse level that was reached. */
  readonly level: number | null
  readonly missions: readonly string[]
}

const EMPTY: DigestRow = {
  hero: null,
  round: null,
  deaths: [],
  kills: 0,
  wounds: 0,
  cards: [],
  level: null,
  missions: [],
}

const isNews = ({ hero, round, deaths, kills, wounds, cards, level, missions }: DigestRow): boolean =>
  hero !== null ||
  round !== null ||
  deaths.length + kills + wounds + cards.length + missions.length > 0 ||
  level !== null

function withEvent(row: DigestRow, event: Event): DigestRow {
  switch (event.event) {
    case 'heroDied':
      return { ...row, deaths: [...row.deaths, event.hero] }
    case 'monsterKilled':
      return { ...row, kills: row.kills + 1 }
    case 'woundTaken':
      return { ...row, wounds: row.wounds + 1 }
    case 'sinCardPlayed':
    case 'apocalypseRevealed':
    case 'darkPastRevealed':
      return { ...row, cards: [...row.cards, event.card] }
    case 'trackRaised':
      return { ...row, level: event.level }
    case 'missionAccomplished':
      return { ...row, missions: [...row.missions, event.mission] }
    default:
      return row
  }
}

export function digestOf(events: readonly Event[]): DigestRow[] {
  const rows: DigestRow[] = [EMPTY]
  for (const event of events) {
    if (event.event === 'turnStarted') rows.push({ ...EMPTY, hero: event.hero })
    else if (event.event === 'roundStarted') rows.push({ ...EMPTY, round: event.round })
    else rows.push(withEvent(rows.pop() ?? EMPTY, event))
  }
  return rows.filter(isNews)
}

export const turnsIn = (rows: readonly DigestRow[]): number => rows.filter(({ hero }) => hero !== null).length

/** All of it together. */
const LONGEST = 20_000
const ROW_MS = 1_600
/** The last one stays for a moment. */
const LAST_HOLD = 1_200

/** One scene for each turn. */
export function digestScenes(rows: readonly DigestRow[]): Scene[] {
  const ms = Math.min(ROW_MS, (LONGEST - LAST_HOLD) / rows.length)
  return rows.map((_, i) => ({
    events: [],
    staging: 'digest',
    ms: 0,
    hold: ms + (i === rows.length - 1 ? LAST_HOLD : 0),
    out: 0,
    shots: [{ events: [], ms: 0 }],
    card: null,
    border: null,
    rows: rows.slice(0, i + 1),
  }))
}
