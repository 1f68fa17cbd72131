import { type Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'

const MISSES = ['skill', 'skill', 'skill', 'skill', 'skill', 'skill'] as const
const BLANKS = ['blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'] as const

/** Fights without voluntary corruption. */
function fight(table: Scene): void {
  table.hero1({ do: 'fight' }, 'hero-turn')
  table.hero1({ yes: false }, 'corruption')
}

describe('TURN-1', () => {
  const begin = (): Scene =>
    scene({
      heroes: { thorley: 's0,0', rocco: 's0,2', leah: 's0,2' },
      monsters: ['acolyte s0,0', 'abomination s1,0'],
      tokens: ['fire s0,0'],
      dice: { hero: ['hit', 'hit', 'skill', 'skill', ...MISSES], sin: BLANKS },
      reactions: 0,
    })

  test('TURN-1 first the Action, then the whole Move', () => {
    const table = begin()
    fight(table)
    table.hero1({ monster: 'acolyte-1' }, 'kill')
    table.hero1({ do: 'move', to: 'saint-jude-hospital' })
    table.hero1({ do: 'move', to: 's0,1' })
    expect(table.spaceOf('thorley')).toBe('s0,1')
    expect(table.state.turn).toMatchObject({ steps: 2, acted: true })
  })

  test('TURN-1 first the Move, then the Action', () => {
    const table = begin()
    table.hero1({ do: 'move', to: 's1,0' })
    table.hero1({ slot: 1 }, 'wound-slot')
    fight(table)
    expect(table.of('fightStarted')).toMatchObject([{ hero: 'thorley', space: 's1,0' }])
    expect(table.state.turn).toMatchObject({ steps: 1, acted: true })
  })

  test('TURN-1 a Move that has begun is finished before the Action: no step, Action, step', () => {
    const table = begin()
    table.hero1({ do: 'move', to: 's1,0' })
    table.hero1({ slot: 1 }, 'wound-slot')
    fight(table)
    expect(table.options.some((option) => option.do === 'move')).toBe(false)
    expect(table.refusal('hero1', { do: 'move', to: 's0,0' })).toMatchObject({ code: 'move-over', rule: 'MOVE-16' })
  })

  test('TURN-1 there is one Action in a turn', () => {
    const table = begin()
    fight(table)
    table.hero1({ none: true }, 'kill')
    for (const deed of ['fight', 'cleanse']) {
      expect(table.refusal('hero1', { do: deed })).toMatchObject({ code: 'action-taken', rule: 'TURN-1' })
    }
  })

  test('TURN-1 both may be skipped', () => {
    const table = begin()
    table.hero1({ do: 'end' })
    expect(table.prompt).toMatchObject({ seat: 'hero2', kind: 'hero-turn' })
    expect(table.of('heroMoved')).toEqual([])
    expect(table.of('fightStarted')).toEqual([])
  })
})

test('TURN-2 the Action is a fight or a cleanse, where there is something to fight or to cleanse', () => {
  const actionsIn = (monsters: string[], tokens: string[]) =>
    scene({ heroes: { thorley: 's1,0', rocco: 's0,2', leah: 's0,2' }, monsters, tokens })
      .options.map((option) => option.do)
      .filter((deed) => deed !== 'move' && deed !== 'end')
  expect(actionsIn(['acolyte s1,0'], ['fire s1,0'])).toEqual(['fight', 'cleanse'])
  expect(actionsIn(['acolyte s1,0'], [])).toEqual(['fight'])
  expect(actionsIn([], ['fire s1,0'])).toEqual(['cleanse'])
  expect(actionsIn([], [])).toEqual([])
})

describe('TURN-3 and TURN-7', () => {
  const tokens = ['extraTurn saint-jude-hospital', 'innocent saint-jude-hospital', 'fire saint-jude-hospital down']
  const begin = (more: Sketch = {}): Scene =>
    scene({
      heroes: { thorley: { space: 's0,0', npcs: ['proxy'] }, rocco: 's0,2', leah: 's0,2' },
      tokens,
      npcs: [{ kind: 'commissioner', space: 'saint-jude-hospital' }],
      dice: { hero: MISSES, sin: BLANKS },
      ...more,
    })

  test('TURN-3 between two steps: City Actions, flipping, taking and putting down, without using the Action', () => {
    const table = begin()
    table.hero1({ do: 'move', to: 'saint-jude-hospital' })
    table.hero1({ do: 'collect', token: 'extraTurn' })
    table.hero1({ do: 'collect', token: 'innocent' })
    table.hero1({ do: 'collect', token: 'commissioner' })
    table.hero1({ do: 'drop', npc: 'proxy' })
    table.hero1({ do: 'explore' })
    table.hero1({ do: 'city' })
    table.hero1({ none: true }, 'city-action')
    expect(table.hero('thorley')).toMatchObject({
      extraTurns: 1,
      innocents: 1,
      npcs: ['commissioner'],
      cityAction: false,
    })
    expect(table.view('all').npcs).toEqual([{ npc: 'proxy', space: 'saint-jude-hospital' }])
    expect(table.tokens('fire', 'saint-jude-hospital')).toBe(1)
    // the Action and the second step are still to come
    expect(table.state.turn).toMatchObject({ steps: 1, acted: false, moveOver: false })
    expect(table.optionIds).toContain('cleanse')
    table.hero1({ do: 'move', to: 's1,0' })
    expect(table.spaceOf('thorley')).toBe('s1,0')
  })

  test('TURN-3 also before the first step, and after the Action', () => {
    const table = begin({
      heroes: { thorley: { space: 'saint-jude-hospital', npcs: ['proxy'] }, rocco: 's0,2', leah: 's0,2' },
      tokens: [...tokens, 'pentagram saint-jude-hospital'],
    })
    const free = ['city', 'explore', 'collect:extraTurn', 'collect:innocent', 'collect:commissioner', 'drop:proxy']
    expect(table.optionIds).toEqual(expect.arrayContaining(free))
    table.hero1({ do: 'cleanse' })
    table.hero1({ yes: false }, 'corruption')
    table.declineUntil('hero-turn')
    expect(table.optionIds).toEqual(expect.arrayContaining(free))
  })

  test('TURN-3 only in his own turn, and only in his own space', () => {
    const table = begin()
    for (const intent of [{ do: 'collect', token: 'extraTurn' }, { do: 'explore' }, { do: 'city' }]) {
      expect(table.refusal('hero1', intent)).not.toBe(null)
      expect(table.refusal('hero2', intent)).toMatchObject({ code: 'not-your-question' })
    }
  })

  test('TURN-7 monsters in the space prevent nothing of it but flipping', () => {
    const table = begin({
      heroes: { thorley: { space: 'saint-jude-hospital', npcs: ['proxy'] }, rocco: 's0,2', leah: 's0,2' },
      monsters: ['acolyte saint-jude-hospital'],
    })
    const others = ['city', 'collect:extraTurn', 'collect:innocent', 'collect:commissioner', 'drop:proxy']
    expect(table.optionIds).toEqual(expect.arrayContaining(others))
    expect(table.refusal('hero1', { do: 'explore' })).toMatchObject({ code: 'monsters-prevent' })
  })

  test.each(['innocent', 'extraTurn'])('TURN-7 a face-down %s token cannot be taken before it is flipped', (token) => {
    const table = begin({
      heroes: { thorley: 'saint-jude-hospital', rocco: 's0,2', leah: 's0,2' },
      tokens: [`${token} saint-jude-hospital down`],
    })
    expect(table.refusal('hero1', { do: 'collect', token })).toMatchObject({ code: 'no-such-token-here' })
    table.hero1({ do: 'explore' })
    expect(table.refusal('hero1', { do: 'collect', token })).toBe(null)
  })

  const inside: [string, Sketch, (table: Scene) => void, string][] = [
    [
      'a step and its checks',
      { monsters: ['acolyte s0,0'] },
      (table) => table.hero1({ do: 'move', to: 'saint-jude-hospital' }),
      'wound-slot',
    ],
    ['a fight', { monsters: ['acolyte s0,0'] }, (table) => table.hero1({ do: 'fight' }), 'corruption'],
    ['a cleanse', { tokens: ['fire s0,0'] }, (table) => table.hero1({ do: 'cleanse' }), 'corruption'],
    [
      'the use of a District',
      { heroes: { thorley: 'saint-jude-hospital', rocco: 's0,2', leah: 's0,2' } },
      (table) => table.hero1({ do: 'city' }),
      'city-action',
    ],
  ]
  test.each(inside)('TURN-7 never inside %s', (_, more, start, asked) => {
    const table = begin(more)
    start(table)
    expect(table.kind).toBe(asked)
    const intent = { kind: 'hero-turn', do: 'drop', npc: 'proxy' } as const
    expect(table.refusal('hero1', intent)).toMatchObject({ code: 'not-asked-now' })
    expect(table.options.some((option) => option.do !== undefined)).toBe(false)
  })
})
