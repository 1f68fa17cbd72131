import { type MissionDef, type Rules, randomFrom, type SetupWishes, type TokenKind } from '@haven/engine'
import { coreRules, Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { dusk, fightAndKill, rulesWith } from './texts.ts'

/** The rules of every story. */

const BURN_THE_NESTS = 'hls-2a-burn-the-nests'
const THIN_THE_HERD = 'hls-2b-thin-the-herd'
const FOUR = ['rose', 'thorley', 'rocco', 'brad']
const THREE = ['rose', 'thorley', 'rocco']

function newGame(wishes: Partial<SetupWishes>, seed = 'new', rules: Rules = coreRules): Scene {
  const setup = rules.resolveSetup(
    { sin: 'pride', acolytes: 'nuns', map: 'havens-last-stand-a', heroPlayers: 4, heroes: FOUR, ...wishes },
    randomFrom('set-up'),
  )
  return new Scene(rules, rules.createGame(setup, seed))
}

const blanks = (count: number) => Array<'blank'>(count).fill('blank')

/** Thorley alone with the monsters in s1,0. */
const brawl = (sketch: Sketch) =>
  scene({
    heroes: { thorley: 's1,0', rocco: 's0,2', rose: 's0,2' },
    ...sketch,
    setup: { power: false },
  })

describe('story-aid', () => {
  test('story-aid with four heroes each takes a card in turn order, and the Inventory is refilled after each', () => {
    const table = newGame({})
    for (const [seat, hero] of [
      ['hero1', 'rose'],
      ['hero2', 'thorley'],
      ['hero3', 'rocco'],
      ['hero4', 'brad'],
    ] as const) {
      expect(table.prompt).toMatchObject({ seat, kind: 'upgrade', subject: { hero } })
      const inventory = table.view('all').upgrades.inventory
      expect(inventory).toHaveLength(5)
      expect(table.optionIds).toEqual(inventory)
      const card = inventory[2] as string
      table.answer(seat, { card })
      expect(table.hero(hero).upgrades).toEqual([card])
    }
    expect(table.kind).toBe('story-task')
    expect(table.view('all').upgrades.inventory).toHaveLength(5)
  })

  test('story-aid also with two players of two heroes each: each seat chooses for both', () => {
    const table = newGame({ heroPlayers: 2 })
    const asked: string[] = []
    while (table.asks('upgrade')) {
      asked.push(`${table.prompt.seat} ${table.prompt.subject.hero}`)
      table.answer(table.prompt.seat, { id: table.optionIds[0] as string })
    }
    expect(asked).toEqual(['hero1 rose', 'hero1 thorley', 'hero2 rocco', 'hero2 brad'])
  })

  test('story-aid not with three heroes, and not when it is switched off', () => {
    for (const table of [
      newGame({ heroPlayers: 3, heroes: THREE }),
      newGame({ heroPlayers: 1, heroes: THREE }),
      newGame({ storyAid: false }),
    ]) {
      expect(table.kind).toBe('story-task')
      expect(table.state.heroes.flatMap((hero) => hero.upgrades)).toEqual([])
    }
  })
})

describe('story-shuffle', () => {
  const rules = rulesWith({
    map: {
      tokens: [
        { kind: 'fire', space: 's1,0', count: 1, faceDown: true },
        { kind: 'innocent', space: 's2,2', count: 2, faceDown: true },
        { kind: 'nest', space: 'dockside', count: 1, faceDown: true },
        { kind: 'pentagram', space: 's3,0', count: 1 },
      ],
    },
  })
  const layOut = (seed: string) => newGame({ heroPlayers: 3, heroes: THREE }, seed, rules)
  const seeds = Array.from({ length: 60 }, (_, i) => `seed ${i}`)

  test('story-shuffle the face-down tokens are laid out again, as many on each space as the map says', () => {
    const foundAt: Record<string, Set<TokenKind>> = { 's1,0': new Set(), 's2,2': new Set(), dockside: new Set() }
    for (const seed of seeds) {
      const { faceDown } = layOut(seed).view('all')
      expect(Object.fromEntries(faceDown.map(({ space, kinds }) => [space, kinds.length]))).toEqual({
        's1,0': 1,
        's2,2': 2,
        dockside: 1,
      })
      expect(faceDown.flatMap(({ kinds }) => kinds.map(String)).sort()).toEqual([
        'fire',
        'innocent',
        'innocent',
        'nest',
      ])
      for (const { space, kinds } of faceDown) for (const kind of kinds) foundAt[space]?.add(kind as TokenKind)
    }
    // Every kind comes to lie on every space.
    for (const kinds of Object.values(foundAt)) expect([...kinds].sort()).toEqual(['fire', 'innocent', 'nest'])
  })

  test('story-shuffle face-up tokens stay where the map puts them', () => {
    for (const seed of seeds.slice(0, 5)) {
      const { tokens } = layOut(seed).view('all')
      expect(tokens.filter(({ kind }) => kind === 'pentagram')).toEqual([
        { kind: 'pentagram', space: 's3,0', count: 1 },
      ])
    }
  })

  test('story-shuffle nobody knows them', () => {
    const table = layOut('secret')
    for (const viewer of ['sins', 'hero1', 'spectator'] as const) {
      expect(table.view(viewer).faceDown.flatMap(({ kinds }) => kinds)).toEqual([null, null, null, null])
    }
  })
})

describe('story-escalation', () => {
  const accomplish = (sketch: Sketch) => {
    const table = brawl({
      mission: { id: THIN_THE_HERD, progress: 2 },
      monsters: ['abomination s1,0'],
      dice: { hero: ['hit', 'hit', 'hit', 'skill'], sin: blanks(3) },
      ...sketch,
    })
    fightAndKill(table, 'abomination-1')
    return table
  }

  test('story-escalation one Acolyte and one Abomination join the dead pile, before the event', () => {
    const table = accomplish({})
    expect(table.kind).toBe('summon')
    expect(table.of('monsterReinforced')).toEqual([
      { event: 'monsterReinforced', monster: 'acolyte-1' },
      { event: 'monsterReinforced', monster: 'abomination-2' },
    ])
    expect(table.view('all').dead).toEqual(['acolyte-1', 'abomination-1', 'abomination-2'])
  })

  test('story-escalation a kind that is all in play brings nothing', () => {
    const table = accomplish({ dead: { acolyte: 6, abomination: 1 }, used: ['acolytes'] })
    expect(table.of('monsterReinforced')).toEqual([{ event: 'monsterReinforced', monster: 'abomination-3' }])
  })

  test('story-escalation not with the last mission', () => {
    const rules = rulesWith({
      missions: [{ id: 'the-end', count: () => 1, progress: [{ on: 'kill' }], next: [] }],
    })
    const table = brawl({
      rules,
      monsters: ['acolyte s1,0'],
      dice: { hero: ['hit', 'hit', 'skill', 'skill'], sin: blanks(2) },
    })
    fightAndKill(table, 'acolyte-1')
    expect(table.rules.outcome(table.state)?.winner).toBe('heroes')
    expect(table.of('monsterReinforced')).toEqual([])
  })
})

describe('story-top-up', () => {
  /** Hold the Line is accomplished and the Hero players go for the Nests: five Nests or Pentagrams. */
  const burnTheNests = (sketch: Sketch) => {
    const table = brawl({
      mission: { id: 'hls-1-hold-the-line', progress: 6 },
      monsters: ['acolyte s1,0'],
      dice: { hero: ['hit', 'hit', 'skill', 'skill'], sin: blanks(2) },
      ...sketch,
    })
    fightAndKill(table, 'acolyte-1')
    for (const seat of ['hero1', 'hero2', 'hero3'] as const) table.answer(seat, { mission: BURN_THE_NESTS })
    return table
  }

  test('story-top-up the Sins player must place what is missing, in different spaces without a hero', () => {
    const table = burnTheNests({ tokens: ['nest s2,2 x2', 'pentagram dockside'] })
    expect(table.state.mission).toMatchObject({ id: BURN_THE_NESTS, count: 5 })
    expect(table.prompt).toMatchObject({ seat: 'sins', kind: 'story-task', rule: 'story-top-up' })
    expect(table.options.some(({ none }) => none)).toBe(false)
    expect([...new Set(table.options.map(({ token }) => String(token)))].sort()).toEqual(['nest', 'pentagram'])
    const spaces = () => new Set(table.options.map(({ space }) => space))
    expect(spaces().has('s1,0')).toBe(false)
    expect(spaces().has('s0,2')).toBe(false)
    expect(spaces().size).toBe(16)
    table.sins({ token: 'nest', space: 's3,0' })
    expect(spaces().has('s3,0')).toBe(false)
    table.sins({ token: 'pentagram', space: 'old-cathedral' })
    expect(table.kind).toBe('hero-turn')
    expect(table.tokens('nest', 's3,0') + table.tokens('pentagram', 'old-cathedral')).toBe(2)
    expect(table.state.mission.count).toBe(5)
  })

  test('story-top-up nothing is placed if enough lie face up on the board', () => {
    const table = burnTheNests({ tokens: ['nest s2,2 x3', 'pentagram dockside x2'] })
    expect(table.kind).toBe('hero-turn')
    expect(table.of('tokenPlaced')).toEqual([])
  })

  test('story-top-up printed and face-down tokens do not count', () => {
    const table = burnTheNests({ tokens: ['nest s2,2 x3', 'pentagram dockside', 'pentagram s3,0 down'] })
    expect(table.prompt).toMatchObject({ kind: 'story-task', rule: 'story-top-up' })
    table.sins({ token: 'nest', space: 's3,0' })
    expect(table.kind).toBe('hero-turn')
  })

  const removing = (kind: 'nest', count: number): MissionDef[] => [
    { id: 'first', count: () => 1, progress: [{ on: 'kill' }], next: ['second'] },
    { id: 'second', count: () => count, progress: [{ on: 'remove', of: [kind] }], next: [] },
  ]

  test('story-top-up what the supply lacks is taken off the count', () => {
    const rules = rulesWith({ missions: removing('nest', 5) })
    // Four of the six Nests lie face down: one is on the board, one is left.
    const table = brawl({
      rules,
      monsters: ['acolyte s1,0'],
      tokens: ['nest s2,2', 'nest s3,0 x4 down'],
      dice: { hero: ['hit', 'hit', 'skill', 'skill'], sin: blanks(2) },
    })
    fightAndKill(table, 'acolyte-1')
    table.sins({ space: 'dockside' }, 'story-task')
    expect(table.state.mission).toMatchObject({ id: 'second', count: 2, progress: 0, done: false })
    expect(table.of('countChanged')).toMatchObject([{ count: 2 }])
  })

  test('story-top-up the count never falls below 1', () => {
    const rules = rulesWith({ missions: removing('nest', 3) })
    const table = brawl({
      rules,
      monsters: ['acolyte s1,0'],
      tokens: ['nest s3,0 x6 down'],
      dice: { hero: ['hit', 'hit', 'skill', 'skill'], sin: blanks(2) },
    })
    fightAndKill(table, 'acolyte-1')
    expect(table.kind).toBe('hero-turn')
    expect(table.state.mission).toMatchObject({ id: 'second', count: 1, done: false })
  })

  test('story-top-up what the spaces lack is taken off the count', () => {
    // Twenty tokens are in the supply, but of the eighteen spaces two have heroes.
    const rules = rulesWith({
      missions: [
        { id: 'first', count: () => 1, progress: [{ on: 'kill' }], next: ['second'] },
        { id: 'second', count: () => 40, progress: [{ on: 'remove', of: ['fire', 'corruption'] }], next: [] },
      ],
    })
    const table = brawl({
      rules,
      monsters: ['acolyte s1,0'],
      dice: { hero: ['hit', 'hit', 'skill', 'skill'], sin: blanks(2) },
    })
    fightAndKill(table, 'acolyte-1')
    while (table.asks('story-task')) table.sins({ id: table.optionIds[0] as string })
    expect(table.of('tokenPlaced')).toHaveLength(16)
    expect(table.state.mission.count).toBe(16)
  })
})

describe('story-stall', () => {
  const standing = (mission: string, sketch: Sketch = {}) => {
    const table = dusk({ mission: { id: mission }, ...sketch })
    table.hero1({ do: 'end' })
    while (table.asks('summon')) table.sins({ id: table.optionIds[0] as string })
    return table
  }

  test('story-stall a mission that counts kills makes progress 1 if nothing it counts is on the board', () => {
    expect(standing(THIN_THE_HERD).state.mission.progress).toBe(1)
    expect(standing(THIN_THE_HERD, { monsters: ['acolyte s1,0'] }).state.mission.progress).toBe(1)
    expect(standing(THIN_THE_HERD, { monsters: ['abomination s1,0'] }).state.mission.progress).toBe(0)
    expect(standing('hls-1-hold-the-line', { monsters: ['acolyte s1,0'] }).state.mission.progress).toBe(0)
  })

  test('story-stall it is looked at after the summoning', () => {
    expect(standing(THIN_THE_HERD, { dead: { abomination: 1 } }).state.mission.progress).toBe(0)
    expect(standing(THIN_THE_HERD, { dead: { acolyte: 1 } }).state.mission.progress).toBe(1)
  })

  test('story-stall not for a mission that counts something else', () => {
    expect(standing(BURN_THE_NESTS).state.mission.progress).toBe(0)
  })

  test('story-stall it can accomplish the mission', () => {
    const table = standing('hls-3-cut-the-strings')
    expect(table.state.mission).toMatchObject({ id: 'hls-4-no-quarter', progress: 0 })
  })
})
