import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** `base` ◀ `model` ◀ `parts` ◀ `screens` ◀ `app`, and `home` beside them, which knows base and model. */

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const SRC = fileURLToPath(new URL('../src/', import.meta.url))

const PLANTED = [
  ['base/planted.ts', '../model/rules.ts'],
  ['base/theme/planted.ts', '../../parts/page/Shell.tsx'],
  ['base/planted.ts', '../screens/table/look.ts'],
  ['base/planted.ts', '../app/pages.ts'],
  ['base/planted.ts', '../home/home.ts'],
  ['model/planted.ts', '../parts/page/Shell.tsx'],
  ['model/online/planted.ts', '../../screens/table/keys.ts'],
  ['model/planted.ts', '../app/pages.ts'],
  ['model/planted.ts', '../home/home.ts'],
  ['parts/page/planted.tsx', '../../screens/table/keys.ts'],
  ['parts/page/planted.tsx', '../../app/pages.ts'],
  ['parts/page/planted.tsx', '../../home/home.ts'],
  ['screens/table/planted.tsx', '../../app/pages.ts'],
  ['screens/table/planted.tsx', '../../home/home.ts'],
  ['screens/recap/planted.tsx', '../replay/ReplayBar.tsx'],
  ['screens/online/planted.tsx', '../table/keys.ts'],
  ['app/planted.tsx', '../home/home.ts'],
  ['home/planted.ts', '../parts/page/Shell.tsx'],
  ['home/planted.ts', '../screens/table/keys.ts'],
  ['home/planted.ts', '../app/pages.ts'],
  ['planted.ts', './base/words.ts'],
  ['new-layer/planted.ts', '../base/words.ts'],
] as const

const ALLOWED = [
  ['base/planted.ts', './theme/palette.ts'],
  ['model/planted.ts', '../base/words.ts'],
  ['parts/page/planted.tsx', '../../model/rules.ts'],
  ['parts/page/planted.tsx', '../sound/SoundForm.tsx'],
  ['screens/table/planted.tsx', '../../parts/page/Shell.tsx'],
  ['screens/replay/planted.tsx', '../table/TableScreen.tsx'],
  ['app/gallery/planted.tsx', '../../screens/table/keys.ts'],
  ['home/planted.ts', '../model/rules.ts'],
] as const

/** The ways in which a file can ask for another. */
const FORMS = [
  (path: string) => `import { planted } from '${path}'\nplanted()\n`,
  (path: string) => `import type { Planted } from '${path}'\nexport type Other = Planted\n`,
  (path: string) => `export { planted } from '${path}'\n`,
  (path: string) => `export const planted = () => import('${path}')\n`,
]

/** Each case in files of its own, so that they can be told by their names. */
const textsOf = (cases: readonly (readonly [string, string])[], name: string): ReadonlyMap<string, string> =>
  new Map(
    cases.flatMap(([path, to], i) =>
      FORMS.map((form, k) => [path.replace('planted', `${name}-${i}-${k}`), form(to)] as const),
    ),
  )

/** The files among them that the linter refuses. */
function refused(texts: Iterable<readonly [path: string, text: string]>): readonly string[] {
  const folder = mkdtempSync(join(process.env.HAVEN_TEST_FOLDER ?? tmpdir(), 'haven-layers-'))
  cpSync(join(ROOT, 'biome.json'), join(folder, 'biome.json'))
  for (const [path, text] of texts) {
    const file = join(folder, 'packages/web/src', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome')
  const args = ['lint', '--only=style/noRestrictedImports', '--vcs-enabled=false', '--max-diagnostics=none']
  const { stdout } = spawnSync(process.execPath, [biome, ...args, '--reporter=github', '.'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const found = stdout.matchAll(/noRestrictedImports,file=[^,]*packages\/web\/src\/([^,]+),/g)
  return [...new Set([...found].map(([, file = '']) => file))].sort()
}

test('the linter refuses every import against the layers, however it is written, and no other', () => {
  const against = textsOf(PLANTED, 'against')
  const found = refused([...against, ...textsOf(ALLOWED, 'along')])
  expect(found).toEqual([...against.keys()].sort())
})

test('no two folders of the page import each other', () => {
  const imports = new Set<string>()
  for (const file of readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))) {
    const from = dirname(join(SRC, file))
    const text = readFileSync(join(SRC, file), 'utf8')
    for (const [, path = ''] of text.matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g)) {
      imports.add(`${relative(SRC, from)} ${relative(SRC, dirname(resolve(from, path)))}`)
    }
  }
  const back = (pair: string): string => pair.split(' ').reverse().join(' ')
  expect([...imports].filter((pair) => pair < back(pair) && imports.has(back(pair)))).toEqual([])
})
