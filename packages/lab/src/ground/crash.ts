import { EngineError } from '@haven/engine'

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
