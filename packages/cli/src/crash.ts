import { join } from 'node:path'
import {
  type CrashFacts,
  complain,
  crashReport,
  type Desk,
  dataFolder,
  EXIT,
  InputError,
  stamp,
  writeJson,
} from '@haven/lab/ground'

/** A bug of ours is loud: it says so, keeps everything, and ends with a code of its own. */
export function crash(io: Desk, error: unknown, facts: CrashFacts = {}): number {
  const { crash: words, input } = io.words
  const { message } = error instanceof Error ? error : new Error(String(error))
  complain(io, words.bug(message.split('\n')[0] as string))
  const file = join(dataFolder(io), 'reports', `${stamp(io)}-${process.pid}.json`)
  try {
    writeJson(file, crashReport(error, facts))
    complain(io, words.kept(file))
  } catch (problem) {
    complain(io, words.notKept(problem instanceof InputError ? problem.inWords(input) : String(problem)))
    if (error instanceof Error) complain(io, String(error.stack))
  }
  return EXIT.internal
}
