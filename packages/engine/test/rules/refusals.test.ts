import {
  type Answer,
  type Intent,
  type Modifier,
  REFUSAL_CODES,
  type Refusal,
  type RefusalCode,
  RuleError,
  type Seat,
} from '@haven/engine'
import { type Game, kindOf } from '@haven/engine/kit'
import { coreRules, type Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { dusk, rulesWith } from './texts.ts'

/** For every refusal code a situation in which it is given, with the rule that forbids it. */

type Heroes = NonNullable<Sketch['heroes']>
const thorley = (more: Exclude<Heroes[string], string> | string, sketch: Sketch = {}): Scene =>
  scene({ heroes: { thorley: more, rocco: 's0,2', rose: 's0,2' }, ...sketch })
const rocco = (space: string, sketch: Sketch = {}): Scene =>
  scene({ heroes: { rocco: space, thorley: 's0,2', rose: 's0,2' }, ...sketch })

interface Given {
  readonly code: string
  readonly rule: string
}
const explained = (table: Scene, seat: Seat, intent: Intent): Refusal | null => table.refusal(seat, intent)
const why = (table: Scene, intent: Intent): Given | null => explained(table, 'hero1', intent)

/** What `decide` throws. */
function thrown(table: Scene, answer: unknown): Given | null {
  try {
    table.rules.decide(table.state, answer as Answer)
    return null
  } catch (error) {
    if (error instanceof RuleError) return error
    throw error
  }
}

const won = (): Scene => {
  const table = scene({
    rules: rulesWith({ missions: [{ id: 'last', count: () => 1, progress: [{ on: 'city' }], next: [] }] }),
    heroes: { thorley: 'dockside', rocco: 's0,2', rose: 's0,2' },
  })
  table.hero1({ do: 'city' })
  return table
}
const fighting = (hero: ('hit' | 'skill')[], monsters: string[], rules = coreRules): Scene => {
  const table = thorley('s1,0', { rules, monsters, dice: { hero, sin: Array<'blank'>(9).fill('blank') } })
  table.hero1({ do: 'fight' })
  table.hero1({ none: true }, 'corruption')
  return table
}
/** An Abomination that the story protects. */
const unkillable = (): Given | null => {
  const protect = {
    hook: 'unkillable',
    count: (g: Game, figure: number) => (kindOf(g, figure) === 'abomination' ? 1 : 0),
  }
  const rules = rulesWith({ story: { modifiers: [protect as Modifier] } })
  return why(fighting(['hit', 'hit', 'hit', 'skill'], ['acolyte s1,0', 'abomination s1,0'], rules), {
    monster: 'abomination-1',
  })
}

const reacting = (monsters: string[], rules = coreRules): Scene => {
  const table = thorley('s1,0', { phase: 'reaction', monsters, rules })
  table.sins({ yes: true }, 'reaction')
  return table
}
/** A space that a text of the story closes. */
const salted = (): Scene => {
  const closed = (g: Game, space: number) => (g.map.spaces[space] === 's2,2' ? 1 : 0)
  const rules = rulesWith({ story: { modifiers: [{ hook: 'closedSpace', count: closed }] } })
  return reacting(['acolyte s3,2'], rules)
}
/** The preview edition, and a survivor two spaces from the shooter. */
const retaliating = (): Scene => {
  const heroes = { rocco: 's0,0', rose: 's0,2', brad: 's0,2' }
  const dice = { hero: Array(6).fill('defense'), sin: [] }
  const table = scene({ setup: { edition: 'preview' }, heroes, dice, monsters: ['abomination s2,0'] })
  table.hero1({ do: 'shoot', at: 's2,0' })
  table.hero1({ none: true }, 'corruption')
  return table
}
const summoning = (): Scene => {
  const table = dusk({ dead: { acolyte: 6 }, monsters: ['abomination s2,0'] })
  table.hero1({ do: 'end' })
  return table
}
const playing = (intent: Intent): Given | null => {
  const table = thorley('s1,0', { monsters: ['acolyte s1,0'], sins: { hand: ['pride-single-combat'] } })
  table.hero1({ do: 'fight' })
  return explained(table, 'sins', intent)
}
const using = (more: Exclude<Heroes[string], string>, ...actions: string[]): Scene => {
  const table = thorley(more)
  table.hero1({ do: 'city' })
  for (const action of actions) table.hero1({ action: action as 'heal' }, 'city-action')
  return table
}
const moved = (sketch: Sketch, ...way: string[]): Scene => {
  const table = thorley('s1,0', sketch)
  for (const to of way) table.hero1({ do: 'move', to })
  return table
}
const dying = (): Scene => {
  const table = thorley({ space: 's1,0', wounds: [1, 2, 3, 4] }, { monsters: ['acolyte s1,0'] })
  table.hero1({ do: 'move', to: 's0,0' })
  return table
}
const RIVER = rulesWith({
  map: {
    tiles: [
      { tile: 'saint-jude-hospital', x: 0, y: 0, rotation: 0 },
      { tile: 'constabulary', x: 2, y: 0, rotation: 0 },
    ],
    start: 's0,0',
    tokens: [],
    altars: [],
    metro: [],
    orbital: [],
    npcs: [],
    monsters: [],
  },
})
const KIT = ['upg-field-kit']

type Situation = readonly [rule: string, give: () => Given | null]

const SITUATIONS: Partial<Record<RefusalCode, readonly Situation[]>> = {
  'malformed-answer': [['TURN-1', () => thrown(thorley('s1,0'), { prompt: 1 })]],
  'game-over': [
    ['WIN-1', () => thrown(won(), { prompt: '0-hero1', seat: 'hero1', option: 'end' })],
    ['WIN-1', () => why(won(), { do: 'end' })],
  ],
  'stale-prompt': [['TURN-1', () => thrown(thorley('s1,0'), { prompt: '99-hero1', seat: 'hero1', option: 'end' })]],
  'foreign-seat': [
    [
      'TURN-1',
      () => {
        const table = thorley('s1,0')
        return thrown(table, { prompt: table.prompt.id, seat: 'hero2', option: 'end' })
      },
    ],
  ],
  'unknown-option': [
    [
      'TURN-1',
      () => {
        const table = thorley('s1,0')
        return thrown(table, { prompt: table.prompt.id, seat: 'hero1', option: 'fly' })
      },
    ],
  ],
  'not-your-question': [['TURN-1', () => explained(thorley('s1,0'), 'sins', { do: 'end' })]],
  'not-asked-now': [['TURN-1', () => why(thorley('s1,0'), { kind: 'kill', monster: 'acolyte-1' })]],
  'not-among-options': [['TURN-1', () => why(thorley('s1,0'), { do: 'fly' })]],
  'no-such-space': [
    ['MOVE-1', () => why(thorley('s1,0'), { do: 'move', to: 'atlantis' })],
    ['RANGE-1', () => why(rocco('s1,0'), { do: 'shoot', at: 'atlantis' })],
    ['END-2', () => explained(summoning(), 'sins', { monster: 'acolyte', space: 'atlantis' })],
    ['MOVE-1', () => explained(reacting(['acolyte s3,0']), 'sins', { monster: 'acolyte-1', to: 'atlantis' })],
  ],
  'same-space': [['MOVE-1', () => why(thorley('s1,0'), { do: 'move', to: 's1,0' })]],
  'not-adjacent': [['MOVE-1', () => why(thorley('s1,0'), { do: 'move', to: 's3,2' })]],
  'river-between': [
    [
      'MOVE-2',
      () =>
        why(scene({ rules: RIVER, heroes: { thorley: 's1,0', rocco: 's0,0', rose: 's0,0' } }), {
          do: 'move',
          to: 's2,0',
        }),
    ],
  ],
  'move-spent': [['MOVE-1', () => why(moved({}, 's0,0', 's1,0'), { do: 'move', to: 's0,0' })]],
  'move-over': [
    [
      'MOVE-16',
      () => {
        const table = moved({ tokens: ['fire s0,0'], dice: { sin: ['blank'], hero: ['hit', 'hit'] } }, 's0,0')
        table.hero1({ do: 'cleanse' })
        table.hero1({ none: true }, 'corruption')
        return why(table, { do: 'move', to: 's1,0' })
      },
    ],
  ],
  'action-taken': [
    ['TURN-1', () => why(fighting(['skill', 'skill', 'skill', 'skill'], ['acolyte s1,0']), { do: 'fight' })],
  ],
  'no-monsters-here': [['FIGHT-13', () => why(thorley('s1,0'), { do: 'fight' })]],
  'no-monsters-there': [
    ['FIGHT-13', () => why(rocco('s1,0'), { do: 'shoot', at: 's3,0' })],
    [
      'FIGHT-10',
      () => why(fighting(['hit', 'hit', 'skill', 'skill'], ['acolyte s1,0', 'acolyte s3,0']), { monster: 'acolyte-2' }),
    ],
  ],
  'not-ranged': [['RANGE-1', () => why(thorley('s1,0', { monsters: ['acolyte s3,0'] }), { do: 'shoot', at: 's3,0' })]],
  'not-from-district': [
    ['RANGE-1', () => why(rocco('constabulary', { monsters: ['acolyte s2,0'] }), { do: 'shoot', at: 's2,0' })],
  ],
  'not-into-district': [
    ['RANGE-1', () => why(rocco('s1,0', { monsters: ['acolyte constabulary'] }), { do: 'shoot', at: 'constabulary' })],
  ],
  'not-own-space': [['RANGE-1', () => why(rocco('s1,0', { monsters: ['acolyte s1,0'] }), { do: 'shoot', at: 's1,0' })]],
  'no-line-of-sight': [
    ['RANGE-9', () => why(rocco('s1,0', { monsters: ['acolyte s2,1'] }), { do: 'shoot', at: 's2,1' })],
  ],
  'nothing-to-cleanse': [['CLEANSE-2', () => why(thorley('s1,0'), { do: 'cleanse' })]],
  'not-a-district': [['CITY-1', () => why(thorley('s1,0'), { do: 'city' })]],
  'city-token-spent': [['CITY-1', () => why(thorley({ space: 'dockside', cityAction: false }), { do: 'city' })]],
  'slot-taken': [['CITY-1', () => why(thorley('dockside', { slots: ['dockside'] }), { do: 'city' })]],
  'city-forbidden': [
    [
      'ORD-4',
      () =>
        why(scene({ heroes: { karl: { space: 'dockside', form: 'karl-wolf' }, rocco: 's0,2', rose: 's0,2' } }), {
          do: 'city',
        }),
    ],
  ],
  'city-out-of-reach': [['CITY-1', () => why(thorley('s1,2'), { do: 'city', at: 'megatheatre' })]],
  'nothing-face-down': [['EXPL-2', () => why(thorley('s1,0'), { do: 'explore' })]],
  'monsters-prevent': [
    [
      'EXPL-2',
      () => why(thorley('s1,0', { tokens: ['fire s1,0 down'], monsters: ['acolyte s1,0'] }), { do: 'explore' }),
    ],
  ],
  'no-such-token-here': [
    ['TURN-3', () => why(thorley('s1,0', { tokens: ['extraTurn s0,0'] }), { do: 'collect', token: 'extraTurn' })],
    ['TURN-3', () => why(thorley('s1,0'), { do: 'collect', token: 'proxy' })],
    [
      'CLEANSE-1',
      () => {
        const table = thorley('s1,0', { tokens: ['fire s1,0'], dice: { hero: ['skill', 'hit'] } })
        table.hero1({ do: 'cleanse' })
        table.hero1({ none: true }, 'corruption')
        return why(table, { token: 'nest' })
      },
    ],
  ],
  'not-collectable': [
    ['TURN-3', () => why(thorley('s1,0', { tokens: ['fire s1,0'] }), { do: 'collect', token: 'fire' })],
  ],
  'innocent-at-seven': [
    [
      'EXPL-5',
      () =>
        why(thorley({ space: 's1,0', corruption: 7 }, { tokens: ['innocent s1,0'] }), {
          do: 'collect',
          token: 'innocent',
        }),
    ],
  ],
  'just-dropped': [
    [
      'NPC-2',
      () => {
        const table = thorley({ space: 's1,0', npcs: ['proxy'] })
        table.hero1({ do: 'drop', npc: 'proxy' })
        return why(table, { do: 'collect', token: 'proxy' })
      },
    ],
  ],
  'not-held': [['TURN-3', () => why(thorley('s1,0'), { do: 'drop', npc: 'proxy' })]],
  'no-delivery-here': [['STORY-1', () => why(thorley({ space: 's1,0', innocents: 1 }), { do: 'deliver' })]],
  'ability-unknown': [['TURN-3', () => why(thorley('s1,0'), { do: 'ability', ability: 'upg-field-kit' })]],
  'ability-used': [
    [
      'upg-field-kit',
      () =>
        why(thorley({ space: 's1,0', wounds: [1], upgrades: KIT }, { used: KIT }), {
          do: 'ability',
          ability: 'upg-field-kit',
        }),
    ],
  ],
  'ability-not-now': [
    [
      'upg-field-kit',
      () => why(thorley({ space: 's1,0', upgrades: KIT }), { do: 'ability', ability: 'upg-field-kit' }),
    ],
  ],
  'card-not-held': [['SIN-1', () => playing({ card: 'pride-hubris' })]],
  'card-not-now': [['pride-single-combat', () => playing({ card: 'pride-single-combat' })]],
  'monster-pinned': [
    [
      'MOVE-11',
      () => explained(reacting(['acolyte s1,0', 'acolyte s3,0']), 'sins', { monster: 'acolyte-1', to: 's0,0' }),
    ],
  ],
  'monster-kept-down': [
    ['text-pin', () => explained(reacting(['acolyte s3,2 pinned', 'acolyte s3,0']), 'sins', { monster: 'acolyte-1' })],
  ],
  'space-closed': [['text-closed-space', () => explained(salted(), 'sins', { monster: 'acolyte-1', to: 's2,2' })]],
  'monster-too-far': [
    ['MOVE-1', () => explained(reacting(['acolyte s3,2']), 'sins', { monster: 'acolyte-1', to: 's0,0' })],
  ],
  'monster-not-toward': [['RANGE-4', () => explained(retaliating(), 'sins', { monster: 'abomination-1', to: 's3,0' })]],
  'monster-twin': [
    [
      'FIGHT-10',
      () => explained(reacting(['acolyte s3,2', 'acolyte s3,2']), 'sins', { monster: 'acolyte-2', to: 's2,2' }),
    ],
  ],
  'monster-unkillable': [['CARD-1', () => unkillable()]],
  'monster-not-on-board': [
    ['REACT-1', () => explained(reacting(['acolyte s3,2']), 'sins', { monster: 'avatar', to: 's0,0' })],
  ],
  'nest-blocked': [['END-2', () => explained(summoning(), 'sins', { monster: 'acolyte', space: 's2,0' })]],
  'not-in-dead-pile': [['END-1', () => explained(summoning(), 'sins', { monster: 'controller', space: 's3,2' })]],
  'slot-covered': [
    [
      'WOUND-1',
      () => {
        const table = thorley({ space: 's1,0', wounds: [2] }, { monsters: ['acolyte s1,0'] })
        table.hero1({ do: 'move', to: 's0,0' })
        return why(table, { slot: 2 })
      },
    ],
  ],
  'slot-free': [['WOUND-1', () => why(using({ space: 'saint-jude-hospital', wounds: [1, 2] }, 'heal'), { slot: 3 })]],
  'not-enough-hits': [
    [
      'FIGHT-10',
      () =>
        why(fighting(['hit', 'hit', 'skill', 'skill'], ['acolyte s1,0', 'abomination s1,0']), {
          monster: 'abomination-1',
        }),
    ],
  ],
  'not-in-inventory': [
    [
      'CITY-4',
      () => {
        const inventory = ['upg-rosary', 'upg-sawn-off', 'upg-motorbike', 'upg-ice-blade', 'upg-grapple-line']
        const table = thorley('constabulary', { inventory })
        table.hero1({ do: 'city' })
        table.hero1({ action: 'inventory' }, 'city-action')
        return why(table, { card: 'upg-field-kit' })
      },
    ],
  ],
  'icon-not-there': [['CITY-2', () => why(using({ space: 'dockside' }), { action: 'heal' })]],
  'hero-not-there': [
    ['ROUND-3', () => why(scene({ current: { phase: 'round-start', begun: true } }), { hero: 'morgana' })],
  ],
  'hero-not-in-reserve': [['DEATH-3', () => why(dying(), { hero: 'rocco' })]],
}

describe('each code has its situation', () => {
  const rows = Object.entries(SITUATIONS).flatMap(([code, situations]) =>
    situations.map(([rule, give], i) => ({ code, rule, give, title: i === 0 ? code : `${code}, again` })),
  )
  test.each(rows)('$title ($rule)', ({ code, rule, give }) => {
    expect(give()).toMatchObject({ code, rule })
  })

  test('no code is without one', () => {
    expect(REFUSAL_CODES.filter((code) => !SITUATIONS[code])).toEqual([])
  })
})
