import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { coreArt } from '@haven/art/core'
import { coreBox } from '@haven/content'
import { expect, test } from 'vitest'
import { artIds, artOf, artReport } from '../src/boxes/box-art.ts'
import { loadBox } from '../src/boxes/load-box.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const EXAMPLE = join(ROOT, 'examples', 'box-low-tide')
const SECOND = join(ROOT, 'packages', 'second-box', 'src')

test('the example has pictures of its own, all in order', async () => {
  const loaded = [await loadBox(EXAMPLE)]
  const { faults, missing } = artReport(loaded)
  expect(faults).toEqual([])
  expect(missing.map(({ kind, ids }) => [kind, ...ids])).toEqual([['cards', 'low-tide-flask']])
  const art = artOf(loaded)
  expect(art.cards).toHaveProperty(['low-tide-boat-hook'])
  expect(art.heroes).toEqual(coreArt.heroes)
})

test('the second box has a picture of everything, all in order', async () => {
  const { faults, missing } = artReport([await loadBox(SECOND)])
  expect(faults).toEqual([])
  expect(missing).toEqual([])
})

test('a picture of what has only words, as a power has, belongs to its box', async () => {
  const loaded = { ...(await loadBox(SECOND)), art: { cards: { 'envy-power': ['envy', ['sky', 'none']] } } }
  expect(artReport([loaded]).faults).toEqual([])
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
