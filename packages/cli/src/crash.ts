import { join } from 'node:path'
import { EngineError } from '@haven/engine'
import { EXIT } from './exit.ts'
import { dataFolder, stamp, writeJson } from './files.ts'
import { complain, type Io } from './io.ts'

/** What was going on when the rules broke: enough to play it again. */
export interface CrashFacts {
  readonly state?: unknown
  /** A save, a record or a scenario that leads there. */
  readonly game?: unknown
  readonly doing?: string
}

export function crashReport(error: unknown, facts: CrashFacts): object {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  return {
    haven: 1,
    report: 'internal-error',
    ...(facts.doing !== undefined && { doing: facts.doing }),
    error: { name, message, stack },
    state: (error instanceof EngineError ? error.state : undefined) ?? facts.state ?? null,
    game: facts.game ?? null,
  }
}

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
