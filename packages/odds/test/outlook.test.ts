import { type Prompt, randomFrom } from '@haven/engine'
import { ahead, type FightForecast, type FightRoll, forecast, type Reach, type Source, shareDrawn } from '@haven/odds'
import { coreRules, type Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { cardsOf, partOf, plainOf } from './outlooks.ts'

/** Thorley alone between an Abomination and a Nun; Hubris and the Nuns can still come. */
const alone: Sketch = {
  heroes: {
    thorley: { space: 'megatheatre', corruption: 3, wounds: [1, 5], upgrades: ['upg-sawn-off'] },
    rose: 's0,0',
    rocco: 's0,0',
  },
  monsters: ['abomination megatheatre', 'acolyte megatheatre'],
  tokens: ['pentagram megatheatre'],
  dead: { acolyte: 2 },
  hand: ['pride-hubris', 'pride-single-combat', 'pride-before-the-fall', 'pride-overreach'],
  sinDiscard: [
    'pride-cast-out',
    'pride-hubris',
    'pride-single-combat',
    'pride-no-charity',
    'pride-finest-hour',
    'pride-whose-glory',
  ],
}

const fight = (table: Scene, seat: 'hero1' | 'sins' = 'hero1'): FightForecast =>
  forecast(table.rules, table.view(seat), table.prompt, { id: 'fight', do: 'fight' }) as FightForecast
const whole = (share: number): number => Math.round(share * 100)
const deaths = ({ stands, worst, parts, ifBoth }: Reach<FightRoll>): number[] =>
  [stands, ...parts.map(({ roll }) => roll), ifBoth, worst].map((roll) => whole(roll?.odds.death ?? -1))

describe('what others can make of a fight', () => {
  test('each alone, and together, for both of his own choices', () => {
    const { own, corruption } = fight(scene(alone)).outlook
    expect(own.map((each) => each.corruption)).toEqual([false, true])
    expect(own.map(deaths)).toEqual([
      [23, 44, 44, 64, 64],
      [9, 24, 24, 43, 43],
    ])
    // For the aim the corruption is worth it: the headline counts on it.
    expect(corruption).toBe(true)
  })

  test('they are the fights that are then fought: card, Acolytes and corruption as they were promised', () => {
    const table = scene({ ...alone, hand: ['pride-hubris'] })
    const bold = fight(table).outlook.own[1] as Reach<FightRoll>
    table.hero1({ do: 'fight' })
    table.sins({ card: 'pride-hubris' }, 'sin-card')
    table.sins({ yes: true }, 'acolyte')
    table.sins({ id: 'inventory' }, 'effect')
    expect(table.kind).toBe('corruption')
    const yes = table.options.find((option) => option.yes)
    const asked = forecast(table.rules, table.view('hero1'), table.prompt, yes as never) as FightForecast
    expect(asked.odds).toEqual(bold.ifBoth?.odds)
    expect(bold.worst).toEqual(bold.ifBoth)
    expect(asked.outlook).toMatchObject({ own: [], parts: [], ifBoth: null })
    expect(asked.outlook.worst).toEqual(asked.outlook.stands)
  })

  test('TURN-6 one card a turn: two that could come are not counted together', () => {
    const together = { ...alone, heroes: { ...alone.heroes, rose: 'megatheatre' }, sinDiscard: [], dead: {} }
    const { parts, worst, ifBoth } = plainOf(fight(scene(together)))
    expect(parts.map(({ id }) => id)).toEqual(['pride-single-combat', 'pride-hubris'])
    expect(worst.odds.death).toBe(Math.max(...parts.map(({ roll }) => roll.odds.death)))
    expect(ifBoth).toBeNull()
  })

  test('ACO-1 used Acolytes, or none dead, cannot come', () => {
    expect(partOf(fight(scene(alone)), 'vespers')?.roll.sinDice).toBe(8)
    expect(partOf(fight(scene({ ...alone, used: ['acolytes'] })), 'vespers')).toBeUndefined()
    expect(partOf(fight(scene({ ...alone, dead: {} })), 'vespers')).toBeUndefined()
  })

  test('what is not counted is named', () => {
    expect(fight(scene(alone)).open).toEqual(['pride-overreach', 'pride-before-the-fall'])
  })

  test('CORR-1 at 7 nothing is left to choose', () => {
    const heroes = { thorley: { space: 'megatheatre', corruption: 7 }, rose: 's0,0', rocco: 's0,0' }
    expect(fight(scene({ ...alone, heroes })).outlook).toMatchObject({ own: [], corruption: false })
  })

  test('how many kills finish the mission, and how likely that is', () => {
    const mission = (progress: number) => fight(scene({ ...alone, mission: { id: 'hls-1-hold-the-line', progress } }))
    expect(mission(4)).toMatchObject({ needs: null, finishes: 0 })
    expect(mission(5).needs).toBe(2)
    expect(mission(5).finishes).toBeCloseTo(mission(5).odds.kills[2] as number, 12)
    expect(mission(6).needs).toBe(1)
    expect(mission(6).finishes).toBeCloseTo(1 - (mission(6).odds.kills[0] as number), 9)
  })
})

describe('the share of a card in the hand', () => {
  test('by public count: 4 of 6 unseen cards are in the hand, and 1 of them is Hubris', () => {
    expect(partOf(fight(scene(alone)), 'pride-hubris')?.share).toBeCloseTo(4 / 6, 12)
  })
  test('two copies are likelier; one that everybody knows of is certain; his own he knows', () => {
    // 12 cards, of which 3 are out; 4 of the other 9 are held.
    const sinDiscard = ['pride-cast-out', 'pride-finest-hour', 'pride-whose-glory']
    const share = (sketch: Sketch) => partOf(fight(scene(sketch)), 'pride-hubris')?.share
    expect(share({ ...alone, sinDiscard })).toBeCloseTo(1 - (5 * 4) / (9 * 8), 12)
    expect(share({ ...alone, known: { hand: ['pride-hubris'] } })).toBe(1)
    const sins = fight(scene(alone), 'sins')
    expect(partOf(sins, 'pride-hubris')?.share).toBe(1)
    expect(cardsOf(fight(scene({ ...alone, hand: ['pride-gauntlet'] }), 'sins'))).toEqual([])
  })
  test('drawn by hand', () => {
    expect(shareDrawn(5, 1, 5)).toBe(1)
    expect(shareDrawn(10, 2, 0)).toBe(0)
    expect(shareDrawn(10, 0, 3)).toBe(0)
    // Not one of 2 among 3 of 10: 8/10 · 7/9 · 6/8
    expect(shareDrawn(10, 2, 3)).toBeCloseTo(1 - (8 * 7 * 6) / (10 * 9 * 8), 12)
  })
})

describe('where dice, Hits and Defense come from', () => {
  const told = (sources: readonly Source[]) => sources.map(({ gives, count, cause }) => `${gives} ${count} ${cause}`)
  test('both sides by cause, and what corruption would give', () => {
    const { hero, sins, corruption } = fight(scene(alone)).sources
    expect(told(hero)).toEqual(['dice 4 printed', 'hits 1 upg-sawn-off', 'defense 2 printed', 'defense -1 pride-power'])
    expect(told(sins)).toEqual(['dice 2 acolyte-1', 'dice 3 abomination-1', 'dice 1 pentagram'])
    expect(corruption).toMatchObject({ level: 4, slots: [2, 3, 4], dice: 1 })
  })
  test('teamwork, the Commissioner, and a card that was played', () => {
    const helped = scene({
      ...alone,
      heroes: { thorley: { space: 'megatheatre', npcs: ['commissioner'] }, rose: 'megatheatre', rocco: 's0,0' },
      hand: ['pride-hubris'],
      dead: {},
    })
    expect(told(fight(helped).sources.hero)).toEqual([
      'dice 4 printed',
      'dice 1 teamwork',
      'dice 1 commissioner',
      'defense 2 printed',
    ])
    helped.hero1({ do: 'fight' })
    helped.sins({ card: 'pride-hubris' }, 'sin-card')
    const none = helped.options.find((option) => option.id === 'none')
    const asked = forecast(helped.rules, helped.view('hero1'), helped.prompt, none as never) as FightForecast
    expect(told(asked.sources.sins)).toContain('dice 1 pride-hubris')
  })
  test('in every fight of random games they add up to what the engine counts', { timeout: 60_000 }, () => {
    const random = randomFrom('sources')
    let fights = 0
    for (let game = 0; game < 4; game++) {
      const wishes = {
        heroPlayers: (game % 4) + 1,
        edition: 'random',
        sin: 'random',
        story: 'random',
        map: 'random',
      } as const
      const state = coreRules.createGame(coreRules.resolveSetup(wishes, random), `sources ${game}`)
      for (let i = 0; i < 250 && coreRules.prompts(state).length > 0; i++) {
        const prompt = coreRules.prompts(state)[0] as Prompt
        const options = coreRules.options(state, prompt)
        const view = coreRules.view(state, prompt.seat)
        for (const option of options.filter((each) => each.do === 'fight' || each.do === 'shoot')) {
          const { sources, heroDice, sinDice, outlook } = forecast(coreRules, view, prompt, option) as FightForecast
          const sum = (list: readonly Source[]) =>
            list.reduce((n, { gives, count }) => (gives === 'dice' ? n + count : n), 0)
          expect(sum(sources.hero)).toBe(heroDice)
          if (sinDice > 0) expect(sum(sources.sins)).toBe(sinDice)
          expect(sources.hero.filter(({ cause }) => cause === 'rest')).toEqual([])
          for (const { stands, worst, best, parts } of [outlook, ...outlook.own]) {
            expect(worst.odds.death).toBeGreaterThanOrEqual(stands.odds.death - 1e-9)
            for (const { roll, by } of parts) {
              if (by === 'sins') expect(worst.odds.death).toBeGreaterThanOrEqual(roll.odds.death - 1e-9)
            }
            expect(best.sinDice).toBeLessThanOrEqual(stands.sinDice)
          }
          fights++
        }
        const fighting = options.find((each) => each.do === 'fight')
        const option = fighting && random.below(2) === 0 ? fighting : options[random.below(options.length)]
        coreRules.advance(state, { prompt: prompt.id, seat: prompt.seat, option: (option as { id: string }).id })
      }
    }
    expect(fights).toBeGreaterThan(40)
  })
})

describe('looking ahead', () => {
  const far: Sketch = {
    ...alone,
    heroes: {
      ...alone.heroes,
      thorley: { space: 'old-cathedral', corruption: 3, wounds: [1, 5], upgrades: ['upg-sawn-off'] },
    },
  }
  test('in another space: what he would be asked there, with the odds that he then has', () => {
    const table = scene(far)
    const found = ahead(table.rules, table.view('hero1'), table.prompt, 'megatheatre')
    const there = scene({ ...alone, turn: { steps: 1 } })
    const wanted = there.options.filter((option) => option.do !== 'move' && option.do !== 'end')
    expect(found.map(({ option }) => option.id)).toEqual(wanted.map(({ id }) => id))
    for (const { option, forecast: told } of found) {
      expect(told).toEqual(forecast(there.rules, there.view('hero1'), there.prompt, option))
    }
    expect(found.map(({ option }) => option.do)).toContain('fight')
  })
  test('a shot from there, and the idle penalty of Sloth that a step takes away', () => {
    const table = scene({ heroes: { rocco: 's1,1', rose: 's0,0', leah: 's0,0' }, monsters: ['acolyte s0,2'] })
    const shoots = (space: string) =>
      ahead(table.rules, table.view('hero1'), table.prompt, space).some(({ option }) => option.do === 'shoot')
    expect(shoots('s1,1')).toBe(false)
    expect(shoots('s1,2')).toBe(true)
    const sloth = scene({
      heroes: { leah: 's1,1', rose: 's0,0', rocco: 's0,0' },
      monsters: ['acolyte s1,1', 'acolyte s1,2'],
      hand: ['sloth-heavy-air'],
      setup: { sin: 'sloth' },
    })
    const here = partOf(fight(sloth), 'sloth-heavy-air')?.roll.sinDice
    const moved = ahead(sloth.rules, sloth.view('hero1'), sloth.prompt, 's1,2').find(
      ({ option }) => option.do === 'fight',
    )
    // An Acolyte, the power against the idle, and two dice of the card; one who came has the card's one die alone.
    expect(here).toBe(5)
    expect(partOf(moved?.forecast as FightForecast, 'sloth-heavy-air')?.roll.sinDice).toBe(3)
  })
  test('nowhere else, for nobody else, and the view stays as it is', () => {
    const table = scene(far)
    const view = table.view('hero1')
    const before = JSON.stringify(view)
    expect(ahead(table.rules, view, table.prompt, 'no-such-space')).toEqual([])
    ahead(table.rules, view, table.prompt, 'megatheatre')
    expect(JSON.stringify(view)).toBe(before)
    expect(fight(table).space).toBe('old-cathedral')
    table.hero1({ do: 'end' })
    expect(ahead(table.rules, table.view(table.prompt.seat), table.prompt, 'megatheatre')).toEqual([])
  })
})

test('worlds that look alike have the same outlook, there and elsewhere', { timeout: 60_000 }, () => {
  const random = randomFrom('outlook')
  let compared = 0
  for (let game = 0; game < 4; game++) {
    const wishes = {
      heroPlayers: (game % 4) + 1,
      edition: 'random',
      sin: 'random',
      story: 'random',
      map: 'random',
    } as const
    const state = coreRules.createGame(coreRules.resolveSetup(wishes, random), `outlook ${game}`)
    for (let i = 0; i < 100 && coreRules.prompts(state).length > 0; i++) {
      const prompt = coreRules.prompts(state)[0] as Prompt
      const options = coreRules.options(state, prompt)
      if (prompt.kind === 'hero-turn') {
        const view = coreRules.view(state, prompt.seat)
        const other = coreRules.view(coreRules.resample(view, random), prompt.seat)
        for (const space of view.monsters.slice(0, 2).map((each) => each.space)) {
          const found = ahead(coreRules, view, prompt, space)
          expect(ahead(coreRules, other, prompt, space)).toEqual(found)
          expect(JSON.parse(JSON.stringify(found))).toEqual(found)
          compared += found.filter(({ forecast: told }) => told?.of === 'fight').length
        }
      }
      const option = options[random.below(options.length)] as { id: string }
      coreRules.advance(state, { prompt: prompt.id, seat: prompt.seat, option: option.id })
    }
  }
  expect(compared).toBeGreaterThan(30)
})
