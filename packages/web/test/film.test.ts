import type { Event } from '@haven/engine'
import { describe, expect, test } from 'vitest'
import { Film, type Scene, scenesOf } from '../src/model/film.ts'

const moved: Event = { event: 'heroMoved', hero: 'leah', from: 's0,0', to: 's0,1', metro: false }
const rolled = (side: 'heroes' | 'sins'): Event => ({
  event: 'diceRolled',
  side,
  hero: 'leah',
  roll: 'fight',
  faces: ['hit'],
  reroll: false,
})
const hurt: Event = { event: 'woundTaken', hero: 'leah', slot: 1, cause: 'fight' }
const used: Event = { event: 'textUsed', cause: 'x' }

/** A projector whose time is pushed on by hand. */
function cinema(speed: 'normal' | 'quick' | 'instant') {
  const shown: (Scene | null)[] = []
  let waiting: { ms: number; call: () => void } | null = null
  const film = new Film(
    {
      show: (scene) => shown.push(scene),
      later: (ms, call) => {
        waiting = { ms, call }
        return () => {
          waiting = null
        }
      },
    },
    speed,
  )
  const tick = (): number => {
    const { ms, call } = waiting as unknown as { ms: number; call: () => void }
    waiting = null
    call()
    return ms
  }
  return { film, shown, tick }
}

describe('scenes', () => {
  test('dice of both sides are one throw; what takes no time belongs to what came before', () => {
    const scenes = scenesOf([moved, used, rolled('heroes'), rolled('sins'), hurt])
    expect(scenes.map(({ events }) => events.map(({ event }) => event))).toEqual([
      ['heroMoved', 'textUsed'],
      ['diceRolled', 'diceRolled'],
      ['woundTaken'],
    ])
  })
})

describe('the film', () => {
  test('a move is settled while it is shown, a roll after the dice have fallen', () => {
    const told: string[] = []
    const { film, tick } = cinema('normal')
    film.push({ scenes: scenesOf([moved]), settle: () => told.push('moved') })
    expect(told).toEqual(['moved'])
    film.push({ scenes: scenesOf([rolled('heroes'), hurt]), settle: () => told.push('hurt') })
    tick()
    expect(told).toEqual(['moved'])
    tick()
    expect(told).toEqual(['moved', 'hurt'])
  })

  test('twice as fast takes half the time, at once takes none', () => {
    const slow = cinema('normal')
    const quick = cinema('quick')
    for (const { film } of [slow, quick]) film.push({ scenes: scenesOf([moved]), settle: () => undefined })
    expect(quick.tick()).toBe(slow.tick() / 2)
    const told: string[] = []
    const { film, shown } = cinema('instant')
    film.push({ scenes: scenesOf([moved, rolled('sins')]), settle: () => told.push('done') })
    expect(told).toEqual(['done'])
    expect(shown).toEqual([null])
  })

  test('who acts skips to the end, in order', () => {
    const told: number[] = []
    const { film } = cinema('normal')
    for (let i = 0; i < 3; i++) film.push({ scenes: scenesOf([rolled('heroes')]), settle: () => told.push(i) })
    expect(told.length).toBeLessThan(3)
    film.skip()
    expect(told).toEqual([0, 1, 2])
    expect(film.isPlaying).toBe(false)
  })

  test('what waits too long is settled without being shown', () => {
    const told: number[] = []
    const { film } = cinema('normal')
    for (let i = 0; i < 12; i++) film.push({ scenes: scenesOf([rolled('heroes')]), settle: () => told.push(i) })
    expect(told.length).toBeGreaterThan(5)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
  })
})
