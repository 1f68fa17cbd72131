import { SUPPLY } from '../board.ts'
import type { Box, MapDef } from '../box.ts'
import { ABOMINATIONS, ACOLYTES } from '../compile.ts'
import { NPCS, TOKEN_KINDS } from '../contract.ts'
import { compileGeometry, type Geometry, type TileDef } from '../geometry.ts'
import { MOST_SPACES } from '../procedures/monsters.ts'
import type { Findings } from './fault.ts'

/** Maps: tiles that fit together, and what stands on them. */

/** COMP-1, for what is no round token. */
const FIXED = { altar: 3, metro: 4, orbital: 2 } as const
/** COMP-3 */
const ROSTER = { acolyte: ACOLYTES, abomination: ABOMINATIONS, controller: 1 } as const
const ROTATIONS: readonly unknown[] = [0, 90, 180, 270]

export function checkMaps(box: Box, tiles: readonly TileDef[], stories: readonly string[], into: Findings): void {
  for (const map of box.maps) {
    const where = `map ${map.id}`
    into.guard(where, () => {
      into.isKnown('story', map.story, stories, where)
      checkSupply(map, where, into)
      if (!checkTiles(map, tiles, where, into)) return
      const geometry = compileGeometry(tiles, map.tiles)
      if (geometry.spaces.length > MOST_SPACES) {
        into.add('too-many-spaces', where, { count: geometry.spaces.length, most: MOST_SPACES })
      }
      if (checkSpaces(map, geometry, where, into)) checkWays(map, geometry, where, into)
      const nests = map.tokens.some(({ kind, faceDown }) => kind === 'nest' && !faceDown)
      if (!nests && geometry.printed.nest.every((count) => count === 0)) into.add('no-nest', where)
    })
  }
}

/** Can the city be laid out at all? */
function checkTiles(map: MapDef, tiles: readonly TileDef[], where: string, into: Findings): boolean {
  const known = tiles.map(({ id }) => id)
  const places = new Map<string, string>()
  const seen = new Set<string>()
  let good = map.tiles.length > 0
  if (!good) into.add('bad-tile-place', where, { tile: '', problem: 'no-tiles' })
  for (const [i, { tile, x, y, rotation }] of map.tiles.entries()) {
    const at = `${where}, tiles[${i}]`
    const complain = (problem: string, other = ''): void => {
      into.add('bad-tile-place', at, { tile, problem, other, place: `${x},${y}` })
      good = false
    }
    if (!into.isKnown('tile', tile, known, at)) good = false
    if (seen.has(tile)) complain('twice')
    seen.add(tile)
    if (!Number.isInteger(x) || !Number.isInteger(y) || x < 0 || y < 0) complain('no-place')
    if (!ROTATIONS.includes(rotation)) complain('rotation', String(rotation))
    const other = places.get(`${x},${y}`)
    if (other !== undefined) complain('taken', other)
    places.set(`${x},${y}`, tile)
  }
  return good
}

/** Every space that the map names, and the field in which it does. */
function spacesNamed(map: MapDef): [where: string, space: string][] {
  const named: [string, string][] = [['start', map.start]]
  for (const list of ['tokens', 'metro', 'npcs', 'monsters'] as const) {
    for (const [i, { space }] of map[list].entries()) named.push([`${list}[${i}]`, space])
  }
  for (const list of ['altars', 'orbital'] as const) {
    for (const [i, space] of map[list].entries()) named.push([`${list}[${i}]`, space])
  }
  return named
}

function checkSpaces(map: MapDef, geometry: Geometry, where: string, into: Findings): boolean {
  let good = true
  for (const [field, space] of spacesNamed(map)) {
    if (geometry.index.has(space)) continue
    into.add('unknown-space', `${where}, ${field}`, { space: String(space) })
    good = false
  }
  return good
}

/** MOVE-1, MOVE-3: a hero can get from the start to everywhere, if need be by Metro. */
function checkWays(map: MapDef, geometry: Geometry, where: string, into: Findings): void {
  const stations = map.metro.map(({ color, space }) => ({ color, space: geometry.index.get(space) as number }))
  for (const { color } of stations) {
    if (stations.filter((other) => other.color === color).length === 1) into.add('metro-alone', where, { color })
  }
  const reached = new Set([geometry.index.get(map.start) as number])
  for (const space of reached) {
    for (const to of geometry.next[space] as readonly number[]) reached.add(to)
    for (const here of stations.filter((each) => each.space === space)) {
      for (const there of stations) if (there.color === here.color) reached.add(there.space)
    }
  }
  const lost = geometry.spaces.filter((_, space) => !reached.has(space))
  if (lost.length > 0) into.add('unreachable-space', where, { spaces: lost.join(', '), start: map.start })
}

function checkSupply(map: MapDef, where: string, into: Findings): void {
  const supply: Record<string, number> = { ...SUPPLY, ...FIXED, ...Object.fromEntries(NPCS.map((npc) => [npc, 1])) }
  const used = new Map<string, number>()
  const use = (token: string, count: number): void => void used.set(token, (used.get(token) ?? 0) + count)
  for (const [i, { kind, count }] of map.tokens.entries()) {
    const at = `${where}, tokens[${i}]`
    if (!into.isKnown('token', kind, TOKEN_KINDS, at)) continue
    into.inRange('count', count, 1, 99, at)
    use(kind, count)
  }
  for (const [i, { kind }] of map.npcs.entries()) {
    if (into.isKnown('npc', kind, NPCS, `${where}, npcs[${i}]`)) use(kind, 1)
  }
  use('altar', map.altars.length)
  use('metro', map.metro.length)
  use('orbital', map.orbital.length)
  for (const [token, count] of used) {
    const most = supply[token] as number
    if (count > most) into.add('tokens-beyond-supply', where, { token, count, supply: most })
  }
  checkFigures(map, where, into)
}

function checkFigures(map: MapDef, where: string, into: Findings): void {
  const kinds = Object.keys(ROSTER)
  for (const [i, { kind }] of map.monsters.entries()) into.isKnown('monster', kind, kinds, `${where}, monsters[${i}]`)
  for (const kind of Object.keys(map.deadPile)) into.isKnown('monster', kind, kinds, `${where}, deadPile`)
  for (const [kind, roster] of Object.entries(ROSTER) as [keyof typeof ROSTER, number][]) {
    const dead = map.deadPile[kind] ?? 0
    into.inRange(kind, dead, 0, 99, `${where}, deadPile`)
    const count = dead + map.monsters.filter((monster) => monster.kind === kind).length
    if (count > roster) into.add('figures-beyond-roster', where, { monster: kind, count, roster })
  }
}
