import type { Option } from '@haven/engine'
import {
  type CleanseForecast,
  type CleanseRoll,
  type FightForecast,
  type FightRoll,
  forecast,
  type MoveForecast,
  type Worth,
} from '@haven/odds'
import { type Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { EnginePlayer, type Policy, type Seen, valueFor } from './engine.ts'
import { boldOf, cardsOf, partOf } from './outlooks.ts'

/** The engine itself plays the position on: the modifiers of the odds are those of the engine. */

/** `HAVEN_RUNS=0.2` plays a fifth of it. */
const PLAYS = Math.ceil(800 * Number(process.env.HAVEN_RUNS ?? 1))
const MOST_ERRORS = 4.5

function far(what: string, chances: readonly number[], values: readonly number[]): string[] {
  const n = values.length
  const mean = chances.reduce((sum, p, k) => sum + p * k, 0)
  const square = chances.reduce((sum, p, k) => sum + p * k * k, 0)
  const rolled = values.reduce((sum, value) => sum + value, 0) / n
  const error = Math.sqrt(Math.max(0, square - mean * mean) / n)
  const errors = Math.abs(rolled - mean) / Math.max(error, 1e-12)
  return errors > MOST_ERRORS && Math.abs(rolled - mean) > 1e-9 ? [`${what}: odds ${mean}, played ${rolled}`] : []
}

function asked(table: Scene, wanted: Partial<Option>): Option {
  const found = table.options.find((option) =>
    Object.entries(wanted).every(([field, value]) => option[field as keyof Option] === value),
  )
  if (!found) throw new Error(`no ${JSON.stringify(wanted)} among ${table.optionIds.join()}`)
  return found
}

function play(table: Scene, policy: Policy): Seen[] {
  const player = new EnginePlayer(table, table.prompt.subject.hero ?? '', policy, 'odds')
  return Array.from({ length: PLAYS }, () => player.play())
}

const yes = (p: number): number[] => [1 - p, p]

interface FightPlan {
  readonly sketch: Sketch
  readonly begin?: Partial<Option>
  readonly aim?: 'kills' | 'safest' | 'balanced'
  readonly bold?: boolean
  readonly card?: string
}

const near = { heroes: { rose: 's0,2', thorley: 's1,2', rocco: 's1,2' } }

const fights: Readonly<Record<string, FightPlan>> = {
  'an Acolyte and an Abomination, with a friend': {
    sketch: {
      heroes: { leah: 's1,1', thorley: 's1,1', rocco: 's0,2' },
      monsters: ['acolyte s1,1', 'abomination s1,1'],
    },
  },
  'alone against Pride: a Defense less': {
    sketch: { ...near, monsters: ['acolyte s0,2', 'acolyte s0,2'] },
    aim: 'safest',
  },
  'voluntary corruption to 6, with slots covered': {
    sketch: {
      heroes: { morgana: { space: 's1,1', corruption: 5, wounds: [1, 2] }, thorley: 's0,0', rocco: 's0,0' },
      monsters: ['abomination s1,1', 'controller s1,1'],
      tokens: ['pentagram s1,1'],
    },
    bold: true,
    aim: 'kills',
  },
  'voluntary corruption to 7: a result of choice, and corruption that wounds': {
    sketch: {
      heroes: { thorley: { space: 's1,1', corruption: 6, wounds: [5] }, rose: 's0,0', rocco: 's0,0' },
      monsters: ['acolyte s1,1', 'abomination s1,1'],
      setup: { dice: 'merciless' },
    },
    bold: true,
  },
  'at 7 every corruption is a wound': {
    sketch: {
      heroes: { leah: { space: 's1,1', corruption: 7, wounds: [1, 2, 3] }, rose: 's1,1', rocco: 's1,1' },
      monsters: ['acolyte s1,1', 'abomination s1,1'],
    },
    aim: 'safest',
  },
  'Upgrades, Commissioner, beacon and the track': {
    sketch: {
      heroes: {
        rose: { space: 's1,1', upgrades: ['upg-ice-blade', 'upg-sawn-off', 'upg-rosary'], npcs: ['commissioner'] },
        thorley: { space: 's0,1', upgrades: ['upg-radio-beacon'] },
        brad: { space: 's1,1' },
      },
      monsters: ['acolyte s1,1', 'abomination s1,1', 'controller s1,1'],
      apocalypse: 7,
      apocalypseCards: ['apo-t5', 'apo-t3', 'apo-t6', 'apo-t7'],
      tokens: ['nest s1,1'],
    },
  },
  'the Avatar allows one helper, A Taste for It adds a die': {
    sketch: {
      heroes: { brad: { space: 's1,1', corruption: 3 }, thorley: 's1,1', morgana: 's1,1' },
      monsters: ['avatar s1,1', 'acolyte s1,1'],
      apocalypse: 3,
      apocalypseCards: ['apo-c5', 'apo-c6'],
      setup: { map: 'the-black-tide-a' },
    },
    bold: true,
  },
  'the Sins player fights under a Red Moon': {
    sketch: {
      heroes: { karl: { space: 's1,1', form: 'karl-wolf', corruption: 2 }, leah: 's0,0', rocco: 's0,0' },
      monsters: ['acolyte s1,1', 'abomination s1,1'],
      apocalypse: 3,
      apocalypseCards: ['apo-t4', 'apo-t3'],
      phase: 'reaction',
      reactions: 1,
    },
  },
  'Sloth, whose Abominations are hard to kill, with Heavy Air': {
    sketch: {
      heroes: { thorley: 's1,1', leah: 's0,0', rocco: 's0,0' },
      monsters: ['acolyte s1,1', 'abomination s1,1'],
      hand: ['sloth-heavy-air'],
      setup: { sin: 'sloth' },
    },
    card: 'sloth-heavy-air',
  },
  'Single Combat takes the helpers away': {
    sketch: {
      heroes: { leah: 's1,1', rose: 's1,1', rocco: 's1,1' },
      monsters: ['acolyte s1,1', 'abomination s1,1'],
      hand: ['pride-single-combat'],
    },
    card: 'pride-single-combat',
  },
}

describe('fights', () => {
  test.each(Object.entries(fights))('%s', (_, { sketch, begin = { do: 'fight' }, aim = 'balanced', bold, card }) => {
    const table = scene(sketch)
    let option = begin
    if (sketch.phase === 'reaction') {
      table.sins({ yes: true }, 'reaction')
      option = { yes: true }
    }
    // The Sins player knows his own hand, the heroes' odds are the same for him.
    const seat = card === undefined ? table.prompt.seat : 'sins'
    const found = forecast(table.rules, table.view(seat), table.prompt, asked(table, option), aim) as FightForecast
    const roll = bold ? boldOf(found) : card === undefined ? found : partOf(found, card)?.roll
    if (card !== undefined) expect(cardsOf(found)).toEqual([card])
    const policy: Policy = { begin: option, value: valueFor(table, aim), ...(bold && { bold }), ...(card && { card }) }
    const seen = play(table, policy)
    const { odds } = roll as FightForecast
    const taken = bold ? 1 : 0
    expect([
      ...far(
        'kills',
        odds.kills,
        seen.map(({ killed }) => killed.length),
      ),
      ...far(
        'wounds',
        odds.wounds,
        seen.map(({ wounds }) => wounds),
      ),
      ...far(
        'corruption',
        odds.corruption,
        seen.map(({ corruption }) => corruption - taken),
      ),
      ...far(
        'death',
        yes(odds.death),
        seen.map(({ dead }) => Number(dead)),
      ),
      ...odds.monsters.flatMap(({ id, chance }) =>
        far(
          id,
          yes(chance),
          seen.map(({ killed }) => Number(killed.includes(id))),
        ),
      ),
    ]).toEqual([])
  })
})

describe('ranged fights', () => {
  /** As many kills as possible, then as few wounds: FAITH that kills nobody more is Defense. */
  const worth: Worth = { kills: (killed) => 1_000 * killed.length, hurt: (wounds) => -wounds }
  const shots: readonly [
    string,
    Sketch,
    { at: string; hits: number; defense: number; count: number; bold?: boolean },
  ][] = [
    [
      'Rocco and his two Hits, Abominations that come back to an Acolyte',
      {
        heroes: { rocco: 's1,1', leah: 's0,0', rose: 's0,0' },
        monsters: ['abomination s1,0', 'abomination s1,0', 'acolyte s1,1'],
        tokens: ['pentagram s1,1'],
      },
      { at: 's1,0', hits: 2, defense: 3, count: 2 },
    ],
    [
      'Brad and his charge, in the preview edition, with voluntary corruption',
      {
        heroes: { brad: { space: 's1,1', corruption: 3 }, leah: 's1,1', rose: 's0,0' },
        monsters: ['acolyte s1,0', 'acolyte s1,0', 'acolyte s1,0'],
        setup: { edition: 'preview' },
      },
      { at: 's1,0', hits: 3, defense: 2, count: 3, bold: true },
    ],
  ]
  test.each(shots)('%s', (_, sketch, { at, hits, defense, count, bold }) => {
    const table = scene(sketch)
    const begin = { do: 'shoot', at }
    const found = forecast(table.rules, table.view('hero1'), table.prompt, asked(table, begin), worth) as FightForecast
    const { odds } = bold ? (boldOf(found) as FightRoll) : found
    const seen = play(table, {
      begin,
      bold: bold === true,
      turn: ({ rolled, turned, faith }) => {
        const now = rolled.hit + turned.hit + hits
        const dead = Math.min(count, Math.floor((now + faith) / defense))
        return now < dead * defense ? 'hit' : 'defense'
      },
    })
    expect([
      ...far(
        'kills',
        odds.kills,
        seen.map(({ killed }) => killed.length),
      ),
      ...far(
        'wounds',
        odds.wounds,
        seen.map(({ wounds }) => wounds),
      ),
      ...far(
        'death',
        yes(odds.death),
        seen.map(({ dead }) => Number(dead)),
      ),
    ]).toEqual([])
    expect(odds.sinRoll).toBeGreaterThan(0)
    expect(odds.sinRoll).toBeLessThan(1)
  })
})

describe('cleanses', () => {
  const cleanses: readonly [string, Sketch, boolean][] = [
    [
      'two heroes',
      { heroes: { rose: 's1,1', leah: 's1,1', rocco: 's0,0' }, tokens: ['fire s1,1 x2', 'nest s1,1'] },
      false,
    ],
    [
      'Primer, Holy Water and voluntary corruption to 7',
      {
        heroes: {
          leah: { space: 's1,1', corruption: 6, upgrades: ['upg-exorcists-primer', 'upg-holy-water'] },
          rose: 's0,0',
          rocco: 's0,0',
        },
        tokens: ['corruption s1,1 x3', 'fire s1,1 x3', 'pentagram s1,1'],
      },
      true,
    ],
    [
      'a Dull Conscience',
      {
        heroes: { karl: { space: 's1,1', corruption: 4 }, rose: 's0,0', rocco: 's0,0' },
        tokens: ['corruption s1,1 x2', 'fire s1,1'],
        apocalypse: 1,
        apocalypseCards: ['apo-c4'],
        setup: { map: 'the-black-tide-a' },
      },
      false,
    ],
  ]
  test.each(cleanses)('%s', (_, sketch, bold) => {
    const table = scene(sketch)
    const begin = { do: 'cleanse' }
    const found = forecast(table.rules, table.view('hero1'), table.prompt, asked(table, begin)) as CleanseForecast
    const { odds } = bold ? (boldOf(found) as CleanseRoll) : found
    // FAITH is a Skill; tokens are taken in the order of the options, Corruption by counters first.
    const seen = play(table, { begin, bold, turn: () => 'skill' })
    expect(
      far(
        'removed',
        odds.removed,
        seen.map(({ removed }) => removed),
      ),
    ).toEqual([])
  })
})

describe('steps', () => {
  const steps: readonly [string, Sketch, string][] = [
    [
      'from monsters and fire into fire and corruption',
      {
        heroes: { leah: { space: 's1,1', corruption: 6, wounds: [1, 2] }, rose: 's0,0', rocco: 's0,0' },
        monsters: ['acolyte s1,1', 'acolyte s1,1'],
        tokens: ['fire s1,1', 'corruption s1,0 x3', 'fire s1,0 x2'],
      },
      's1,0',
    ],
    [
      'PROXY, Turnout Coat and Backdraft',
      {
        heroes: {
          leah: { space: 's1,1', npcs: ['proxy'], upgrades: ['upg-turnout-coat'] },
          rose: 's0,0',
          rocco: 's0,0',
        },
        tokens: ['fire s1,1 x3', 'corruption s1,0 x3'],
        apocalypse: 3,
        apocalypseCards: ['apo-r5', 'apo-r2'],
        setup: { map: 'lights-out-a' },
        monsters: ['acolyte s1,0'],
      },
      's1,0',
    ],
    [
      'the Bailiff, and Undertow',
      {
        heroes: { leah: { space: 's1,1', corruption: 7 }, rose: 's0,0', rocco: 's0,0' },
        monsters: ['hc-bailiff s1,1', 'controller s1,1'],
        tokens: ['corruption s1,1 x2'],
        apocalypse: 1,
        apocalypseCards: ['apo-t1'],
        setup: { sin: 'sloth', dice: 'merciless' },
      },
      's1,0',
    ],
  ]
  test.each(steps)('%s', (_, sketch, to) => {
    const table = scene(sketch)
    const begin = { do: 'move', to }
    const { odds } = forecast(table.rules, table.view('hero1'), table.prompt, asked(table, begin)) as MoveForecast
    const seen = play(table, { begin })
    expect([
      ...far(
        'wounds',
        odds.wounds,
        seen.map(({ wounds }) => wounds),
      ),
      ...far(
        'corruption',
        odds.corruption,
        seen.map(({ corruption }) => corruption),
      ),
      ...far(
        'death',
        yes(odds.death),
        seen.map(({ dead }) => Number(dead)),
      ),
    ]).toEqual([])
  })
})
