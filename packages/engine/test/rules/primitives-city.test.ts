import type { Modifier, SkillUse, UpgradeDef } from '@haven/engine'
import { act, currentRoll, forceCorruption, markSpace, tokenPrice } from '@haven/engine/kit'
import type { Scene, Sketch } from '@haven/testkit'
import { scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'
import { card, everywhere, inEditions, rulesWith, type Texts, undone } from './texts.ts'

/** Primitives for Districts and cleanses that no text of the core box needs. */

const gear = (text: Omit<UpgradeDef, 'id'>): UpgradeDef => ({ id: 'fixture-gear', ...text })
const hook = (...names: Modifier['hook'][]): UpgradeDef =>
  gear({ modifiers: names.map((name) => ({ hook: name, count: () => 1 }) as Modifier) })

/** Thorley holds the gear. */
const thorley = (
  upgrade: UpgradeDef,
  space: string,
  sketch: Sketch = {},
  texts: Texts = {},
  more: object = {},
): Scene =>
  scene({
    rules: rulesWith({ ...texts, upgrades: [upgrade] }),
    heroes: { thorley: { space, upgrades: [upgrade.id], ...more }, rocco: 's0,2', rose: 's0,2' },
    ...sketch,
  })

// ---------------------------------------------------------------------------------------------- skill-use

describe('text-skill-use', () => {
  const salt: SkillUse = {
    skills: 2,
    when: (g, place) => !g.s.marks?.some(({ space }) => space === g.s.heroes[place]?.space),
    steps: [markSpace('salt', 'round', (g, f) => g.s.heroes[f.place]?.space ?? -1)],
  }
  const cleansing = (skills: number, sketch: Sketch = {}, texts: Texts = {}): Scene => {
    const dice = { hero: [...Array(skills).fill('skill'), ...Array(9).fill('hit')], sin: [] }
    const table = thorley(
      gear({ skillUse: salt, modifiers: [{ hook: 'cleanseDice', count: () => 3 }] }),
      's1,0',
      { dice, ...sketch },
      texts,
    )
    table.hero1({ do: 'cleanse' })
    return table.declineUntil('remove-token', 'hero-turn')
  }

  test('text-skill-use: it takes its number of results, needs no token and is looked at for each result', () => {
    inEditions((setup) => {
      const table = cleansing(5, { setup, tokens: ['fire s1,0'] })
      expect(table.optionIds).toEqual(['none', 'fire', 'use:fixture-gear'])
      undone(table, () => table.hero1({ ability: 'fixture-gear' }, 'remove-token'))
      expect([table.state.marks, table.optionIds]).toEqual([
        [{ space: table.hero('thorley').space, key: 'salt', until: 'round' }],
        ['none', 'fire'],
      ])
      table.hero1({ token: 'fire' }, 'remove-token')
      expect([table.tokens('fire', 's1,0'), table.kind]).toEqual([0, 'hero-turn'])
      everywhere(table, 'marks')
    })
  })

  test('text-skill-use: too few results buy nothing, and without it and without a token there is no cleanse', () => {
    expect(cleansing(1).kind).toBe('hero-turn')
    const table = cleansing(1, { tokens: ['fire s1,0'] })
    expect(table.optionIds).toEqual(['none', 'fire'])
    expect(table.refusal('hero1', { kind: 'remove-token', ability: 'fixture-gear' })).toMatchObject({
      code: 'ability-not-now',
    })
    const salted = { spaceMarks: [{ space: 's1,0', key: 'salt', until: 'round' as const }] }
    expect(thorley(gear({ skillUse: salt }), 's1,0', salted).refusal('hero1', { do: 'cleanse' })).toMatchObject({
      code: 'nothing-to-cleanse',
    })
  })

  test('text-skill-use: a price of tokens is not paid for it', () => {
    const cards = [card('fixture', 'cleanse-start', [tokenPrice(1)])]
    const table = thorley(
      gear({ skillUse: salt }),
      's1,0',
      { sins: { hand: ['fixture'] }, dice: { hero: Array(9).fill('skill'), sin: [] }, tokens: ['fire s1,0'] },
      { cards },
    )
    table.hero1({ do: 'cleanse' })
    table.sins({ card: 'fixture' }, 'sin-card')
    table.hero1({ none: true }, 'corruption')
    table.hero1({ ability: 'fixture-gear' }, 'remove-token')
    expect([table.corruptionOf('thorley'), table.state.marks?.length]).toEqual([1, 1])
  })
})

// ------------------------------------------------------------------------------------------- token-removed

describe('token-removed', () => {
  const watcher = (
    ...steps: UpgradeDef['triggers'] extends undefined
      ? never
      : NonNullable<UpgradeDef['triggers']>[number]['steps'][number][]
  ) => gear({ triggers: [{ at: 'token-removed', when: (g) => removedIn(g) === 'nest', steps }] })
  const removedIn = (g: Parameters<typeof currentRoll>[0]): unknown =>
    (currentRoll(g) as { removed?: string } | null)?.removed

  test('after each token, which is named; then the cleanse goes on', () => {
    inEditions((setup) => {
      const told: string[] = []
      const upgrade = watcher(act('tell', (g) => void told.push(String(removedIn(g)))))
      const table = thorley(upgrade, 's1,0', {
        setup,
        tokens: ['fire s1,0', 'nest s1,0 x2'],
        dice: { hero: Array(9).fill('skill'), sin: [] },
      })
      table.hero1({ do: 'cleanse' })
      table.hero1({ none: true }, 'corruption')
      table.hero1({ token: 'fire' }, 'remove-token')
      expect(told).toEqual([])
      undone(table, () => table.hero1({ token: 'nest' }, 'remove-token'))
      expect([told, table.kind]).toEqual([['nest'], 'hero-turn'])
    })
  })

  test('whoever dies of it removes nothing more', () => {
    const upgrade = watcher(forceCorruption(1))
    const more = { corruption: 7, wounds: [1, 2, 3, 4] }
    const dice = { hero: Array(9).fill('skill'), sin: [] as never[] }
    const table = thorley(upgrade, 's1,0', { tokens: ['nest s1,0', 'fire s1,0'], dice }, {}, more)
    table.hero1({ do: 'cleanse' })
    table.declineUntil('remove-token')
    table.hero1({ token: 'nest' }, 'remove-token')
    table.declineUntil('reserve-hero')
    for (const kind of ['reserve-hero', 'inherit'] as const) table.hero1({ id: table.optionIds[0] as string }, kind)
    expect([table.tokens('fire', 's1,0'), table.kind]).toEqual([1, 'hero-turn'])
    expect(table.prompt.subject.hero).toBe('rocco')
  })

  test('where no text asks for it nothing of it is kept', () => {
    const table = scene({ tokens: ['fire s0,2 x3'], dice: { hero: Array(9).fill('skill'), sin: [] } })
    table.hero1({ do: 'cleanse' })
    table.declineUntil('remove-token')
    table.hero1({ token: 'fire' }, 'remove-token')
    expect(JSON.stringify(table.state.stack)).not.toContain('removed')
  })
})

// -------------------------------------------------------------------------------- city-reach, slot-shared

const cities = (table: Scene): string[] => table.optionIds.filter((id) => id.startsWith('city'))

describe('text-city-reach', () => {
  test('text-city-reach: a District next to him, as if he stood in it', () => {
    inEditions((setup) => {
      const table = thorley(hook('cityReach'), 's1,2', { setup })
      expect(cities(table)).toEqual(['city:old-cathedral', 'city:megatheatre'])
      undone(table, () => table.hero1({ do: 'city', at: 'old-cathedral' }, 'hero-turn'))
      expect([table.of('cityUsed')[0]?.district, table.spaceOf('thorley')]).toEqual(['old-cathedral', 's1,2'])
      table.declineUntil('hero-turn')
      expect([table.hero('thorley').cityAction, table.view('all').slots]).toEqual([false, ['old-cathedral']])
      expect(table.refusal('hero1', { do: 'city', at: 'megatheatre' })).toMatchObject({ code: 'city-token-spent' })
    })
  })

  test('text-city-reach: what forbids a District looks at the one in use', () => {
    const burning: Texts = {
      story: {
        modifiers: [{ hook: 'forbidCity', count: (g, { space }) => ((g.s.tokens.fire[space] ?? 0) > 0 ? 1 : 0) }],
      },
    }
    expect(cities(thorley(hook('cityReach'), 's1,2', { tokens: ['fire old-cathedral'] }, burning))).toEqual([
      'city:megatheatre',
    ])
    expect(cities(thorley(hook('cityReach'), 's1,2', { tokens: ['fire s1,2'] }, burning))).toHaveLength(2)
  })

  test('text-city-reach: not one that is further away, taken, no District or not there', () => {
    const table = thorley(hook('cityReach'), 's1,2', { slots: ['megatheatre'] })
    const why = (at: string): string | undefined => table.refusal('hero1', { do: 'city', at })?.code
    expect([why('dockside'), why('megatheatre'), why('s1,1'), why('atlantis')]).toEqual([
      'city-out-of-reach',
      'slot-taken',
      'not-a-district',
      'no-such-space',
    ])
    const near = scene({ heroes: { thorley: 's1,2', rocco: 's0,2', rose: 's0,2' } })
    expect(near.refusal('hero1', { do: 'city', at: 'megatheatre' })).toMatchObject({ code: 'city-out-of-reach' })
  })

  test('text-city-reach: a slot that is taken may be shared, once with each token', () => {
    inEditions((setup) => {
      const table = thorley(hook('slotShared'), 'dockside', { setup, slots: ['dockside'] })
      undone(table, () => table.hero1({ do: 'city' }, 'hero-turn'))
      table.declineUntil('hero-turn')
      expect([table.view('all').slots, cities(table)]).toEqual([['dockside', 'dockside'], []])
    })
  })
})

// ---------------------------------------------------------------------------------------------- icon-as

describe('text-icon-as', () => {
  const more = { corruption: 4, wounds: [2, 3] }
  const praying = (upgrade: UpgradeDef, space: string, sketch: Sketch = {}, texts: Texts = {}): Scene => {
    const table = thorley(upgrade, space, sketch, texts, more)
    table.hero1({ do: 'city' }, 'hero-turn')
    return table
  }

  test('text-icon-as: the printed icon is used up, and it counts as what was done', () => {
    inEditions((setup) => {
      const mission = { id: 'fixture', count: () => 9, progress: [{ on: 'repent' as const }], next: [] }
      const table = praying(hook('iconAs'), 'saint-jude-hospital', { setup }, { missions: [mission] })
      const printed = table.rules.tables.maps.get('havens-last-stand-a')?.geometry
      expect(printed?.cityActions[printed.index.get('saint-jude-hospital') ?? 0]).toContain('heal')
      expect(table.optionIds).toContain('repent:heal')
      undone(table, () => table.hero1({ action: 'repent', icon: 'heal' }, 'city-action'))
      expect([table.corruptionOf('thorley'), table.woundsOf('thorley'), table.state.mission.progress]).toEqual([
        3, 2, 1,
      ])
    })
  })

  test('text-icon-as: a limit on what is healed counts Heals, whatever was printed', () => {
    const limit: UpgradeDef = gear({
      modifiers: [
        { hook: 'iconAs', count: () => 1 },
        { hook: 'healIcons', count: () => 0 },
      ],
    })
    expect(praying(limit, 'saint-jude-hospital').optionIds.some((id) => id.startsWith('heal'))).toBe(false)
    expect(praying(limit, 'saint-jude-hospital').optionIds).toContain('repent:heal')
  })

  test('text-icon-as: nobody else can', () => {
    const table = thorley(gear({}), 'saint-jude-hospital', {}, {}, more)
    table.hero1({ do: 'city' }, 'hero-turn')
    expect(table.optionIds.some((id) => id.includes(':'))).toBe(false)
  })
})
