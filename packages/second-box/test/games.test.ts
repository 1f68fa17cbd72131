import { createBot, playGame } from '@haven/bots'
import { type Edition, type Random, randomFrom, SEATS, type State, type Viewer } from '@haven/engine'
import { box } from '@haven/second-box'
import { describe, expect, test } from 'vitest'
import { expectConserved } from '../../engine/test/properties/invariants.ts'
import { expectSameView, otherWorld } from '../../engine/test/properties/worlds.ts'
import { rules, SECOND_WATCH } from './helpers.ts'

/**
 * Whole games against each sin and on each map, played at random, every other one by the Second Watch with the second
 * crate: they end, views tell no secret, undo and position hold.
 */

const SINS = ['wrath', 'envy', 'gluttony', 'lust', 'greed'] as const
const VIEWERS: readonly Viewer[] = ['sins', 'hero1', 'hero2', 'spectator']
const GAMES = 4
const MOST_DECISIONS = 6_000
const OURS = { team: SECOND_WATCH, secondCrate: true } as const

/** A game of this sin, on this map if one is named; `look` sees each state after the answer that led to it. */
function playAtRandom(sin: string, game: number, look: (state: State, decision: number) => void, map?: string): State {
  const random = randomFrom(`second-box ${sin} ${game} ${map ?? ''}`.trimEnd())
  const edition: Edition = game % 2 === 0 ? 'final' : 'preview'
  const acolytes = (['policemen', 'firemen', 'hobos', 'nuns'] as const)[game % 4]
  const place = map !== undefined && { map }
  const wishes = { heroPlayers: (game % 4) + 1, edition, sin, acolytes, ...(game % 2 === 1 && OURS), ...place } as const
  let state = rules.createGame(rules.resolveSetup(wishes, random), `second-box ${sin} ${game}`)
  for (let i = 0; i < MOST_DECISIONS && !state.over; i++) {
    const [prompt] = rules.prompts(state)
    if (!prompt) break
    const options = rules.options(state, prompt)
    const option = options[random.below(options.length)]?.id as string
    state = rules.decide(state, { prompt: prompt.id, seat: prompt.seat, option }).state
    look(state, i)
  }
  return state
}

/** Every so often the state holds everything that it should: in a copy, a view dealt anew, and a position. */
const looksWell = (random: Random) => (state: State, i: number) => {
  if (i % 23 !== 0) return
  expectConserved(rules, state)
  expect(rules.copy(state)).toStrictEqual(state)
  const viewer = VIEWERS[i % VIEWERS.length] as Viewer
  const view = rules.view(state, viewer)
  expect(JSON.stringify(rules.view(rules.resample(view, random), viewer))).toBe(JSON.stringify(view))
  const position = rules.toPosition(state)
  if (!position) return
  const again = rules.fromPosition(position, 'again')
  const kept = ({ asleep, marks, pinned, mission }: State): unknown => ({ asleep, marks, pinned, mission })
  expect(kept(again)).toEqual(kept(state))
}

describe.each(SINS)('%s', (sin) => {
  test('games end, and every so often the state holds everything that it should', () => {
    for (let game = 0; game < GAMES; game++) {
      const over = playAtRandom(sin, game, looksWell(randomFrom(`${sin} looks ${game}`)))
      expect(over.over, `${sin} ${game}`).not.toBeNull()
    }
  })

  test('bots that know it by its hints play a game to the end', () => {
    const random = randomFrom(`${sin} bots`)
    const setup = rules.resolveSetup({ heroPlayers: 1, sin, map: 'havens-last-stand-a', ...OURS }, random)
    const bots = Object.fromEntries(SEATS.map((seat) => [seat, createBot('scripted', rules, random)]))
    expect(playGame(rules, setup, `${sin} bots`, bots).state.over).not.toBeNull()
  })

  test('two worlds that differ only in what a viewer may not know look the same to him', () => {
    let compared = 0
    const seen = (state: State, i: number): void => {
      if (i % 40 !== 0 || state.over) return
      const viewer = VIEWERS[(i / 40) % VIEWERS.length] as Viewer
      const chance = randomFrom(`${sin} ${i}`)
      compared += expectSameView(rules, state, otherWorld(rules, state, viewer, chance), viewer, chance, 30)
    }
    for (const game of [2, 3]) playAtRandom(sin, game, seen)
    expect(compared).toBeGreaterThan(30)
  })
})

describe.each(box.maps)('$id', ({ id }) => {
  test('a game at random ends, and every so often the state holds everything that it should', () => {
    const sin = SINS[box.maps.findIndex((map) => map.id === id) % SINS.length] as string
    for (let game = 0; game < 2; game++) {
      const over = playAtRandom(sin, game, looksWell(randomFrom(`${id} looks ${game}`)), id)
      expect(over.over, `${id} ${game}`).not.toBeNull()
    }
  })

  test('bots that know its missions by their facts play a game to the end', () => {
    const random = randomFrom(`${id} bots`)
    const setup = rules.resolveSetup({ heroPlayers: 2, map: id }, random)
    const bots = Object.fromEntries(SEATS.map((seat) => [seat, createBot('scripted', rules, random)]))
    const { state } = playGame(rules, setup, `${id} bots`, bots)
    expect([state.over === null, state.round <= 25]).toEqual([false, true])
  })
})

test('a state of a game against any of them is at most 8 kB', () => {
  let most = 0
  for (const sin of SINS) {
    playAtRandom(sin, 1, (state, i) => {
      if (i % 50 === 0) most = Math.max(most, JSON.stringify(state).length)
    })
  }
  expect(most).toBeLessThanOrEqual(8_192)
})
