import { existsSync, readFileSync, statSync } from 'node:fs'
import { register } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { coreBox } from '@haven/content'
import { type Box, compileBox, type Rules } from '@haven/engine'
import { checkBox, type Fault } from '@haven/engine/kit'
import { type BoxWords, type Catalogue, english, withWords } from '@haven/text'
import { InputError } from '../ground/exit.ts'
import { pathFrom } from '../ground/files.ts'
import type { Io } from '../ground/io.ts'
import { coreRules } from './box.ts'

/**
 * Boxes beside the core box: ES modules that export `box` and `words`. Tools take their paths with `--box` and get
 * rules and words from `loadRules`; workers do the same with the same paths.
 */
export interface LoadedBox {
  /** As it was given. */
  readonly path: string
  readonly box: Box
  readonly words: BoxWords
}

const ENTRIES = ['index.ts', 'index.js', 'index.mjs']

function entryOf(path: string): string {
  if (!existsSync(path)) throw new InputError(`cannot read ${path}: no such file or folder`, 'unreadable')
  if (!statSync(path).isDirectory()) return path
  const entry = ENTRIES.map((name) => join(path, name)).find((file) => existsSync(file))
  if (!entry) throw new InputError(`${path} is no box: it has neither ${ENTRIES.join(' nor ')}`, 'no-box')
  return entry
}

/** Node takes .ts and .js for modules only where the nearest package.json says so. */
function isModule(entry: string): boolean {
  if (/\.m[jt]s$/.test(entry)) return true
  for (let folder = dirname(entry); ; folder = dirname(folder)) {
    const file = join(folder, 'package.json')
    if (existsSync(file)) return /"type"\s*:\s*"module"/.test(readFileSync(file, 'utf8'))
    if (folder === dirname(folder)) return false
  }
}

let hooked = false

/** Wherever a box lies, it finds the engine that it is for. */
function lendPackages(): void {
  if (hooked) return
  hooked = true
  register('./resolve-haven.mjs', import.meta.url)
}

/** `path` is absolute. */
export async function loadBox(path: string): Promise<LoadedBox> {
  const entry = entryOf(path)
  if (!isModule(entry)) {
    throw new InputError(`${path} is no module yet: put a package.json with { "type": "module" } beside it`, 'no-box')
  }
  lendPackages()
  let module: { readonly box?: unknown; readonly words?: unknown }
  try {
    module = await import(/* @vite-ignore */ pathToFileURL(entry).href)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new InputError(`cannot load ${path}: ${reason}`, 'no-box')
  }
  const { box, words = {} } = module
  if (!isObject(box)) throw new InputError(`${path} is no box: it does not export "box"`, 'no-box')
  if (!isObject(words)) throw new InputError(`${path}: "words" must be an object`, 'no-box')
  return { path, box: box as unknown as Box, words }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

export const catalogueFor = (loaded: readonly LoadedBox[]): Catalogue =>
  loaded.reduce((catalogue, { words }) => withWords(catalogue, words), english as Catalogue)

/** The faults of boxes beside the core box; with their words, unless they are only to be played with. */
export function faultsOf(loaded: readonly LoadedBox[], withTheirWords: boolean): Fault[] {
  const catalogue = catalogueFor(loaded)
  const written = loaded.flatMap(({ words }) => Object.keys(words.cards ?? {}))
  const words = withTheirWords ? { card: (id: string) => catalogue.card(id), written } : undefined
  // Box 0 is the core box: what it holds is ours to check, and it is, by our own tests.
  return checkBox([coreBox, ...loaded.map(({ box }) => box)], words).filter(({ box }) => box > 0)
}

/** The rules of the core box and of these (absolute paths), and the words for all of them. */
export async function loadRules(paths: readonly string[]): Promise<{ rules: Rules; catalogue: Catalogue }> {
  if (paths.length === 0) return { rules: coreRules(), catalogue: english }
  const loaded: LoadedBox[] = []
  for (const path of paths) loaded.push(await loadBox(path))
  const faults = faultsOf(loaded, false)
  if (faults.length > 0) {
    const at = loaded[(faults[0] as Fault).box - 1]?.path ?? paths[0]
    const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`
    throw new InputError(`${at} has ${count}; "haven check-box ${at}" tells them`, 'faulty-box')
  }
  return { rules: compileBox(coreBox, ...loaded.map(({ box }) => box)), catalogue: catalogueFor(loaded) }
}

/** `--box a,b` as absolute paths. */
export const boxPaths = (io: Io, given: string | undefined): string[] =>
  (given ?? '')
    .split(',')
    .filter((path) => path !== '')
    .map((path) => pathFrom(io, path))
