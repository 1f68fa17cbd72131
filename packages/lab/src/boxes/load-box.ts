import { existsSync, readFileSync, statSync } from 'node:fs'
import { register } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { coreBox } from '@haven/content'
import { type Box, compileBox, type Rules } from '@haven/engine'
import { checkBox, type Fault } from '@haven/engine/kit'
import type { Versions } from '@haven/table'
import {
  checkedWords,
  Library,
  olderBoxes,
  olderManifests,
  readPacked,
  type ShelvedBox,
  shippedManifest,
  wordsByLanguage,
} from '@haven/table/boxes'
import { type BoxLanguages, type BoxWords, type Catalogue, catalogueOf, withWords } from '@haven/text'
import { boxInLanguage, fetchPart, type LanguageId, MOST_TEXT } from '@haven/text/languages'
import { InputError } from '../ground/exit.ts'
import { missing, pathFrom } from '../ground/files.ts'
import type { Io } from '../ground/io.ts'
import { coreRules } from './box.ts'

/**
 * Boxes beside the core box: ES modules that export `box`, `words` and perhaps `art`. Tools take their paths with `--box` and get
 * rules and words from `loadRules`; workers do the same with the same paths.
 */
export interface LoadedBox {
  /** As it was given. */
  readonly path: string
  readonly box: Box
  readonly words: BoxWords
  /** It comes with Haven, and has its words apart in every language; those above are English. */
  readonly languages?: BoxLanguages
  /** Its pictures, as they came: `artReport` says whether they can be shown. */
  readonly art: unknown
}

const ENTRIES = ['index.ts', 'index.js', 'index.mjs']

export function entryOf(path: string): string {
  if (!existsSync(path)) throw missing(path)
  if (!statSync(path).isDirectory()) return path
  const entry = ENTRIES.map((name) => join(path, name)).find((file) => existsSync(file))
  if (!entry) throw InputError.coded('no-box', 'boxWithoutEntry', { path, entries: ENTRIES })
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

/** `path` is absolute: of a folder, a module, or a packed box. */
export async function loadBox(path: string): Promise<LoadedBox> {
  const entry = entryOf(path)
  if (entry.endsWith('.json')) return loadPacked(path)
  if (!isModule(entry)) {
    throw InputError.coded('no-box', 'boxNoModule', { path })
  }
  lendPackages()
  let module: Readonly<Record<'box' | 'words' | 'art' | 'languages', unknown>>
  try {
    module = await import(/* @vite-ignore */ pathToFileURL(entry).href)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw InputError.coded('no-box', 'boxNotLoaded', { path, message })
  }
  const { box, words = {}, art = {}, languages } = module
  if (!isObject(box)) throw InputError.coded('no-box', 'boxNotExported', { path })
  if (!isObject(words)) throw InputError.coded('no-box', 'boxWordsNoObject', { path })
  wordsByLanguage(words)
  // The second box in its own folder: its words are fetched by language, as everywhere else.
  const own = isObject(languages) && { languages: languages as unknown as BoxLanguages }
  return { path, box: box as unknown as Box, words, art, ...own }
}

async function loadPacked(path: string): Promise<LoadedBox> {
  const { words, art, script } = readPacked(readFileSync(path, 'utf8'))
  const { boxOfScript } = await import('./script.ts')
  const { en, ...languages } = checkedWords(words)
  return { path, box: boxOfScript(script), words: { ...en, languages }, art }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

export async function catalogueFor(language: LanguageId, loaded: readonly LoadedBox[] = []): Promise<Catalogue> {
  const core = catalogueOf(await fetchPart(language, 'game'))
  const all = loaded.map(async ({ words, languages }) => (languages ? boxInLanguage(language, languages) : words))
  return (await Promise.all(all)).reduce(withWords, core)
}

/** The faults of boxes beside the core box; with their words, unless they are only to be played with. */
export function faultsOf(loaded: readonly LoadedBox[], catalogue: Catalogue | null): Fault[] {
  const written = loaded.flatMap(({ words }) => Object.keys(words.cards ?? {}))
  const language = (catalogue?.language ?? 'en') as LanguageId
  const isTranslated = loaded.every((each) => each.languages ?? each.words.languages?.[language])
  const most = MOST_TEXT[isTranslated ? language : 'en']
  const words = catalogue ? { card: (id: string) => catalogue.card(id), written, most } : undefined
  // Box 0 is the core box: what it holds is ours to check, and it is, by our own tests.
  return checkBox([coreBox, ...loaded.map(({ box }) => box)], words).filter(({ box }) => box > 0)
}

/** What games at a table are played with: the core box, the second box and those that were given, whatever they use of them. */
export interface Shelf {
  readonly versions: Versions
  /** All of them together: a game is drawn by these. */
  readonly all: Rules
  /** The hashes of those that were given. */
  readonly given: readonly string[]
  readonly loaded: readonly LoadedBox[]
}

/** `older` are the rules of earlier releases, `frozen` earlier versions of the second box. */
export async function loadShelf(
  paths: readonly string[],
  older: (version: string) => Promise<Rules | null>,
  frozen: Readonly<Record<string, () => Promise<Box>>>,
): Promise<Shelf> {
  const { box, words, languages } = await import('@haven/second-box')
  const second: LoadedBox = { path: box.id, box, words, art: {}, languages }
  const given = await loadSound(paths)
  const loaded = given.some((each) => each.box.id === box.id) ? given : [second, ...given]
  const shelf = loaded.map((each): ShelvedBox => {
    return { manifest: shippedManifest(each.box, each.words), load: async () => each.box }
  })
  const before = shelf.flatMap(({ manifest }) => olderBoxes(olderManifests(manifest, Object.keys(frozen)), frozen))
  const versions = new Library(coreBox, older, () => [...shelf, ...before])
  const hashes = shelf.map(({ manifest }) => manifest.hash)
  const own = hashes.filter((_, i) => given.includes(loaded[i] as LoadedBox))
  return { versions, all: await versions.with(hashes), given: own, loaded }
}

/** The rules of the core box and of these (absolute paths). */
export async function loadRules(paths: readonly string[]): Promise<{ rules: Rules; loaded: readonly LoadedBox[] }> {
  if (paths.length === 0) return { rules: coreRules(), loaded: [] }
  const loaded = await loadSound(paths)
  return { rules: compileBox(coreBox, ...loaded.map(({ box }) => box)), loaded }
}

async function loadSound(paths: readonly string[]): Promise<readonly LoadedBox[]> {
  const loaded: LoadedBox[] = []
  for (const path of paths) loaded.push(await loadBox(path))
  const faults = faultsOf(loaded, null)
  if (faults.length > 0) {
    const at = loaded[(faults[0] as Fault).box - 1]?.path ?? (paths[0] as string)
    throw InputError.coded('faulty-box', 'boxFaulty', { path: at, faults: faults.length })
  }
  return loaded
}

/** `--box a,b` as absolute paths. */
export const boxPaths = (io: Io, given: string | undefined): string[] =>
  (given ?? '')
    .split(',')
    .filter((path) => path !== '')
    .map((path) => pathFrom(io, path))
