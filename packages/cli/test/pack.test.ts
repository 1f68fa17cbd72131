import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { coreBox } from '@haven/content'
import { compileBox, randomFrom } from '@haven/engine'
import { boxOfTables, type PackedBox, readPacked } from '@haven/table/boxes'
import { describe, expect, test } from 'vitest'
import { haven, root, tempFolder } from './haven.ts'

const EXAMPLE = join(root, 'examples', 'box-low-tide')

async function packed(from = EXAMPLE, name = 'box.json'): Promise<{ file: string; box: PackedBox }> {
  const file = join(tempFolder(), name)
  const { code, stderr } = await haven(['pack', from, '--out', file])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return { file, box: readPacked(readFileSync(file, 'utf8')) }
}

const LISTS = 'sins acolytes hellClub apocalypse darkPast track tiles maps stories heroes'.split(' ')
const EMPTY = Object.fromEntries(LISTS.map((list) => [list, []]))

/** A box of one Upgrade, with more of words and lists. */
function boxOf(words: string, parts: object = {}): string {
  const folder = join(tempFolder(), 'own')
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const box = { id: 'own', version: '1.2.0', ...EMPTY, upgrades: [{ id: 'own-thing' }], ...parts }
  const source = `export const box = ${JSON.stringify(box)}
    export const words = { names: { own: 'My Own' }, cards: { 'own-thing': { name: 'Thing', text: 'It does nothing.' } }${words} }`
  writeFileSync(join(folder, 'index.js'), source)
  return folder
}

describe('haven pack', () => {
  test('the same box has the same file and the same hash', async () => {
    const [one, two] = [await packed(), await packed()]
    expect(readFileSync(one.file)).toEqual(readFileSync(two.file))
    expect(one.box.manifest.hash).toMatch(/^[0-9a-f]{64}$/)
  })

  test('the manifest says what it is called, what it adds, and what it speaks', async () => {
    const { box } = await packed(
      boxOf(", languages: { de: { names: { own: { name: 'Mein Eigenes', gender: 'n' } } } }"),
    )
    expect(box.manifest).toMatchObject({
      id: 'own',
      version: '1.2.0',
      names: { en: 'My Own', de: 'Mein Eigenes' },
      languages: ['de', 'en'],
      needs: [],
      adds: { upgrades: ['own-thing'] },
    })
    expect(Object.keys(box.manifest.adds)).toEqual(['upgrades'])
  })

  test('what it gives back is checked, simulated and played like the folder', { timeout: 60_000 }, async () => {
    const { file } = await packed()
    const folder = await haven(['check-box', EXAMPLE, '--json'])
    const own = await haven(['check-box', file, '--json'])
    const of = ({ stdout }: { stdout: string }) => JSON.parse(stdout).boxes[0].holds
    expect([own.code, of(own)]).toEqual([0, of(folder)])
    const flags = [
      '--games',
      '4',
      '--seed',
      'packed',
      '--jobs',
      '1',
      '--json',
      '--heroes-bot',
      'random',
      '--sins-bot',
      'random',
    ]
    const games = await Promise.all([file, EXAMPLE].map((box) => haven(['simulate', '--box', box, ...flags])))
    const [packedGames, folderGames] = games.map(({ stdout }) => JSON.parse(stdout).all)
    expect(packedGames).toEqual(folderGames)
  })

  test('its script is one function of the kit, and its tables show every map without it', async () => {
    const { box } = await packed()
    expect(box.script).toMatch(/^\(kit\) => \{/)
    expect(box.script).not.toMatch(/\bimport\b|\brequire\(/)
    const shown = compileBox(coreBox, boxOfTables(box.tables))
    for (const { id } of box.manifest.adds.maps ?? []) {
      const setup = shown.resolveSetup({ heroPlayers: 1, map: id }, randomFrom(id))
      expect(shown.view(shown.createGame(setup, id), 'spectator').setup.map).toBe(id)
    }
  })

  test('a box with faults is not packed: they are told', async () => {
    const { code, stdout } = await haven([
      'pack',
      boxOf('', { upgrades: [{ id: 'fire' }] }),
      '--out',
      join(tempFolder(), 'x.json'),
    ])
    expect(code).toBe(1)
    expect(stdout).toContain('[reserved-id]')
  })

  test('words that are no data are refused with their place', async () => {
    const folder = boxOf(", prompts: { 'own-thing': () => 'Really?' }")
    for (const command of ['pack', 'check-box']) {
      const { code, stderr } = await haven([command, folder])
      expect(code).toBe(2)
      expect(stderr).toContain('words.en.prompts.own-thing')
    }
  })
})

function caught(deed: () => unknown): unknown {
  try {
    return deed()
  } catch (error) {
    return error
  }
}

describe('reading a packed box', () => {
  const change = (text: string, to: (box: Record<string, unknown>) => void): string => {
    const box = JSON.parse(text)
    to(box)
    return JSON.stringify(box)
  }

  test.each<[string, (box: Record<string, object>) => void, object]>([
    ['a changed script', (box) => Object.assign(box, { script: '(kit) => ({})' }), { code: 'wrong-hash' }],
    ['another format', (box) => Object.assign(box, { 'haven-box': 2 }), { code: 'foreign-version' }],
    ['no manifest', (box) => Object.assign(box, { manifest: 3 }), { code: 'not-an-object' }],
    ['a strange field', (box) => Object.assign(box, { more: 1 }), { code: 'unknown-field', params: { field: 'more' } }],
    [
      'an id with a sign in it',
      (box) => Object.assign(box.manifest as object, { id: 'a+b' }),
      { params: { field: 'manifest.id' } },
    ],
    [
      'a version with one',
      (box) => Object.assign(box.manifest as object, { version: '1+2' }),
      { params: { field: 'manifest.version' } },
    ],
    ['no English', (box) => Object.assign(box, { words: {} }), { params: { field: 'words.en' } }],
    [
      'ids that are none',
      (box) => Object.assign(box.manifest as object, { adds: { tiles: [1] } }),
      { params: { field: 'manifest.adds.tiles[0]' } },
    ],
  ])('%s', async (_, to, wanted) => {
    const { file } = await packed()
    const text = change(readFileSync(file, 'utf8'), to as (box: Record<string, unknown>) => void)
    expect(caught(() => readPacked(text))).toMatchObject(wanted)
  })

  test('more than 2 MB', () => {
    expect(() => readPacked(' '.repeat(2 * 1024 * 1024 + 1))).toThrow(expect.objectContaining({ code: 'out-of-range' }))
  })
})
