import { HAZARDS, type Hazard, type Option, type Rules, type TokenKind, type View } from '@haven/engine'
import { type Game, heroAt, placingNow, SUPPLY, supplyOf, tokensIn } from '@haven/engine/count'
import { sinRolls } from './dice.ts'
import { read, sinFaces } from './imagined.ts'
import { paths } from './paths.ts'

/** What a token would do where it can be placed: by public facts, for whoever has it in the hand. */

type Question = View['prompts'][number]

export interface PlacedThere {
  readonly token: TokenKind
  readonly space: string
  /** With this one: dice of a check (MOVE-7, MOVE-8), more dice of a fight, places for the dead. */
  readonly count: number
  /** A check there that hurts; null where the token asks for none. */
  readonly chance: number | null
  /** Who comes there in one Move. */
  readonly heroes: readonly string[]
}

export interface Placing {
  /** Of those that are placed one after the other. */
  readonly placed: number
  readonly left: number
  readonly supply: readonly { readonly token: TokenKind; readonly left: number; readonly of: number }[]
  /** By option id. */
  readonly there: Readonly<Record<string, PlacedThere>>
}

/** Null where no token is placed. */
export function placing(rules: Rules, view: View, { options }: Question): Placing | null {
  const places = options.filter(isPlace)
  if (places.length === 0) return null
  const { g } = read(rules, view)
  const reach = reachOf(rules, view, g)
  const tokens = [...new Set(places.map(({ token }) => token))]
  return {
    ...(placingNow(g) ?? { placed: 0, left: 1 }),
    supply: tokens.map((token) => ({ token, left: supplyOf(g, token), of: SUPPLY[token] })),
    there: Object.fromEntries(places.map((option) => [option.id, placedThere(g, option, reach)])),
  }
}

type Place = Option & { readonly token: TokenKind; readonly space: string }
const isPlace = (option: Option): option is Place =>
  option.do === 'place' && option.token !== undefined && option.space !== undefined

function placedThere(g: Game, { token, space }: Place, reach: ReadonlyMap<string, readonly string[]>): PlacedThere {
  const at = g.map.index.get(space) as number
  const count = (isHazard(token) ? tokensIn(g, token, at) : 0) + 1
  return { token, space, count, chance: chanceOf(g, token, count), heroes: reach.get(space) ?? [] }
}

const isHazard = (token: TokenKind): token is Hazard => (HAZARDS as readonly string[]).includes(token)

/** At least one result that counts, whoever goes there. */
function chanceOf(g: Game, token: TokenKind, dice: number): number | null {
  if (token !== 'fire' && token !== 'corruption') return null
  const rolls = sinRolls(sinFaces(g), dice)
  const found = token === 'fire' ? rolls.hits : rolls.corruption
  return rolls.chance.reduce((sum, chance, i) => sum + ((found[i] ?? 0) > 0 ? chance : 0), 0)
}

function reachOf(rules: Rules, view: View, g: Game): ReadonlyMap<string, readonly string[]> {
  const reach = new Map<string, string[]>()
  g.s.heroes.forEach((_, place) => {
    const { hero, dead } = heroAt(g, place)
    if (dead) return
    for (const { to } of paths(rules, view, hero)) reach.set(to, [...(reach.get(to) ?? []), hero])
  })
  return reach
}
