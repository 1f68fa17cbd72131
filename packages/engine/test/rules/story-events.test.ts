import type { MissionDef } from '@haven/engine'
import { summonBoss } from '@haven/engine/kit'
import { type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { dusk, fightAndKill, rulesWith } from './texts.ts'

/** Rules of every story: figures of events, and Altars. */

const THIN_THE_HERD = 'hls-2b-thin-the-herd'
const blanks = (count: number) => Array<'blank'>(count).fill('blank')

/** Thorley alone with the monsters in s1,0. */
const brawl = (sketch: Sketch) =>
  scene({
    heroes: { thorley: 's1,0', rocco: 's0,2', rose: 's0,2' },
    ...sketch,
    setup: { power: false },
  })

describe('story-event-summon', () => {
  const controllerComes = (sketch: Sketch) => {
    const table = brawl({
      mission: { id: THIN_THE_HERD, progress: 2 },
      monsters: ['abomination s1,0'],
      dice: { hero: ['hit', 'hit', 'hit', 'skill'], sin: blanks(3) },
      ...sketch,
    })
    fightAndKill(table, 'abomination-1')
    return table
  }

  test('story-event-summon from outside the game, on a Nest of the Sins player’s choice', () => {
    const table = controllerComes({})
    expect(table.prompt).toMatchObject({ seat: 'sins', kind: 'summon', subject: { monster: 'controller' } })
    table.sins({ space: 's0,1' })
    expect(table.board).toEqual(['controller s0,1'])
    expect(table.of('sinCardsDrawn')).toEqual([])
  })

  test('story-event-summon from the dead pile', () => {
    const table = controllerComes({ dead: { controller: 1 } })
    table.sins({ space: 's2,0' }, 'summon')
    expect(table.board).toEqual(['controller s2,0'])
    expect(table.view('all').dead).not.toContain('controller')
  })

  test('story-event-summon on the board already: two Sin cards in its place', () => {
    const table = controllerComes({ monsters: ['abomination s1,0', 'controller s3,0'] })
    expect(table.kind).toBe('hero-turn')
    expect(table.of('sinCardsDrawn')).toMatchObject([{ count: 2 }])
    expect(table.board).toEqual(['controller s3,0'])
  })

  test('story-event-summon the Avatar likewise', () => {
    const rules = rulesWith({
      missions: [
        { id: 'first', count: () => 1, progress: [{ on: 'kill' }], event: [summonBoss('avatar')], next: ['second'] },
        { id: 'second', count: () => 1, progress: [{ on: 'kill' }], next: [] },
      ],
    })
    const sketch = { rules, mission: { id: 'first' } }
    const table = controllerComes(sketch)
    table.sins({ space: 's3,2' }, 'summon')
    expect(table.board).toEqual(['avatar s3,2'])
    const there = controllerComes({ ...sketch, monsters: ['abomination s1,0', 'avatar s3,0'] })
    expect(there.of('sinCardsDrawn')).toMatchObject([{ count: 2 }])
  })
})

describe('story-break-altar', () => {
  const mission = (altars: boolean): MissionDef => ({
    id: 'the-altars',
    count: () => 2,
    progress: [{ on: 'remove', of: ['altar'] }],
    altars,
    next: [],
  })
  const rules = rulesWith({ missions: [mission(true)] })
  /** Rose (Skill 4) cleanses alone in s1,0, where an Altar stands. */
  const cleanse = (sketch: Sketch) => {
    const table = scene({
      rules,
      heroes: { rose: 's1,0', thorley: 's0,2', rocco: 's0,2' },
      altars: ['s1,0', 's3,0'],
      ...sketch,
    })
    table.hero1({ do: 'cleanse' })
    table.hero1({ none: true }, 'corruption')
    return table
  }

  test('story-break-altar costs two Skill results of one roll, also if it is the only token there', () => {
    const table = cleanse({ dice: { hero: ['skill', 'skill', 'hit', 'hit'] } })
    table.hero1({ token: 'altar' }, 'remove-token')
    expect(table.kind).toBe('hero-turn')
    expect(table.view('all').altars).toEqual(['s3,0'])
    expect(table.state.mission.progress).toBe(1)
    expect(table.of('tokenRemoved')).toMatchObject([{ token: 'altar', space: 's1,0', hero: 'rose' }])
  })

  test('story-break-altar one Skill result is not enough', () => {
    const table = cleanse({ dice: { hero: ['skill', 'counter', 'hit', 'hit'] } })
    expect(table.kind).toBe('hero-turn')
    expect(table.view('all').altars).toEqual(['s1,0', 's3,0'])
    expect(table.state.mission.progress).toBe(0)
  })

  test('story-break-altar the results left over remove tokens', () => {
    const table = cleanse({ tokens: ['fire s1,0 x2'], dice: { hero: ['skill', 'skill', 'skill', 'hit'] } })
    table.hero1({ token: 'fire' }, 'remove-token')
    table.hero1({ token: 'altar' }, 'remove-token')
    expect(table.kind).toBe('hero-turn')
    expect(table.tokens('fire', 's1,0')).toBe(1)
    expect(table.view('all').altars).toEqual(['s3,0'])
  })

  test('story-break-altar Holy Water does not help', () => {
    const table = cleanse({
      heroes: { rose: { space: 's1,0', upgrades: ['upg-holy-water'] }, thorley: 's0,2', rocco: 's0,2' },
      dice: { hero: ['skill', 'counter', 'counter', 'counter'] },
    })
    expect(table.kind).toBe('hero-turn')
    expect(table.view('all').altars).toHaveLength(2)
  })

  test('story-break-altar only while a mission says so', () => {
    const table = scene({
      rules: rulesWith({ missions: [mission(false)] }),
      heroes: { rose: 's1,0', thorley: 's0,2', rocco: 's0,2' },
      altars: ['s1,0'],
    })
    expect(table.refusal('hero1', { do: 'cleanse' })).toMatchObject({ code: 'nothing-to-cleanse', rule: 'CLEANSE-2' })
  })

  test('story-break-altar the Altar is out of the game: its space draws no card any more', () => {
    const drawn = (altars: string[]): number => {
      const table = dusk({ rules, altars })
      table.hero1({ do: 'end' })
      return table.state.sins.hand.length
    }
    expect(drawn(['s1,0', 's3,0'])).toBe(2)
    const table = cleanse({ dice: { hero: ['skill', 'skill', 'hit', 'hit'] } })
    table.hero1({ token: 'altar' }, 'remove-token')
    expect(drawn([...table.view('all').altars])).toBe(1)
  })
})
