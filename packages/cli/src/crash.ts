import { join } from 'node:path'
import { type CrashFacts, complain, crashReport, dataFolder, EXIT, type Io, stamp, writeJson } from '@haven/lab/ground'

/** A bug of ours is loud: it says so, keeps everything, and ends with a code of its own. */
export function crash(io: Io, error: unknown, facts: CrashFacts = {}): number {
  const { message } = error instanceof Error ? error : new Error(String(error))
  const first = message.split('\n')[0] as string
  complain(io, `INTERNAL ERROR, this is a bug in haven and no fault of yours: ${first}`)
  const file = join(dataFolder(io), 'reports', `${stamp(io)}-${process.pid}.json`)
  try {
    writeJson(file, crashReport(error, facts))
    complain(io, `position and record are in ${file}; please report it`)
  } catch (problem) {
    complain(io, `and the report could not be kept: ${problem instanceof Error ? problem.message : String(problem)}`)
    if (error instanceof Error) complain(io, String(error.stack))
  }
  return EXIT.internal
}
