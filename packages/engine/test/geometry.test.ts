import { describe, expect, test } from 'vitest'
import { type Corner, compileGeometry, type PlacedTile, type TileDef, UNREACHABLE } from '../src/geometry.ts'

const bare = (id: string): TileDef => ({ id, cityActions: [], permanent: [] })

/** A map drawn in letters: each letter is a bare tile of that name, a dot is water. */
function drawn(...rows: string[]) {
  const placed: PlacedTile[] = []
  rows.forEach((row, y) => {
    row.split('').forEach((tile, x) => {
      if (tile !== '.') placed.push({ tile, x, y, rotation: 0 })
    })
  })
  const geometry = compileGeometry(
    placed.map(({ tile }) => bare(tile)),
    placed,
  )
  const at = (id: string) => geometry.index.get(id)!
  const ids = (spaces: readonly number[]) => spaces.map((space) => geometry.spaces[space]!)
  return {
    ...geometry,
    near: (id: string) => ids(geometry.next[at(id)]!),
    sees: (id: string) => ids(geometry.sight[at(id)]!),
    steps: (from: string, to: string) => geometry.distance[at(from)]![at(to)]!,
    groupOf: (id: string) => geometry.group[at(id)]!,
  }
}

describe('spaces', () => {
  test('are the Districts in the order of the tiles, then the Streets by row and column', () => {
    const map = drawn('ba')
    expect(map.spaces).toEqual(['b', 'a', 's0,0', 's1,0', 's2,0', 's0,1', 's1,1', 's2,1'])
    expect(map.districts).toBe(2)
    expect([...map.index]).toEqual(map.spaces.map((id, i) => [id, i]))
  })

  test('sort by number, not by text', () => {
    const placed: PlacedTile[] = [
      { tile: 'a', x: 10, y: 0, rotation: 0 },
      { tile: 'b', x: 9, y: 0, rotation: 0 },
    ]
    expect(compileGeometry([bare('a'), bare('b')], placed).spaces.slice(2, 5)).toEqual(['s9,0', 's10,0', 's11,0'])
  })

  test('a Street is one space, however many tiles touch it', () => {
    const map = drawn('ab', 'cd')
    expect(map.spaces.filter((id) => id === 's1,1')).toHaveLength(1)
    expect(map.spaces).toHaveLength(4 + 9)
  })
})

describe('adjacency', () => {
  test('MOVE-1 a District touches the four Streets of its tile and no other District', () => {
    const map = drawn('ab')
    expect(map.near('a')).toEqual(['s0,0', 's1,0', 's0,1', 's1,1'])
    expect(map.near('b')).toEqual(['s1,0', 's2,0', 's1,1', 's2,1'])
  })

  test('MOVE-1 Streets touch along edges, never across a corner', () => {
    const map = drawn('ab', 'cd')
    expect(map.near('s0,0')).toEqual(['a', 's1,0', 's0,1'])
    expect(map.near('s1,1')).toEqual(['a', 'b', 'c', 'd', 's1,0', 's0,1', 's2,1', 's1,2'])
  })

  test('MOVE-1 adjacency holds both ways, in ascending order, and no space is its own neighbour', () => {
    const map = drawn('ab.', '.c.', 'd.e')
    map.next.forEach((near, space) => {
      expect(near).toEqual(near.toSorted((a, b) => a - b))
      expect(new Set(near).size).toBe(near.length)
      expect(near).not.toContain(space)
      for (const other of near) expect(map.next[other]).toContain(space)
    })
  })

  test('MOVE-2 a gap between tile groups is a river, though its banks are neighbours on the lattice', () => {
    const map = drawn('a.b')
    expect(map.near('s1,0')).toEqual(['a', 's0,0', 's1,1'])
    expect(map.near('s2,0')).toEqual(['b', 's3,0', 's2,1'])
    expect(map.steps('s1,0', 's2,0')).toBe(UNREACHABLE)
  })

  test('MOVE-2 an inlet within one group is a river too: no tile touches both banks', () => {
    const map = drawn('a.b', 'cde')
    expect(map.near('s1,0')).not.toContain('s2,0')
    expect(map.near('s1,1')).toContain('s2,1')
    expect(map.steps('s1,0', 's2,0')).toBe(3)
  })

  test('MOVE-2 tiles that meet at a corner share its Street', () => {
    const map = drawn('a.', '.b')
    expect(map.near('s1,1')).toEqual(['a', 'b', 's1,0', 's0,1', 's2,1', 's1,2'])
    expect(map.groupOf('a')).toBe(map.groupOf('b'))
  })
})

describe('distances', () => {
  test('MOVE-1 are the fewest steps, through Districts and Streets alike', () => {
    const map = drawn('abc')
    expect(map.steps('a', 'a')).toBe(0)
    expect(map.steps('a', 's0,0')).toBe(1)
    expect(map.steps('s0,0', 's1,1')).toBe(2)
    expect(map.steps('a', 'b')).toBe(2)
    expect(map.steps('a', 'c')).toBe(3)
    expect(map.steps('s0,0', 's3,1')).toBe(4)
  })

  test('MOVE-1 are the same both ways', () => {
    const map = drawn('ab.c', '.d.e')
    map.distance.forEach((steps, from) => {
      for (const [to, n] of steps.entries()) expect(map.distance[to]![from]).toBe(n)
    })
  })

  test('MOVE-2 no number of steps crosses a river', () => {
    const map = drawn('a', '.', 'b')
    expect(map.steps('a', 'b')).toBe(UNREACHABLE)
    expect(map.steps('s0,1', 's0,2')).toBe(UNREACHABLE)
  })
})

describe('groups', () => {
  test('MOVE-2 the banks of a river are different groups, counted from the first space on', () => {
    const map = drawn('a.b', 'c..', '..d')
    expect(['a', 'c', 's0,0', 's1,2'].map(map.groupOf)).toEqual([0, 0, 0, 0])
    expect(['b', 's2,0', 's3,1'].map(map.groupOf)).toEqual([1, 1, 1])
    expect(['d', 's2,2', 's3,3'].map(map.groupOf)).toEqual([2, 2, 2])
    map.distance.forEach((steps, from) => {
      for (const [to, n] of steps.entries()) expect(n === UNREACHABLE).toBe(map.group[from] !== map.group[to])
    })
  })
})

describe('lines of sight', () => {
  test('RANGE-1 go at any distance, and never to the space itself', () => {
    const map = drawn('abcd')
    expect(map.sees('s0,0')).toEqual(['s1,0', 's2,0', 's3,0', 's4,0', 's0,1'])
    expect(map.sees('s2,0')).toEqual(['s0,0', 's1,0', 's3,0', 's4,0', 's2,1'])
  })

  test('RANGE-1 neither begin nor end in a District', () => {
    const map = drawn('ab', 'cd')
    map.sight.forEach((seen, space) => {
      if (space < map.districts) expect(seen).toEqual([])
      else expect(seen.every((other) => other >= map.districts)).toBe(true)
    })
  })

  test('RANGE-2 do not go around corners', () => {
    const map = drawn('ab', 'c.')
    expect(map.sees('s0,2')).toEqual(['s0,0', 's0,1', 's1,2'])
    expect(map.sees('s2,0')).toEqual(['s0,0', 's1,0', 's2,1'])
  })

  test('RANGE-2 do not go over gaps, not even within one group', () => {
    expect(drawn('a.b').sees('s0,0')).toEqual(['s1,0', 's0,1'])
    const inlet = drawn('a.b', 'cde')
    expect(inlet.sees('s0,0')).toEqual(['s1,0', 's0,1', 's0,2'])
    expect(inlet.sees('s0,1')).toEqual(['s0,0', 's1,1', 's2,1', 's3,1', 's0,2'])
  })

  test('RANGE-9 follow a row or a column of Streets, each adjacent to the next, both ways', () => {
    const map = drawn('ab', 'cd', '.e')
    expect(map.sees('s1,1')).toEqual(['s1,0', 's0,1', 's2,1', 's1,2', 's1,3'])
    map.sight.forEach((seen, from) => {
      expect(seen).toEqual(seen.toSorted((a, b) => a - b))
      for (const to of seen) expect(map.sight[to]).toContain(from)
    })
  })
})

describe('what is printed on the tiles', () => {
  const church: TileDef = {
    id: 'church',
    cityActions: ['repent', 'repent', 'heal'],
    permanent: [
      { kind: 'pentagram', at: 'C' },
      { kind: 'corruption', at: 'NE' },
    ],
  }
  const spots: Record<Corner, string> = { NW: 's0,0', NE: 's1,0', SE: 's1,1', SW: 's0,1' }
  const rotations = [0, 90, 180, 270] as const

  test.each(
    (
      [
        ['NW', ['NW', 'NE', 'SE', 'SW']],
        ['NE', ['NE', 'SE', 'SW', 'NW']],
        ['SE', ['SE', 'SW', 'NW', 'NE']],
        ['SW', ['SW', 'NW', 'NE', 'SE']],
      ] as const
    ).flatMap(([from, to]) => rotations.map((rotation, i) => [from, rotation, to[i]!] as const)),
  )('SETUP-6 a token at %s of a tile turned by %i lies at %s', (from, rotation, to) => {
    const tile: TileDef = { id: 'a', cityActions: [], permanent: [{ kind: 'fire', at: from }] }
    const { printed, index, spaces } = compileGeometry([tile], [{ tile: 'a', x: 0, y: 0, rotation }])
    expect(printed.fire.flatMap((n, space) => (n > 0 ? [spaces[space]] : []))).toEqual([spots[to]])
    expect(printed.fire[index.get(spots[to])!]).toBe(1)
  })

  test('SETUP-6 the centre stays the District, however the tile lies', () => {
    for (const rotation of rotations) {
      const { printed, index } = compileGeometry([church], [{ tile: 'church', x: 3, y: 2, rotation }])
      expect(printed.pentagram[index.get('church')!]).toBe(1)
      expect(printed.pentagram.reduce((a, b) => a + b)).toBe(1)
    }
  })

  test('SETUP-6 tokens of two tiles on one Street add up', () => {
    const nest = (id: string, at: Corner): TileDef => ({ id, cityActions: [], permanent: [{ kind: 'nest', at }] })
    const { printed, index } = compileGeometry(
      [nest('a', 'SE'), nest('b', 'SW')],
      [
        { tile: 'a', x: 0, y: 0, rotation: 0 },
        { tile: 'b', x: 1, y: 0, rotation: 0 },
      ],
    )
    expect(printed.nest[index.get('s1,1')!]).toBe(2)
    expect(printed.fire).toEqual(printed.nest.map(() => 0))
  })

  test('CITY-2 City Actions belong to the District, doubled icons twice', () => {
    const { cityActions } = compileGeometry([church], [{ tile: 'church', x: 0, y: 0, rotation: 90 }])
    expect(cityActions).toEqual([['repent', 'repent', 'heal'], [], [], [], []])
  })
})

describe('a faulty map is refused by name', () => {
  const tiles = [bare('a'), bare('b')]
  const a: PlacedTile = { tile: 'a', x: 0, y: 0, rotation: 0 }

  test.each([
    ['unknown tile: c', [{ ...a, tile: 'c' }]],
    ['tile placed twice: a', [a, { ...a, x: 1 }]],
    ['two tiles at 0,0: a and b', [a, { ...a, tile: 'b' }]],
    ['bad rotation of tile a: 45', [{ ...a, rotation: 45 as 90 }]],
    ['tile a at no whole place: 0.5,0', [{ ...a, x: 0.5 }]],
  ])('%s', (message, placed) => {
    expect(() => compileGeometry(tiles, placed)).toThrow(message)
  })
})
