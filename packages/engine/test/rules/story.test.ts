import { type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { fightAndKill } from './texts.ts'

const HOLD_THE_LINE = 'hls-1-hold-the-line'
const BURN_THE_NESTS = 'hls-2a-burn-the-nests'
const THIN_THE_HERD = 'hls-2b-thin-the-herd'
const CUT_THE_STRINGS = 'hls-3-cut-the-strings'
const NO_QUARTER = 'hls-4-no-quarter'
const THROW_IT_BACK = 'hls-5-throw-it-back'

const TWO_HITS = ['hit', 'hit', 'skill', 'skill'] as const
const THREE_HITS = ['hit', 'hit', 'hit', 'skill'] as const
/** Four dice, three of whose FAITH become Hits: seven in all. */
const SEVEN_HITS = ['faith', 'hit', 'hit', 'hit', 'faith', 'faith', 'hit'] as const
const blanks = (count: number) => Array<'blank'>(count).fill('blank')

/** Thorley (Fight 4, Defense 2) stands alone with the monsters; the sin's power is off. */
const brawl = (sketch: Sketch) =>
  scene({
    heroes: { thorley: 's1,0', rocco: 's0,2', rose: 's0,2' },
    ...sketch,
    setup: { power: false, ...sketch.setup },
  })

const agree = (table: ReturnType<typeof scene>, mission: string) => {
  for (const seat of ['hero1', 'hero2', 'hero3'] as const) table.answer(seat, { mission }, 'mission')
}

describe('progress', () => {
  test('STORY-1 a kill is progress of the current mission, and the next begins at 0 when its count is reached', () => {
    const table = brawl({
      mission: { id: HOLD_THE_LINE, progress: 6 },
      monsters: ['acolyte s1,0'],
      dice: { hero: TWO_HITS, sin: blanks(2) },
    })
    fightAndKill(table, 'acolyte-1')
    expect(table.of('missionProgress')).toMatchObject([{ mission: HOLD_THE_LINE, progress: 7, count: 7 }])
    agree(table, THIN_THE_HERD)
    expect(table.of('missionAccomplished')).toMatchObject([{ mission: HOLD_THE_LINE }])
    expect(table.state.mission).toMatchObject({ id: THIN_THE_HERD, progress: 0, count: 3, done: false })
    expect(table.state.missionsDone).toEqual([HOLD_THE_LINE])
  })

  test('STORY-1 one kill short of the count the mission goes on', () => {
    const table = brawl({
      mission: { id: HOLD_THE_LINE, progress: 5 },
      monsters: ['acolyte s1,0'],
      dice: { hero: TWO_HITS, sin: blanks(2) },
    })
    fightAndKill(table, 'acolyte-1')
    expect(table.kind).toBe('hero-turn')
    expect(table.state.mission).toMatchObject({ id: HOLD_THE_LINE, progress: 6, done: false })
  })

  test('STORY-1 what the current mission does not count is no progress', () => {
    const table = brawl({
      mission: { id: THIN_THE_HERD },
      monsters: ['acolyte s1,0', 'abomination s1,0'],
      dice: { hero: TWO_HITS, sin: blanks(5) },
    })
    fightAndKill(table, 'acolyte-1')
    expect(table.of('monsterKilled')).toHaveLength(1)
    expect(table.state.mission.progress).toBe(0)

    const cleansing = brawl({
      mission: { id: HOLD_THE_LINE },
      tokens: ['nest s1,0'],
      dice: { hero: ['skill', 'hit'] },
    })
    cleansing.hero1({ do: 'cleanse' })
    cleansing.hero1({ none: true }, 'corruption')
    cleansing.hero1({ token: 'nest' }, 'remove-token')
    expect(cleansing.tokens('nest', 's1,0')).toBe(0)
    expect(cleansing.state.mission.progress).toBe(0)
  })

  test('STORY-4 "H times" is the Hero Number', () => {
    const three = scene({ current: { phase: 'round-start' } })
    expect(three.state.mission).toMatchObject({ id: HOLD_THE_LINE, count: 7 })
    const four = scene({
      heroes: { rose: 's0,2', thorley: 's0,2', rocco: 's0,2', brad: 's0,2' },
      setup: { heroPlayers: 2 },
      current: { phase: 'round-start' },
    })
    expect(four.state.mission).toMatchObject({ id: HOLD_THE_LINE, count: 8 })
  })
})

describe('from one mission to the next', () => {
  const atTheBranch = () => {
    const table = brawl({
      mission: { id: HOLD_THE_LINE, progress: 6 },
      monsters: ['acolyte s1,0'],
      dice: { hero: TWO_HITS, sin: blanks(2) },
    })
    fightAndKill(table, 'acolyte-1')
    return table
  }

  test('STORY-2 at a branch all Hero players choose one way', () => {
    const table = atTheBranch()
    expect(table.prompts.map(({ seat, kind, rule }) => ({ seat, kind, rule }))).toEqual(
      ['hero1', 'hero2', 'hero3'].map((seat) => ({ seat, kind: 'mission', rule: 'STORY-2' })),
    )
    expect(table.optionIds).toEqual([BURN_THE_NESTS, THIN_THE_HERD])
    agree(table, BURN_THE_NESTS)
    expect(table.state.mission.id).toBe(BURN_THE_NESTS)
  })

  test('STORY-2 if they do not agree the Sins player chooses between both ways', () => {
    const table = atTheBranch()
    table.hero1({ mission: THIN_THE_HERD })
    table.hero2({ mission: THIN_THE_HERD })
    table.hero3({ mission: BURN_THE_NESTS })
    expect(table.prompt).toMatchObject({ seat: 'sins', kind: 'sins-decide', subject: { vote: 'mission' } })
    expect(table.optionIds).toEqual([BURN_THE_NESTS, THIN_THE_HERD])
    table.sins({ mission: BURN_THE_NESTS })
    expect(table.state.mission.id).toBe(BURN_THE_NESTS)
  })

  test('STORY-2 the way not taken is gone for good', () => {
    const table = brawl({
      mission: { id: THIN_THE_HERD, progress: 2 },
      missionsDone: [HOLD_THE_LINE],
      monsters: ['abomination s1,0'],
      dice: { hero: THREE_HITS, sin: blanks(3) },
    })
    fightAndKill(table, 'abomination-1')
    table.sins({ space: 's2,0' }, 'summon')
    expect(table.state.mission.id).toBe(CUT_THE_STRINGS)
    expect(table.state.missionsDone).toEqual([HOLD_THE_LINE, THIN_THE_HERD])
  })

  test('STORY-3 the event comes after the mission is accomplished and before the next becomes current', () => {
    const table = brawl({
      mission: { id: THIN_THE_HERD, progress: 2 },
      monsters: ['abomination s1,0'],
      dice: { hero: THREE_HITS, sin: blanks(3) },
    })
    fightAndKill(table, 'abomination-1')
    expect(table.prompt).toMatchObject({ seat: 'sins', kind: 'summon', subject: { monster: 'controller' } })
    expect(table.state.mission.id).toBe(THIN_THE_HERD)
    table.sins({ space: 's3,2' }, 'summon')
    const order = table.events.map(({ event }) => event)
    const at = (name: string) => order.indexOf(name as never)
    expect(at('missionAccomplished')).toBeGreaterThan(at('missionProgress'))
    expect(at('monsterSummoned')).toBeGreaterThan(at('missionAccomplished'))
    expect(at('missionBegun')).toBeGreaterThan(at('monsterSummoned'))
    expect(table.state.mission).toMatchObject({ id: CUT_THE_STRINGS, progress: 0, count: 1 })
    expect(table.board).toEqual(['controller s3,2'])
  })

  test('STORY-3 a mission without an event is followed by the next at once', () => {
    const table = brawl({
      mission: { id: CUT_THE_STRINGS },
      monsters: ['controller s1,0'],
      dice: { hero: ['hit', 'hit', 'hit', 'hit'], sin: blanks(4) },
    })
    fightAndKill(table, 'controller')
    expect(table.kind).toBe('hero-turn')
    expect(table.state.mission.id).toBe(NO_QUARTER)
    expect(table.of('monsterSummoned')).toEqual([])
  })

  test('STORY-5 the figure of an event comes onto an unblocked Nest', () => {
    const table = brawl({
      mission: { id: THIN_THE_HERD, progress: 2 },
      monsters: ['abomination s1,0', 'acolyte s2,0', 'acolyte megatheatre'],
      dice: { hero: THREE_HITS, sin: blanks(3) },
    })
    fightAndKill(table, 'abomination-1')
    expect(table.prompt.rule).toBe('STORY-5')
    expect(table.optionIds.sort()).toEqual(['controller@s0,1', 'controller@s3,2'])
  })

  test('STORY-5 if all are blocked, any Nest, of the Sins player’s choice', () => {
    const table = brawl({
      mission: { id: THIN_THE_HERD, progress: 2 },
      monsters: ['abomination s1,0', 'acolyte s2,0', 'acolyte megatheatre', 'acolyte s0,1', 'acolyte s3,2'],
      dice: { hero: THREE_HITS, sin: blanks(3) },
    })
    fightAndKill(table, 'abomination-1')
    expect(table.optionIds.sort()).toEqual([
      'controller@megatheatre',
      'controller@s0,1',
      'controller@s2,0',
      'controller@s3,2',
    ])
    table.sins({ space: 'megatheatre' }, 'summon')
    expect(table.board).toContain('controller megatheatre')
  })
})

describe('one event', () => {
  const strings = (first: string, second: string) => {
    // Master of Ceremonies: beside the Controller an Acolyte has Defense 3.
    const table = brawl({
      mission: { id: CUT_THE_STRINGS },
      monsters: ['controller s1,0', 'acolyte s1,0'],
      dice: { hero: SEVEN_HITS, sin: blanks(6) },
    })
    table.hero1({ do: 'fight' })
    table.hero1({ none: true }, 'corruption')
    for (let i = 0; i < 3; i++) table.hero1({ as: 'hit' }, 'faith')
    table.hero1({ monster: first }, 'kill')
    table.hero1({ monster: second }, 'kill')
    return table
  }

  test('STORY-6 it counts for the mission that was current when it began', () => {
    for (const [first, second] of [
      ['controller', 'acolyte-1'],
      ['acolyte-1', 'controller'],
    ] as const) {
      const table = strings(first, second)
      expect(table.of('monsterKilled')).toHaveLength(2)
      // "No Quarter" counts every monster, but it was not current yet.
      expect(table.state.mission).toMatchObject({ id: NO_QUARTER, progress: 0 })
    }
  })

  test('STORY-6 what is over the count is lost', () => {
    const table = brawl({
      mission: { id: HOLD_THE_LINE, progress: 6 },
      monsters: ['acolyte s1,0', 'acolyte s1,0'],
      dice: { hero: ['hit', 'hit', 'hit', 'hit'], sin: blanks(4) },
    })
    fightAndKill(table, 'acolyte-1', 'acolyte-2')
    expect(table.of('missionProgress')).toHaveLength(1)
    agree(table, THIN_THE_HERD)
    expect(table.state.mission.progress).toBe(0)
  })

  test('STORY-7 the event is settled to its end before the branch is chosen', () => {
    const table = brawl({
      mission: { id: HOLD_THE_LINE, progress: 6 },
      monsters: ['acolyte s1,0'],
      sins: { hand: ['pride-before-the-fall'] },
      dice: { hero: TWO_HITS, sin: ['burst', 'hit', 'hit'] },
    })
    table.hero1({ do: 'fight' })
    table.sins({ none: true }, 'sin-card')
    table.hero1({ none: true }, 'corruption')
    table.hero1({ monster: 'acolyte-1' }, 'kill')
    expect(table.state.mission).toMatchObject({ progress: 7, done: true })
    table.hero1({ slot: 1 }, 'wound-slot')
    expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'monster-killed' } })
    table.sins({ card: 'pride-before-the-fall' })
    expect(table.corruptionOf('thorley')).toBe(2)
    expect(table.kind).toBe('mission')
  })

  test('STORY-7 the last mission wins the moment its count is reached', () => {
    const table = brawl({
      mission: { id: THROW_IT_BACK },
      monsters: ['avatar s1,0'],
      dice: { hero: SEVEN_HITS, sin: ['hit', 'hit', 'hit', 'hit', 'hit'] },
    })
    table.hero1({ do: 'fight' })
    table.hero1({ none: true }, 'corruption')
    for (let i = 0; i < 3; i++) table.hero1({ as: 'hit' }, 'faith')
    table.hero1({ monster: 'avatar' }, 'kill')
    expect(table.rules.outcome(table.state)).toEqual({ winner: 'heroes', rule: 'WIN-1' })
    expect(table.prompts).toEqual([])
    expect(table.woundsOf('thorley')).toBe(0)
    expect(table.events.slice(-2).map(({ event }) => event)).toEqual(['missionAccomplished', 'gameOver'])
  })
})
