import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LanguageId } from '../src/pick.ts'

/** What a language still says in English: the files that take words from the folder of English. */

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
/** Where each language has a folder of its own. */
export const HOMES = ['packages/text/src', 'packages/second-box/src/words']

/** Types alone are no words. */
const BORROWED = /^(?:export|import)(?! type\b)[^'"]*\bfrom '(?:\.\.\/)+en\/[\w/.-]+'/m
/** Texts, roughly: what stands in quotes, without what is put in. */
const QUOTED = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g

export interface LeftFile {
  /** From the root of the project. */
  readonly file: string
  /** About how many words English has in its place. */
  readonly words: number
}

export function wordsOf(source: string): number {
  const texts = source.replace(/^(?:import|export) .*$/gm, '').match(QUOTED) ?? []
  return (
    texts
      .join(' ')
      .replace(/\$\{[^{}]*\}/g, ' ')
      .match(/\p{L}[\p{L}’'-]*/gu)?.length ?? 0
  )
}

export const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

export function leftIn(language: Exclude<LanguageId, 'en' | 'pseudo'>): LeftFile[] {
  return HOMES.flatMap((home) => {
    const folder = join(ROOT, home, language)
    return sourcesIn(folder)
      .filter((path) => BORROWED.test(readFileSync(path, 'utf8')))
      .map((path) => {
        const english = join(ROOT, home, 'en', relative(folder, path))
        return { file: relative(ROOT, path).replaceAll('\\', '/'), words: wordsOf(readFileSync(english, 'utf8')) }
      })
  })
}
