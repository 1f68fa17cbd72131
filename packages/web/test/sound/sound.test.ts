import type { Event, EventName, View } from '@haven/engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { words } from '../../src/base/words.ts'
import { Timeline } from '../../src/model/replay/timeline.ts'
import { cuesIn, cuesOf, hasCaption, SOUNDS, soundsOf } from '../../src/parts/sound/cues.ts'
import { lengthOf, RECIPES, sirenAt, tuned } from '../../src/parts/sound/recipes.ts'
import { readSound } from '../../src/parts/sound/sound-settings.ts'
import { rules, wholeGame } from '../replay/games.ts'

const roll = (side: 'heroes' | 'sins', faces: readonly string[]): Event =>
  ({ event: 'diceRolled', side, hero: 'rose', roll: 'fight', faces, reroll: false }) as Event

describe('from events to sounds', () => {
  test.each<[Event, readonly string[]]>([
    [roll('heroes', ['hit', 'skill']), ['dice']],
    [roll('heroes', ['faith', 'hit']), ['dice', 'faith']],
    [roll('sins', ['blank']), ['sinDice']],
    [roll('sins', ['burst', 'hit']), ['sinDice', 'burst']],
    [{ event: 'woundTaken', hero: 'rose', slot: 1, cause: 'FIGHT-9' }, ['wound']],
    [{ event: 'sinCardPlayed', card: 'pride-hubris', window: 'fight-start', hero: 'rose' }, ['cardIn', 'sinCard']],
    [{ event: 'monsterKilled', monster: 'acolyte-1', space: 's0,0', by: 'orbital' }, ['strike', 'kill']],
    [{ event: 'tokenPlaced', token: 'fire', space: 's0,0', cause: 'x' }, ['fire']],
    [{ event: 'tokenPlaced', token: 'nest', space: 's0,0', cause: 'x' }, []],
    [{ event: 'gameOver', winner: 'sins', rule: 'WIN-2' }, ['sinsWin']],
    [{ event: 'gameOver', winner: 'heroes', rule: 'WIN-1' }, ['heroesWin']],
    [{ event: 'turnEnded', hero: 'rose' }, []],
  ])('%j', (event, wanted) => {
    expect(soundsOf(event)).toEqual(wanted)
  })

  test('what happens at once sounds once, and never more than four things together', () => {
    const wound: Event = { event: 'woundTaken', hero: 'rose', slot: 1, cause: 'FIGHT-9' }
    expect(cuesOf([wound, wound, wound])).toEqual(['wound'])
    expect(cuesOf([roll('heroes', ['faith']), roll('sins', ['burst']), wound])).toHaveLength(4)
  })

  test('every sound has a recipe and a caption, but for footsteps', () => {
    for (const sound of SOUNDS) expect(words.sound.caption[sound]).not.toBe('')
    expect(SOUNDS.filter((sound) => !hasCaption(sound))).toEqual(['step'])
    expect(Object.keys(RECIPES).sort()).toEqual([...SOUNDS].sort())
  })

  describe('over a real game', () => {
    let events: readonly Event[]
    beforeAll(() => {
      events = new Timeline(rules, wholeGame().save()).steps('all').flatMap((step) => step.events)
    }, 60_000)

    test('what hurts, kills and turns the story is heard', () => {
      const heard = new Set(events.flatMap(soundsOf))
      for (const sound of ['dice', 'sinDice', 'faith', 'burst', 'wound', 'kill', 'sinCard', 'apocalypse'] as const) {
        expect(heard).toContain(sound)
      }
      const silent = new Set(events.filter((event) => soundsOf(event).length === 0).map(({ event }) => event))
      const never: readonly EventName[] = ['heroDied', 'woundTaken', 'monsterKilled', 'diceRolled', 'gameOver']
      for (const name of never) expect(silent).not.toContain(name)
    })

    test('a sound does not tell what only the Sins player may know', () => {
      const known = rules.viewEvents(events, 'spectator')
      expect(known.map(soundsOf)).toEqual(events.map(soundsOf))
      expect(JSON.stringify(known)).not.toBe(JSON.stringify(events))
    })
  })
})

describe('recipes', () => {
  test.each(SOUNDS)('%s is short, can be heard, and does not overload', (sound) => {
    const layers = RECIPES[sound]
    expect(lengthOf(layers)).toBeLessThan(3.5)
    for (const { from, to, rise, fall, gain, at } of layers) {
      // Exponential glides must not touch zero.
      expect(Math.min(from, to)).toBeGreaterThan(15)
      expect(Math.max(from, to)).toBeLessThan(20_000)
      expect(Math.min(rise, fall)).toBeGreaterThan(0)
      expect(at).toBeGreaterThanOrEqual(0)
      expect(gain).toBeGreaterThan(0)
      expect(gain).toBeLessThanOrEqual(1)
    }
  })

  test('the siren is silent at first and comes nearer with every level', () => {
    expect(sirenAt(0)).toBeNull()
    for (let level = 1; level < 7; level++) {
      const [now, next] = [sirenAt(level), sirenAt(level + 1)]
      expect(next?.every).toBeLessThan(now?.every as number)
      expect(next?.gain).toBeGreaterThan(now?.gain as number)
    }
    expect(sirenAt(9)).toEqual(sirenAt(7))
  })
})

describe('settings', () => {
  test('are read as they were set; what makes no sense is as if never set', () => {
    const usual = readSound(null)
    expect(readSound('{"on":false,"captions":true,"master":0,"effects":1,"ambience":0.25}')).toEqual({
      on: false,
      captions: true,
      master: 0,
      effects: 1,
      ambience: 0.25,
    })
    expect(readSound('{"master":7,"on":"yes","effects":null}')).toEqual(usual)
    expect(readSound('no json')).toEqual(usual)
  })
})

describe('where the game stands', () => {
  const view = {
    heroes: [{ hero: 'rose', wounds: [1, 2, 3, 4] }],
    reserve: ['karl', 'brad'],
    endOfRound: { clock: { stands: 4, otherwise: 3 } },
  } as unknown as View
  const wound: Event = { event: 'woundTaken', hero: 'rose', slot: 4, cause: 'FIGHT-9' }

  test('the last life beats, the fifth wound stops it, the Reserve tolls for those who are left', () => {
    expect(cuesIn([wound], view)).toEqual([{ sound: 'lastLife' }])
    const dying = { ...view, heroes: [{ hero: 'rose', wounds: [1, 2, 3, 4, 5] }] } as unknown as View
    expect(cuesIn([wound], dying)).toEqual([{ sound: 'fatal' }])
    expect(cuesIn([{ event: 'heroDied', hero: 'rose', space: 's0,0', cause: 'fight' }], view)).toEqual([
      { sound: 'reserve', times: 2 },
    ])
    expect(tuned(RECIPES.reserve, 1, 2)).toHaveLength(2 * RECIPES.reserve.length)
  })

  test('each step of a mission is a whole tone higher; a level that nobody could be sure of is deeper', () => {
    const progress = (done: number): Event => ({ event: 'missionProgress', mission: 'x', progress: done, count: 9 })
    const [first, second] = [progress(1), progress(2)].map((event) => cuesIn([event], view)[0]?.pitch ?? 0)
    expect((second as number) / (first as number)).toBeCloseTo(2 ** (2 / 12))
    const raised = (level: number): Event => ({ event: 'trackRaised', level, cause: 'x' })
    expect([raised(3), raised(4)].map((event) => cuesIn([event], view)[0]?.sound)).toEqual([
      'clockSure',
      'clockPerhaps',
    ])
  })
})
