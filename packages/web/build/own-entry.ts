import type { Plugin } from 'vite'

/**
 * The first file of a worker is its own: nothing else imports it. WebKit does not know that file again when a part that
 * comes later imports it, and runs it a second time: the worker would begin anew and forget all that it was told.
 */

interface Chunk {
  readonly type: string
  readonly fileName: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

/** Who imports an entry; none should. */
export function importersOfEntry(chunks: readonly Chunk[]): string[] {
  const entries = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  return chunks
    .filter(({ imports = [], dynamicImports = [] }) =>
      [...imports, ...dynamicImports].some((file) => entries.has(file)),
    )
    .map(({ fileName }) => fileName)
}

export function ownEntry(): Plugin {
  return {
    name: 'haven-own-entry',
    apply: 'build',
    options: (given) => ({ ...given, preserveEntrySignatures: 'strict' }),
    generateBundle(_, bundle) {
      const importers = importersOfEntry(Object.values(bundle))
      if (importers.length > 0) this.error(`the first file of a worker is imported by ${importers.join(', ')}`)
    },
  }
}
