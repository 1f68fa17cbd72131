import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { haven, root, spawnHaven, tempFolder } from './haven.ts'

/** docs/make-a-box.md: its snippets are the files of a box, and that box does what the page says. */

const page = readFileSync(join(root, 'docs', 'make-a-box.md'), 'utf8')

/** Blocks of code that begin with the name of a file. */
function files(): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', text = ''] of page.matchAll(/^```(?:ts|json)\n\/\/ (\S+)\n([\s\S]*?)^```$/gm))
    found.set(name, text)
  return found
}

function writeBox(change: (name: string, text: string) => string = (_, text) => text): string {
  const folder = join(tempFolder(), 'boxes', 'night-shift')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  for (const [name, text] of files()) writeFileSync(join(folder, name), change(name, text))
  return folder
}

/** What the page shows after a command, up to the end of its block. */
const shown = (from: string): string => {
  const start = page.indexOf(from)
  return page.slice(start, page.indexOf('```', start))
}

test('the page has the files of a box', () => {
  const names = [
    'art.ts',
    'crowbar.ts',
    'envy.ts',
    'index.ts',
    'ines.ts',
    'map.ts',
    'story.ts',
    'tsconfig.json',
    'words.ts',
  ]
  expect([...files().keys()].sort()).toEqual(names)
})

test('the check says what the page says', { timeout: 30_000 }, async () => {
  const folder = writeBox()
  const { code, stdout, stderr } = await spawnHaven(['check-box', folder])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const expected = shown('night-shift 1.0.0, from').replace('boxes/night-shift', folder)
  expect(stdout).toBe(expected)
})

test('the slip of the finger is told as the page tells it', { timeout: 30_000 }, async () => {
  const folder = writeBox((_, text) =>
    text.replace("altars: ['s2,1', 'megatheatre']", "altars: ['s2,1', 'megatheater']"),
  )
  const { code, stdout } = await spawnHaven(['check-box', folder])
  expect(code).toBe(1)
  expect(stdout).toContain(shown('1 fault\n'))
})

test('it is played, and both sides can reach what it brings', { timeout: 60_000 }, async () => {
  const flags = ['--map', 'nsh-map-a', '--sin', 'nsh-envy', '--games', '24', '--jobs', '1', '--json']
  const bots = ['--heroes-bot', 'random', '--sins-bot', 'random']
  const { code, stdout, stderr } = await spawnHaven(['simulate', '--box', writeBox(), ...flags, ...bots])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const { all, errors, reached } = JSON.parse(stdout)
  expect({ games: all.games, errors }).toEqual({ games: 24, errors: [] })
  for (const key of ['sin-card nsh-cut-down-to-size', 'sin-card nsh-mine-by-rights', 'mission nsh-1-rounds begun']) {
    expect(reached, key).toHaveProperty([key])
  }
})

test('the commands of the page have the flags that it names', async () => {
  for (const [, command = '', flags = ''] of page.matchAll(/^haven (simulate|play) +(--.*)$/gm)) {
    const { stdout } = await haven([command, '--help'])
    for (const [flag] of flags.matchAll(/--[a-z-]+/g)) expect(stdout).toContain(flag)
  }
})
