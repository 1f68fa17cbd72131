import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

/** Words live in packages/text: `npm run check` refuses a sentence anywhere else. */

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'haven-sentences-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** `@{` stands for what is put into a template. */
function check(lines: readonly string[]): string[] {
  writeFileSync(join(folder, 'planted.tsx'), lines.join('\n').replaceAll('@{', '${'))
  const { stdout } = spawnSync(process.execPath, [join('scripts', 'sentences.mjs'), folder], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return [...stdout.matchAll(/outside packages\/text: (.+)/g)].map(([, text]) => text as string)
}

test('planted sentences are found, however they are said', () => {
  const source = [
    'export const A = () => <p>Hello</p>',
    "export const B = () => <p aria-label='Close it' class='panel wide'>{isOn ? 'On now' : words.off}</p>",
    'export const c = (name: string) => `Waiting for @{name} …`',
    'export const d = (name: string) => `@{name} has won`',
    "say(io, 'There is no such file.')",
    "throw new InputError('no such file')",
    'const e = { hint: "Wait a moment" }',
  ]
  expect(check(source)).toEqual([
    'Hello',
    'Close it',
    'On now',
    'Waiting for § …',
    '§ has won',
    'There is no such file.',
    'no such file',
    'Wait a moment',
  ])
})

test('what only machines and developers read is left alone', () => {
  const source = [
    "import { a } from './some file.ts'",
    "throw new Error('a bug of ours')",
    "const wide = matchMedia('(min-width: 40rem) and (hover: hover)')",
    "const B = () => <p class='panel wide' data-of='two words' aria-labelledby='one two'>{n} × {words.dice}</p>",
    "const rows = db.prepare('SELECT id FROM tables')",
    'const pattern = /two words/',
    'const moved = `translate(@{x}px, @{y}px) scale(2)`',
    "const key: 'two words' = other",
    'const seed = `lamps @{space}`',
  ]
  expect(check(source)).toEqual([])
})
