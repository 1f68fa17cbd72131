import { type HeroDef, RuleError, randomFrom, type TokenKind } from '@haven/engine'
import { coreRules, fixtureRules, type Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'

/** The code of the refusal of a position, or null. */
function faultOf(run: () => unknown): string | null {
  try {
    run()
  } catch (error) {
    if (error instanceof RuleError) return error.code
    throw error
  }
  return null
}

const SUPPLY: readonly (readonly [TokenKind, number])[] = [
  ['fire', 10],
  ['corruption', 10],
  ['pentagram', 6],
  ['innocent', 6],
  ['extraTurn', 6],
  ['nest', 6],
]

/** The last turn of a round in which enough monsters died; the track is at its end and reveals nothing any more. */
const lastTurn = (more: Sketch = {}): Scene =>
  scene({
    heroes: {
      leah: { space: 's0,0', turns: 0 },
      thorley: { space: 's0,2', turns: 0 },
      rocco: { space: 's0,2', turns: 0 },
    },
    apocalypse: 7,
    reactions: 0,
    ...more,
  })

describe('COMP-1', () => {
  test.each(SUPPLY)('COMP-1 of %s tokens there are %i and no more', (kind, count) => {
    expect(scene({ tokens: [`${kind} s0,0 x${count}`] }).tokens(kind, 's0,0')).toBe(count)
    const oneMore = [`${kind} s0,0 x${count - 1}`, `${kind} s1,0 x2`]
    expect(faultOf(() => scene({ tokens: oneMore }))).toBe('impossible-position')
  })

  test.each(SUPPLY)('COMP-1 face-down %s tokens are of the same supply of %i', (kind, count) => {
    expect(faultOf(() => scene({ tokens: [`${kind} s0,0 x${count - 1}`, `${kind} s1,0 down`] }))).toBe(null)
    expect(faultOf(() => scene({ tokens: [`${kind} s0,0 x${count}`, `${kind} s1,0 down`] }))).toBe(
      'impossible-position',
    )
  })

  test('COMP-1 tokens in the hands of heroes are of the same supply', () => {
    const holding = (extraTurns: number, innocents: number) => ({
      heroes: { leah: { space: 's0,0', extraTurns, innocents }, thorley: 's0,2', rocco: 's0,2' },
      tokens: ['extraTurn s0,0 x4', 'innocent s0,0 x4'],
    })
    expect(faultOf(() => scene(holding(2, 2)))).toBe(null)
    expect(faultOf(() => scene(holding(3, 2)))).toBe('impossible-position')
    expect(faultOf(() => scene(holding(2, 3)))).toBe('impossible-position')
  })

  test.each<[string, Sketch, Sketch]>([
    ['3 Altars', { altars: ['s0,0', 's1,0', 's2,0'] }, { altars: ['s0,0', 's1,0', 's2,0', 's3,0'] }],
    ['2 Orbital Strike tokens', { orbital: ['s0,0', 's1,0'] }, { orbital: ['s0,0', 's1,0', 's2,0'] }],
    [
      '2 Metro tokens of a colour',
      { metro: ['s0,0', 's1,0'].map((space) => ({ color: 'red', space })) },
      { metro: ['s0,0', 's1,0', 's2,0'].map((space) => ({ color: 'red', space })) },
    ],
    [
      '2 colours of Metro tokens',
      { metro: ['red', 'blue'].map((color) => ({ color, space: 's0,0' })) },
      { metro: ['red', 'blue', 'green'].map((color) => ({ color, space: 's0,0' })) },
    ],
    [
      '2 Turn tokens for a hero',
      { heroes: { leah: { turns: 2 }, thorley: {}, rocco: {} } },
      { heroes: { leah: { turns: 3 }, thorley: {}, rocco: {} } },
    ],
    ['7 Reaction tokens', { sins: { hand: [], reactions: 7 } }, { sins: { hand: [], reactions: 8 } }],
    [
      '1 Commissioner token',
      { npcs: [{ kind: 'commissioner', space: 's0,0' }] },
      { npcs: ['s0,0', 's1,0'].map((space) => ({ kind: 'commissioner', space })) },
    ],
    [
      '1 PROXY token',
      { npcs: [{ kind: 'proxy', space: 's0,0' }] },
      { npcs: ['s0,0', 's1,0'].map((space) => ({ kind: 'proxy', space })) },
    ],
    [
      '1 RavenCorp token',
      { npcs: [{ kind: 'ravencorp', space: 's0,0' }] },
      { npcs: ['s0,0', 's1,0'].map((space) => ({ kind: 'ravencorp', space })) },
    ],
  ])('COMP-1 %s are the most', (_, fine, tooMany) => {
    expect(faultOf(() => scene(fine))).toBe(null)
    expect(faultOf(() => scene(tooMany))).not.toBe(null)
  })

  test('COMP-1 an eighth Reaction token is never gained', () => {
    const heroes = { leah: { space: 's0,0', turns: 0 }, thorley: { turns: 0 }, rocco: { turns: 0 }, rose: { turns: 0 } }
    const raise = (permanent: number) => {
      const table = scene({
        heroes,
        apocalypse: 5,
        roundFacts: { kills: 3 },
        sins: { hand: [], permanent, reactions: 0 },
      })
      table.hero1({ do: 'end' })
      table.declineUntil('story-task')
      return { gained: table.of('reactionGained').map(({ count }) => count), held: table.view('all').sins.tokens }
    }
    expect(raise(6)).toEqual({ gained: [1], held: 7 })
    expect(raise(7)).toEqual({ gained: [0], held: 7 })
  })
})

describe('COMP-2', () => {
  test('COMP-2 a token of which none is left is not placed', () => {
    const short = scene({ phase: 'round-start', tokens: ['fire s0,0 x10'] })
    expect(short.kind).toBe('first-hero')
    expect(short.view('all').tokens).toEqual([{ kind: 'fire', space: 's0,0', count: 10 }])

    const enough = scene({ phase: 'round-start', tokens: ['fire s0,0 x9'] })
    enough.sins({ space: 's1,0' }, 'story-task')
    expect(enough.kind).toBe('first-hero')
    expect(enough.tokens('fire', 's1,0')).toBe(1)
  })

  test('COMP-2 nor where an effect says itself where it goes: the rest of the effect happens', () => {
    const vespers = (space: string, corruption: number): [number, number, number] => {
      const table = scene({
        heroes: { leah: space, thorley: 's0,2', rocco: 's0,2' },
        monsters: [`acolyte ${space}`],
        tokens: [`corruption s3,0 x${corruption}`],
        dead: { acolyte: 1 },
      })
      table.hero1({ do: 'fight' })
      table.sins({ yes: true }, 'acolyte')
      if (table.asks('effect')) table.sins({ icon: 'heal' })
      return [table.board.length, table.tokens('corruption', space), table.view('all').covered.length]
    }
    expect(vespers('s1,0', 9)).toEqual([2, 1, 0])
    expect(vespers('s1,0', 10)).toEqual([2, 0, 0])
    expect(vespers('constabulary', 9)).toEqual([2, 1, 1])
    expect(vespers('constabulary', 10)).toEqual([2, 0, 0])
  })

  test('COMP-2 a removed token returns to the supply', () => {
    const table = lastTurn({ tokens: ['fire s0,0 x10'], dice: { hero: ['skill', 'hit', 'hit'] } })
    table.hero1({ do: 'cleanse' })
    table.hero1({ yes: false }, 'corruption')
    table.hero1({ token: 'fire' }, 'remove-token')
    table.declineUntil('story-task', 'first-hero')
    expect(table.kind).toBe('story-task')
    table.sins({ space: 's1,0' })
    expect(table.tokens('fire', 's0,0')).toBe(9)

    const idle = lastTurn({ tokens: ['fire s0,0 x10'] })
    idle.declineUntil('story-task', 'first-hero')
    expect(idle.kind).toBe('first-hero')
  })

  test('COMP-2 an empty supply gives a hero nothing either', () => {
    const useDockside = (extraTurns: number) => {
      const table = scene({
        heroes: { leah: 'dockside', thorley: { space: 's0,2', extraTurns }, rocco: 's0,2' },
      })
      table.hero1({ do: 'city' })
      table.hero1({ action: 'extraTurn' }, 'city-action')
      table.hero1({ action: 'extraTurn' }, 'city-action')
      return table.hero('leah').extraTurns
    }
    expect([4, 5, 6].map(useDockside)).toEqual([2, 1, 0])
  })

  test('COMP-2 a spent Extra Turn token returns to the supply', () => {
    const table = scene({
      heroes: { leah: { space: 'dockside', extraTurns: 6 }, thorley: 's0,2', rocco: 's0,2' },
      phase: 'take-turn',
    })
    table.hero1({ with: 'extra' }, 'take-turn')
    table.hero1({ do: 'city' })
    table.hero1({ action: 'extraTurn' }, 'city-action')
    expect(table.hero('leah').extraTurns).toBe(6)
    table.hero1({ action: 'extraTurn' }, 'city-action')
    expect(table.hero('leah').extraTurns).toBe(6)
  })
})

test('COMP-4 a roll of more than seven dice rolls them all', () => {
  const table = scene({
    heroes: {
      thorley: { space: 's1,0', upgrades: ['upg-ice-blade'], npcs: ['commissioner'] },
      leah: 's1,0',
      rocco: 's1,0',
    },
    monsters: ['abomination s1,0', 'abomination s1,0', 'abomination s1,0'],
    dice: { hero: Array(9).fill('skill'), sin: Array(9).fill('blank') },
  })
  table.hero1({ do: 'fight' })
  table.hero1({ yes: true }, 'corruption')
  // 4 printed, 2 friends, Commissioner, Ice Blade, corruption bonus
  expect(table.of('diceRolled').map(({ side, faces }) => [side, faces.length])).toEqual([
    ['heroes', 9],
    ['sins', 9],
  ])
})

describe('COMP-5', () => {
  const SEVEN = ['leah', 'rose', 'karl', 'rocco', 'brad', 'thorley', 'morgana']
  const eighth: HeroDef = { ...(coreRules.tables.heroes.get('thorley') as HeroDef), id: 'bishop' }
  const eight = fixtureRules({
    heroes: [
      ...coreRules.tables.heroes.values(),
      { ...eighth, ability: { id: 'bishop-ability' }, class: 'bruiser' as const },
    ],
  })
  const resolve = (team: readonly string[] | 'random', seed = 'team') =>
    eight.resolveSetup({ heroPlayers: 3, team }, randomFrom(seed)).team
  const errorOf = (team: readonly string[]): RuleError | null => {
    try {
      resolve(team)
      return null
    } catch (error) {
      return error as RuleError
    }
  }

  test('COMP-5 a team of 1 Leader, 2 Fixers, 2 Shooters and 2 Bruisers is accepted', () => {
    expect(resolve(SEVEN)).toEqual(SEVEN)
    expect(resolve(SEVEN.with(6, 'bishop'))).toContain('bishop')
  })

  test.each([
    ['six heroes', SEVEN.slice(1)],
    ['eight heroes', [...SEVEN, 'bishop']],
    ['three Bruisers and one Shooter', SEVEN.with(4, 'bishop')],
    ['a third Bruiser in place of the Leader', SEVEN.with(0, 'bishop')],
    ['a hero twice', SEVEN.with(4, 'rocco')],
  ])('COMP-5 a team of %s is refused', (_, team) => {
    expect(errorOf(team)).toMatchObject({ code: 'impossible-setup', rule: 'COMP-5' })
  })

  test('COMP-5 a starting hero must be of the team', () => {
    const wishes = { heroPlayers: 3, team: SEVEN, heroes: ['leah', 'rose', 'bishop'] }
    expect(() => eight.resolveSetup(wishes, randomFrom('team'))).toThrow('COMP-5')
  })

  test('COMP-5 a random team has the right classes, whoever is left out', () => {
    const teams = Array.from({ length: 40 }, (_, i) => resolve('random', `team ${i}`))
    for (const team of teams) {
      const classes = team.map((id) => eight.tables.heroes.get(id)?.class ?? '').sort()
      expect(classes).toEqual(['bruiser', 'bruiser', 'fixer', 'fixer', 'leader', 'shooter', 'shooter'])
    }
    expect(
      new Set(teams.flatMap((team) => ['thorley', 'morgana', 'bishop'].filter((id) => !team.includes(id)))),
    ).toEqual(new Set(['thorley', 'morgana', 'bishop']))
  })
})

describe('COMP-6', () => {
  const karl = {
    space: 's1,0',
    corruption: 3,
    wounds: [3],
    turns: 1,
    extraTurns: 1,
    cityAction: false,
    upgrades: ['upg-ice-blade'],
    npcs: ['commissioner' as const],
    innocents: 1,
  }
  const begin = (turnsWolf: boolean): Scene => {
    const table = scene({
      heroes: { karl, thorley: 's0,2', rocco: 's0,2' },
      monsters: ['acolyte s1,0'],
      phase: 'take-turn',
      dice: { hero: Array(6).fill('skill'), sin: ['blank', 'blank'] },
    })
    table.hero1({ with: 'turn' }, 'take-turn')
    table.hero1({ yes: turnsWolf }, 'ability')
    return table
  }

  test('COMP-6 the second form changes the figure; corruption, wounds, Upgrades and tokens stay', () => {
    const table = begin(true)
    expect(table.hero('karl')).toMatchObject({ ...karl, space: expect.any(Number), turns: 0, form: 'karl-wolf' })
    expect(begin(false).hero('karl').form).toBe('karl')
  })

  test('COMP-6 the second form has stats of its own', () => {
    const settled = (turnsWolf: boolean) => {
      const table = begin(turnsWolf)
      table.hero1({ do: 'fight' })
      table.hero1({ yes: false }, 'corruption')
      const [roll] = table.of('diceRolled')
      const [{ defense } = { defense: -1 }] = table.of('rollSettled')
      return { dice: roll?.faces.length, defense }
    }
    // Fight 4 or 2, Ice Blade and Commissioner 1 each; Defense 2 or 1, Ice Blade 1, alone against Pride -1
    expect(settled(true)).toEqual({ dice: 6, defense: 2 })
    expect(settled(false)).toEqual({ dice: 4, defense: 1 })
  })

  test('COMP-6 each form has its own ability: only the wolf leaves monsters unhurt', () => {
    const wolf = begin(true)
    wolf.hero1({ do: 'move', to: 's0,0' })
    expect(wolf.woundsOf('karl')).toBe(1)
    const human = begin(false)
    human.hero1({ do: 'move', to: 's0,0' })
    human.hero1({ slot: 1 }, 'wound-slot')
    expect(human.woundsOf('karl')).toBe(2)
  })

  test('COMP-6 an ability is in effect at any corruption and under any wounds', () => {
    const hitsOf = (hero: object) => {
      const table = scene({
        heroes: { rocco: { space: 's1,0', ...hero }, thorley: 's0,2', leah: 's0,2' },
        monsters: ['avatar s3,0'],
        dice: { hero: ['skill', 'skill'] },
      })
      table.hero1({ do: 'shoot', at: 's3,0' })
      if (table.asks('corruption')) table.hero1({ yes: false })
      return table.of('rollSettled').map(({ hits }) => hits)
    }
    expect(hitsOf({})).toEqual([2])
    expect(hitsOf({ corruption: 7, wounds: [2, 4, 6, 7] })).toEqual([2])
  })
})

test('COMP-7 marks never run short: with twelve of them about, the acolyte board is still marked', () => {
  const heroes = ['rose', 'thorley', 'rocco']
  const marks = heroes.flatMap((hero) =>
    (['heal', 'repent', 'extra-steps'] as const).map((what) => ({ hero, what, until: 'game' as const })),
  )
  const table = scene({
    heroes: { rose: 's1,0', thorley: 's0,2', rocco: 's1,2' },
    monsters: ['acolyte s1,0', 'acolyte s1,2'],
    dead: { acolyte: 2 },
    forbids: marks,
    used: ['upg-field-kit', 'upg-adrenaline', 'upg-lucky-coin'],
    dice: { hero: Array(3).fill('skill'), sin: Array(8).fill('blank') },
    reactions: 1,
  })
  table.hero1({ do: 'fight' })
  table.sins({ yes: true }, 'acolyte')
  expect(table.of('acolyteUsed')).toHaveLength(1)
  expect(table.board).toEqual(['acolyte s1,0', 'acolyte s1,0', 'acolyte s1,2'])
  table.hero1({ yes: false }, 'corruption')
  table.declineUntil('reaction')
  table.sins({ yes: true })
  table.sins({ yes: true }, 'reaction-fight')
  // the mark lies there: no second use in this round, though another Acolyte is dead
  expect(table.kind).toBe('corruption')
})
