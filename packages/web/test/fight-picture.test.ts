import { forecast } from '@haven/odds'
import { type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import {
  bandScale,
  beginsSo,
  type FightPicture,
  type FightWay,
  fightPicture,
  hasBand,
  partsShown,
  woundColumns,
} from '../src/model/fight-picture.ts'
import type { Question } from '../src/model/targets.ts'

const alone: Sketch = {
  heroes: { thorley: { space: 'megatheatre', corruption: 3, wounds: [1, 5] }, rose: 's0,0', rocco: 's0,0' },
  monsters: ['abomination megatheatre', 'acolyte megatheatre'],
  dead: { acolyte: 2 },
  hand: ['pride-hubris', 'pride-gauntlet'],
}

type Table = ReturnType<typeof scene>

/** The question of whoever is asked, with the odds of all its answers, as the page has them. */
function asked(table: Table) {
  const view = table.view(table.prompt.seat)
  const question = view.prompts[0] as Question
  const found = question.options.flatMap((option) => {
    const told = forecast(table.rules, view, question, option)
    return told ? [[option.id, told] as const] : []
  })
  return { question, forecasts: Object.fromEntries(found) }
}

const pictureOf = (table: Table, preview: string | null = null) => {
  const { question, forecasts } = asked(table)
  return fightPicture(question, forecasts, preview)
}

describe('CORR-4: a fight is begun with corruption or without', () => {
  const table = scene(alone)
  const { question, forecasts } = asked(table)
  const fight = question.options.find(({ do: deed }) => deed === 'fight')!.id
  const looked = fightPicture(question, forecasts, fight)!

  test('while it is looked at, where there are both ways, and not while it is learned', () => {
    expect(looked.ways.map(({ option }) => option)).toEqual([null, null])
    expect(beginsSo(question, looked, false)).toBe(true)
    expect(beginsSo(question, looked, true)).toBe(false)
    expect(beginsSo(question, { ...looked, ways: looked.ways.slice(1) }, false)).toBe(false)
    expect(beginsSo({ ...question, kind: 'corruption' }, looked, false)).toBe(false)
    expect(beginsSo(null, looked, false)).toBe(false)
  })
})

describe('what the stage shows of a fight', () => {
  test('in a turn: nothing until a fight is looked at, then both ways, the better one first', () => {
    const table = scene(alone)
    expect(pictureOf(table)).toBeNull()
    expect(pictureOf(table, 'end')).toBeNull()
    const picture = pictureOf(table, 'fight')
    expect(picture?.ways.map(({ corruption, option }) => [corruption, option])).toEqual([
      [true, null],
      [false, null],
    ])
    expect(picture?.ways.every(({ reach }) => hasBand(reach))).toBe(true)
  })

  test('the question of corruption is the pair of ways, and each is an answer', () => {
    const table = scene({ ...alone, hand: [], dead: {} })
    table.hero1({ do: 'fight' })
    expect(table.kind).toBe('corruption')
    const picture = pictureOf(table)
    expect(picture?.ways.map(({ corruption, option }) => [corruption, option?.id])).toEqual([
      [true, 'yes'],
      [false, 'none'],
    ])
    // Nobody else can do anything any more.
    expect(picture?.ways.some(({ reach }) => hasBand(reach))).toBe(false)
    expect(picture?.ways.map(({ reach }) => reach.stands.heroDice)).toEqual([5, 4])
  })

  test('while the Sins player is asked the fight stays in sight: as it is, and with what he looks at', () => {
    const table = scene(alone)
    table.hero1({ do: 'fight' })
    expect(table.kind).toBe('sin-card')
    const plain = pictureOf(table)
    expect(plain?.forecast).toMatchObject({ side: 'sins', sinDice: 5 })
    const card = table.options.find((option) => option.card === 'pride-hubris')?.id ?? ''
    expect(pictureOf(table, card)?.forecast.sinDice).toBe(7)
  })

  test('when the dice lie there it is over, and without a question there is none', () => {
    const table = scene({
      ...alone,
      hand: [],
      dead: {},
      dice: { hero: ['hit', 'hit', 'faith', 'hit', 'skill'], sin: Array(9).fill('blank') },
    })
    table.hero1({ do: 'fight' })
    table.hero1({ none: true }, 'corruption')
    expect(table.kind).toBe('faith')
    expect(pictureOf(table)).toBeNull()
    expect(fightPicture(null, {}, null)).toBeNull()
  })
})

describe('its numbers', () => {
  const { ways } = pictureOf(scene(alone), 'fight') as FightPicture
  const [bold] = ways as readonly [FightWay, FightWay]
  test('four columns of wounds are all there is', () => {
    for (const { reach } of ways) {
      for (const roll of [reach.stands, reach.worst]) {
        const columns = woundColumns(roll)
        expect(columns).toHaveLength(4)
        expect(columns.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9)
        expect(columns[3]).toBe(roll.odds.death)
      }
    }
  })
  test('a hero with one life left has no column but none and death', () => {
    const dying = { ...bold.reach.stands, odds: { ...bold.reach.stands.odds, wounds: [0.7, 0.3], death: 0.3 } }
    expect(woundColumns(dying)).toEqual([0.7, 0, 0, 0.3])
  })
  test('bands of both ways lie on one scale', () => {
    const scale = bandScale(ways)
    for (const { reach } of ways) expect(reach.worst.odds.death).toBeLessThanOrEqual(scale)
  })
  test('of many parts those that hurt most are shown', () => {
    const { parts, more } = partsShown(bold.reach, 1)
    expect(parts).toHaveLength(1)
    expect(more).toBe(bold.reach.parts.length - 1)
    expect(parts[0]?.roll.odds.death).toBe(Math.max(...bold.reach.parts.map(({ roll }) => roll.odds.death)))
  })
})
