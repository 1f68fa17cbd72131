import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashOfPacked, type PackedBox } from '@haven/table/boxes'
import { late } from '@haven/testkit'
import type { Page } from '@playwright/test'

/** A box of a stranger as its maker packs it, and what worse strangers make of it. */

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const BOX = join(ROOT, 'examples/box-low-tide')

const PAGE = join(ROOT, 'docs', 'make-a-box.md')

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'haven-foreign-'))

function packed(box: string): PackedBox {
  const file = join(newFolder(), 'box.json')
  execFileSync(process.execPath, [join(ROOT, 'packages/cli/bin/haven.mjs'), 'pack', box, '--out', file])
  return JSON.parse(readFileSync(file, 'utf8')) as PackedBox
}

let honest: PackedBox | null = null

export function honestBox(): PackedBox {
  honest ??= packed(BOX)
  return honest
}

/** The box that the page for makers teaches, word for word in a fresh folder. */
export function taughtBox(): PackedBox {
  const folder = join(newFolder(), 'night-shift')
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const blocks = readFileSync(PAGE, 'utf8').matchAll(/^```(?:ts|json)\n\/\/ (\S+)\n([\s\S]*?)^```$/gm)
  for (const [, name = '', text = ''] of blocks) writeFileSync(join(folder, name), text)
  return packed(folder)
}

/** The same with another script; `make` gets the text of the honest one. */
export function otherBox(name: string, make: (script: string) => string): PackedBox {
  const { manifest, ...rest } = honestBox()
  const box = { ...rest, script: make(rest.script), manifest: { ...manifest, names: { en: name } } }
  return { ...box, manifest: { ...box.manifest, hash: hashOfPacked(box) } }
}

/** It lies on this device from the next page on. */
export async function lay(page: Page, box: PackedBox): Promise<void> {
  await page.evaluate(
    async ({ text, manifest }) => {
      const opening = indexedDB.open('haven-boxes', 1)
      opening.onupgradeneeded = () => opening.result.createObjectStore('boxes')
      await new Promise((resolve) => {
        opening.onsuccess = resolve
      })
      const transaction = opening.result.transaction('boxes', 'readwrite')
      transaction.objectStore('boxes').put(text, manifest.hash)
      await new Promise((resolve) => {
        transaction.oncomplete = resolve
      })
      opening.result.close()
      localStorage.setItem('haven.boxes', JSON.stringify([manifest]))
    },
    { text: JSON.stringify(box), manifest: box.manifest },
  )
}

/** A game on its map, as it begins, and shortly before its end: whoever falls next ends it. */
const setup = { heroPlayers: 1, sin: 'pride', map: 'low-tide-quay' }
const boxes = ['low-tide@1.0.0']
export const ITS_GAME = { haven: 1, boxes, setup }
export const ITS_END = { ...late(1), boxes, setup: { ...late(1).setup, map: 'low-tide-quay' } }
