import type { MapDef, MissionDef, StoryDef } from '@haven/engine'
import { coreRules, fixtureRules, type Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'

/** Thorley in a District; nobody else near. */
const visit = (space: string, thorley: object = {}, more: Sketch = {}): Scene =>
  scene({
    heroes: { thorley: { space, ...thorley }, rocco: 's0,2', brad: 's0,2' },
    reactions: 0,
    ...more,
  })

/** Uses the District; the icons in this order, then the rest is skipped. */
function use(table: Scene, ...actions: ('heal' | 'repent' | 'extraTurn' | 'inventory' | 'orbital')[]): void {
  table.hero1({ do: 'city' }, 'hero-turn')
  for (const action of actions) table.hero1({ action }, 'city-action')
}

const iconsOf = (table: Scene): (string | undefined)[] => table.options.map((option) => option.action ?? 'none')

describe('CITY-1', () => {
  test('CITY-1 the token goes into the slot of the District', () => {
    const table = visit('dockside')
    use(table)
    expect(table.hero('thorley').cityAction).toBe(false)
    expect(table.view('all').slots).toEqual(['dockside'])
    expect(table.of('cityUsed')).toEqual([{ event: 'cityUsed', hero: 'thorley', district: 'dockside' }])
  })

  test('CITY-1 one token a hero: no second District in the round', () => {
    const table = visit('dockside')
    use(table, 'extraTurn')
    table.hero1({ none: true }, 'city-action')
    table.hero1({ do: 'move', to: 's2,0' })
    table.hero1({ do: 'move', to: 'constabulary' })
    expect(table.refusal('hero1', { do: 'city' })).toMatchObject({ code: 'city-token-spent', rule: 'CITY-1' })
  })

  test('CITY-1 one slot a District: no second hero in the round', () => {
    const table = visit('dockside', {}, { heroes: { thorley: 'dockside', rocco: 'dockside', brad: 's0,2' } })
    use(table)
    table.hero1({ none: true }, 'city-action')
    table.hero1({ do: 'end' })
    expect(table.refusal('hero2', { do: 'city' })).toMatchObject({ code: 'slot-taken', rule: 'CITY-1' })
  })

  test('CITY-1 both are free again in the next round', () => {
    const spent = { turns: 0, cityAction: false }
    const table = visit('dockside', spent, {
      heroes: { thorley: { space: 'dockside', ...spent }, rocco: { turns: 0 }, brad: { turns: 0 } },
      slots: ['dockside'],
      apocalypse: 7,
    })
    expect(table.refusal('hero1', { do: 'city' })).not.toBe(null)
    table.hero1({ do: 'end' })
    table.sins({ space: 's2,2' }, 'story-task')
    for (const seat of ['hero1', 'hero2', 'hero3'] as const) table.answer(seat, { hero: 'thorley' }, 'first-hero')
    expect(table.refusal('hero1', { do: 'city' })).toBe(null)
  })

  test('CITY-1 monsters there do not prevent it; a Street has no slot', () => {
    expect(visit('dockside', {}, { monsters: ['abomination dockside'] }).optionIds).toContain('city')
    expect(visit('s2,0').refusal('hero1', { do: 'city' })).toMatchObject({ code: 'not-a-district', rule: 'CITY-1' })
  })
})

describe('CITY-2', () => {
  const hurt = { wounds: [2, 3, 4], corruption: 4 }

  test('CITY-2 all visible icons, one at a time, in any order; a doubled icon is done twice', () => {
    const table = visit('saint-jude-hospital', hurt)
    use(table)
    expect(iconsOf(table)).toEqual(['heal', 'repent', 'none'])
    table.hero1({ action: 'heal' })
    table.hero1({ slot: 3 }, 'heal-slot')
    expect(iconsOf(table)).toEqual(['heal', 'repent', 'none'])
    table.hero1({ action: 'repent' })
    expect(iconsOf(table)).toEqual(['heal', 'none'])
    table.hero1({ action: 'heal' })
    table.hero1({ slot: 2 }, 'heal-slot')
    expect(table.kind).toBe('hero-turn')
    expect(table.hero('thorley')).toMatchObject({ wounds: [4], corruption: 3 })
    expect(table.of('cityActionDone').map(({ action }) => action)).toEqual(['heal', 'repent', 'heal'])
  })

  test('CITY-2 a hero may skip icons', () => {
    const table = visit('saint-jude-hospital', hurt)
    use(table, 'repent')
    table.hero1({ none: true }, 'city-action')
    expect(table.kind).toBe('hero-turn')
    expect(table.hero('thorley')).toMatchObject({ wounds: [2, 3, 4], corruption: 3, cityAction: false })
  })

  test('CITY-2 a covered icon is not carried out', () => {
    const table = visit('saint-jude-hospital', hurt, {
      tokens: ['corruption saint-jude-hospital x2'],
      covered: [
        { district: 'saint-jude-hospital', icon: 'heal' },
        { district: 'saint-jude-hospital', icon: 'repent' },
      ],
    })
    use(table)
    expect(iconsOf(table)).toEqual(['heal', 'none'])
    expect(table.refusal('hero1', { action: 'repent' })).toMatchObject({ code: 'icon-not-there', rule: 'CITY-2' })
    table.hero1({ action: 'heal' })
    table.hero1({ slot: 2 }, 'heal-slot')
    // the second Heal is the covered one
    expect(table.kind).toBe('hero-turn')
  })
})

describe('CITY-3', () => {
  test('CITY-3 Heal removes one Wound marker of the hero’s choice', () => {
    const table = visit('constabulary', { wounds: [2, 5, 6] })
    use(table, 'heal')
    expect(table.options.map(({ slot }) => slot)).toEqual([2, 5, 6])
    table.hero1({ slot: 5 }, 'heal-slot')
    expect(table.hero('thorley').wounds).toEqual([2, 6])
  })

  test.each([
    [4, 2],
    [3, 1],
    [2, 1],
    [1, 1],
  ])('CITY-3 two Repent icons take corruption from %i to %i', (before, after) => {
    const table = visit('old-cathedral', { corruption: before })
    use(table, 'repent', 'repent')
    expect(table.corruptionOf('thorley')).toBe(after)
    expect(table.of('corruptionLost')).toHaveLength(before - after)
  })

  test('CITY-3 Extra Turn takes one token from the supply', () => {
    const table = visit('megatheatre')
    use(table, 'extraTurn')
    expect(table.hero('thorley').extraTurns).toBe(1)
    expect(table.of('extraTurnGained')).toHaveLength(1)
    expect(table.hero('rocco').extraTurns).toBe(0)
  })
})

describe('CITY-4', () => {
  const FIVE = ['upg-ice-blade', 'upg-rosary', 'upg-sawn-off', 'upg-field-kit', 'upg-lucky-coin']

  test('CITY-4 Inventory takes one card, and a replacement is drawn at once', () => {
    const table = visit('constabulary', {}, { inventory: FIVE, upgradeDeck: ['upg-motorbike', 'upg-filter-mask'] })
    use(table, 'inventory')
    expect(table.options.map(({ card }) => card)).toEqual(FIVE)
    table.hero1({ card: 'upg-rosary' }, 'upgrade')
    expect(table.hero('thorley').upgrades).toEqual(['upg-rosary'])
    expect([...table.state.upgrades.inventory].sort()).toEqual(
      ['upg-ice-blade', 'upg-sawn-off', 'upg-field-kit', 'upg-lucky-coin', 'upg-motorbike'].sort(),
    )
    expect(table.state.upgrades.deck).toEqual(['upg-filter-mask'])
    expect(table.refusal('hero1', { kind: 'upgrade', card: 'upg-rosary' })).not.toBe(null)
  })

  test('CITY-4 there is no limit on cards, and all of them are in effect', () => {
    const many = [
      'upg-ice-blade',
      'upg-kevlar-vestments',
      'upg-sanctified-rounds',
      'upg-grapple-line',
      'upg-turnout-coat',
    ]
    const table = visit(
      'constabulary',
      { upgrades: many },
      {
        inventory: ['upg-rosary', 'upg-sawn-off'],
        monsters: ['abomination constabulary'],
        dice: { hero: Array(6).fill('skill'), sin: Array(3).fill('blank') },
      },
    )
    use(table, 'inventory')
    table.hero1({ card: 'upg-sawn-off' }, 'upgrade')
    table.hero1({ none: true }, 'city-action')
    expect(table.hero('thorley').upgrades).toHaveLength(6)
    table.hero1({ do: 'fight' })
    table.hero1({ yes: false }, 'corruption')
    // Fight 4, Ice Blade, Sanctified Rounds; Defense 2, Ice Blade, Kevlar, alone against Pride; the Hit of Sawn-Off
    expect(table.of('diceRolled')[0]?.faces).toHaveLength(6)
    expect(table.of('rollSettled')).toMatchObject([{ defense: 3, hits: 1 }])
  })

  test('CITY-4 cards cannot be traded: nothing offers it to heroes who stand together', () => {
    const table = scene({
      heroes: { thorley: { space: 's1,0', upgrades: ['upg-ice-blade'] }, rocco: 's1,0', brad: 's1,0' },
    })
    expect(table.options.filter((option) => option.card !== undefined || option.hero !== undefined)).toEqual([])
    expect(table.refusal('hero1', { card: 'upg-ice-blade', hero: 'rocco' })).not.toBe(null)
  })
})

describe('CITY-5', () => {
  const strike = (more: Sketch = {}): Scene => {
    const table = visit('uplink-tower', {}, { orbital: ['s1,1'], ...more })
    use(table, 'orbital')
    return table
  }

  test('CITY-5 the token moves up to two spaces, whatever lies or stands there', () => {
    const table = strike({
      monsters: ['acolyte s1,0', 'acolyte s2,1'],
      tokens: ['fire s1,0 x3', 'corruption s2,1 x3'],
      heroes: { thorley: 'uplink-tower', rocco: 's1,0', brad: 's0,1' },
    })
    expect(table.kind).toBe('orbital-move')
    const within = coreRules.tables.maps.get('havens-last-stand-a')?.geometry
    const from = within?.index.get('s1,1') as number
    const near = within?.spaces.filter((_, to) => (within.distance[from]?.[to] as number) <= 2)
    expect(table.options.map(({ to }) => String(to)).sort()).toEqual([...(near ?? [])].sort())
    expect(table.options.map(({ to }) => to)).toEqual(expect.arrayContaining(['s0,0', 's3,1', 's2,2']))
    expect(table.refusal('hero1', { to: 's3,0' })).toMatchObject({ rule: 'CITY-5' })
    table.hero1({ token: 'orbital-1', to: 's0,0' })
    expect(table.view('all').orbital).toEqual(['s0,0'])
    expect(table.of('diceRolled')).toEqual([])
  })

  test('CITY-5 one token of two moves, whichever the hero likes', () => {
    const table = strike({ orbital: ['s1,1', 's3,2'] })
    table.hero1({ token: 'orbital-2', to: 's3,0' }, 'orbital-move')
    expect(table.view('all').orbital).toEqual(['s1,1', 's3,0'])
  })

  test('CITY-5 not by Metro, and not over a gap', () => {
    const metro = ['s1,1', 's3,0'].map((space) => ({ color: 'red', space }))
    expect(strike({ metro }).refusal('hero1', { to: 's3,0' })).not.toBe(null)

    const mapA = coreRules.tables.maps.get('havens-last-stand-a')?.def as MapDef
    const nothing = { tokens: [], altars: [], metro: [], orbital: [], npcs: [], monsters: [] }
    const tiles = [
      { tile: 'saint-jude-hospital', x: 0, y: 0, rotation: 0 },
      { tile: 'uplink-tower', x: 2, y: 0, rotation: 0 },
    ] as const
    const banks: MapDef = { ...mapA, ...nothing, id: 'banks', tiles, start: 's0,1' }
    const table = strike({
      rules: fixtureRules({ maps: [banks] }),
      setup: { map: 'banks' },
      heroes: { thorley: 'uplink-tower', rocco: 's0,1', brad: 's0,1' },
      orbital: ['s2,0'],
    })
    expect(table.options.map(({ to }) => String(to)).sort()).toEqual(['s2,0', 's2,1', 's3,0', 's3,1', 'uplink-tower'])
  })

  test('CITY-5 then it may kill one Acolyte or one Abomination there', () => {
    const begin = () => {
      const table = strike({ monsters: ['acolyte s1,0', 'acolyte s1,0', 'abomination s1,0', 'acolyte s0,0'] })
      table.hero1({ to: 's1,0' }, 'orbital-move')
      return table
    }
    const table = begin()
    expect(table.optionIds).toEqual(['none', 'acolyte-1', 'abomination-1'])
    table.hero1({ monster: 'abomination-1' }, 'orbital-kill')
    expect(table.board).toEqual(['acolyte s0,0', 'acolyte s1,0', 'acolyte s1,0'])
    expect(table.view('all').dead).toEqual(['abomination-1'])
    expect(table.of('monsterKilled')).toMatchObject([{ monster: 'abomination-1', space: 's1,0', by: 'orbital' }])
    const spared = begin()
    spared.hero1({ none: true }, 'orbital-kill')
    expect(spared.board).toHaveLength(4)
  })

  test('CITY-5 no other monster can be killed by it', () => {
    const table = strike({ monsters: ['controller s1,0', 'avatar s1,0', 'hc-bailiff s1,0', 'fallen:rose s1,0'] })
    table.hero1({ to: 's1,0' }, 'orbital-move')
    expect(table.kind).toBe('city-action')
    expect(table.board).toHaveLength(4)
  })

  test('CITY-5 it is not a fight: no dice, no voluntary corruption, no card for a fight', () => {
    const table = visit(
      'uplink-tower',
      {},
      {
        orbital: ['s1,1'],
        monsters: ['acolyte s1,0'],
        sins: { hand: ['pride-hubris', 'pride-single-combat'] },
      },
    )
    table.hero1({ do: 'city' })
    table.sins({ none: true }, 'sin-card')
    table.hero1({ action: 'orbital' }, 'city-action')
    table.hero1({ to: 's1,0' }, 'orbital-move')
    table.hero1({ monster: 'acolyte-1' }, 'orbital-kill')
    expect(table.prompt).toMatchObject({ seat: 'hero1', kind: 'city-action' })
    expect(table.of('fightStarted')).toEqual([])
    expect(table.of('diceRolled')).toEqual([])
    expect(table.state.turn?.acted).toBe(false)
  })
})

describe('CITY-6', () => {
  test('CITY-6 between two icons there is nothing but the icons', () => {
    const table = visit('constabulary', { wounds: [2], npcs: ['proxy'] }, { tokens: ['extraTurn constabulary'] })
    use(table, 'heal')
    expect(table.hero('thorley').wounds).toEqual([])
    expect(iconsOf(table)).toEqual(['inventory', 'none'])
    for (const intent of [
      { do: 'collect', token: 'extraTurn' },
      { do: 'drop', npc: 'proxy' },
      { do: 'end' },
    ] as const) {
      expect(table.refusal('hero1', { kind: 'hero-turn', ...intent })).toMatchObject({ code: 'not-asked-now' })
    }
  })

  test('CITY-6 it is allowed even if no icon would do anything', () => {
    const healthy = visit('saint-jude-hospital')
    use(healthy, 'heal', 'heal', 'repent')
    expect(healthy.hero('thorley')).toMatchObject({ wounds: [], corruption: 1, cityAction: false })
    expect(healthy.kind).toBe('hero-turn')

    const covered = visit(
      'megatheatre',
      {},
      {
        tokens: ['corruption megatheatre x2'],
        covered: [
          { district: 'megatheatre', icon: 'extraTurn' },
          { district: 'megatheatre', icon: 'inventory' },
        ],
      },
    )
    use(covered)
    expect(covered.kind).toBe('hero-turn')
    expect(covered.view('all').slots).toEqual(['megatheatre'])

    const noToken = visit('uplink-tower')
    use(noToken, 'orbital', 'orbital', 'heal')
    expect(noToken.kind).toBe('hero-turn')
    expect(noToken.of('orbitalMoved')).toEqual([])
  })
})

describe('CITY-7', () => {
  const strike = (more: Sketch = {}): Scene => {
    const table = visit('uplink-tower', {}, { orbital: ['s1,0'], monsters: ['acolyte s1,0'], ...more })
    table.hero1({ do: 'city' })
    if (table.asks('sin-card')) table.sins({ none: true })
    table.hero1({ action: 'orbital' }, 'city-action')
    table.hero1({ to: 's1,0' }, 'orbital-move')
    return table
  }

  test('CITY-7 an Orbital Strike token may move 0 spaces', () => {
    const table = strike()
    expect(table.of('orbitalMoved')).toMatchObject([{ from: 's1,0', to: 's1,0' }])
    table.hero1({ monster: 'acolyte-1' }, 'orbital-kill')
    expect(table.board).toEqual([])
  })

  test('CITY-7 its kill counts for the mission and for the kills of the round', () => {
    const table = strike()
    table.hero1({ monster: 'acolyte-1' }, 'orbital-kill')
    expect(table.state.mission).toMatchObject({ id: 'hls-1-hold-the-line', progress: 1 })
    expect(table.state.roundFacts.kills).toBe(1)
    const spared = strike()
    spared.hero1({ none: true }, 'orbital-kill')
    expect([spared.state.mission.progress, spared.state.roundFacts.kills]).toEqual([0, 0])
  })

  test('CITY-7 its kill wins the game where a kill does', () => {
    const story = coreRules.tables.stories.get('havens-last-stand') as StoryDef
    const [first] = story.missions as [MissionDef]
    const rules = fixtureRules({ stories: [{ ...story, missions: [{ ...first, next: [] }] }] })
    const table = strike({ rules, mission: { id: first.id, progress: 6 } })
    table.hero1({ monster: 'acolyte-1' }, 'orbital-kill')
    expect(table.rules.outcome(table.state)).toEqual({ winner: 'heroes', rule: 'WIN-1' })
  })

  test('CITY-7 it is no kill in a fight: a card for that cannot follow it', () => {
    const table = strike({ sins: { hand: ['pride-before-the-fall'] } })
    table.hero1({ monster: 'acolyte-1' }, 'orbital-kill')
    expect(table.prompt).toMatchObject({ seat: 'hero1', kind: 'city-action' })
  })
})
