import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One folder for what tests write, removed after the last: files share their modules, so no file's own hook can know. */
export default function tidy(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'haven-test-'))
  process.env.HAVEN_TEST_FOLDER = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
