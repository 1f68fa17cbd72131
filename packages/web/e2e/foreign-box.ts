import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashOfPacked, type PackedBox } from '@haven/table/boxes'
import type { Page } from '@playwright/test'

/** A box of a stranger as its maker packs it, and what worse strangers make of it. */

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const PAGE = join(ROOT, 'docs', 'make-a-box.md')

/** The box that the page teaches, word for word in a fresh folder. */
function followed(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'haven-foreign-')), 'night-shift')
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const blocks = readFileSync(PAGE, 'utf8').matchAll(/^```(?:ts|json)\n\/\/ (\S+)\n([\s\S]*?)^```$/gm)
  for (const [, name = '', text = ''] of blocks) writeFileSync(join(folder, name), text)
  return folder
}

let honest: PackedBox | null = null

export function honestBox(): PackedBox {
  if (!honest) {
    const file = join(mkdtempSync(join(tmpdir(), 'haven-foreign-')), 'box.json')
    execFileSync(process.execPath, [join(ROOT, 'packages/cli/bin/haven.mjs'), 'pack', followed(), '--out', file])
    honest = JSON.parse(readFileSync(file, 'utf8')) as PackedBox
  }
  return honest
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

/** A position that only a game with the box has. */
export const ITS_POSITION = {
  haven: 1,
  boxes: ['night-shift@1.0.0'],
  setup: { heroPlayers: 1, sin: 'nsh-envy', acolytes: 'nuns', story: 'nsh-night-shift', map: 'nsh-map-a' },
}
