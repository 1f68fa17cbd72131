import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'
import type { Box } from '@haven/engine'
// biome-ignore lint/style/noRestrictedImports: a box that the host offers is made of the kit, as everywhere
import * as kit from '@haven/engine/kit'
import { type BoxManifest, readPacked, type ShelvedBox } from '@haven/table/boxes'

/** The packed boxes that a host offers: only these run here, and devices that lack one get it as it is. */
export interface OfferedBox extends ShelvedBox {
  /** The whole file. */
  readonly text: string
}

const filesIn = (path: string): readonly string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => join(path, name))
    : [path]

/** The host has put it there: it runs as the server's own code does. */
const boxOf = (script: string): Box => runInThisContext(`(${script})`)({ ...kit }) as Box

function offered(file: string): OfferedBox {
  const text = readFileSync(file, 'utf8')
  const { manifest, script } = readPacked(text)
  const box = boxOf(script)
  if (box.id !== manifest.id || box.version !== manifest.version) throw new Error(`${file} is not ${manifest.id}`)
  return { manifest, text, load: async () => box }
}

/** `HAVEN_BOXES`: files and folders of packed boxes, commas between them. Throws what is wrong with the first bad one. */
export function offeredBoxes(setting: string | undefined): readonly OfferedBox[] {
  const paths = (setting ?? '').split(',').map((path) => path.trim())
  return paths.filter((path) => path !== '').flatMap((path) => filesIn(path).map(offered))
}

export const manifestsOf = (boxes: readonly ShelvedBox[]): readonly BoxManifest[] => boxes.map((box) => box.manifest)
