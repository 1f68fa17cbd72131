import type { BoxManifest, BoxVersion, PackedBox } from '@haven/table/boxes'
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

/** Of several versions of a box the last is that of new games. */
export const isOlder = ({ id, hash }: BoxManifest): boolean =>
  installed.value.findLast((manifest) => manifest.id === id)?.hash !== hash

async function put(text: string, manifest: BoxManifest, gone: readonly BoxManifest[]): Promise<void> {
  await inBoxes('readwrite', (boxes) => {
    for (const { hash } of gone) boxes.delete(hash)
    boxes.put(text, manifest.hash)
  })
}

async function readNew(text: string): Promise<BoxManifest> {
  const { readNewBox } = await import('./read-box.ts')
  return readNewBox(text).manifest
}

/**
 * Reads and checks all of it, and keeps it. Another version takes the place of the one before, which stays for the games
 * that began with it. Throws a RuleError.
 */
export async function install(text: string, inUse: () => Promise<(box: BoxVersion) => boolean>): Promise<BoxManifest> {
  const manifest = await readNew(text)
  const others = installed.value.filter(({ hash }) => hash !== manifest.hash)
  const before = others.filter(({ id }) => id === manifest.id)
  const isInUse = before.length === 0 ? () => true : await inUse()
  const gone = before.filter((each) => !isInUse(each))
  await put(text, manifest, gone)
  keep([...others.filter((each) => !gone.includes(each)), manifest])
  return manifest
}

/** The same for a game that wants this version: where there is another, that stays the one of new games. */
export async function installFor(text: string): Promise<BoxManifest> {
  const manifest = await readNew(text)
  await put(text, manifest, [])
  keep([manifest, ...installed.value.filter(({ hash }) => hash !== manifest.hash)])
  return manifest
}

/** All versions of it. */
export async function uninstall(id: string): Promise<void> {
  const gone = installed.value.filter((manifest) => manifest.id === id)
  keep(installed.value.filter((manifest) => manifest.id !== id))
  await inBoxes('readwrite', (boxes) => {
    for (const { hash } of gone) boxes.delete(hash)
    return undefined
  })
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
    return isOlder(manifest) ? { ...found, isOlder: true } : found
  })
