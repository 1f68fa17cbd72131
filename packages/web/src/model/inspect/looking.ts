import type { Hazard, HeroView, Rules, SinFace, TokenKind, View } from '@haven/engine'
import { sinRolls } from '@haven/odds'
import type { Catalogue } from '@haven/text'
import type { ThingWords } from '@haven/text/languages'
import type { Facts } from '../facts.ts'
import { type Threat, threatOf } from '../threat.ts'

/** Who looks at a thing, and what they know. */
export interface Looking {
  readonly rules: Rules
  readonly facts: Facts
  readonly say: Catalogue
  readonly words: ThingWords
  /** Null where there is no game: in the legend, and on the page of rules. */
  readonly view: View | null
  /** The way that the board shows. */
  readonly way?: { readonly hero: string; readonly to: string; readonly spaces: readonly string[] } | null
}

export type LookingAt = Looking & { readonly view: View }

const geometryOf = ({ rules, view }: LookingAt) => {
  const map = rules.tables.maps.get(view.setup.map)
  if (!map) throw new Error(`no map ${view.setup.map}`)
  return map.geometry
}

export function tokensAt({ view }: LookingAt, kind: TokenKind, space: string): number {
  return view.tokens.find((token) => token.kind === kind && token.space === space)?.count ?? 0
}

/** Tokens and printed ones: a die each in checks and fights, a place each for the dead. */
export function hazardsAt(look: LookingAt, kind: Hazard, space: string): number {
  const { index, printed } = geometryOf(look)
  const at = index.get(space)
  return tokensAt(look, kind, space) + (at === undefined ? 0 : (printed[kind][at] ?? 0))
}

export const heroesAt = ({ view }: LookingAt, space: string | null): readonly HeroView[] =>
  view.heroes.filter((hero) => !hero.dead && hero.space === space)

export const monstersAt = ({ view }: LookingAt, space: string | null): View['monsters'] =>
  view.monsters.filter((monster) => monster.space === space)

export const heroOf = ({ view }: LookingAt, id: string | null): HeroView | undefined =>
  view.heroes.find(({ hero, form }) => hero === id || form === id)

/** MOVE-7, MOVE-8: at least one result that counts, whoever goes there. */
export function checkChance({ rules, view }: LookingAt, kind: 'fire' | 'corruption', dice: number): number {
  const { dice: tables } = rules.tables
  const faces: readonly SinFace[] = view.setup.dice === 'merciless' ? tables.merciless : tables.sin
  const rolls = sinRolls(faces, dice)
  const found = kind === 'fire' ? rolls.hits : rolls.corruption
  return rolls.chance.reduce((sum, chance, i) => sum + ((found[i] ?? 0) > 0 ? chance : 0), 0)
}

/** Spaces within so many steps on foot. */
export function isWithin(look: LookingAt, from: string, to: string, steps: number): boolean {
  const { index, distance } = geometryOf(look)
  const [a, b] = [index.get(from), index.get(to)]
  return a !== undefined && b !== undefined && (distance[a]?.[b] ?? Number.POSITIVE_INFINITY) <= steps
}

/** RANGE-9 */
export function streetsInLine(look: LookingAt, from: string): number {
  const { index, sight } = geometryOf(look)
  const at = index.get(from)
  return at === undefined ? 0 : (sight[at]?.length ?? 0)
}

export function neighboursOf(look: LookingAt, space: string): string[] {
  const { index, next, spaces } = geometryOf(look)
  const at = index.get(space)
  return at === undefined ? [] : (next[at] ?? []).map((each) => spaces[each] as string)
}

const threats = new WeakMap<View, Threat>()

export function threatIn({ rules, view }: LookingAt): Threat {
  const known = threats.get(view)
  if (known) return known
  const threat = threatOf(rules, view)
  threats.set(view, threat)
  return threat
}
