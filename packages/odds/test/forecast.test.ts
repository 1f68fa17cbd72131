import {
  type Option,
  PROMPT_KINDS,
  type Prompt,
  type PromptKind,
  type Result,
  type Rules,
  randomFrom,
  type State,
} from '@haven/engine'
import {
  AIMS,
  type CleanseForecast,
  type FightForecast,
  type Forecast,
  faithPresets,
  faithTurned,
  forecast,
  type MoveForecast,
} from '@haven/odds'
import { coreRules, type Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { boldOf, cardsOf, partOf } from './outlooks.ts'

/** Whatever the present question offers, asked of the seat's own view. */
function look(table: Scene, option: string, aim: Parameters<typeof forecast>[4] = 'balanced'): Forecast | null {
  const chosen = table.options.find(({ id }) => id === option)
  if (!chosen) throw new Error(`no ${option} among ${table.optionIds.join()}`)
  return forecast(table.rules, table.view(table.prompt.seat), table.prompt, chosen, aim)
}
const fight = (table: Scene, option = 'fight', aim?: Parameters<typeof forecast>[4]): FightForecast =>
  look(table, option, aim) as FightForecast
const total = (chances: readonly number[]): number => chances.reduce((sum, p) => sum + p, 0)

const duel: Sketch = {
  heroes: { leah: 's1,2', rose: 's0,0', rocco: 's0,0' },
  monsters: ['acolyte s1,2', 'abomination s1,2'],
}

describe('what it looks at', () => {
  test('the rules that a game is played by are those that count', () => {
    const table = scene(duel)
    const { rules } = table
    const counts = { ...rules.tables.counts, heroDice: () => 9, sinDice: () => 2 }
    const look = (state: State) => {
      const g = rules.look(state)
      return { ...g, t: { ...g.t, counts } }
    }
    const option = table.options.find(({ id }) => id === 'fight') as Option
    const forecastBy = (by: Rules) => forecast(by, table.view(table.prompt.seat), table.prompt, option)
    expect(forecastBy({ ...rules, look })).toMatchObject({ heroDice: 9, sinDice: 2 })
    expect(forecastBy(rules)).not.toMatchObject({ heroDice: 9 })
  })

  test('worlds that look alike to a seat have the same forecasts, in plain data', { timeout: 60_000 }, () => {
    const random = randomFrom('alike')
    const kinds = new Set<PromptKind>()
    let compared = 0
    for (let game = 0; game < 8; game++) {
      const wishes = {
        heroPlayers: (game % 4) + 1,
        edition: 'random',
        sin: 'random',
        story: 'random',
        map: 'random',
      } as const
      const state = coreRules.createGame(coreRules.resolveSetup(wishes, random), `alike ${game}`)
      for (let i = 0; i < 160 && coreRules.prompts(state).length > 0; i++) {
        const prompt = coreRules.prompts(state)[0] as Prompt
        const options = coreRules.options(state, prompt)
        const view = coreRules.view(state, prompt.seat)
        const other = coreRules.view(coreRules.resample(view, random), prompt.seat)
        const before = JSON.stringify(view)
        for (const option of options.slice(0, 8)) {
          const found = forecast(coreRules, view, prompt, option)
          expect(JSON.parse(JSON.stringify(found))).toEqual(found)
          expect(forecast(coreRules, other, prompt, option)).toEqual(found)
          if (!found) continue
          kinds.add(prompt.kind)
          compared++
        }
        expect(JSON.stringify(view)).toBe(before)
        const option = options[random.below(options.length)] as { id: string }
        coreRules.advance(state, { prompt: prompt.id, seat: prompt.seat, option: option.id })
      }
    }
    expect(compared).toBeGreaterThan(500)
    for (const kind of ['hero-turn', 'corruption', 'faith', 'kill', 'reaction-fight', 'reaction-move'] as const) {
      expect(kinds, kind).toContain(kind)
    }
    for (const kind of kinds) expect(PROMPT_KINDS).toContain(kind)
  })

  test("a hero's odds do not know the hand, the Sins player's do", () => {
    const holding = (hand: readonly string[]) => scene({ ...duel, hand })
    const [hubris, harmless] = [holding(['pride-hubris']), holding(['pride-gauntlet'])]
    expect(fight(hubris)).toEqual(fight(harmless))
    expect(cardsOf(fight(hubris))).toEqual(['pride-hubris'])
    const known = (table: Scene) =>
      forecast(table.rules, table.view('sins'), table.prompt, { id: 'fight', do: 'fight' }) as FightForecast
    expect(cardsOf(known(hubris))).toEqual(['pride-hubris'])
    expect(cardsOf(known(harmless))).toEqual([])
  })

  test('the band: cards that can still be held by public count, and whose condition holds', () => {
    const together: Sketch = {
      ...duel,
      heroes: { leah: 's1,2', rose: 's1,2', rocco: 's0,0' },
      hand: ['pride-gauntlet'],
    }
    expect(cardsOf(fight(scene(together)))).toEqual(['pride-single-combat', 'pride-hubris'])
    const spent = scene({ ...together, sinDiscard: ['pride-hubris', 'pride-hubris'] })
    expect(cardsOf(fight(spent))).toEqual(['pride-single-combat'])
    expect(cardsOf(fight(scene({ ...together, hand: [] })))).toEqual([])
    const found = fight(scene(together))
    const [combat, more] = ['pride-single-combat', 'pride-hubris'].map((id) => partOf(found, id)?.roll)
    expect(combat?.odds.worth).toBeLessThan(found.odds.worth)
    expect(more?.odds.worth).toBeLessThan(found.odds.worth)
    // Alone by effect: no helper, and a Defense less. Hubris: one die more.
    expect(combat).toMatchObject({ heroDice: 3, sinDice: 5 })
    expect(more).toMatchObject({ heroDice: 4, sinDice: 6 })
  })

  test('what may still change a fight is named, and not counted', () => {
    const table = scene({
      ...duel,
      heroes: { leah: { space: 's1,2', upgrades: ['upg-lucky-coin'] }, thorley: 's1,2', rocco: 's0,0' },
      hand: ['pride-gauntlet'],
    })
    expect(fight(table).open).toEqual(['upg-lucky-coin', 'bulwark', 'pride-overreach', 'pride-before-the-fall'])
  })

  test('where nothing is rolled there is no forecast', () => {
    const table = scene(duel)
    expect(look(table, 'end')).toBeNull()
    const waiting = scene({ ...duel, phase: 'reaction', reactions: 1 })
    expect(look(waiting, 'yes')).toBeNull()
  })
})

describe('fights', () => {
  test('the dice are those of the table, and chances add up', () => {
    const found = fight(scene(duel))
    expect(found).toMatchObject({
      heroDice: 3,
      sinDice: 5,
      voluntary: false,
      by: 'heroes',
      space: 's1,2',
      ranged: false,
    })
    expect(boldOf(found)).toMatchObject({ heroDice: 4, sinDice: 5 })
    for (const chances of [found.odds.kills, found.odds.wounds, found.odds.corruption]) {
      expect(total(chances)).toBeCloseTo(1, 10)
    }
    expect(found.odds.bound).toBeLessThan(1e-9)
    expect(found.odds.monsters.map(({ id, defense }) => [id, defense])).toEqual([
      ['acolyte-1', 2],
      ['abomination-1', 3],
    ])
  })

  test('each aim gets the most of what it aims at', () => {
    const table = scene({ ...duel, monsters: ['acolyte s1,2', 'acolyte s1,2', 'abomination s1,2'] })
    const by = Object.fromEntries(AIMS.map((aim) => [aim, fight(table, 'fight', aim).odds]))
    const one = fight(table, 'fight', { kill: 'abomination-1' }).odds
    const chance = (odds: FightForecast['odds'] | undefined) =>
      odds?.monsters.find(({ id }) => id === 'abomination-1')?.chance as number
    for (const aim of AIMS) {
      expect(by.kills?.mean.kills).toBeGreaterThanOrEqual((by[aim]?.mean.kills as number) - 1e-9)
      expect(by.safest?.death).toBeLessThanOrEqual((by[aim]?.death as number) + 1e-9)
      expect(chance(one)).toBeGreaterThanOrEqual(chance(by[aim]) - 1e-9)
    }
    expect(by.kills?.mean.kills).toBeGreaterThan(by.safest?.mean.kills as number)
    expect(chance(one)).toBeGreaterThan(chance(by.safest))
  })

  test('the question of corruption: yes and no as the fight declared them', () => {
    const table = scene(duel)
    const declared = fight(table)
    table.hero1({ do: 'fight' })
    expect(table.kind).toBe('corruption')
    expect(fight(table, 'none').odds).toEqual(declared.odds)
    expect(fight(table, 'yes').odds).toEqual(boldOf(declared)?.odds)
    expect(fight(table, 'yes')).toMatchObject({ voluntary: true, outlook: { own: [], parts: [] } })
  })

  test('the Acolytes: one more of them', () => {
    const table = scene({ ...duel, dead: { acolyte: 1 } })
    const joined = partOf(fight(table), 'vespers')?.roll
    expect(joined).toMatchObject({ heroDice: 3, sinDice: 7 })
    table.hero1({ do: 'fight' })
    expect(table.kind).toBe('acolyte')
    expect(fight(table, 'yes').odds).toEqual(joined?.odds)
    expect(fight(table, 'none')).toMatchObject({ sinDice: 5, outlook: { parts: [] } })
  })

  test('a Flash Grenade takes two dice', () => {
    const table = scene({
      ...duel,
      heroes: { leah: { space: 's1,2', upgrades: ['upg-flash-grenade'] }, rose: 's0,0', rocco: 's0,0' },
      phase: 'reaction',
      reactions: 1,
    })
    table.sins({ yes: true }, 'reaction')
    expect(fight(table, 'yes')).toMatchObject({ by: 'sins', sinDice: 5, open: [] })
    expect(partOf(fight(table, 'yes'), 'upg-flash-grenade')).toMatchObject({ by: 'heroes', roll: { sinDice: 3 } })
    expect(fight(table, 'yes').outlook.best.sinDice).toBe(3)
    table.sins({ yes: true }, 'reaction-fight')
    expect(table.kind).toBe('ability')
    expect(fight(table, 'yes')).toMatchObject({ sinDice: 3, open: [] })
    expect(fight(table, 'none')).toMatchObject({ sinDice: 5, open: [] })
  })

  test('a monster that would come to the hero counts before it has moved', () => {
    const table = scene({
      heroes: { leah: 's1,2', rose: 's0,0', rocco: 's0,0' },
      monsters: ['abomination s0,2'],
      phase: 'reaction',
      reactions: 1,
    })
    table.sins({ yes: true }, 'reaction')
    expect(fight(table, 'abomination-1>s1,2')).toMatchObject({ by: 'sins', sinDice: 3 })
    expect(look(table, 'none')).toBeNull()
  })

  test('FAITH: what each way leads to, and presets that are played out as promised', () => {
    const table = scene({
      ...duel,
      dice: { hero: ['hit', 'faith', 'faith', 'skill', 'skill'], sin: ['hit', 'hit', 'corruption', 'blank', 'blank'] },
    })
    table.hero1({ do: 'fight' })
    table.hero1({ none: true }, 'corruption')
    expect(table.kind).toBe('faith')
    const presets = faithPresets(table.rules, table.view('hero1'), table.prompt)
    expect(presets.map(({ turn }) => [...turn].sort())).toEqual([
      ['defense', 'hit'],
      ['defense', 'defense'],
      ['defense', 'hit'],
    ])
    // Alone against Pride she has no Defense but what she rolls.
    expect(fight(table, 'defense', 'safest').odds.mean).toEqual({ kills: 0, wounds: 0, corruption: 1 })
    expect(fight(table, 'counter', 'safest').odds.mean).toEqual({ kills: 0, wounds: 1, corruption: 0 })
    expect(fight(table, 'hit', 'kills').odds).toMatchObject({ death: 0, mean: { kills: 1, wounds: 1 } })
    const turned = (...as: Result[]) =>
      faithTurned(table.rules, table.view('hero1'), table.prompt, as, 'balanced')?.odds.mean
    for (const { turn, forecast: promised } of presets) expect(turned(...turn)).toEqual(promised.odds.mean)
    expect(turned('counter', 'counter')).toEqual({ kills: 0, wounds: 2, corruption: 0 })
    for (const as of presets[1]?.turn ?? []) table.hero1({ as }, 'faith')
    expect([table.woundsOf('leah'), table.corruptionOf('leah')]).toEqual([0, 2])
  })

  test('kills: what is still possible beside a choice', () => {
    const table = scene({
      ...duel,
      heroes: { thorley: 's1,2', rose: 's0,0', rocco: 's0,0' },
      dice: { hero: ['hit', 'hit', 'hit', 'hit'], sin: Array(8).fill('blank') },
    })
    table.hero1({ do: 'fight' })
    table.hero1({ none: true }, 'corruption')
    expect(table.kind).toBe('kill')
    const chances = (option: string) =>
      Object.fromEntries(fight(table, option, 'kills').odds.monsters.map(({ id, chance }) => [id, chance]))
    expect(chances('abomination-1')).toEqual({ 'abomination-1': 1, 'acolyte-1': 0 })
    expect(chances('acolyte-1')).toEqual({ 'acolyte-1': 1, 'abomination-1': 0 })
    expect(chances('none')).toEqual({ 'acolyte-1': 0, 'abomination-1': 0 })
  })
})

describe('ranged fights', () => {
  const shot: Sketch = {
    heroes: { rocco: 's1,2', leah: 's0,0', rose: 's0,0' },
    monsters: ['abomination s0,2', 'abomination s0,2'],
  }
  test('nobody strikes back who is pinned by another hero', () => {
    expect(fight(scene(shot), 'shoot:s0,2')).toMatchObject({ ranged: true, target: 's0,2', sinDice: 6 })
    const pinned = scene({ ...shot, heroes: { rocco: 's1,2', leah: 's0,2', rose: 's0,0' } })
    expect(fight(pinned, 'shoot:s0,2')).toMatchObject({
      sinDice: 0,
      odds: { sinRoll: 0, death: 0, mean: { wounds: 0 } },
    })
  })
  test('the preview edition: the roll if this survivor comes', () => {
    const table = scene({
      ...shot,
      setup: { edition: 'preview' },
      dice: { hero: ['hit', 'defense'], sin: [] },
    })
    table.hero1({ do: 'shoot', at: 's0,2' })
    table.hero1({ none: true }, 'corruption')
    table.hero1({ monster: 'abomination-1' }, 'kill')
    expect(table.kind).toBe('retaliate')
    const found = fight(table, 'abomination-2>s1,2')
    expect(found).toMatchObject({ sinDice: 3, odds: { mean: { kills: 1 } } })
    expect(found.odds.mean.wounds).toBeGreaterThan(0)
    expect(look(table, 'none')).toBeNull()
  })
})

describe('cleanses and steps', () => {
  test('a cleanse: tokens by kind, and the band of its card', () => {
    const table = scene({
      heroes: { rose: 's1,2', leah: 's0,0', rocco: 's0,0' },
      tokens: ['fire s1,2 x2', 'nest s1,2'],
      hand: ['sloth-neglect'],
      setup: { sin: 'sloth' },
    })
    const found = look(table, 'cleanse') as CleanseForecast
    expect(found).toMatchObject({ of: 'cleanse', heroDice: 4 })
    expect(boldOf(found)).toMatchObject({ heroDice: 5 })
    expect(cardsOf(found)).toEqual(['sloth-why-bother'])
    expect(found.outlook).toMatchObject({ worst: { heroDice: 2 } })
    expect(found.odds.tokens.map(({ kind, there }) => [kind, there])).toEqual([
      ['fire', 2],
      ['nest', 1],
    ])
    expect(found.odds.mean.skills).toBeCloseTo(1.6, 9)
    expect(total(found.odds.removed)).toBeCloseTo(1, 10)
  })
  test('a step: everything that it costs, in order', () => {
    const table = scene({
      heroes: { leah: 's1,2', rose: 's0,0', rocco: 's0,0' },
      monsters: ['acolyte s1,2'],
      tokens: ['corruption s1,2', 'fire s1,2', 'fire s0,2 x2'],
    })
    const found = look(table, 'move:s0,2') as MoveForecast
    expect(found.risks).toEqual([
      { of: 'wounds', count: 1, cause: 'MOVE-5' },
      { of: 'corruption-check', dice: 1, ignored: 0 },
      { of: 'fire', dice: 1, ignored: 0 },
      { of: 'fire', dice: 2, ignored: 0 },
    ])
    // 0.6 Hits and 0.2 Corruption a die; death caps the wounds a little.
    expect(found.odds.mean.wounds).toBeGreaterThan(2.6)
    expect(found.odds.mean.wounds).toBeLessThan(1 + 3 * 0.6)
    expect(found.odds.mean.corruption).toBeCloseTo(0.2, 3)
  })
})
