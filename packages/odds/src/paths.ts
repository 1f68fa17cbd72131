import type { Rules, View } from '@haven/engine'
import { type Game, heroAt, newTurn, openSteps, spaceId, stepping } from '@haven/engine/count'
import { bodyOf, stepRisks } from './forecast-step.ts'
import { corruptionLeft, type Harms, noHarms } from './hurt.ts'
import { apart, type Imagined, placeOfHero, read, sinFaces } from './imagined.ts'
import { type HarmOdds, harmOdds, type Risk, setOut, suffer } from './walk.ts'

/** A hero's whole Move: every space that he can come to, by the shortest way and by the safest. */

export interface Route {
  /** The spaces entered, in order. */
  readonly spaces: readonly string[]
  /** What each step costs, beside the space that it enters. */
  readonly risks: readonly (readonly Risk[])[]
  /** All of it, a price for a longer Move included. */
  readonly odds: HarmOdds
  /** The text that is paid for a longer Move, if one is. */
  readonly pays: string | null
}

export interface Path {
  readonly to: string
  /** The fewest steps; of equals the safest. */
  readonly shortest: Route
  /** The least chance to fall, then the least harm; of equals the shortest. */
  readonly safest: Route
}

/** What is left of his Move if it is his turn, else a whole one. */
export function paths(rules: Rules, view: View, hero: string): readonly Path[] {
  const reading = apart(read(rules, view))
  const { g } = reading
  const place = placeOfHero(g, hero)
  if (place < 0 || heroAt(g, place).dead) return []
  if (g.s.turn?.place !== place) g.s.turn = newTurn(g, place)
  const found = new Map<number, Found>()
  const harms = setOut(bodyOf(g, place))
  walk(g, place, { spaces: [heroAt(g, place).space], risks: [], harms, pays: null }, found)
  for (const longer of longerMoves(reading, place)) walk(longer.g, place, longer.way, found)
  return [...found].map(([to, { shortest, safest }]) => ({ to: spaceId(g, to), shortest, safest }))
}

interface Found {
  shortest: Route
  safest: Route
}

const harmIn = ({ odds }: Route): number => 2 * odds.mean.wounds + odds.mean.corruption
/** Equal but for rounding. */
const NEAR = 1e-9
const isSafer = (a: Route, b: Route): boolean => {
  const death = a.odds.death - b.odds.death
  if (Math.abs(death) > NEAR) return death < 0
  return harmIn(a) < harmIn(b) - NEAR
}

function keep(found: Map<number, Found>, to: number, route: Route): void {
  const known = found.get(to)
  if (!known) {
    found.set(to, { shortest: route, safest: route })
    return
  }
  const longer = route.spaces.length - known.shortest.spaces.length
  if (longer < 0 || (longer === 0 && isSafer(route, known.shortest))) known.shortest = route
  const isEqual = !isSafer(route, known.safest) && !isSafer(known.safest, route)
  if (isSafer(route, known.safest) || (isEqual && route.spaces.length < known.safest.spaces.length))
    known.safest = route
}

/** On the way: spaces so far, the first one too, what had to be suffered, and what is paid for a longer Move. */
interface Way {
  readonly spaces: readonly number[]
  readonly risks: readonly (readonly Risk[])[]
  readonly harms: Harms
  readonly pays: string | null
}

/** Every way that visits no space twice; turning back never makes a Move safer or shorter. */
function walk(g: Game, place: number, way: Way, found: Map<number, Found>): void {
  const { space: from } = heroAt(g, place)
  for (const to of openSteps(g, place)) {
    if (way.spaces.includes(to)) continue
    const step = stepRisks(g, place, from, to)
    const next: Way = {
      ...way,
      spaces: [...way.spaces, to],
      risks: [...way.risks, step],
      harms: step.reduce((sofar, risk) => suffer(sofar, risk, sinFaces(g)), way.harms),
    }
    keep(found, to, routeOf(g, next))
    stepping(g, place, to, () => walk(g, place, next, found))
  }
}

const routeOf = (g: Game, { spaces, risks, harms, pays }: Way): Route => ({
  spaces: spaces.slice(1).map((each) => spaceId(g, each)),
  risks,
  odds: harmOdds(harms),
  pays,
})

/** Texts by which the hero can pay for a longer Move now: the game is played on to see what each costs. */
function longerMoves({ rules, view, g }: Imagined, place: number): { g: Game; way: Way }[] {
  const { hero, space } = heroAt(g, place)
  const prompt = view.prompts.find(({ kind, subject }) => kind === 'hero-turn' && subject.hero === hero)
  const body = bodyOf(g, place)
  return (prompt?.options ?? []).flatMap((option) => {
    if (!prompt || option.do !== 'ability' || option.ability === undefined) return []
    const s = rules.copy(g.s)
    rules.advance(s, { prompt: prompt.id, seat: prompt.seat, option: option.id })
    for (let asked = rules.prompts(s)[0]; asked?.kind === 'wound-slot'; asked = rules.prompts(s)[0]) {
      const slot = rules.options(s, asked)[0]?.id as string
      rules.advance(s, { prompt: asked.id, seat: asked.seat, option: slot })
    }
    const after = { ...g, s }
    if (!s.turn?.paid || heroAt(after, place).hero !== hero || heroAt(after, place).dead) return []
    const { wounds, corruption } = bodyOf(after, place)
    const harms = noHarms(body)
    harms.chance[(wounds - body.wounds) * (corruptionLeft(body) + 1) + corruption - body.corruption] = 1
    return [{ g: after, way: { spaces: [space], risks: [], harms, pays: option.ability } }]
  })
}
