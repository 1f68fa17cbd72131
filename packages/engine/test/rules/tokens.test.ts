import { type MapDef, randomFrom, TOKEN_KINDS } from '@haven/engine'
import { coreRules, fixtureRules, type Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'

const MISSES = ['skill', 'skill', 'skill', 'skill', 'skill', 'skill', 'skill'] as const
const BLANKS = ['blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'] as const

/** Thorley in a space; the others in the Starting Space. */
const stand = (space: string, thorley: object = {}, more: Sketch = {}): Scene =>
  scene({
    heroes: { thorley: { space, ...thorley }, rocco: 's0,2', brad: 's0,2' },
    dice: { hero: MISSES, sin: BLANKS },
    reactions: 0,
    ...more,
  })

/** Walks out of a space with a monster on four wounds; Karl steps in. */
function die(table: Scene, to: string): void {
  table.hero1({ do: 'move', to })
  table.hero1({ hero: 'karl' }, 'reserve-hero')
}
const DYING = { wounds: [1, 2, 3, 4] }

describe('EXPL-1', () => {
  const mapA = coreRules.tables.maps.get('havens-last-stand-a')?.def as MapDef

  test('EXPL-1 the six Exploration tokens, and no others, can lie face down', () => {
    const table = stand('s1,0', {}, { tokens: TOKEN_KINDS.map((kind) => `${kind} s1,0 down`) })
    table.hero1({ do: 'explore' })
    expect(table.of('tokensFlipped')).toMatchObject([
      { space: 's1,0', tokens: ['fire', 'corruption', 'pentagram', 'nest', 'extraTurn', 'innocent'] },
    ])
    expect(() => stand('s1,0', {}, { tokens: ['altar s1,0 down'] })).toThrow('tokens[0].kind')
  })

  test('EXPL-1 a story that places tokens face down shows nobody which is which', () => {
    const tokens = [
      { kind: 'fire', space: 's0,0', count: 1, faceDown: true },
      { kind: 'innocent', space: 's1,0', count: 1, faceDown: true },
      { kind: 'nest', space: 's2,0', count: 1 },
    ] as const
    const rules = fixtureRules({ maps: [{ ...mapA, tokens }] })
    const state = rules.createGame(rules.resolveSetup({ heroPlayers: 3 }, randomFrom('x')), 'face down')
    for (const viewer of ['sins', 'hero1', 'spectator'] as const) {
      expect(rules.view(state, viewer).faceDown).toEqual([
        { space: 's0,0', kinds: [null] },
        { space: 's1,0', kinds: [null] },
      ])
      expect(rules.view(state, viewer).tokens).toEqual([{ kind: 'nest', space: 's2,0', count: 1 }])
    }
  })
})

describe('EXPL-2', () => {
  const tokens = ['fire s1,0 down', 'pentagram s1,0 down', 'extraTurn s1,0 down', 'nest s0,0 down']

  test('EXPL-2 a hero may flip all face-down tokens of his space, and only those', () => {
    const table = stand('s1,0', {}, { tokens })
    table.hero1({ do: 'explore' })
    expect(table.view('all').tokens).toEqual([
      { kind: 'fire', space: 's1,0', count: 1 },
      { kind: 'pentagram', space: 's1,0', count: 1 },
      { kind: 'extraTurn', space: 's1,0', count: 1 },
    ])
    expect(table.view('all').faceDown).toEqual([{ space: 's0,0', kinds: ['nest'] }])
    expect(table.refusal('hero1', { do: 'explore' })).toMatchObject({ code: 'nothing-face-down', rule: 'EXPL-2' })
  })

  test('EXPL-2 not with a monster in the space, nor from another space', () => {
    const watched = stand('s1,0', {}, { tokens, monsters: ['acolyte s1,0'] })
    expect(watched.refusal('hero1', { do: 'explore' })).toMatchObject({ code: 'monsters-prevent', rule: 'EXPL-2' })
    const elsewhere = stand('s2,0', {}, { tokens, monsters: ['acolyte s3,0'] })
    expect(elsewhere.refusal('hero1', { do: 'explore' })).toMatchObject({ code: 'nothing-face-down' })
  })

  test('EXPL-2 he need not, and moving in flips nothing', () => {
    const table = stand('s2,0', {}, { tokens })
    table.hero1({ do: 'move', to: 's1,0' })
    table.hero1({ do: 'end' })
    expect(table.of('tokensFlipped')).toEqual([])
  })

  test('EXPL-2 only then do they count: for checks', () => {
    const table = stand('s1,0', {}, { tokens })
    table.hero1({ do: 'move', to: 's2,0' })
    expect(table.of('checkSettled')).toEqual([])
    table.hero1({ do: 'move', to: 's1,0' })
    table.hero1({ do: 'explore' })
    expect(table.of('checkSettled')).toEqual([])

    const flipped = stand('s1,0', {}, { tokens })
    flipped.hero1({ do: 'explore' })
    flipped.hero1({ do: 'move', to: 's2,0' })
    expect(flipped.of('checkSettled')).toMatchObject([{ kind: 'fire', dice: 1 }])
  })

  test('EXPL-2 only then do they count: for cleansing', () => {
    const table = stand('s1,0', {}, { tokens })
    expect(table.refusal('hero1', { do: 'cleanse' })).toMatchObject({ code: 'nothing-to-cleanse' })
    table.hero1({ do: 'explore' })
    expect(table.refusal('hero1', { do: 'cleanse' })).toBe(null)
  })

  test('EXPL-2 only then do they count: for fights and for summoning', () => {
    const table = stand(
      's1,0',
      { turns: 0 },
      {
        heroes: { thorley: { space: 's1,0', turns: 0 }, rocco: { turns: 0 }, brad: { turns: 0 } },
        tokens: ['pentagram s1,0 down', 'nest s1,2 down'],
        monsters: ['acolyte s1,0'],
        dead: { acolyte: 2 },
        used: ['acolytes'],
        apocalypse: 7,
      },
    )
    table.hero1({ do: 'fight' })
    table.hero1({ yes: false }, 'corruption')
    // the Acolyte's two dice and one of track-4
    expect(table.of('diceRolled')[1]?.faces).toHaveLength(3)
    table.hero1({ do: 'end' })
    expect(table.kind).toBe('summon')
    expect(table.refusal('sins', { space: 's1,2' })).toMatchObject({ code: 'nest-blocked' })
    expect(table.refusal('sins', { space: 's0,1' })).toBe(null)
  })
})

describe('EXPL-3', () => {
  test.each([
    ['none', 's1,0', [], 2],
    ['one', 's1,0', ['pentagram s1,0'], 3],
    ['three', 's1,0', ['pentagram s1,0 x3'], 5],
    ['a printed one', 'old-cathedral', [], 3],
    ['a printed one and two more', 'old-cathedral', ['pentagram old-cathedral x2'], 5],
    ['one in the next space', 's1,0', ['pentagram s2,0'], 2],
  ])('EXPL-3 Pentagrams add a Sin die each to a fight there: %s', (_, space, tokens, dice) => {
    const table = stand(space, {}, { tokens, monsters: [`acolyte ${space}`] })
    table.hero1({ do: 'fight' })
    table.hero1({ yes: false }, 'corruption')
    expect(table.of('diceRolled').map(({ side, faces }) => `${side} ${faces.length}`)).toEqual([
      'heroes 4',
      `sins ${dice}`,
    ])
  })

  test('EXPL-3 a Nest, printed or not, is a place to summon; other tokens are none', () => {
    const table = stand(
      's0,2',
      { turns: 0 },
      {
        heroes: { thorley: { turns: 0 }, rocco: { turns: 0 }, brad: { turns: 0 } },
        tokens: ['nest s1,2', 'pentagram s1,0', 'fire s3,0'],
        dead: { acolyte: 1 },
        apocalypse: 7,
      },
    )
    table.hero1({ do: 'end' })
    expect(table.kind).toBe('summon')
    expect(table.options.map(({ space }) => String(space)).sort()).toEqual([
      'megatheatre',
      's0,1',
      's1,2',
      's2,0',
      's3,2',
    ])
  })
})

describe('EXPL-4', () => {
  test('EXPL-4 an Innocent cannot be dropped or passed on', () => {
    const table = scene({ heroes: { thorley: { space: 's1,0', innocents: 2 }, rocco: 's1,0', brad: 's1,0' } })
    expect(table.options.filter((option) => option.do !== 'move').map(({ id }) => id)).toEqual(['end'])
    expect(table.refusal('hero1', { do: 'drop', token: 'innocent' })).not.toBe(null)
    expect(table.refusal('hero1', { do: 'deliver' })).not.toBe(null)
  })

  test('EXPL-4 if its hero dies it stays in his space, for others to take', () => {
    const table = stand('s1,0', { ...DYING, innocents: 2 }, { monsters: ['acolyte s1,0'] })
    die(table, 's0,0')
    expect(table.tokens('innocent', 's1,0')).toBe(2)
    expect(table.hero('karl').innocents).toBe(0)
    expect(table.state.innocentsOut).toBe(0)
  })

  test('EXPL-4 at corruption 7 it is killed and out of the game: forced', () => {
    const check = (corruption: number) => {
      const table = stand(
        's0,0',
        { corruption, innocents: 2 },
        {
          tokens: ['corruption s1,0', 'innocent s2,0 x4'],
          dice: { sin: ['corruption'] },
        },
      )
      table.hero1({ do: 'move', to: 's1,0' })
      return table
    }
    const lost = check(6)
    expect(lost.of('innocentKilled')).toHaveLength(2)
    expect(lost.hero('thorley')).toMatchObject({ corruption: 7, innocents: 0 })
    expect([lost.state.innocentsOut, lost.tokens('innocent', 's1,0')]).toEqual([2, 0])
    const kept = check(5)
    expect(kept.of('innocentKilled')).toEqual([])
    expect(kept.hero('thorley')).toMatchObject({ corruption: 6, innocents: 2 })
  })

  test('EXPL-4 at corruption 7 it is killed: voluntary too', () => {
    const table = stand('s1,0', { corruption: 6, innocents: 1 }, { monsters: ['acolyte s1,0'] })
    table.hero1({ do: 'fight' })
    table.hero1({ yes: true }, 'corruption')
    expect(table.of('innocentKilled')).toEqual([{ event: 'innocentKilled', hero: 'thorley' }])
    expect(table.hero('thorley').innocents).toBe(0)
  })

  test('EXPL-4 the Innocents of other heroes live', () => {
    const table = scene({
      heroes: {
        thorley: { space: 's1,0', corruption: 6, innocents: 1 },
        rocco: { space: 's1,0', corruption: 6, innocents: 1 },
        brad: 's0,2',
      },
      monsters: ['acolyte s1,0'],
      dice: { hero: MISSES, sin: BLANKS },
    })
    table.hero1({ do: 'fight' })
    table.hero1({ yes: true }, 'corruption')
    expect([table.hero('thorley').innocents, table.hero('rocco').innocents]).toEqual([0, 1])
  })
})

test.each([
  [6, null],
  [7, { code: 'innocent-at-seven', rule: 'EXPL-5' }],
])('EXPL-5 may a hero at corruption %i take an Innocent? (Extra Turn and NPC tokens he may)', (corruption, refusal) => {
  const table = stand(
    's1,0',
    { corruption },
    {
      tokens: ['innocent s1,0', 'extraTurn s1,0'],
      npcs: [{ kind: 'proxy', space: 's1,0' }],
    },
  )
  const answer = table.refusal('hero1', { do: 'collect', token: 'innocent' })
  if (refusal) expect(answer).toMatchObject(refusal)
  else expect(answer).toBe(null)
  expect(table.optionIds).toEqual(expect.arrayContaining(['collect:extraTurn', 'collect:proxy']))
})

test('EXPL-6 a hero may hold any number of Innocents, and nothing else is limited by it', () => {
  const table = stand(
    'saint-jude-hospital',
    { innocents: 5, npcs: ['commissioner', 'proxy', 'ravencorp'] },
    {
      tokens: ['innocent saint-jude-hospital', 'fire saint-jude-hospital', 'pentagram saint-jude-hospital down'],
    },
  )
  table.hero1({ do: 'collect', token: 'innocent' })
  expect(table.hero('thorley').innocents).toBe(6)
  expect(table.optionIds).toEqual(expect.arrayContaining(['city', 'explore', 'cleanse']))
  for (const to of ['s1,0', 's2,0', 's3,0']) table.hero1({ do: 'move', to })
  expect(table.spaceOf('thorley')).toBe('s3,0')
  const fighter = stand('s1,0', { innocents: 6 }, { monsters: ['acolyte s1,0'] })
  expect(fighter.optionIds).toContain('fight')
})

describe('NPC', () => {
  const npcs = [
    { kind: 'commissioner', space: 's1,0' },
    { kind: 'proxy', space: 's1,0' },
    { kind: 'ravencorp', space: 's1,0' },
  ] as const

  test('NPC-1 a hero may hold any number of NPCs', () => {
    const table = stand('s1,0', {}, { npcs })
    for (const { kind } of npcs) table.hero1({ do: 'collect', token: kind })
    expect(table.hero('thorley').npcs).toEqual(['commissioner', 'proxy', 'ravencorp'])
    expect(table.view('all').npcs).toEqual([])
  })

  /** The dice that Rocco rolls in a fight of his, one of the Sins player, a ranged fight and a cleanse. */
  const diceOf = (held: readonly ('commissioner' | 'proxy' | 'ravencorp')[]): number[] => {
    const rocco = { space: 's1,0', npcs: held }
    const roll = (more: Sketch, start: (table: Scene) => void): number => {
      const table = scene({
        heroes: { rocco, thorley: 's0,2', leah: 's0,2' },
        dice: { hero: MISSES, sin: BLANKS },
        ...more,
      })
      start(table)
      table.hero1({ yes: false }, 'corruption')
      return table.of('diceRolled')[0]?.faces.length ?? 0
    }
    return [
      roll({ monsters: ['acolyte s1,0'] }, (table) => table.hero1({ do: 'fight' })),
      roll({ monsters: ['acolyte s1,0'], phase: 'reaction' }, (table) => {
        table.sins({ yes: true }, 'reaction')
        table.sins({ yes: true }, 'reaction-fight')
      }),
      roll({ monsters: ['acolyte s3,0'] }, (table) => table.hero1({ do: 'shoot', at: 's3,0' })),
      roll({ tokens: ['fire s1,0'] }, (table) => table.hero1({ do: 'cleanse' })),
    ]
  }

  test('NPC-1 the Commissioner gives one Hero die in every fight, and none in a cleanse', () => {
    expect(diceOf([])).toEqual([2, 2, 2, 2])
    expect(diceOf(['commissioner'])).toEqual([3, 3, 3, 2])
    expect(diceOf(['proxy', 'ravencorp'])).toEqual([2, 2, 2, 2])
  })

  test('NPC-1 if its hero dies an NPC stays in his space', () => {
    const table = stand('s1,0', { ...DYING, npcs: ['proxy', 'ravencorp'] }, { monsters: ['acolyte s1,0'] })
    die(table, 's0,0')
    expect(table.view('all').npcs).toEqual([
      { npc: 'proxy', space: 's1,0' },
      { npc: 'ravencorp', space: 's1,0' },
    ])
    expect(table.hero('karl').npcs).toEqual([])
  })

  test('NPC-2 an NPC that a hero put down this turn he cannot take again this turn', () => {
    const table = scene({
      heroes: { thorley: { space: 's1,0', npcs: ['proxy'], turns: 1 }, rocco: 's1,0', brad: 's0,2' },
      npcs: [{ kind: 'ravencorp', space: 's1,0' }],
      reactions: 0,
    })
    table.hero1({ do: 'drop', npc: 'proxy' })
    expect(table.refusal('hero1', { do: 'collect', token: 'proxy' })).toMatchObject({
      code: 'just-dropped',
      rule: 'NPC-2',
    })
    expect(table.refusal('hero1', { do: 'collect', token: 'ravencorp' })).toBe(null)
    // another hero may, and so may he in a later turn
    table.hero1({ do: 'end' })
    expect(table.refusal('hero2', { do: 'collect', token: 'proxy' })).toBe(null)
    table.hero2({ do: 'end' })
    table.hero3({ do: 'end' })
    expect(table.refusal('hero1', { do: 'collect', token: 'proxy' })).toBe(null)
  })
})

test.each([
  [[], 0],
  [['s3,0'], 1],
  [['s3,0', 'megatheatre', 's1,2'], 3],
])('ALTAR-1 Altars at %j draw %i Sin cards at the end of the round', (altars, cards) => {
  const table = stand(
    's0,2',
    {},
    {
      heroes: { thorley: { turns: 0 }, rocco: { turns: 0 }, brad: { turns: 0 } },
      altars,
      apocalypse: 7,
    },
  )
  table.hero1({ do: 'end' })
  expect(table.kind).toBe('story-task')
  expect(table.state.sins.hand).toHaveLength(cards)
  expect(table.of('sinCardsDrawn').map(({ count, cause }) => [count, cause])).toEqual(
    cards > 0 ? [[cards, 'END-4']] : [],
  )
})

describe('MARK-1', () => {
  /** "No extra steps" until the end of the round: a mark on the hero. */
  const marked = (hero: string) => ({ hero, what: 'extra-steps', until: 'round' }) as const

  test('MARK-1 a mark marks whom the effect says, and nobody else', () => {
    const spacesOf = (hero: string) => {
      const table = stand('s0,0', { npcs: ['ravencorp'] }, { forbids: [marked(hero)] })
      table.hero1({ do: 'move', to: 's1,0' })
      table.hero1({ do: 'move', to: 's2,0' })
      return table.options.some((option) => option.do === 'move') ? 3 : 2
    }
    expect(spacesOf('thorley')).toBe(2)
    expect(spacesOf('rocco')).toBe(3)
  })

  test('MARK-1 marks on a dead hero are discarded; those on others stay', () => {
    const table = stand(
      's1,0',
      { ...DYING, turns: 1 },
      {
        monsters: ['acolyte s1,0'],
        npcs: [{ kind: 'ravencorp', space: 's0,2' }],
        forbids: [marked('thorley'), marked('rocco')],
      },
    )
    die(table, 's0,0')
    expect(table.view('all').forbids).toMatchObject([{ place: 1, what: 'extra-steps' }])
    table.hero2({ do: 'end' })
    table.hero3({ do: 'end' })
    // the successor, with the Turn token that he inherited, is under no mark
    table.hero1({ yes: false }, 'ability')
    table.hero1({ do: 'collect', token: 'ravencorp' })
    for (const to of ['s1,2', 's2,2', 's3,2']) table.hero1({ do: 'move', to })
    expect(table.spaceOf('karl')).toBe('s3,2')
  })
})
