import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

/** What others wrote and we rely on, checked without a network. */

interface Manifest {
  readonly version: string
  readonly engines: { readonly node: string }
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const root = fileURLToPath(new URL('../../..', import.meta.url))
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const packages = ['', 'bench', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)]
const manifests = packages.map((name) => JSON.parse(read(join(name, 'package.json'))) as Manifest)
const isForeign = (name: string): boolean => !name.startsWith('@haven/')
const names = (field: 'dependencies' | 'devDependencies'): string[] => [
  ...new Set(manifests.flatMap((manifest) => Object.keys(manifest[field] ?? {}).filter(isForeign))),
]
const lock = (
  JSON.parse(read('package-lock.json')) as { packages: Record<string, { link?: boolean; resolved?: string }> }
).packages
const docs = read('docs/dependencies.md')

describe('dependencies', () => {
  test('have exact versions, in the lockfile too, which names no download address', () => {
    for (const { dependencies = {}, devDependencies = {} } of manifests) {
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
        expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
      }
    }
    for (const [name, { link, resolved }] of Object.entries(lock)) {
      if (resolved !== undefined) expect(link, name).toBe(true)
    }
  })

  test('at run time are few, and each is listed with its reason', () => {
    const runtime = names('dependencies').filter((name) => name !== 'boardgame.io')
    expect(runtime.length).toBeLessThanOrEqual(20)
    for (const name of [...runtime, ...names('devDependencies')]) expect(docs, name).toContain(name)
  })

  test('are counted in the docs: the number does not grow without a line', () => {
    const [, all, direct, transitive] = /lockfile holds (\d+) packages: (\d+) direct and (\d+) transitive/.exec(docs)!
    const installed = Object.entries(lock).filter(([name, { link }]) => name.includes('node_modules/') && !link)
    const wanted = new Set([...names('dependencies'), ...names('devDependencies')]).size
    expect({ all: Number(all), direct: Number(direct), transitive: Number(transitive) }).toEqual({
      all: installed.length,
      direct: wanted,
      transitive: installed.length - wanted,
    })
  })
})

test('all packages have one version and one Node, which the changelog and the README name', () => {
  const of = (find: (manifest: Manifest) => string): string[] => [...new Set(manifests.map(find))]
  expect(of(({ version }) => version)).toEqual([/^## (\S+)$/m.exec(read('CHANGELOG.md'))![1]])
  expect(of(({ engines }) => engines.node)).toEqual([`>=${/You need Node (\S+) or newer/.exec(read('README.md'))![1]}`])
})

test('the image is given what the sources take from beside the packages', () => {
  const files = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.(m?ts|tsx|mjs)$/.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name))
  const folders = readdirSync(join(root, 'packages')).flatMap((name) =>
    ['src', 'bin', 'build'].map((part) => `packages/${name}/${part}`),
  )
  const taken = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap(files)
    .flatMap((file) => {
      const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)
      return [...imports].map(([, path = '']) => relative(root, join(dirname(file), path)))
    })
    .filter((path) => !path.startsWith('packages/'))
  const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
    paths.split(' '),
  )
  expect(taken).not.toEqual([])
  for (const path of taken)
    expect(
      copied.some((each) => path === each || path.startsWith(`${each}/`)),
      path,
    ).toBe(true)
})
