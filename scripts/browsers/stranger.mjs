// A box of somebody else, packed as its maker packs it: a server offers it, and the page plays it sealed off.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deflateRawSync } from 'node:zlib'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export function packStranger() {
  const folder = mkdtempSync(join(tmpdir(), 'haven-stranger-'))
  const file = join(folder, 'box.json')
  const haven = join(ROOT, 'packages/cli/bin/haven.mjs')
  execFileSync(process.execPath, [haven, 'pack', join(ROOT, 'examples/box-low-tide'), '--out', file])
  const { manifest } = JSON.parse(readFileSync(file, 'utf8'))
  const setup = { heroPlayers: 1, sin: 'pride', map: 'low-tide-quay' }
  const position = { haven: 1, boxes: [`${manifest.id}@${manifest.version}`], setup }
  return {
    file,
    manifest,
    /** A game on its map as it begins, as links have it. */
    packed: deflateRawSync(JSON.stringify(position)).toString('base64url'),
    remove: () => rmSync(folder, { recursive: true }),
  }
}
