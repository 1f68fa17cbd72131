import { FILE_CODES, type FileCode, type Position, RuleError } from '@haven/engine'
import { coreRules } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { rulesWith } from './texts.ts'

/** Every bad field of a position gets one coded error that names it. */

type Json = Record<string, unknown>

const rules = rulesWith({
  darkPast: [1, 2, 3, 4, 5, 6, 7].map((number) => ({ id: `past-${number}`, number, steps: [] })),
})

/** A good position with something in every field. */
const good = (): Json => ({
  haven: 1,
  setup: {
    edition: 'final',
    sin: 'pride',
    acolytes: 'nuns',
    story: 'havens-last-stand',
    map: 'havens-last-stand-a',
    heroPlayers: 3,
    heroes: ['rose', 'thorley', 'rocco'],
    team: ['leah', 'rose', 'karl', 'rocco', 'brad', 'thorley', 'morgana'],
    power: true,
    storyAid: true,
    dice: 'normal',
  },
  round: 2,
  apocalypse: 1,
  mission: { id: 'hls-1-hold-the-line', progress: 1, count: 7, marked: ['x'] },
  missionsDone: [],
  heroes: [
    {
      hero: 'rose',
      space: 's1,0',
      corruption: 2,
      wounds: [1],
      turns: 1,
      extraTurns: 1,
      cityAction: true,
      upgrades: ['upg-rosary'],
      npcs: ['proxy'],
      innocents: 1,
      freshInnocents: 1,
      form: 'rose',
    },
    { hero: 'thorley' },
    { hero: 'rocco' },
  ],
  reserve: ['leah', 'karl'],
  monsters: [
    { kind: 'acolyte', space: 's1,0', id: 'acolyte-2' },
    { kind: 'abomination', space: 's2,0' },
  ],
  dead: { acolyte: 1, abomination: 1, controller: 0, avatar: 0 },
  tokens: [
    { kind: 'fire', space: 's1,1', count: 2, faceDown: false },
    { kind: 'corruption', space: 'dockside' },
  ],
  altars: ['s3,0'],
  metro: [
    { color: 'red', space: 's0,2' },
    { color: 'red', space: 's3,1' },
  ],
  orbital: ['s1,1'],
  npcs: [{ kind: 'commissioner', space: 'constabulary' }],
  covered: [{ district: 'dockside', icon: 'extraTurn' }],
  slots: ['dockside'],
  sins: { hand: ['pride-hubris'], reactions: 2, tokens: 3, permanent: 3, cardPlayed: true },
  sinDeck: ['pride-gauntlet'],
  sinDiscard: ['pride-hubris'],
  openCard: 'pride-no-charity',
  inventory: ['upg-ice-blade'],
  upgradeDeck: ['upg-field-kit'],
  apocalypseCards: ['apo-t4'],
  apocalypseDeck: ['apo-t5'],
  darkPast: { rose: 'past-1' },
  used: ['upg-lucky-coin'],
  forbids: [{ hero: 'rose', what: 'heal', until: 'round' }],
  marks: ['y'],
  firstHero: 'rose',
  removed: {
    figures: ['hc-bailiff'],
    innocents: 1,
    apocalypse: ['apo-t1'],
    darkPast: ['past-2'],
    upgrades: ['upg-motorbike'],
  },
  known: { hand: ['pride-hubris'], upgrades: 1, apocalypse: 1 },
  turn: {
    steps: 1,
    streetsOnly: true,
    moveOver: false,
    acted: false,
    paid: false,
    moveLimit: 99,
    progressRose: false,
    card: 'pride-no-charity',
    reacted: false,
    dropped: ['commissioner'],
  },
  roundFacts: { kills: 1, progress: 1, heroDied: false },
  dice: { hero: ['hit'], sin: ['blank'] },
  current: { phase: 'hero-turn', hero: 'rose', passed: 0 },
  note: 'for a test',
})

/** `heroes[0].space` = value; `undefined` takes the field away. */
function put(position: Json, path: string, value: unknown): Json {
  const keys = path.split(/[.[\]]+/).filter(Boolean)
  let at = position
  for (const key of keys.slice(0, -1)) at = at[key] as Json
  const last = keys.at(-1) as string
  if (value === undefined) delete at[last]
  else at[last] = value
  return position
}

function faultOf(position: unknown, seed: unknown = 'x'): RuleError {
  try {
    rules.fromPosition(position as Position, seed as string)
  } catch (error) {
    if (error instanceof RuleError) return error
    throw error
  }
  throw new Error('the position was accepted')
}

test('the good position is good', () => {
  expect(() => rules.fromPosition(good() as unknown as Position, 'x')).not.toThrow()
})

/** One wrong value; the error has this code and names this field. */
const check = (code: FileCode, rows: readonly (readonly [path: string, value: unknown, field?: string])[]): void => {
  test.each(rows.map(([path, value, field = path]) => ({ path, value, field })))(
    `$path = $value is ${code}`,
    ({ path, value, field }) => {
      const fault = faultOf(put(good(), path, value))
      expect(fault.code).toBe(code)
      expect(FILE_CODES).toContain(fault.code)
      // A card that stands alone is read like a list of one.
      expect(String(fault.params.field).replace(/\[0\]$/, '')).toBe(field.replace(/\[0\]$/, ''))
    },
  )
}

describe('unknown ids', () => {
  check('unknown-id', [
    ['setup.sin', 'envy'],
    ['setup.acolytes', 'clerks'],
    ['setup.story', 'the-moon'],
    ['setup.map', 'moon-a'],
    ['setup.edition', 'third'],
    ['setup.dice', 'loaded'],
    ['setup.heroes', ['rose', 'thorley', 'nobody']],
    ['setup.team', ['nobody']],
    ['mission.id', 'hls-9'],
    ['missionsDone', ['hls-9'], 'missionsDone[0]'],
    ['heroes[0].hero', 'nobody'],
    ['heroes[0].space', 'atlantis'],
    ['heroes[0].form', 'karl-wolf'],
    ['heroes[0].upgrades', ['upg-none'], 'heroes[0].upgrades[0]'],
    ['heroes[0].npcs', ['mayor'], 'heroes[0].npcs[0]'],
    ['reserve[0]', 'nobody'],
    ['monsters[1].kind', 'dragon'],
    ['monsters[0].space', 'atlantis'],
    ['monsters[0].id', 'acolyte-9'],
    ['tokens[0].kind', 'gold'],
    ['tokens[0].space', 'atlantis'],
    ['altars[0]', 'atlantis'],
    ['metro[1].space', 'atlantis'],
    ['orbital[0]', 'atlantis'],
    ['npcs[0].kind', 'mayor'],
    ['npcs[0].space', 'atlantis'],
    ['covered[0].district', 'atlantis'],
    ['slots[0]', 'atlantis'],
    ['sins.hand[0]', 'pride-none'],
    ['sinDeck[0]', 'pride-none'],
    ['sinDiscard[0]', 'pride-none'],
    ['openCard', 'pride-none'],
    ['inventory[0]', 'upg-none'],
    ['upgradeDeck[0]', 'upg-none'],
    ['apocalypseCards[0]', 'apo-none'],
    ['apocalypseDeck[0]', 'apo-none'],
    ['darkPast.nobody', 'past-3'],
    ['darkPast.rose', 'past-9'],
    ['forbids[0].hero', 'nobody'],
    ['forbids[0].what', 'breathing'],
    ['forbids[0].until', 'tomorrow'],
    ['firstHero', 'leah'],
    ['removed.figures[0]', 'hc-nobody'],
    ['removed.apocalypse[0]', 'apo-none'],
    ['removed.darkPast[0]', 'past-9'],
    ['removed.upgrades[0]', 'upg-none'],
    ['known.hand[0]', 'pride-none'],
    ['turn.card', 'pride-none'],
    ['turn.dropped[0]', 'mayor'],
    ['dice.hero[0]', 'blank'],
    ['dice.sin[0]', 'faith'],
    ['current.phase', 'midnight'],
    ['current.hero', 'leah'],
  ])
})

describe('wrong types', () => {
  check('wrong-type', [
    ['setup.sin', 7],
    ['setup.heroes', 'rose'],
    ['setup.power', 'off'],
    ['setup.storyAid', 0],
    ['round', '2'],
    ['apocalypse', 1.5],
    ['mission.progress', '1'],
    ['mission.marked', 'x'],
    ['missionsDone', 'hls-1-hold-the-line'],
    ['heroes', {}],
    ['heroes[0].hero', undefined],
    ['heroes[0].space', 3],
    ['heroes[0].corruption', '2'],
    ['heroes[0].wounds', 1],
    ['heroes[0].wounds[0]', 'one'],
    ['heroes[0].turns', true],
    ['heroes[0].cityAction', 1],
    ['heroes[0].upgrades', 'upg-rosary'],
    ['heroes[0].npcs', 'proxy'],
    ['reserve', 'leah'],
    ['monsters', {}],
    ['monsters[0].kind', 5],
    ['monsters[0].space', undefined],
    ['monsters[0].id', 5],
    ['dead.acolyte', '1'],
    ['tokens', 'fire'],
    ['tokens[0].count', 1.5],
    ['tokens[0].faceDown', 'no'],
    ['altars', 's3,0'],
    ['altars[0]', 3],
    ['metro', 'red'],
    ['metro[0].color', 1],
    ['orbital', {}],
    ['npcs', 'proxy'],
    ['covered', {}],
    ['covered[0].icon', 0],
    ['slots', 'dockside'],
    ['sins.hand', 'pride-hubris'],
    ['sins.reactions', null],
    ['sins.cardPlayed', 'yes'],
    ['sinDeck', {}],
    ['openCard', 7],
    ['inventory', {}],
    ['apocalypseDeck', 'apo-t5'],
    ['used', 'acolytes'],
    ['used[0]', 5],
    ['forbids', {}],
    ['marks', 'y'],
    ['firstHero', 0],
    ['removed.innocents', '1'],
    ['known.upgrades', '1'],
    ['turn.steps', '1'],
    ['turn.acted', 'no'],
    ['turn.dropped', 'proxy'],
    ['roundFacts.kills', '1'],
    ['roundFacts.heroDied', 0],
    ['dice.hero', 'hit'],
    ['current.phase', 1],
    ['current.passed', '0'],
    ['note', 5],
  ])

  test('setup.heroPlayers as a text is refused', () => {
    const fault = faultOf(put(good(), 'setup.heroPlayers', '3'))
    expect(['wrong-type', 'impossible-setup']).toContain(fault.code)
    expect(fault.params.field).toMatch(/heroPlayers$/)
  })

  check('not-an-object', [
    ['setup', null],
    ['setup', 'pride'],
    ['mission', 'hls-1-hold-the-line'],
    ['heroes[0]', 'rose'],
    ['monsters[0]', 'acolyte'],
    ['dead', []],
    ['tokens[0]', 'fire'],
    ['metro[0]', 's0,2'],
    ['npcs[0]', 'commissioner'],
    ['covered[0]', 'dockside'],
    ['sins', []],
    ['darkPast', []],
    ['forbids[0]', 'heal'],
    ['removed', []],
    ['known', 'all'],
    ['turn', 1],
    ['roundFacts', []],
    ['dice', []],
    ['current', 'hero-turn'],
  ])

  test('a position that is no object, and a seed that is no text', () => {
    for (const file of [null, undefined, 7, 'x', []]) expect(faultOf(file).code).toBe('not-an-object')
    expect(faultOf(good(), 7)).toMatchObject({ code: 'wrong-type', params: { field: 'seed' } })
  })
})

describe('out of range', () => {
  check('out-of-range', [
    ['round', 0],
    ['apocalypse', 8],
    ['apocalypse', -1],
    ['mission.progress', 7],
    ['mission.count', 0],
    ['heroes[0].corruption', 0],
    ['heroes[0].corruption', 8],
    ['heroes[0].wounds[0]', 8],
    ['heroes[0].wounds[0]', 0],
    ['heroes[0].turns', 3],
    ['heroes[0].extraTurns', 7],
    ['heroes[0].extraTurns', -1],
    ['heroes[0].innocents', 7],
    ['heroes[0].freshInnocents', 2],
    ['tokens[0].count', 11],
    ['tokens[0].count', 0],
    ['dead.acolyte', 7],
    ['sins.reactions', 8],
    ['sins.tokens', 8],
    ['sins.permanent', -1],
    ['removed.innocents', 7],
    ['known.upgrades', 2],
    ['known.apocalypse', 2],
    ['turn.steps', -1],
    ['turn.moveLimit', 100],
    ['roundFacts.kills', -1],
    ['roundFacts.progress', -1],
    ['current.passed', 4],
  ])
})

describe('versions and fields', () => {
  check('foreign-version', [
    ['haven', 2],
    ['haven', '1'],
    ['haven', null],
  ])
  check('missing-field', [
    ['haven', undefined],
    ['setup', undefined],
    ['current.hero', undefined],
  ])
  check('unknown-field', [
    ['colour', 'red'],
    ['setup.colour', 'red'],
    ['mission.colour', 'red'],
    ['heroes[0].colour', 'red'],
    ['monsters[0].colour', 'red'],
    ['dead.dragon', 1],
    ['tokens[0].colour', 'red'],
    ['metro[0].colour', 'red'],
    ['npcs[0].colour', 'red'],
    ['covered[0].colour', 'red'],
    ['sins.colour', 'red'],
    ['forbids[0].colour', 'red'],
    ['removed.colour', 'red'],
    ['known.colour', 'red'],
    ['turn.colour', 'red'],
    ['roundFacts.colour', 'red'],
    ['dice.colour', []],
    ['current.colour', 'red'],
  ])
})

test('the core box reads the same faults as a fixture', () => {
  const position = put(put(put(good(), 'darkPast', undefined), 'removed', undefined), 'heroes[0].space', 'atlantis')
  expect(() => coreRules.fromPosition(position as unknown as Position, 'x')).toThrow(RuleError)
})
