import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Params } from '@haven/engine'
import type { BoxFaultCode } from '@haven/engine/kit'
import { fetchTerminal } from '@haven/text/terminal'
import { describe, expect, test } from 'vitest'
import { faultInWords } from '../src/box-faults.ts'
import { complaints, firstAlways, haven, jsonLines, PINNED, root, spawnHaven, tempFolder } from './haven.ts'

const EXAMPLE = join(root, 'examples', 'box-low-tide')
const RANDOM = ['--heroes-bot', 'random', '--sins-bot', 'random']

/** What an unknown id can have been meant for. */
const UNKNOWN = `tile story mission hell-club token monster npc hook moment window class bonus result city-action corner
  apocalypse-type story-type fact counted face prompt`.split(/\s+/)

/** A box of JavaScript in a folder of its own. */
function write(source: string, name = 'index.js'): string {
  const folder = join(tempFolder(), 'my box')
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, name), source)
  return folder
}

const EMPTY = Object.fromEntries(
  [
    'heroes',
    'sins',
    'acolytes',
    'hellClub',
    'apocalypse',
    'upgrades',
    'darkPast',
    'track',
    'tiles',
    'maps',
    'stories',
  ].map((list) => [list, []]),
)
const boxSource = (parts: object): string =>
  `export const box = ${JSON.stringify({ id: 'mine', version: '1', ...EMPTY, ...parts })}\n`
const WORDS = "export const words = { cards: { 'my-thing': { name: 'My Thing', text: 'It does nothing.' } } }\n"
const SOUND = boxSource({ upgrades: [{ id: 'my-thing' }] }) + WORDS
const UNSOUND = boxSource({ upgrades: [{ id: 'my-thing' }, { id: 'fire' }] }) + WORDS

const desk = { words: await fetchTerminal('en') }

describe('haven check-box', () => {
  test('a box without a fault: what it holds, exit code 0', async () => {
    const { code, stdout, stderr } = await haven(['check-box', 'examples/box-low-tide'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain('low-tide 1.0.0, from examples/box-low-tide')
    expect(stdout).toMatch(/Upgrades +3 +Boat Hook; Storm Lantern; Captain's Flask/)
    expect(stdout).toMatch(/maps +1 +The Quay/)
    expect(stdout).toMatch(/\nno faults\n$/)
  })

  test('a box with faults: each with its place, the problem and a hint, exit code 1', async () => {
    const { code, stdout, stderr } = await haven(['check-box', write(UNSOUND)])
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(stdout).toContain('2 faults')
    expect(stdout).toContain('upgrade fire [reserved-id]\n  "fire" already means something else')
    expect(stdout).toContain('upgrade fire [missing-text]\n  There are no words for "fire".\n  > Add')
    expect(stdout).not.toContain('no faults')
  })

  test('something else where a list should be is a fault like others', async () => {
    const { code, stdout, stderr } = await haven([
      'check-box',
      write(boxSource({ upgrades: 3, sins: [4], stories: {} })),
    ])
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(stdout).toContain('box mine, upgrades [not-a-list]')
    expect(stdout).toContain('box mine, stories [not-a-list]')
  })

  test('what comes with Haven is named in the language that is spoken', async () => {
    const { code, stdout } = await haven(['check-box', 'packages/second-box/src', '--lang', 'ru'])
    expect(code).toBe(0)
    expect(stdout).not.toContain('Gluttony')
    expect(stdout).toContain('ошибок нет')
  })

  test('the same as JSON', async () => {
    const sound = await haven(['check-box', write(SOUND), '--json'])
    expect([sound.code, ...jsonLines(sound.stdout)]).toMatchObject([
      0,
      { ok: true, boxes: [{ id: 'mine', version: '1', holds: { upgrades: ['my-thing'] } }], faults: [] },
    ])
    const { code, stdout } = await haven(['check-box', write(UNSOUND), '--json'])
    expect(code).toBe(1)
    const [{ ok, faults }] = jsonLines(stdout) as [{ ok: boolean; faults: Record<string, string>[] }]
    expect(ok).toBe(false)
    expect(faults.map(({ box, code: fault, where }) => `${box} ${fault} ${where}`)).toEqual([
      'mine reserved-id upgrade fire',
      'mine missing-text upgrade fire',
    ])
    for (const { problem, hint } of faults) expect([problem, hint].every((text) => text)).toBe(true)
  })

  test('several boxes are checked together', async () => {
    const { code, stdout } = await haven(['check-box', EXAMPLE, write(SOUND), write(SOUND.replace('mine', 'other'))])
    expect(code).toBe(1)
    expect(stdout).toContain('1 fault\n')
    expect(stdout).toContain('other: upgrade my-thing [duplicate-id]')
  })

  test.each([
    ['finds the engine, also from another folder', '@haven/engine/kit'],
    ['may be from before the engine had doors', '@haven/engine'],
  ])('a box far from here %s', { timeout: 30_000 }, async (_, door) => {
    const source = `import { defineBox, dealWound } from '${door}'\n`
    const box =
      "export const box: Box = defineBox({ id: 'far', version: '1', darkPast: [{ id: 'my-thing', number: 8, steps: [dealWound(1)] }] })\n"
    const folder = write(`import type { Box } from '${door}'\n${source}${box}${WORDS}`, 'index.ts')
    const { code, stdout, stderr } = await spawnHaven(['check-box', folder], { cwd: tmpdir() })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/Dark Past cards +1 +My Thing/)
  })

  test.each([
    ['nothing there', () => 'nowhere', 'no such file or folder'],
    ['a folder without an index', () => join(root, 'docs'), 'is no box'],
    ['a module without a box', () => write('export const nothing = 1\n'), 'does not export "box"'],
    ['a module that breaks', () => write('throw new Error("half a thought")\n'), 'half a thought'],
  ])('%s is bad input: exit code 2 and one line', async (_, path, words) => {
    const { code, stdout, stderr } = await haven(['check-box', path()])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(words)
    expect(stderr).toMatch(/^haven: [^\n]+\n$/)
  })

  test('a folder that Node does not take for modules says what it needs', async () => {
    const folder = tempFolder()
    writeFileSync(join(folder, 'index.js'), SOUND)
    expect((await haven(['check-box', folder])).stderr).toContain('{ "type": "module" }')
  })

  /** The parameters of each code, for each of its cases. */
  const SAMPLES: Readonly<Record<BoxFaultCode, readonly Params[]>> = {
    'not-a-list': [{ value: 'undefined' }],
    malformed: [{ message: 'x is not iterable' }],
    'bad-id': [{ id: 'My Thing' }],
    'reserved-id': [{ id: 'fire' }],
    'duplicate-id': [{ id: 'my-thing', other: 'upgrade my-thing' }],
    'unknown-id': [{ kind: 'tile', id: 'x', meant: 'y' }, ...UNKNOWN.map((kind) => ({ kind, id: 'x' }))],
    'team-impossible': [{ class: 'leader', wanted: 1, count: 0 }],
    'bad-dice': [{ problem: 'missing' }, { problem: 'ignored' }, { problem: 'endless' }],
    'does-not-compile': [{ message: 'two texts are called x' }],
    'breaks-in-play': [{ sin: 'wrath', acolytes: 'nuns', heroPlayers: 1, message: 'x is null' }],
    'out-of-range': [{ field: 'fight', value: '99', least: 0, most: 8 }],
    'not-a-function': [{ value: 'number' }],
    'bad-step': [{ problem: 'list' }, { problem: 'not-called' }, { problem: 'no-step' }],
    'moment-twice': [{ moment: 'turn-end' }],
    'bad-copies': [{ card: 'my-card', copies: '0' }],
    'wrong-deck-size': [
      { count: 11, wanted: 12 },
      { count: 13, wanted: 12 },
    ],
    'wrong-track-length': [{ length: 6, wanted: 7 }],
    'track-levels': [{ level: 3, count: 2 }],
    'bad-tile-place': ['no-tiles', 'twice', 'no-place', 'rotation', 'taken'].map((problem) => ({
      problem,
      tile: 'dockside',
      other: '45',
      place: '0,0',
    })),
    'too-many-spaces': [{ count: 70, most: 64 }],
    'unknown-space': [{ space: 's9,9' }],
    'unreachable-space': [{ spaces: 's3,0, s4,0', start: 's0,0' }],
    'no-nest': [{}],
    'tokens-beyond-supply': [{ token: 'nest', count: 7, supply: 6 }],
    'figures-beyond-roster': [{ monster: 'acolyte', count: 7, roster: 6 }],
    'metro-alone': [{ color: 'red' }],
    'story-without-map': [{}],
    'no-missions': [{}],
    'no-last-mission': [{ way: 'a > b > a' }],
    'mission-cycle': [{ way: 'a > b > a' }],
    'mission-unreachable': [{ mission: 'b', first: 'a' }],
    'bad-count': [{ heroes: 3, count: '0' }],
    'no-progress': [{}],
    'altars-closed': [{ mission: 'a' }],
    'round-end-untold': [{ mission: 'a' }],
    'map-too-poor': [{ mission: 'a', map: 'b', what: 'altar', needs: 4, has: 3 }],
    'missing-text': [{ id: 'my-thing' }, { id: 'my-thing', meant: 'my-thang' }],
    'text-too-long': [{ id: 'my-thing', length: 300, most: 240 }],
  }

  test.each(Object.entries(SAMPLES))('%s has a sentence for the problem and one for the way out', (code, samples) => {
    for (const params of samples) {
      const { problem, hint } = faultInWords(desk, { code: code as BoxFaultCode, box: 1, where: 'here', params })
      for (const text of [problem, hint]) {
        expect(text).toMatch(/^\S.*[.?…:]$/)
        if (code !== 'not-a-list') expect(text).not.toContain('undefined')
      }
    }
  })
})

describe('--box', () => {
  const SIMULATE = ['simulate', '--box', EXAMPLE, '--sin', 'pride', '--seed', 'box', ...RANDOM]

  test('simulate plays with it, whatever the number of jobs, and its records verify', { timeout: 60_000 }, async () => {
    const folder = tempFolder()
    const flags = [...SIMULATE, '--map', 'low-tide-quay', '--games', '4', '--json']
    const one = await haven([...flags, '--jobs', '1'])
    const two = await spawnHaven([...flags, '--jobs', '2', '--records', folder])
    expect([one.code, two.code, complaints(two)]).toEqual([0, 0, []])
    const [first, second] = [one, two].map(({ stdout }) => JSON.parse(stdout))
    expect(second.all).toEqual(first.all)
    expect(first).toMatchObject({ all: { games: 4 }, deadEnds: [], errors: [] })
    expect(Object.keys(first.reached).filter((key) => key.startsWith('sin-card '))).not.toEqual([])
    expect(Object.keys(first.reached).every((key) => !/sin-card sloth/.test(key))).toBe(true)
    const records = readdirSync(folder).map((name) => join(folder, name))
    expect(await haven(['verify', '--box', EXAMPLE, ...records])).toMatchObject({ code: 0 })
    expect(await haven(['verify', ...records])).toMatchObject({ code: 1 })
    const told = await haven(['replay', '--box', EXAMPLE, records[0] as string])
    expect(told.code).toBe(0)
    expect(told.stdout).toContain('The Quay')
  })

  test('the report has its words', async () => {
    const { stdout } = await haven([...SIMULATE, '--games', '2', '--players', '3', '--jobs', '1'])
    for (const words of ['Boat Hook', "Captain's Flask"]) expect(stdout).toContain(words)
  })

  test('play has its rules and its words', { timeout: 60_000 }, async () => {
    const flags = ['--box', EXAMPLE, ...PINNED.slice(0, 4), '--map', 'low-tide-quay', '--seed', 'x']
    const { code, stdout, stderr } = await haven(['play', ...flags, '--bot', 'random'], { input: firstAlways(3) })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain('The Quay')
    expect(stdout).toContain(`haven play --box ${EXAMPLE} --continue`)
  })

  test('a box with faults is not played with', async () => {
    const folder = write(UNSOUND)
    for (const command of ['simulate', 'play']) {
      const { code, stderr } = await haven([command, '--box', folder])
      expect(code).toBe(2)
      expect(stderr).toContain('has 1 fault; "haven check-box')
    }
  })
})
