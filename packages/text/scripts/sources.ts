import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { entriesOf, type FileEntries } from './entries.ts'
import { HOMES, ROOT, sourcesIn } from './left.ts'

/** The source files of a language, each beside that of English. */

export const TRANSLATED = { de: 'German', fr: 'French', ru: 'Russian' } as const
export type Translated = keyof typeof TRANSLATED

export interface SourceFile extends FileEntries {
  readonly path: string
  readonly name: string
  readonly source: string
  /** What English says in the place of an entry. */
  readonly english: (id: string) => string
}

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Two boxes have files of the same name. */
const nameOf = (home: string, path: string): string => `${home.includes('second-box') ? 'second-box/' : ''}${path}`

/** A name with forms stands beside a plain one, and the other way round. */
const besides = (id: string): readonly string[] => [id, `${id}.name`, id.replace(/\.name$/, '')]

/** By their files: all languages stand beside the same. */
const englishCells = new Map<string, ReadonlyMap<string, string>>()

function cellsOf(home: string, path: string): ReadonlyMap<string, string> {
  const folder = join(ROOT, home, 'en')
  // English has the drills as data, the others in two files.
  const drills = /^drills\/says-(\d)\.ts$/.exec(path)
  const source = drills
    ? `export const says${drills[1]} = ${read(join(folder, 'drills/says.json'))}`
    : read(join(folder, path))
  return new Map(entriesOf(nameOf(home, path), source)?.entries.map(({ id, cell }) => [id, cell]))
}

function englishOf(home: string, path: string): SourceFile['english'] {
  const name = nameOf(home, path)
  const cells = englishCells.get(name) ?? cellsOf(home, path)
  englishCells.set(name, cells)
  return (id) => besides(id).flatMap((each) => cells.get(each) ?? [])[0] ?? ''
}

function fileOf(home: string, path: string, language: Translated): SourceFile {
  const name = nameOf(home, path)
  const full = join(ROOT, home, language, path)
  const source = read(full)
  const found = entriesOf(name, source)
  if (!found) throw new Error(`${relative(ROOT, full)} is no TypeScript`)
  return { ...found, path: full, name, source, english: englishOf(home, path) }
}

export const filesOf = (language: Translated): SourceFile[] =>
  HOMES.flatMap((home) => {
    const folder = join(ROOT, home, language)
    return sourcesIn(folder).map((path) => fileOf(home, relative(folder, path).replaceAll('\\', '/'), language))
  })
