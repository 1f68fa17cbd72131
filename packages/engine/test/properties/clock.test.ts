import { coreRules } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import type { EndOfRound, Event } from '../../src/index.ts'
import { play } from './games.ts'

/** What is told of the end of a round before it comes, held to what the engine then does. */

const ROUNDS = Number(process.env.HAVEN_CLOCK_ROUNDS ?? 20)
const MOST_GAMES = 10_000

/** Something that the end of a round looks at may have changed within the last decision before it. */
const CHANGES: ReadonlySet<Event['event']> = new Set([
  'monsterKilled',
  'monsterMoved',
  'monsterTeleported',
  'missionProgress',
  'missionAccomplished',
  'tokenPlaced',
  'tokenRemoved',
  'heroMoved',
  'heroTeleported',
  'heroDied',
])

interface Told {
  readonly track: number
  readonly end: EndOfRound
}

interface Counted {
  rounds: number
  /** Of these nothing changed any more after the last telling. */
  exact: number
  /** And of these something was still open. */
  open: number
}

/** The rounds of one game, until there are enough. */
function watch(story: string, seed: number, counted: Counted): void {
  let told: Told[] = []
  let from = -1
  let last: Told | null = null
  let isQuiet = false
  let level = 0
  // Bots see to it that something changes, chance that it does not.
  play({ seed, players: seed % 2 === 0 ? 'random' : 'scripted', story }, ({ state, events }) => {
    const { track, endOfRound } = coreRules.view(state, 'spectator')
    const now = { track, end: endOfRound as EndOfRound }
    if (from < 0) told.push(now)
    events.forEach((event, i) => {
      if (event.event === 'roundStarted') {
        told = []
        from = -1
      } else if (event.event === 'trackRaised') {
        level = event.level
        if (event.cause !== story || from >= 0) return
        from = event.level - 1
        last = now
        isQuiet = !events.slice(0, i).some(({ event: name }) => CHANGES.has(name))
      } else if (event.event === 'roundEnded' && counted.rounds < ROUNDS) check()
    })
  })

  function check(): void {
    counted.rounds++
    const reached = from < 0 ? (told.at(-1)?.track ?? 0) : level
    // What was told before something else raised the track was told of another level.
    const about = told.filter(({ track }) => track === (from < 0 ? reached : from))
    for (const { end } of about) expect([end.clock?.stands, end.clock?.otherwise]).toContain(reached)
    if (!isQuiet || from < 0 || !last || last.track !== from) return
    counted.exact++
    if (last.end.clock?.otherwise !== null) counted.open++
    expect(last.end.clock?.stands).toBe(reached)
  }
}

describe('APOC-4 the clock tells before what the end of the round then brings', () => {
  test.each([...coreRules.tables.stories.keys()])('%s', (story) => {
    const counted: Counted = { rounds: 0, exact: 0, open: 0 }
    for (let seed = 0; counted.rounds < ROUNDS && seed < MOST_GAMES; seed++) watch(story, seed, counted)
    expect(counted.rounds).toBe(ROUNDS)
    expect(counted.exact).toBeGreaterThan(ROUNDS / 4)
    // Where something can turn it, that was so at times.
    const hasMore = coreRules.tables.stories.get(story)?.clock?.more !== undefined
    if (hasMore) expect(counted.open).toBeGreaterThan(0)
  })
})
