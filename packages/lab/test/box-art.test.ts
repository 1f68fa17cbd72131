import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { coreArt } from '@haven/art/core'
import { coreBox } from '@haven/content'
import { expect, test } from 'vitest'
import { artIds, artOf, artReport } from '../src/boxes/box-art.ts'
import { loadBox } from '../src/boxes/load-box.ts'

const EXAMPLE = join(fileURLToPath(new URL('../../..', import.meta.url)), 'examples', 'box-low-tide')

test('the example has pictures of its own, all in order', async () => {
  const loaded = [await loadBox(EXAMPLE)]
  const { faults, missing } = artReport(loaded)
  expect(faults).toEqual([])
  expect(missing.map(({ kind, ids }) => [kind, ...ids])).toEqual([['cards', 'low-tide-flask']])
  const art = artOf(loaded)
  expect(art.cards).toHaveProperty(['low-tide-boat-hook'])
  expect(art.heroes).toEqual(coreArt.heroes)
})

test('nothing of another box takes the place of what is ours', async () => {
  const loaded = { ...(await loadBox(EXAMPLE)), art: { heroes: { leah: {} }, monsters: { nuns: {} } } }
  expect(artOf([loaded]).heroes?.leah).toBe(coreArt.heroes?.leah)
  expect(artReport([loaded]).faults.map(({ code }) => code)).toContain('art-unknown-id')
})

test('every hero, monster, card and story of the core box has a picture', () => {
  const { heroes, monsters, cards, posters } = artIds(coreBox)
  for (const id of heroes) expect(coreArt.heroes, id).toHaveProperty([id])
  for (const id of monsters) expect(coreArt.monsters, id).toHaveProperty([id])
  for (const id of cards) expect(coreArt.cards, id).toHaveProperty([id])
  for (const id of posters) expect(coreArt.posters, id).toHaveProperty([id])
})
