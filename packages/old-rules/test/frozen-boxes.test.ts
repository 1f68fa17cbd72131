import { coreBox } from '@haven/content'
import { box, words } from '@haven/second-box'
import { Library, olderBoxes, olderManifests, type ShelvedBox, shippedManifest } from '@haven/table/boxes'
import { expect, test } from 'vitest'
import { FROZEN_BOXES } from '../src/frozen-boxes.ts'

const manifest = shippedManifest(box, words)
const older = olderBoxes(olderManifests(manifest, Object.keys(FROZEN_BOXES)), FROZEN_BOXES)
const shelf: readonly ShelvedBox[] = [{ manifest, load: async () => box }, ...older]
const library = new Library(
  coreBox,
  async () => null,
  () => shelf,
)

/** By these, tables of then name it. */
const HASHES: Readonly<Record<string, string>> = {
  '1.0.0': 'e3938511236edda2be04549c2884c069b0abeeb905fda2e2ce73d6ef3574c7bd',
  '1.1.0': '9c641cac9461c1cc46eb260ba87d789f0ee9c3e94522f27a795d52f5d80f179a',
}

test('every earlier version of the second box is there, by its name and by the hash that it had', async () => {
  expect(Object.fromEntries(older.map((each) => [each.manifest.version, each.manifest.hash]))).toEqual(HASHES)
  for (const [version, hash] of Object.entries(HASHES)) {
    const name = `${library.newest.version}+second-box@${version}`
    expect((await library.find(name))?.version).toBe(name)
    expect((await library.with([hash])).version).toBe(name)
  }
})

test('a game that began with one goes on by its numbers', async () => {
  const fights = async (version: string) => {
    const rules = await library.find(`${library.newest.version}+second-box@${version}`)
    const sins = rules?.tables.sins
    return [sins?.get('wrath')?.abomination.fight, sins?.get('gluttony')?.controller.fight]
  }
  expect(await fights('1.0.0')).toEqual([4, 4])
  expect(await fights('1.1.0')).toEqual([5, 4])
  expect(await fights(box.version)).toEqual([5, 5])
})

test('no new game has an earlier version', () => {
  expect(library.shelf().map(({ version }) => version)).toEqual([box.version])
})
