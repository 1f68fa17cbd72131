import { coreBox } from '@haven/content'
import { compileBox, randomFrom, type View } from '@haven/engine'
import { describe, expect, it } from 'vitest'
import { cityPlan } from '../../src/parts/city/geometry/plan.ts'
import { cityModel, dressingsOf } from '../../src/parts/city/live/model.ts'
import { placed } from '../../src/parts/city/live/placing.ts'

const rules = compileBox(coreBox)

function viewOf(map: string, viewer: 'hero1' | 'all' = 'hero1'): View {
  const { story } = rules.tables.maps.get(map)!.def
  const setup = rules.resolveSetup({ heroPlayers: 2, story, map }, randomFrom(map))
  return rules.view(rules.createGame(setup, 'model'), viewer)
}

describe('the model of the board', () => {
  it('shows every figure and every token of a view exactly once, on every map', () => {
    for (const map of rules.tables.maps.keys()) {
      const view = viewOf(map)
      const spaces = [...cityModel(rules, view).spaces.values()]
      const tokens = spaces.flatMap((space) => space.tokens)
      const count = (kind: string): number =>
        tokens.filter((token) => token.kind === kind).reduce((sum, token) => sum + token.count, 0)
      expect(spaces.flatMap((space) => space.heroes.map(({ id }) => id)).sort()).toEqual(
        view.heroes.map(({ hero }) => hero).sort(),
      )
      expect(spaces.flatMap((space) => space.monsters.flatMap(({ ids }) => ids)).sort()).toEqual(
        view.monsters.map(({ id }) => id).sort(),
      )
      for (const kind of ['fire', 'corruption', 'pentagram', 'nest', 'extraTurn', 'innocent'] as const) {
        const expected = view.tokens.filter((token) => token.kind === kind).reduce((sum, token) => sum + token.count, 0)
        expect(count(kind), `${map} ${kind}`).toBe(expected)
      }
      expect(count('back')).toBe(view.faceDown.reduce((sum, { kinds }) => sum + kinds.length, 0))
      expect(count('altar')).toBe(view.altars.length)
      expect(count('metro')).toBe(view.metro.length)
      expect(count('orbital')).toBe(view.orbital.length)
    }
  })

  it('has one back for all tokens that lie face down, even for a viewer who knows them', () => {
    const seats = (['hero1', 'all'] as const).map((viewer) => cityModel(rules, viewOf('no-one-left-behind-a', viewer)))
    const backs = seats.map((model) =>
      [...model.spaces.values()].flatMap(({ id, tokens }) =>
        tokens.filter(({ kind }) => kind === 'back').map(() => id),
      ),
    )
    expect(backs[0]).toHaveLength(9)
    expect(backs[0]).toEqual(backs[1])
  })

  it('names the lines of the Metro by letters', () => {
    const spaces = [...cityModel(rules, viewOf('the-seventh-hour-a')).spaces.values()]
    const lines = spaces.flatMap(({ id, tokens }) => tokens.flatMap(({ line }) => (line ? [`${id} ${line}`] : [])))
    expect(lines.sort()).toEqual(['s1,2 A', 's2,0 B', 's3,1 A', 's5,1 B'])
  })

  it('counts monsters of a kind when more than six stand in a space, and keeps the great ones apart', () => {
    const view = viewOf('havens-last-stand-a')
    const crowd = [
      'acolyte',
      'acolyte',
      'acolyte',
      'acolyte',
      'abomination',
      'abomination',
      'controller',
      'avatar',
    ] as const
    const monsters = crowd.map((kind, i) => ({ id: `${kind}-${i}`, kind, space: 's1,1' }))
    const six = cityModel(rules, { ...view, monsters: monsters.slice(0, 6) }).spaces.get('s1,1')!
    expect(six.monsters).toHaveLength(6)
    const eight = cityModel(rules, { ...view, monsters }).spaces.get('s1,1')!
    expect(eight.monsters.map(({ kind, ids }) => `${kind} ${ids.length}`)).toEqual([
      'avatar 1',
      'controller 1',
      'abomination 2',
      'acolyte 4',
    ])
  })

  it('shows what marks a space as a token, and who is pinned apart from who is free', () => {
    const view = viewOf('havens-last-stand-a')
    const monsters = Array.from({ length: 8 }, (_, i) => ({
      id: `acolyte-${i}`,
      kind: 'acolyte' as const,
      space: 's1,1',
      ...(i < 3 && { pinned: true as const }),
    }))
    const marks = ['salt', 'claim'].map((key) => ({ space: 's1,1', key, until: 'round' as const }))
    const model = cityModel(rules, { ...view, monsters, marks })
    const here = model.spaces.get('s1,1')!
    expect(here.monsters.map(({ ids, isPinned = false }) => [ids.length, isPinned])).toEqual([
      [3, true],
      [5, false],
    ])
    expect(here.tokens.flatMap(({ mark }) => mark ?? [])).toEqual(['salt', 'claim'])
    const keys = placed(cityPlan(rules, view.setup.map), model).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('leaves out dead heroes and marks the one whose turn it is, covered icons and used Districts', () => {
    const view = viewOf('havens-last-stand-a')
    const [first, second] = view.heroes as [View['heroes'][number], View['heroes'][number]]
    const model = cityModel(rules, {
      ...view,
      heroes: [
        { ...first, space: 's1,1' },
        { ...second, dead: true },
      ],
      turn: { hero: first.hero } as View['turn'],
      slots: ['old-cathedral'],
      covered: [{ district: 'old-cathedral', icon: 1, action: 'repent' }],
    })
    expect(model.spaces.get('s1,1')!.heroes).toMatchObject([{ id: first.hero, isActing: true }])
    const heroes = [...model.spaces.values()].flatMap((space) => space.heroes)
    expect(heroes).toHaveLength(1)
    const cathedral = model.spaces.get('old-cathedral')!
    expect(cathedral.isUsed).toBe(true)
    expect(cathedral.cityActions.map(({ isCovered }) => isCovered)).toEqual([false, true, false])
  })

  it('dresses a space by its tokens, printed ones too, up to a limit', () => {
    const plan = cityPlan(rules, 'havens-last-stand-a')
    const view = viewOf('havens-last-stand-a')
    const model = cityModel(rules, { ...view, tokens: [{ kind: 'fire', space: 's3,1', count: 9 }] })
    const dressings = dressingsOf(plan, model)
    expect(dressings['s3,1']).toEqual({ fire: 3, corruption: 0, nest: 0 })
    expect(dressings['s2,1']).toEqual({ fire: 1, corruption: 0, nest: 0 })
    expect(dressings['s0,0']).toBeUndefined()
  })

  it('gives every piece a key that stays the same while it moves', () => {
    const plan = cityPlan(rules, 'havens-last-stand-a')
    const view = viewOf('havens-last-stand-a')
    const moved = { ...view, heroes: view.heroes.map((hero, i) => (i === 0 ? { ...hero, space: 's1,2' } : hero)) }
    const keys = (of: View) =>
      placed(plan, cityModel(rules, of))
        .map(({ key }) => key)
        .sort()
    expect(keys(moved)).toEqual(keys(view))
    expect(new Set(keys(view)).size).toBe(keys(view).length)
  })
})
