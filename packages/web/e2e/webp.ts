import { spawnSync } from 'node:child_process'
// @ts-expect-error a script of Node, without types
import { installByApt, isDebianRoot } from '../../../scripts/apt.mjs'

/** Moving pictures of stills: by img2webp, which Debian has in its package "webp". */

const PROGRAM = 'img2webp'
const has = (): boolean => spawnSync(PROGRAM, ['-version'], { stdio: 'ignore' }).status === 0

export interface Frame {
  readonly file: string
  /** Milliseconds. */
  readonly shown: number
}

export function needImg2webp(): void {
  if (has()) return
  if (isDebianRoot()) installByApt('webp', 'the film of a turn')
  if (!has()) throw new Error(`${PROGRAM} is missing: install the package "webp" (Debian, Homebrew) and run this again`)
}

export function animate(frames: readonly Frame[], quality: number, to: string): void {
  const pictures = frames.flatMap(({ file, shown }) => ['-d', String(Math.max(20, Math.round(shown))), file])
  const { status, stderr } = spawnSync(
    PROGRAM,
    ['-loop', '0', '-min_size', '-lossy', '-q', String(quality), '-m', '4', ...pictures, '-o', to],
    { encoding: 'utf8', maxBuffer: 1e8 },
  )
  if (status !== 0) throw new Error(`${PROGRAM}: ${stderr}`)
}
