import { type Position, RuleError, type SetupWishes } from '@haven/engine'
import { describe, expect, test } from 'vitest'
import { rulesWith } from './texts.ts'

/** Positions that no game can come to. */

const SETUP: SetupWishes = {
  edition: 'final',
  sin: 'pride',
  acolytes: 'nuns',
  map: 'havens-last-stand-a',
  heroPlayers: 3,
  heroes: ['rose', 'thorley', 'rocco'],
}

const rules = rulesWith({
  darkPast: [1, 2, 3, 4, 5, 6, 7].map((number) => ({ id: `past-${number}`, number, steps: [] })),
})

/** An empty city. */
const position = (change: Partial<Position>): Position => ({
  haven: 1,
  setup: SETUP,
  monsters: [],
  dead: {},
  tokens: [],
  altars: [],
  metro: [],
  orbital: [],
  npcs: [],
  current: { phase: 'hero-turn', hero: 'rose' },
  ...change,
})

function caught(attempt: () => unknown): RuleError {
  try {
    attempt()
  } catch (error) {
    if (error instanceof RuleError) return error
    throw error
  }
  throw new Error('it was accepted')
}

const heroes = (...more: Partial<NonNullable<Position['heroes']>[number]>[]): Position['heroes'] =>
  ['rose', 'thorley', 'rocco'].map((hero, i) => ({ hero, ...more[i] }))
const figures = (kind: string, count: number) => Array.from({ length: count }, () => ({ kind, space: 's1,0' }))
const B = { ...SETUP, map: 'havens-last-stand-b' }

interface Row {
  readonly what: string
  readonly change: Partial<Position>
  readonly code: string
  readonly field: string
  /** The same thing, one less: it is possible. */
  readonly but?: Partial<Position>
}

const ROWS: readonly Row[] = [
  // more tokens than the supply
  {
    what: 'eleven Fire tokens',
    change: {
      tokens: [
        { kind: 'fire', space: 's1,0', count: 6 },
        { kind: 'fire', space: 's0,0', count: 5 },
      ],
    },
    but: {
      tokens: [
        { kind: 'fire', space: 's1,0', count: 5 },
        { kind: 'fire', space: 's0,0', count: 5 },
      ],
    },
    code: 'impossible-position',
    field: 'tokens',
  },
  {
    what: 'seven Nests, some face down',
    change: {
      tokens: [
        { kind: 'nest', space: 's1,0', count: 4 },
        { kind: 'nest', space: 's0,0', count: 3, faceDown: true },
      ],
    },
    but: {
      tokens: [
        { kind: 'nest', space: 's1,0', count: 4 },
        { kind: 'nest', space: 's0,0', count: 2, faceDown: true },
      ],
    },
    code: 'impossible-position',
    field: 'tokens',
  },
  {
    what: 'seven Extra Turn tokens, some held',
    change: {
      tokens: [{ kind: 'extraTurn', space: 's1,0', count: 4 }],
      heroes: heroes({ extraTurns: 2 }, { extraTurns: 1 }),
    },
    but: { tokens: [{ kind: 'extraTurn', space: 's1,0', count: 4 }], heroes: heroes({ extraTurns: 2 }) },
    code: 'impossible-position',
    field: 'tokens',
  },
  {
    what: 'seven Innocents: held, on the board, out of the game',
    change: {
      tokens: [{ kind: 'innocent', space: 's1,0', count: 2 }],
      heroes: heroes({ innocents: 3 }),
      removed: { innocents: 2 },
    },
    but: {
      tokens: [{ kind: 'innocent', space: 's1,0', count: 2 }],
      heroes: heroes({ innocents: 3 }),
      removed: { innocents: 1 },
    },
    code: 'impossible-position',
    field: 'tokens',
  },
  {
    what: 'four Altars',
    change: { altars: ['s1,0', 's2,0', 's3,0', 's0,0'] },
    but: { altars: ['s1,0', 's2,0', 's3,0'] },
    code: 'impossible-position',
    field: 'altars',
  },
  {
    what: 'three Orbital Strike tokens',
    change: { orbital: ['s1,0', 's2,0', 's3,0'] },
    but: { orbital: ['s1,0', 's2,0'] },
    code: 'impossible-position',
    field: 'orbital',
  },
  {
    what: 'five Metro tokens',
    change: {
      metro: ['s0,0', 's1,0', 's2,0', 's3,0', 's0,2'].map((space, i) => ({ color: i < 2 ? 'red' : 'blue', space })),
    },
    but: { metro: ['s0,0', 's1,0', 's2,0', 's3,0'].map((space, i) => ({ color: i < 2 ? 'red' : 'blue', space })) },
    code: 'impossible-position',
    field: 'metro',
  },
  {
    what: 'an NPC twice',
    change: {
      npcs: [
        { kind: 'proxy', space: 's1,0' },
        { kind: 'proxy', space: 's0,0' },
      ],
    },
    code: 'duplicate',
    field: 'npcs',
  },
  {
    what: 'an NPC on the board and held',
    change: { npcs: [{ kind: 'proxy', space: 's1,0' }], heroes: heroes({ npcs: ['proxy'] }) },
    code: 'duplicate',
    field: 'npcs',
  },
  {
    what: 'an icon covered without a token',
    change: { covered: [{ district: 'dockside', icon: 'extraTurn' }] },
    code: 'impossible-position',
    field: 'covered[0]',
  },
  {
    what: 'an icon covered by a printed token',
    change: { setup: B, covered: [{ district: 'night-market', icon: 'inventory' }] },
    but: {
      setup: B,
      covered: [{ district: 'night-market', icon: 'inventory' }],
      tokens: [{ kind: 'corruption', space: 'night-market' }],
    },
    code: 'impossible-position',
    field: 'covered[0]',
  },
  {
    what: 'an icon that the District does not have',
    change: { covered: [{ district: 'dockside', icon: 'heal' }], tokens: [{ kind: 'corruption', space: 'dockside' }] },
    code: 'impossible-position',
    field: 'covered[0].icon',
  },
  {
    what: 'a City Action slot in a Street',
    change: { slots: ['s1,0'] },
    but: { slots: ['dockside'] },
    code: 'impossible-position',
    field: 'slots[0]',
  },
  // too many figures
  {
    what: 'seven Acolytes',
    change: { monsters: figures('acolyte', 7) },
    but: { monsters: figures('acolyte', 6) },
    code: 'impossible-position',
    field: 'monsters[6]',
  },
  {
    what: 'six Acolytes and a dead one',
    change: { monsters: figures('acolyte', 6), dead: { acolyte: 1 } },
    but: { monsters: figures('acolyte', 5), dead: { acolyte: 1 } },
    code: 'impossible-position',
    field: 'dead.acolyte',
  },
  {
    what: 'two Avatars',
    change: { monsters: figures('avatar', 2) },
    but: { monsters: figures('avatar', 1) },
    code: 'impossible-position',
    field: 'monsters[1]',
  },
  {
    what: 'the Controller dead twice',
    change: { dead: { controller: 2 } },
    but: { dead: { controller: 1 } },
    code: 'impossible-position',
    field: 'dead.controller',
  },
  {
    what: 'a figure twice',
    change: {
      monsters: [
        { kind: 'acolyte', id: 'acolyte-1', space: 's1,0' },
        { kind: 'acolyte', id: 'acolyte-1', space: 's0,0' },
      ],
    },
    code: 'duplicate',
    field: 'monsters[1]',
  },
  {
    what: 'a Hell Club member twice',
    change: { monsters: figures('hc-bailiff', 2) },
    but: { monsters: figures('hc-bailiff', 1) },
    code: 'duplicate',
    field: 'monsters[1]',
  },
  {
    what: 'a figure on the board and out of the game',
    change: { monsters: figures('hc-bailiff', 1), removed: { figures: ['hc-bailiff'] } },
    but: { removed: { figures: ['hc-bailiff'] } },
    code: 'duplicate',
    field: 'removed.figures',
  },
  {
    what: 'a figure whose id is of another kind',
    change: { monsters: [{ kind: 'acolyte', id: 'avatar', space: 's1,0' }] },
    but: { monsters: [{ kind: 'avatar', id: 'avatar', space: 's1,0' }] },
    code: 'impossible-position',
    field: 'monsters[0].id',
  },
  {
    what: 'a fallen hero who still plays',
    change: { monsters: [{ kind: 'fallen', who: 'rose', space: 's1,0' }] },
    but: { monsters: [{ kind: 'fallen', who: 'karl', space: 's1,0' }], reserve: ['leah', 'brad', 'morgana'] },
    code: 'duplicate',
    field: 'monsters[0].who',
  },
  // heroes
  {
    what: 'a hero twice',
    change: { heroes: [{ hero: 'rose' }, { hero: 'rose' }, { hero: 'rocco' }] },
    code: 'duplicate',
    field: 'heroes[1].hero',
  },
  {
    what: 'a fourth hero',
    change: { heroes: [...(heroes() ?? []), { hero: 'brad' }] },
    code: 'impossible-position',
    field: 'heroes[3].hero',
  },
  {
    what: 'a hero in play and in the Reserve',
    change: { reserve: ['rose', 'leah'] },
    but: { reserve: ['karl', 'leah'] },
    code: 'duplicate',
    field: 'reserve',
  },
  {
    what: 'a hero twice in the Reserve',
    change: { reserve: ['leah', 'leah'] },
    but: { reserve: ['leah'] },
    code: 'duplicate',
    field: 'reserve',
  },
  {
    what: 'a fifth wound',
    change: { heroes: heroes({ wounds: [1, 2, 3, 4, 5] }) },
    but: { heroes: heroes({ wounds: [1, 2, 3, 4] }) },
    code: 'impossible-position',
    field: 'heroes[0].wounds',
  },
  {
    what: 'two wounds on one slot',
    change: { heroes: heroes({ wounds: [2, 2] }) },
    but: { heroes: heroes({ wounds: [2, 3] }) },
    code: 'duplicate',
    field: 'heroes[0].wounds',
  },
  // cards
  {
    what: 'a third copy of a Sin card',
    change: { sins: { hand: ['pride-hubris', 'pride-hubris'] }, sinDiscard: ['pride-hubris'] },
    but: { sins: { hand: ['pride-hubris'] }, sinDiscard: ['pride-hubris'] },
    code: 'duplicate',
    field: 'sins.hand',
  },
  {
    what: 'a Sin card open and in hand',
    change: { sins: { hand: ['pride-cast-out'] }, openCard: 'pride-cast-out' },
    code: 'duplicate',
    field: 'sins.hand',
  },
  {
    what: 'a card known in hand that is not held',
    change: { sins: { hand: ['pride-hubris'] }, known: { hand: ['pride-cast-out'] } },
    but: { sins: { hand: ['pride-hubris'] }, known: { hand: ['pride-hubris'] } },
    code: 'impossible-position',
    field: 'known.hand',
  },
  {
    what: 'an Upgrade of two heroes',
    change: { heroes: heroes({ upgrades: ['upg-rosary'] }, { upgrades: ['upg-rosary'] }) },
    but: { heroes: heroes({ upgrades: ['upg-rosary'] }) },
    code: 'duplicate',
    field: 'heroes.upgrades',
  },
  {
    what: 'an Upgrade held and in the Inventory',
    change: { heroes: heroes({ upgrades: ['upg-rosary'] }), inventory: ['upg-rosary'] },
    but: { heroes: heroes({ upgrades: ['upg-rosary'] }), inventory: ['upg-ice-blade'] },
    code: 'duplicate',
    field: 'inventory',
  },
  {
    what: 'an Apocalypse card revealed and in the deck',
    change: { apocalypseCards: ['apo-t4'], apocalypseDeck: ['apo-t4'] },
    but: { apocalypseCards: ['apo-t4'], apocalypseDeck: ['apo-t5'] },
    code: 'duplicate',
    field: 'apocalypseDeck',
  },
  {
    what: 'a Dark Past of two heroes',
    change: { darkPast: { rose: 'past-1', leah: 'past-1' } },
    but: { darkPast: { rose: 'past-1', leah: 'past-2' } },
    code: 'duplicate',
    field: 'darkPast.leah',
  },
  {
    what: 'a Dark Past held and revealed',
    change: { darkPast: { rose: 'past-1' }, removed: { darkPast: ['past-1'] } },
    but: { darkPast: { rose: 'past-1' }, removed: { darkPast: ['past-2'] } },
    code: 'duplicate',
    field: 'darkPast.rose',
  },
]

describe('impossible positions', () => {
  test.each(ROWS)('$what', ({ change, code, field, but }) => {
    const fault = caught(() => rules.fromPosition(position(change), 'x'))
    expect(fault).toMatchObject({ code, params: { field } })
    if (but) expect(() => rules.fromPosition(position(but), 'x')).not.toThrow()
  })
})
