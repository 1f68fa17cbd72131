import type { Rules } from '@haven/engine'
import { type Path, paths } from '@haven/odds'
import { type Scene, type Sketch, scene } from '@haven/testkit'
import { describe, expect, test } from 'vitest'

type MapTables = NonNullable<ReturnType<Rules['tables']['maps']['get']>>

const where = (table: Scene, hero: string): Map<string, Path> =>
  new Map(paths(table.rules, table.view('hero1'), hero).map((path) => [path.to, path]))
const at = (sketch: Sketch): Scene => scene({ heroes: { leah: 's0,0', rose: 's0,2', rocco: 's0,2' }, ...sketch })

describe('paths', () => {
  test('one and two steps, and no further', () => {
    const table = at({})
    const found = where(table, 'leah')
    const { geometry } = table.rules.tables.maps.get('havens-last-stand-a') as MapTables
    const from = geometry.distance[geometry.index.get('s0,0') as number] as Uint8Array
    const near = geometry.spaces.filter((_, i) => from[i] === 1 || from[i] === 2)
    expect([...found.keys()].sort()).toEqual(near.sort())
    for (const [to, { shortest }] of found) {
      expect(shortest.spaces.at(-1)).toBe(to)
      expect(shortest.spaces.length).toBe(from[geometry.index.get(to) as number])
    }
  })

  test('the safest way goes around the fire, the shortest through it', () => {
    // RavenCorp: three spaces in one Move.
    const heroes = { leah: { space: 's0,0', npcs: ['ravencorp'] as const }, rose: 's0,2', rocco: 's0,2' }
    const found = where(at({ heroes, tokens: ['fire s0,1 x3'] }), 'leah')
    const { shortest, safest } = found.get('old-cathedral') as Path
    expect(shortest.spaces).toEqual(['s0,1', 'old-cathedral'])
    expect(safest.spaces).toEqual(['saint-jude-hospital', 's1,1', 'old-cathedral'])
    expect(shortest.odds.death).toBeGreaterThan(0.1)
    expect(safest.odds).toMatchObject({ death: 0, mean: { wounds: 0 } })
    for (const path of found.values()) {
      expect(path.safest.odds.death).toBeLessThanOrEqual(path.shortest.odds.death + 1e-9)
      expect(path.shortest.spaces.length).toBeLessThanOrEqual(path.safest.spaces.length)
    }
  })

  test('checks of leaving and entering add up along the way', () => {
    const found = where(at({ tokens: ['corruption s0,1 x2'], monsters: ['acolyte s0,0'] }), 'leah')
    const { shortest } = found.get('s0,1') as Path
    expect(shortest.odds.mean.wounds).toBeCloseTo(1, 9)
    expect(shortest.odds.mean.corruption).toBeCloseTo(0.4, 6)
  })

  test('the Metro, and a Blackout that ends the Move', () => {
    const metro = [
      { color: 'red', space: 's0,0' },
      { color: 'red', space: 's2,2' },
    ]
    const far = where(at({ metro }), 'leah')
    expect(far.get('s2,2')?.shortest.spaces).toEqual(['s2,2'])
    expect(far.has('s2,1')).toBe(true)
    const dark = where(
      at({ metro, setup: { map: 'lights-out-a' }, apocalypse: 1, apocalypseCards: ['apo-r3'] }),
      'leah',
    )
    for (const { shortest } of dark.values())
      expect(shortest.spaces.indexOf('s2,2')).toBeLessThanOrEqual(shortest.spaces.length === 1 ? 0 : -1)
  })

  test('Sloth: one space, or two for a corruption', () => {
    const found = where(at({ setup: { sin: 'sloth' } }), 'leah')
    expect(found.get('s0,1')?.shortest).toMatchObject({ pays: null, odds: { mean: { corruption: 0 } } })
    expect(found.get('s2,0')?.shortest).toMatchObject({ pays: 'sloth-power', odds: { mean: { corruption: 1 } } })
  })

  test('a Move that is over leads nowhere; another hero is shown a whole one', () => {
    const table = at({ turn: { steps: 1, moveOver: true } })
    expect(where(table, 'leah').size).toBe(0)
    expect(where(table, 'rose').size).toBeGreaterThan(3)
    expect(where(table, 'nobody').size).toBe(0)
  })
})
