import {
  type CleanseForecast,
  cleanseOdds,
  type FightForecast,
  type Forecast,
  faithPreset,
  faithPresets,
  faithTurned,
  forecast,
  heroRolled,
  type MoveForecast,
  type Path,
  paths,
  rangedOdds,
  sinRolled,
  worthOf,
} from '@haven/odds'
import { type Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { boldOf, cardsOf, partOf, plainOf } from './outlooks.ts'

/** Dice that lie on the table leave nothing to chance: what a forecast says of them can be told to the number. */

function look(table: Scene, option: string, aim: Parameters<typeof forecast>[4] = 'balanced'): Forecast | null {
  const chosen = table.options.find(({ id }) => id === option)
  if (!chosen) throw new Error(`no ${option} among ${table.optionIds.join()}`)
  return forecast(table.rules, table.view(table.prompt.seat), table.prompt, chosen, aim)
}
const fight = (table: Scene, option = 'fight', aim?: Parameters<typeof forecast>[4]): FightForecast =>
  look(table, option, aim) as FightForecast

const away = { rose: 's0,0', rocco: 's0,0' }

describe('fights', () => {
  test('FIGHT-10 of equal monsters the one that is aimed at dies first', () => {
    const table = scene({ heroes: { leah: 's1,2', ...away }, monsters: ['acolyte s1,2', 'acolyte s1,2'] })
    const chance = (aim: Parameters<typeof forecast>[4]) =>
      fight(table, 'fight', aim).odds.monsters.map((monster) => monster.chance)
    const [one = 0, two = 0] = chance({ kill: 'acolyte-1' })
    expect(one).toBeGreaterThan(two)
    expect(chance({ kill: 'acolyte-2' })).toEqual([two, one])
  })

  test('a card whose effect can be told is weighed, not only named', () => {
    const table = scene({
      heroes: { leah: 's1,2', ...away },
      monsters: ['acolyte s1,2'],
      hand: ['pride-hubris'],
    })
    const known = forecast(table.rules, table.view('sins'), table.prompt, { id: 'fight', do: 'fight' }) as FightForecast
    expect(cardsOf(known)).toEqual(['pride-hubris'])
    expect(partOf(known, 'pride-hubris')).toMatchObject({ share: 1, by: 'sins' })
    expect(plainOf(known).worst).toEqual(partOf(known, 'pride-hubris')?.roll)
  })

  test('SIN-2 one card a turn: when it has been played, no other is to come', () => {
    const sketch: Sketch = {
      heroes: { leah: 's1,2', ...away },
      monsters: ['acolyte s1,2'],
      hand: ['pride-hubris', 'pride-hubris'],
    }
    expect(cardsOf(fight(scene(sketch)))).toEqual(['pride-hubris'])
    expect(cardsOf(fight(scene({ ...sketch, turn: { card: 'pride-whose-glory' } })))).toEqual([])
  })

  test('a card that everybody knows to be in the hand is among those to come, however many are out', () => {
    const sketch: Sketch = {
      heroes: { leah: 's1,2', ...away },
      monsters: ['acolyte s1,2'],
      hand: ['pride-hubris', 'pride-gauntlet'],
      sinDiscard: ['pride-hubris'],
    }
    const known = scene({ ...sketch, known: { hand: ['pride-hubris'] } })
    expect(partOf(fight(known), 'pride-hubris')?.share).toBe(1)
  })

  test('the Sins player sees what a card at the start of a fight does, and what passing does', () => {
    const table = scene({
      heroes: { leah: 's1,2', ...away },
      monsters: ['acolyte s1,2'],
      hand: ['pride-hubris'],
    })
    const declared = fight(table)
    table.hero1({ do: 'fight' })
    expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'fight-start' } })
    const card = table.options.find((option) => option.card === 'pride-hubris')?.id as string
    expect(fight(table, card).sinDice).toBe(partOf(declared, 'pride-hubris')?.roll.sinDice)
    expect(fight(table, card).outlook.parts).toEqual([])
    expect(fight(table, card).sinDice).toBeGreaterThan(declared.sinDice)
    expect(boldOf(fight(table, card))).toBeDefined()
    expect(fight(table, card).odds).toEqual(partOf(declared, 'pride-hubris')?.roll.odds)
    expect(fight(table, 'none').odds).toEqual(declared.odds)
  })

  test('and what one does to the dice that lie there: Overreach makes every FAITH a Hit', () => {
    const table = scene({
      heroes: { leah: 's1,2', ...away },
      monsters: ['acolyte s1,2'],
      hand: ['pride-overreach'],
      dice: { hero: ['faith', 'skill', 'skill', 'skill', 'skill'], sin: ['hit', 'hit', 'blank', 'blank', 'blank'] },
    })
    table.hero1({ do: 'fight' })
    table.sins({ none: true }, 'sin-card')
    table.hero1({ none: true }, 'corruption')
    expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'fight-rolled' } })
    const card = table.options.find((option) => option.card === 'pride-overreach')?.id as string
    expect(fight(table, card, 'safest').odds.mean.wounds).toBe(2)
    expect(fight(table, 'none', 'safest').odds.mean.wounds).toBe(1)
    expect(fight(table, card).outlook).toMatchObject({ own: [], parts: [] })
  })

  test('a Burst that lies there is a Hit of the Sins player', () => {
    const table = scene({
      heroes: { leah: 's1,2', ...away },
      monsters: ['acolyte s1,2'],
      dice: { hero: ['faith', 'skill', 'skill', 'skill', 'skill'], sin: ['burst', 'hit', 'blank', 'blank', 'blank'] },
    })
    table.hero1({ do: 'fight' })
    table.hero1({ none: true }, 'corruption')
    expect(table.kind).toBe('faith')
    expect(fight(table, 'hit', 'safest').odds.mean.wounds).toBe(2)
    expect(fight(table, 'defense', 'safest').odds.mean.wounds).toBe(1)
  })

  test('CORR-1 a FAITH and a bonus of choice are two questions, and a preset answers both', () => {
    const table = scene({
      heroes: { leah: { space: 's1,2', corruption: 6 }, ...away },
      monsters: ['abomination s1,2'],
      dice: {
        hero: ['faith', ...Array<'skill'>(12).fill('skill')],
        sin: ['hit', 'hit', ...Array<'blank'>(9).fill('blank')],
      },
    })
    table.hero1({ do: 'fight' })
    table.hero1({ yes: true }, 'corruption')
    expect(table.kind).toBe('faith')
    const presets = faithPresets(table.rules, table.view('hero1'), table.prompt)
    expect(presets.map(({ turn }) => turn.length)).toEqual([2, 2, 2])
    const worth = faithPreset(table.rules, table.view('hero1'), table.prompt, 'safest')
    table.hero1({ as: 'hit' }, 'faith')
    expect(table.prompt).toMatchObject({ kind: 'faith', subject: { cause: 'CORR-1' } })
    // The last of them: after it nothing is left to be turned.
    const turned = faithTurned(table.rules, table.view('hero1'), table.prompt, ['defense'], 'safest')
    expect(fight(table, 'defense', 'safest').odds).toEqual(turned?.odds)
    expect(fight(table, 'defense', 'safest').odds.mean.wounds).toBeGreaterThanOrEqual(worth!.forecast.odds.mean.wounds)
    expect(fight(table, 'hit', 'safest').odds.mean.wounds).toBe(fight(table, 'defense', 'safest').odds.mean.wounds + 1)
  })

  test('a text that is used after the dice fell has no forecast', () => {
    const table = scene({
      heroes: { leah: 's1,2', thorley: 's1,2', rocco: 's0,0' },
      monsters: ['acolyte s1,2'],
      dice: { hero: Array<'skill'>(8).fill('skill'), sin: ['hit', 'hit', 'hit', 'hit', 'hit'] },
    })
    table.hero1({ do: 'fight' })
    table.hero1({ none: true }, 'corruption')
    expect(table.kind).toBe('ability')
    expect(look(table, 'yes')).toBeNull()
  })
})

describe('ranged fights', () => {
  test('a FAITH that was turned into Counter-Corruption meets the strike back', () => {
    const table = scene({
      heroes: { rocco: 's1,2', leah: 's0,0', rose: 's0,0' },
      monsters: ['abomination s0,2', 'abomination s0,2'],
      dice: { hero: ['faith', 'faith', ...Array<'skill'>(9).fill('skill')], sin: [] },
    })
    table.hero1({ do: 'shoot', at: 's0,2' })
    table.hero1({ none: true }, 'corruption')
    expect(table.kind).toBe('faith')
    const corruption = (first: 'counter' | 'hit') => {
      const turned = faithTurned(table.rules, table.view('hero1'), table.prompt, [first, 'hit'], 'safest')
      return turned!.odds.mean.corruption
    }
    expect(corruption('counter')).toBeLessThan(corruption('hit') - 0.05)
  })

  test.each([
    ['hit', { kills: 1, wounds: 2, corruption: 2 }],
    ['defense', { kills: 0, wounds: 1, corruption: 2 }],
    ['counter', { kills: 0, wounds: 2, corruption: 1 }],
  ] as const)('a FAITH that must become a %s does so in a ranged fight too', (forced, mean) => {
    const odds = rangedOdds(
      {
        rolls: heroRolled(0, 0, 0, 1),
        hits: 0,
        defense: 0,
        counters: 0,
        forced,
        choices: [],
        targets: [{ id: 'acolyte-1', kind: 'acolyte', defense: 1, fight: 1, killable: true }],
        body: { wounds: 0, corruption: 1 },
        reply: () => REPLY,
      },
      worthOf('kills'),
    )
    expect(odds.mean).toEqual(mean)
  })
  const REPLY = { sins: sinRolled(2, 2), defense: 0, counters: 0 }
})

describe('cleanses', () => {
  test('CLEANSE-1 no more is removed than lies there, however many Skills and Counter-Corruptions', () => {
    const { removed, mean } = cleanseOdds({
      rolls: heroRolled(0, 0, 3, 4),
      skills: 0,
      counters: 0,
      usesCounters: true,
      choices: [],
      tokens: { fire: 1, corruption: 2, pentagram: 0, nest: 0 },
    })
    expect(removed).toEqual([0, 0, 0, 1])
    expect(mean.removed).toBe(3)
  })

  test('when its card has been played, or passed, no card is to come', () => {
    const table = scene({
      heroes: { rose: 's1,2', leah: 's0,0', rocco: 's0,0' },
      tokens: ['fire s1,2 x2'],
      hand: ['sloth-why-bother'],
      setup: { sin: 'sloth' },
    })
    expect(cardsOf(look(table, 'cleanse') as CleanseForecast)).toEqual(['sloth-why-bother'])
    table.hero1({ do: 'cleanse' })
    expect(table.prompt).toMatchObject({ kind: 'sin-card', subject: { window: 'cleanse-start' } })
    const passed = look(table, 'none') as CleanseForecast
    expect(passed).toMatchObject({ of: 'cleanse', outlook: { parts: [] }, heroDice: 4 })
    expect(boldOf(passed)).toBeDefined()
    table.sins({ none: true })
    expect(look(table, 'none') as CleanseForecast).toMatchObject({ outlook: { parts: [], own: [] }, heroDice: 4 })
  })
})

describe('steps and paths', () => {
  test('a step says what it is, and which cards could follow it', () => {
    const table = scene({
      setup: { sin: 'sloth' },
      heroes: { leah: 's1,2', ...away },
      hand: ['sloth-quicksand'],
    })
    const step = forecast(table.rules, table.view('sins'), table.prompt, {
      id: 'move:s0,2',
      do: 'move',
      to: 's0,2',
    }) as MoveForecast
    expect(step).toMatchObject({ of: 'move', hero: 'leah', from: 's1,2', to: 's0,2', risks: [] })
    expect(step.open).toEqual(['sloth-quicksand'])
  })

  const where = (sketch: Sketch, hero = 'leah'): Map<string, Path> => {
    const table = scene({ heroes: { leah: 's0,0', rose: 's0,2', rocco: 's0,2' }, ...sketch })
    return new Map(paths(table.rules, table.view('hero1'), hero).map((path) => [path.to, path]))
  }

  test('a way has its risks step by step, none before the first', () => {
    const found = where({ tokens: ['corruption s0,1'] })
    expect(found.get('s1,0')?.shortest.risks).toEqual([[]])
    expect(found.get('s0,1')?.shortest.risks).toEqual([[{ of: 'corruption-check', dice: 1, ignored: 0 }]])
  })

  test('of ways that kill alike the one that harms less is safer', () => {
    const tokens = ['corruption s0,1 x2', 'corruption saint-jude-hospital']
    const way = where({ tokens }).get('s1,1')
    expect(way?.safest.spaces).toEqual(['s1,0', 's1,1'])
    const closed = where({ tokens: [...tokens, 'corruption s1,0 x3'] }).get('s1,1')
    expect(closed?.safest.spaces).toEqual(['saint-jude-hospital', 's1,1'])
    expect(closed?.shortest.spaces).toEqual(['saint-jude-hospital', 's1,1'])
  })

  test('a little chance to fall weighs more than a lot of corruption', () => {
    const heroes = { leah: { space: 's0,0', wounds: [1, 2, 3, 4] }, rose: 's0,2', rocco: 's0,2' }
    const tokens = ['fire s0,1', 'fire saint-jude-hospital', 'corruption s1,0 x9']
    const way = where({ heroes, tokens }).get('s1,1')
    expect(way?.safest.spaces).toEqual(['s1,0', 's1,1'])
  })

  test('Sloth: who is not asked cannot pay for a longer Move', () => {
    const sloth = { setup: { sin: 'sloth' } } as const
    expect(where(sloth).get('s2,0')?.shortest.pays).toBe('sloth-power')
    expect([...where(sloth, 'rose').values()].every(({ shortest }) => shortest.pays === null)).toBe(true)
    expect([...where(sloth, 'rose').values()].every(({ shortest }) => shortest.spaces.length === 1)).toBe(true)
  })
})
