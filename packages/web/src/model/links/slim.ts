import { RuleError, type Rules } from '@haven/engine'
import { canonicalJson } from '@haven/engine/files'
import type { NotedPosition } from './moment.ts'

/**
 * A position without what goes without saying. Nothing is assumed about defaults: a field is left out only if the
 * engine, reading the rest, comes to the same position again.
 */

type Json = Record<string, unknown>

const SEED = 'haven/link'

/** Parts in which each field counts for itself; the others stay or go as a whole. */
const DEEP: readonly string[] = [
  'setup',
  'mission',
  'dead',
  'sins',
  'removed',
  'known',
  'turn',
  'roundFacts',
  'current',
]

/** What chance draws at set-up is told in any case: that it came out the same once proves nothing. */
const DRAWN: ReadonlySet<string> = new Set([
  'haven',
  ...['heroPlayers', 'sin', 'acolytes', 'story', 'map', 'heroes', 'team'].map((field) => `setup.${field}`),
  'setup',
  'tokens',
  'sins',
  'sins.hand',
  'sinDeck',
  'inventory',
  'upgradeDeck',
  'apocalypseDeck',
  'darkPast',
])

function comesTo(rules: Rules, slim: Json, wanted: string): boolean {
  try {
    return canonicalJson(rules.toPosition(rules.fromPosition(slim as unknown as NotedPosition, SEED))) === wanted
  } catch (error) {
    if (error instanceof RuleError) return false
    throw error
  }
}

const without = (object: Json, name: string): Json => {
  const { [name]: _, ...rest } = object
  return rest
}

/** What does not come back from the engine as it is (scripted by hand, say) is left as it is. */
export function slim(rules: Rules, position: NotedPosition): NotedPosition {
  const { note, ...rest } = position
  let found = rest as unknown as Json
  const wanted = canonicalJson(found)
  if (!comesTo(rules, found, wanted)) return position
  const attempt = (next: Json): boolean => {
    if (!comesTo(rules, next, wanted)) return false
    found = next
    return true
  }
  for (const name of Object.keys(found)) {
    if (!DRAWN.has(name) && attempt(without(found, name))) continue
    if (!DEEP.includes(name)) continue
    for (const field of Object.keys(found[name] as Json)) {
      if (!DRAWN.has(`${name}.${field}`)) attempt({ ...found, [name]: without(found[name] as Json, field) })
    }
  }
  slimHeroes(found, attempt)
  return { ...found, ...(note !== undefined && { note }) } as unknown as NotedPosition
}

function slimHeroes(position: Json, attempt: (next: Json) => boolean): void {
  let now = position
  const heroes = position.heroes as readonly Json[] | undefined
  for (const [place, hero] of (heroes ?? []).entries()) {
    for (const field of Object.keys(hero)) {
      if (field === 'hero') continue
      const list = [...(now.heroes as readonly Json[])]
      list[place] = without(list[place] as Json, field)
      const next = { ...now, heroes: list }
      if (attempt(next)) now = next
    }
  }
}
