import { APOCALYPSE_IDS, DARK_PAST_IDS, MISSION_IDS, SIN_CARD_IDS, UPGRADE_IDS } from '@haven/content'
import type { Event } from '@haven/engine'
import { expect, test } from 'vitest'
import { latePositions, missionPositions, type Players, play } from './games.ts'

/** Properties are worth what the games reach: this counts it, and nothing may be missing. */
const LATE = [...latePositions, ...missionPositions]
const GAMES = 2 * LATE.length

test('the games of the properties reach every mission, victory, death, reshuffle and card', () => {
  const counts = new Map<string, number>()
  const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1)
  const note = (event: Event): void => {
    if (event.event === 'missionBegun') count(`mission ${event.mission}`)
    else if (event.event === 'sinCardPlayed') count(`card ${event.card}`)
    else if (event.event === 'apocalypseRevealed') count(`card ${event.card}`)
    else if (event.event === 'upgradeTaken') count(`card ${event.card}`)
    else if (event.event === 'darkPastRevealed') count(`card ${event.card}`)
    else if (event.event === 'gameOver') count(`victory of the ${event.winner}`)
    else if (event.event === 'heroDied') count('death of a hero')
    else if (event.event === 'sinDeckRemade') count('Sin deck made anew')
    else if (event.event === 'apocalypseRemoved') count('death of a Hell Club member')
  }
  for (let seed = 0; seed < GAMES; seed++) {
    const players: Players = (['scripted', 'mixed', 'scripted', 'random'] as const)[seed % 4] as Players
    const position = seed % 2 === 0 ? undefined : LATE[seed >> 1]
    let first = true
    play({ seed, players, ...(position && { position }) }, ({ state, events }) => {
      if (first) count(`mission ${state.mission.id}`) // begun before the first question
      first = false
      for (const event of events) note(event)
    })
  }
  const wanted = [
    ...MISSION_IDS.map((id) => `mission ${id}`),
    ...[...SIN_CARD_IDS, ...APOCALYPSE_IDS, ...UPGRADE_IDS, ...DARK_PAST_IDS].map((id) => `card ${id}`),
    'victory of the heroes',
    'victory of the sins',
    'death of a hero',
    'death of a Hell Club member',
    'Sin deck made anew',
  ]
  const lines = wanted.map((what) => `${String(counts.get(what) ?? 0).padStart(6)}  ${what}`)
  console.info(`Reached in ${GAMES} games:\n${lines.join('\n')}`)
  expect(wanted.filter((what) => !counts.has(what))).toEqual([])
})
