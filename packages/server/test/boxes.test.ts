import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { coreBox } from '@haven/content'
import { Library, readPacked } from '@haven/table/boxes'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OfferedBox, offeredBoxes } from '../src/boxes.ts'
import { readConfig } from '../src/config.ts'
import { boxRoutes } from '../src/web/boxes.ts'

/** What a host offers: it runs here, is told by its manifest, and is given as it is to a device that lacks it. */

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'haven-boxes-'))
const file = join(folder, 'low-tide.json')
let boxes: readonly OfferedBox[]

beforeAll(() => {
  const haven = join(root, 'packages', 'cli', 'bin', 'haven.mjs')
  const { status } = spawnSync(process.execPath, [haven, 'pack', 'examples/box-low-tide', '--out', file], { cwd: root })
  expect(status).toBe(0)
  boxes = offeredBoxes(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a folder or a file is read, and games are set up with what it holds', async () => {
  expect(offeredBoxes(file)).toHaveLength(1)
  const library = new Library(
    coreBox,
    async () => null,
    () => boxes,
  )
  const [{ manifest }] = boxes as [OfferedBox]
  const rules = await library.with([manifest.hash])
  expect(rules.version).toBe(`${library.newest.version}+low-tide@1.0.0`)
  expect(rules.tables.maps.has('low-tide-quay')).toBe(true)
})

test('the manifests are told, and a box is given by its hash, byte by byte', async () => {
  const app = Fastify()
  boxRoutes(app, boxes)
  const [{ manifest, text }] = boxes as [OfferedBox]
  expect((await app.inject('/api/boxes')).json()).toEqual({ boxes: [manifest] })
  const given = await app.inject(`/api/boxes/${manifest.hash}`)
  expect(given.body).toBe(text)
  expect(readPacked(given.body).manifest.hash).toBe(manifest.hash)
  expect((await app.inject(`/api/boxes/${'0'.repeat(64)}`)).statusCode).toBe(404)
  await app.close()
})

test('a setting that names no box says so, and the server does not begin', () => {
  const broken = join(folder, 'broken.txt')
  writeFileSync(broken, readFileSync(file, 'utf8').replace('Boat Hook', 'Boat Hock'))
  expect(() => readConfig({ HAVEN_BOXES: broken })).toThrow(/HAVEN_BOXES.*wrong-hash/)
  expect(() => readConfig({ HAVEN_BOXES: join(folder, 'nowhere') })).toThrow(/HAVEN_BOXES.*nowhere/)
})
