import { EngineError, RuleError, type Rules } from '@haven/engine'
import { FROZEN } from './frozen.ts'

/** Rules of earlier releases: a game goes on, is watched and is verified under those that it began with. */

export const OLD_VERSIONS: readonly string[] = Object.keys(FROZEN)

const loaded = new Map<string, Promise<Rules>>()

/** Null: no release had them. */
export async function oldRules(version: string): Promise<Rules | null> {
  const frozen = Object.hasOwn(FROZEN, version) ? FROZEN[version] : undefined
  if (!frozen) return null
  let found = loaded.get(version)
  if (!found) {
    found = frozen().then((file) => withOurErrors(file.compile() as Rules))
    loaded.set(version, found)
    // It may come at the next try: the line was down.
    found.catch(() => loaded.delete(version))
  }
  return found
}

interface Told {
  readonly name: string
  readonly code: RuleError['code']
  readonly rule: string
  readonly params: RuleError['params']
}

/** Everybody around a game knows a refusal by its class: that of the frozen engine is another of the same name. */
function ours(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof RuleError || error instanceof EngineError) return error
  const { name, code, rule, params } = error as Error & Told
  return name === 'RuleError' ? new RuleError(code, rule, params) : error
}

function withOurErrors(rules: Rules): Rules {
  const wrapped = Object.entries(rules).map(([name, value]) => {
    if (typeof value !== 'function') return [name, value]
    const call = (...args: unknown[]): unknown => {
      try {
        return value(...args)
      } catch (error) {
        throw ours(error)
      }
    }
    return [name, call]
  })
  return Object.fromEntries(wrapped) as Rules
}
