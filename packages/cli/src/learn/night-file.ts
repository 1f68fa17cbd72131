import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { asIds, asList, asNumber, asObject, checkFormat } from '@haven/engine/files'
import { dataFolder, InputError, type Io, readJson, writeJson } from '@haven/lab/ground'

/** How far somebody has come in First Night, kept after each answer. */
export interface Night {
  /** The scene that is played, and the person's answers in it. */
  readonly scene: number
  readonly answers: readonly string[]
  readonly wrongs: number
  /** Scenes that were played to their end. */
  readonly done: readonly number[]
}

const NEW: Night = { scene: 1, answers: [], wrongs: 0, done: [] }
const MOST_SCENES = 99

const nightFile = (io: Io): string => join(dataFolder(io), 'first-night.json')

/** What is no night any more begins anew. */
export function readNight(io: Io): Night {
  if (!existsSync(nightFile(io))) return NEW
  try {
    const { scene, answers, wrongs, done } = asObject(checkFormat(readJson(io, nightFile(io))), 'file')
    return {
      scene: asNumber(scene, 'scene', 0, MOST_SCENES),
      answers: asIds(answers, 'answers', () => true),
      wrongs: asNumber(wrongs, 'wrongs', 0, Number.MAX_SAFE_INTEGER),
      done: asList(done, 'done').map((each) => asNumber(each, 'done', 0, MOST_SCENES)),
    }
  } catch {
    return NEW
  }
}

/** A full disk is no reason to stop: then it begins anew the next time. */
export function writeNight(io: Io, night: Night): void {
  try {
    writeJson(nightFile(io), { haven: 1, ...night })
  } catch (error) {
    if (!(error instanceof InputError)) throw error
  }
}
