import { coreBox } from '@haven/content'
import { type Box, randomFrom } from '@haven/engine'
import { defineBox } from '@haven/engine/kit'
import { coreRules } from '@haven/testkit'
import { expect, test, vi } from 'vitest'
import { boxesBeside, describe, hashOfBox, Library, needsOf, type ShelvedBox } from '../src/boxes/index.ts'

/** Which boxes a game is played with, and that the others leave no trace in it. */

const nobody = async () => null

const friends = defineBox({
  id: 'friends',
  version: '1.0.0',
  acolytes: [{ id: 'friends-of-theirs', ability: 'friends-call', fight: 1, defense: 2, effect: [] }],
})
const tile = { ...coreBox.tiles[0], id: 'new-tile' } as Box['tiles'][number]
const ground = defineBox({ id: 'ground', version: '2.1.0', tiles: [tile] })
const [firstMap] = coreBox.maps
if (!firstMap) throw new Error('the core box has maps')
const city = defineBox({
  id: 'city',
  version: '1.0.0',
  maps: [
    {
      ...firstMap,
      id: 'city-a',
      tiles: firstMap.tiles.map((each, i) => (i === 0 ? { ...each, tile: 'new-tile' } : each)),
    },
  ],
})

function shelved(box: Box, needs: readonly string[] = []): ShelvedBox {
  const told = describe(box, { names: { en: box.id }, languages: ['en'], needs })
  return { manifest: { ...told, hash: hashOfBox(told) }, load: vi.fn(async () => box) }
}

const shelf = [shelved(friends), shelved(ground), shelved(city, needsOf(city, [coreBox, friends, ground]))]
const [ofFriends, ofGround, ofCity] = shelf.map(({ manifest }) => manifest.hash) as [string, string, string]
const library = new Library(coreBox, nobody, () => shelf)
const core = library.newest.version

const setupWith = (part: object, boxes: readonly string[]) =>
  library
    .with(boxes)
    .then((rules) => ({ rules, setup: rules.resolveSetup({ heroPlayers: 1, ...part }, randomFrom('library')) }))

test('a game that uses nothing of a box is played without it, and has the hash that it had', async () => {
  const { rules, setup } = await setupWith({ acolytes: 'nuns', map: firstMap.id }, [ofFriends])
  expect(rules.version).toBe(`${core}+friends@1.0.0`)
  const own = library.fitting(rules, setup)
  expect(own).toBe(library.newest)
  expect(own.createGame(setup, 'x')).toEqual(coreRules.createGame(setup, 'x'))
})

test('a game is played with the boxes of its sin, Acolytes, heroes, story, map and tiles', async () => {
  const { rules, setup } = await setupWith({ acolytes: 'friends-of-theirs', map: firstMap.id }, [ofFriends, ofCity])
  expect(library.fitting(rules, setup).version).toBe(`${core}+friends@1.0.0`)
  const other = await setupWith({ acolytes: 'nuns', story: firstMap.story, map: 'city-a' }, [ofFriends, ofCity])
  // Its tile lies in a box that it needs.
  expect(library.fitting(other.rules, other.setup).version).toBe(`${core}+ground@2.1.0+city@1.0.0`)
})

test('what needs another box brings it along, and the order of the shelf is that of the rules', async () => {
  expect(needsOf(city, [coreBox, friends, ground])).toEqual(['ground'])
  expect((await library.with([ofCity])).version).toBe(`${core}+ground@2.1.0+city@1.0.0`)
  expect((await library.with([ofCity, ofGround, ofFriends])).version).toBe(
    (await library.with([ofFriends, ofGround, ofCity])).version,
  )
})

test('a version fetches its boxes, and only those', async () => {
  const fresh = [shelved(friends), shelved(ground)]
  const own = new Library(coreBox, nobody, () => fresh)
  const rules = await own.find(`${core}+friends@1.0.0`)
  expect(rules?.version).toBe(`${core}+friends@1.0.0`)
  expect(await own.find(`${core}+friends@1.0.0`)).toBe(rules)
  expect(fresh[0]?.load).toHaveBeenCalledTimes(1)
  expect(fresh[1]?.load).not.toHaveBeenCalled()
})

test('a box that is not here, or is of another version, is named', async () => {
  const version = `${core}+friends@1.0.0+stars@3.0.0+ground@1.0.0`
  expect(await library.find(version)).toBeNull()
  expect(library.missing(version)).toEqual([
    { id: 'stars', version: '3.0.0' },
    { id: 'ground', version: '1.0.0' },
  ])
  expect(boxesBeside(version).map(({ id }) => id)).toEqual(['friends', 'stars', 'ground'])
  await expect(library.with(['ab'.repeat(32)])).rejects.toMatchObject({
    code: 'missing-box',
    params: { box: 'abababababab' },
  })
})

test('rules of today are told from those of before, whatever boxes they name', async () => {
  expect([core, `${core}+stars@1`].map((version) => library.isToday(version))).toEqual([true, true])
  expect(library.isToday('rules@1+core@1.1.0')).toBe(false)
  expect(library.missing('rules@1+core@1.1.0+stars@1')).toEqual([])
})

test('a position names the boxes of its game, and is read by any version of them', async () => {
  const { rules, setup } = await setupWith({ acolytes: 'friends-of-theirs', map: firstMap.id }, [ofFriends])
  const own = library.fitting(rules, setup)
  const position = own.toPosition(own.createGame({ ...setup, storyAid: false }, 'position'))
  expect(position?.boxes ?? own.tables.boxes).toEqual(['friends@1.0.0'])
  const simple = { haven: 1, setup, boxes: ['friends@0.9.0'] } as const
  expect(await library.named(simple.boxes)).toBe(own)
  expect(own.fromPosition(simple, 'x').setup).toEqual(setup)
  expect(() => library.newest.fromPosition(simple, 'x')).toThrow(/missing-box/)
  await expect(library.named(['stars@1.0.0'])).rejects.toMatchObject({ params: { box: 'stars 1.0.0' } })
})

test('a fetch that failed is tried again', async () => {
  let tries = 0
  const load = async (): Promise<Box> => {
    if (tries++ === 0) throw new Error('the line is down')
    return friends
  }
  const own = new Library(coreBox, nobody, () => [{ ...shelved(friends), load }])
  await expect(own.with([ofFriends])).rejects.toThrow('down')
  expect((await own.with([ofFriends])).version).toBe(`${core}+friends@1.0.0`)
})

test('of an older version no new game is made, and one that began with it goes on', async () => {
  const before = shelved({ ...friends, version: '0.9.0' })
  const both = new Library(coreBox, nobody, () => [...shelf, { ...before, isOlder: true }])
  expect(both.shelf().map(({ id, version }) => `${id}@${version}`)).not.toContain('friends@0.9.0')
  expect(both.naming({ heroPlayers: 1, acolytes: 'friends-of-theirs' })).toEqual([ofFriends])
  expect((await both.named(['friends@0.9.0'])).version).toBe(`${core}+friends@1.0.0`)
  expect((await both.find(`${core}+friends@0.9.0`))?.version).toBe(`${core}+friends@0.9.0`)
  expect(both.missing(`${core}+friends@0.9.0`)).toEqual([])
  // A table names it by its hash.
  expect((await both.with([before.manifest.hash])).version).toBe(`${core}+friends@0.9.0`)
})
