import type { Plugin } from 'vite'
import { LANGUAGES } from './languages.ts'

/**
 * The first page names what it will need, so that nothing waits for a script to find out: what every page is made of is
 * fetched with it, and what a game is made of as soon as the address says that there is one (`base/ahead.ts`).
 */

/** What the worker of a game is made of, besides its first file. */
export const JUDGE = 'judge'

/** What is fetched for every page, and what for the page of a game. */
const ALWAYS = ['/web/src/app/App.tsx']
const GAME = ['/web/src/screens/table/TablePage.tsx']
/** What a language says in a game: each page fetches its own. */
const WORDS = ['game', 'table']

interface Chunk {
  readonly type: string
  readonly fileName: string
  readonly moduleIds?: readonly string[]
  readonly imports?: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}

/** The files of these modules, and of all that they import. */
function filesOf(bundle: Readonly<Record<string, Chunk>>, modules: readonly string[]): string[] {
  const found = new Set<string>()
  const add = (file: string): void => {
    if (found.has(file)) return
    found.add(file)
    for (const sheet of bundle[file]?.viteMetadata?.importedCss ?? []) found.add(sheet)
    for (const next of bundle[file]?.imports ?? []) add(next)
  }
  for (const module of modules) {
    const chunk = Object.values(bundle).find(
      ({ type, moduleIds }) => type === 'chunk' && moduleIds?.some((id) => id.endsWith(module)),
    )
    if (!chunk) throw new Error(`no part of the client has ${module}`)
    add(chunk.fileName)
  }
  return [...found]
}

const attributesOf = (file: string): Record<string, string | true> =>
  file.endsWith('.css')
    ? { rel: 'preload', as: 'style', crossorigin: true, href: `/${file}` }
    : { rel: 'modulepreload', crossorigin: true, href: `/${file}` }

export function ahead(): Plugin {
  return {
    name: 'haven-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html
        const chunks = bundle as Readonly<Record<string, Chunk>>
        const always = filesOf(chunks, ALWAYS)
        const game = filesOf(chunks, GAME).filter((file) => !always.includes(file))
        const words = LANGUAGES.map((language) => {
          const files = (...parts: string[]): string[] =>
            filesOf(
              chunks,
              parts.map((part) => `/text/src/${language}/${part}.ts`),
            )
              .filter((file) => !always.includes(file))
              .map((file) => `/${file}`)
          return [language, { page: files('page'), game: files(...WORDS) }] as const
        })
        const judge = Object.keys(chunks).filter((file) => file.startsWith(`assets/${JUDGE}-`))
        if (judge.length !== 1) throw new Error('the worker of a game is not in one piece')
        const known = (file: string): boolean => html.includes(`/${file}"`)
        return {
          html,
          tags: [
            ...always
              .filter((file) => !known(file))
              .map((file) => ({ tag: 'link', attrs: attributesOf(file), injectTo: 'head' as const })),
            {
              tag: 'script',
              attrs: { type: 'application/json', id: 'ahead' },
              children: JSON.stringify([...game.filter((file) => !known(file)), ...judge].map((file) => `/${file}`)),
              injectTo: 'body' as const,
            },
            {
              tag: 'script',
              attrs: { type: 'application/json', id: 'ahead-words' },
              children: JSON.stringify(Object.fromEntries(words)),
              injectTo: 'body' as const,
            },
          ],
        }
      },
    },
  }
}
