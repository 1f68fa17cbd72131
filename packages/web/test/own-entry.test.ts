import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { importersOfEntry, ownEntry } from '../build/own-entry.ts'

const ENTRY = 'worker.js'
const FILES: Readonly<Record<string, string>> = {
  [ENTRY]: 'import { shared } from "shared.js"; console.log(shared); import("late.js")',
  'late.js': 'import { shared } from "shared.js"; console.log("late", shared)',
  'shared.js': 'export const shared = Math.random()',
}

/** A worker whose part that comes later has something in common with its first file. */
async function built(plugins: readonly ReturnType<typeof ownEntry>[]) {
  const files = {
    name: 'files',
    resolveId: (id: string) => (id in FILES ? id : null),
    load: (id: string) => FILES[id] ?? null,
  }
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: false } },
    plugins: [files, ...plugins],
  })
  return (Array.isArray(result) ? result : [result]).flatMap((each) => ('output' in each ? each.output : []))
}

describe('the first file of a worker', () => {
  it('is imported by nobody: WebKit would run it twice', async () => {
    expect(importersOfEntry(await built([ownEntry()]))).toEqual([])
  })

  it('would be imported by what comes later', async () => {
    const importers = importersOfEntry(await built([]))
    expect(importers).toHaveLength(1)
    expect(importers[0]).toMatch(/late/)
  })
})
