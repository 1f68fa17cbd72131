import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { GameRecord } from '@haven/table'

/** The corpus on disk: one packed record for each game. */

const FOLDER = fileURLToPath(new URL('../../corpus', import.meta.url))
const ENDING = '.json.gz'

export interface CorpusFile {
  readonly name: string
  readonly record: GameRecord
}

/** Records as they lie there, unchecked: whoever reads them verifies them. */
export function readCorpus(): CorpusFile[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(ENDING))
  return files.sort().map((file) => ({
    name: file.slice(0, -ENDING.length),
    record: JSON.parse(gunzipSync(readFileSync(`${FOLDER}/${file}`)).toString()),
  }))
}

/** In place of what lay there. */
export function writeCorpus(files: readonly CorpusFile[]): void {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const { name, record } of files) {
    writeFileSync(`${FOLDER}/${name}${ENDING}`, gzipSync(JSON.stringify(record), { level: 9 }))
  }
}
