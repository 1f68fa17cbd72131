import type { Event } from '@haven/engine'
import { describe, expect, it } from 'vitest'
import { CHECK_MS, filmMs, MOST_FILM_MS, SCENE_MS, sceneMs } from '../src/film.ts'

const moved = (to: string): Event => ({ event: 'heroMoved', hero: 'rose', from: 'A1', to, metro: false })
const placed: Event = { event: 'tokenPlaced', token: 'fire', space: 'A1', cause: 'story' }
const killed: Event = { event: 'monsterKilled', monster: 'abomination1', space: 'A1', by: 'fight' }
const rolled = (side: 'heroes' | 'sins', roll: 'fight' | 'fire-check', reroll = false): Event => ({
  event: 'diceRolled',
  side,
  hero: 'rose',
  roll,
  faces: [],
  reroll,
})
const drawn = (cards: readonly string[]): Event => ({
  event: 'sinCardsDrawn',
  count: 2,
  cause: 'round',
  secret: { to: 'sins', cards },
})

describe('how long the film takes that windows and clocks wait for', () => {
  it('is nothing if nothing happened, and nothing for what is told in passing', () => {
    expect(filmMs([])).toBe(0)
    expect(filmMs([{ event: 'tokensReset' }, { event: 'turnEnded', hero: 'rose' }])).toBe(0)
  })

  it('is the sum of its scenes', () => {
    expect(filmMs([moved('A2'), { event: 'tokensReset' }, moved('A3')])).toBe(600)
  })

  it('has both sides roll in one throw, and a reroll is another', () => {
    expect(filmMs([rolled('heroes', 'fire-check'), moved('A2')])).toBe(CHECK_MS + 300)
    expect(sceneMs([rolled('heroes', 'fight'), rolled('sins', 'fight')])).toBe(SCENE_MS.diceRolled)
    expect(filmMs([rolled('heroes', 'fire-check'), rolled('heroes', 'fire-check', true)])).toBe(2 * CHECK_MS)
  })

  it('lets what is alike overlap', () => {
    expect(filmMs([placed, placed, placed])).toBe(350 + 2 * 120)
    expect(filmMs(Array.from({ length: 20 }, () => placed))).toBe(1_200)
    expect(filmMs([killed, killed])).toBe(520 + 200)
  })

  it('is never longer than anybody waits', () => {
    expect(filmMs(Array.from({ length: 50 }, (_, i) => moved(`A${i}`)))).toBe(MOST_FILM_MS)
  })

  it('does not depend on what is hidden in an event', () => {
    const { secret: _, ...seen } = drawn(['hubris', 'vanity']) as Extract<Event, { event: 'sinCardsDrawn' }>
    expect(filmMs([drawn(['hubris', 'vanity'])])).toBe(filmMs([drawn([])]))
    expect(filmMs([seen as Event])).toBe(filmMs([drawn(['hubris', 'vanity'])]))
  })
})
