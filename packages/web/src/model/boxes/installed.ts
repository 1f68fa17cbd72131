import type { BoxManifest, PackedBox } from '@haven/table/boxes'
import type { BoxWords } from '@haven/text'
import { type Signal, signal } from '@preact/signals'
import { completed, done, openDatabase } from '../../base/database.ts'
import type { PageBox } from './shelf.ts'

/**
 * Boxes of strangers on this device: what they say of themselves lies where it is read at once, they themselves in a
 * database. What a page has of one is data; its script runs in a cell alone (`sealed/open.ts`). A worker has none.
 */

const KEY = 'haven.boxes'
const DATABASE = 'haven-boxes'
const BOXES = 'boxes'

function read(): readonly BoxManifest[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as readonly BoxManifest[]) : []
  } catch {
    return []
  }
}

export const installed: Signal<readonly BoxManifest[]> = signal(read())

function keep(manifests: readonly BoxManifest[]): void {
  localStorage.setItem(KEY, JSON.stringify(manifests))
  installed.value = manifests
}

/** One deed, and the database is closed again: it is rarely looked at. */
async function inBoxes<T>(
  mode: IDBTransactionMode,
  deed: (boxes: IDBObjectStore) => Promise<T> | undefined,
): Promise<T> {
  const database = await openDatabase(DATABASE, ({ result }) => void result.createObjectStore(BOXES))
  try {
    const transaction = database.transaction(BOXES, mode)
    const found = deed(transaction.objectStore(BOXES))
    await completed(transaction)
    return (await found) as T
  } finally {
    database.close()
  }
}

/** Reads and checks all of it, and keeps it. Another version takes the place of the one before. Throws a RuleError. */
export async function install(text: string): Promise<BoxManifest> {
  const { readBox } = await import('./read-box.ts')
  const { manifest } = readBox(text)
  const before = installed.value.filter(({ id }) => id === manifest.id)
  await inBoxes('readwrite', (boxes) => {
    for (const { hash } of before) boxes.delete(hash)
    boxes.put(text, manifest.hash)
  })
  keep([...installed.value.filter(({ id }) => id !== manifest.id), manifest])
  return manifest
}

export async function uninstall(hash: string): Promise<void> {
  keep(installed.value.filter((manifest) => manifest.hash !== hash))
  await inBoxes('readwrite', (boxes) => void boxes.delete(hash))
}

/** As it was installed, checked again: a database can be written by hand. */
export async function packedBox(hash: string): Promise<PackedBox> {
  const [{ readBox }, text] = await Promise.all([
    import('./read-box.ts'),
    inBoxes('readonly', (boxes) => done(boxes.get(hash))),
  ])
  return readBox(String(text))
}

const pageBox = (manifest: BoxManifest): PageBox => ({
  manifest,
  load: async () => {
    const [{ boxOfTables }, { tables }] = await Promise.all([import('@haven/table/boxes'), packedBox(manifest.hash)])
    return boxOfTables(tables)
  },
  words: async () => {
    const { words } = await packedBox(manifest.hash)
    return { ...(words.en as object), languages: words } as unknown as BoxWords
  },
})

const known = new Map<string, PageBox>()

/** As a page shows games with them. */
export const installedBoxes = (): readonly PageBox[] =>
  installed.value.map((manifest) => {
    const found = known.get(manifest.hash) ?? pageBox(manifest)
    known.set(manifest.hash, found)
    return found
  })
