import type { Option } from '@haven/engine'
import {
  askingText,
  distinct,
  figureAt,
  formOf,
  type Game,
  heroAt,
  heroDef,
  monstersOnBoard,
  stepTargets,
  type TextDef,
  withFigure,
} from '@haven/engine/count'
import { dangerAt } from './danger.ts'
import { actionsAt, bestPlan } from './hero-turn.ts'
import { wayCost } from './hints.ts'
import { best, placeOfHero, places, type Survey, spaceIndex } from './survey.ts'
import { corruptionCost } from './worth.ts'

/** Optional texts of heroes and their Upgrades, and the targets that they ask for: by the hints of their boxes. */

/** Turns into another form if the turn looks better in it. */
function changesForm(r: Survey, place: number): boolean {
  const { g } = r
  const hero = heroAt(g, place)
  const { id, secondForm } = heroDef(g, hero.hero)
  if (!secondForm) return true
  const now = bestPlan(r, place, true).value
  const { form } = hero
  hero.form = form === id ? secondForm.id : id
  const then = bestPlan(r, place, true).value
  hero.form = form
  return then > now
}

/** The best Action that a hero could take where he stands. */
const bestAction = (r: Survey, place: number): number =>
  Math.max(0, ...actionsAt(r, place, heroAt(r.g, place).space).map(({ value }) => value))

function givesOrders(r: Survey, place: number, reach: number): boolean {
  const { g } = r
  const near = g.map.distance[heroAt(g, place).space] as Uint8Array
  return places(g).some(
    (other) => other !== place && (near[heroAt(g, other).space] as number) <= reach && bestAction(r, other) > 0.1,
  )
}

/** What a monster moved would change for the heroes: fear for them, and prey for the next of them. */
function puppetWorth(r: Survey, monster: string | undefined, space: string | undefined): number {
  const { g } = r
  const figure = g.t.figureIndex.get(monster ?? '') ?? -1
  return figure < 0 ? 0 : withFigure(g, figure, spaceIndex(g, space), () => comfort(r))
}

/** How the current hero fares in the reaction, and what the others can do where they stand. */
function comfort(r: Survey): number {
  const { g } = r
  const current = g.s.turn?.place ?? 0
  let value = -dangerAt(r, current, heroAt(g, current).space)
  for (const other of places(g)) {
    if (other === current || heroAt(g, other).turns + heroAt(g, other).extraTurns === 0) continue
    value += r.weights.patience * bestAction(r, other)
  }
  return value
}

function movesPuppet(r: Survey): boolean {
  const { g } = r
  const now = comfort(r)
  return distinct(g, monstersOnBoard(g)).some((figure) =>
    stepTargets(g, figureAt(g, figure)).some((to) => withFigure(g, figure, to, () => comfort(r)) > now + 0.1),
  )
}

/** ability: yes or no. */
export function usesAbility(r: Survey, ability: string): boolean {
  const { g } = r
  const text = askingText(g)
  const holder = Math.max(0, text?.holder ?? 0)
  const place = Math.max(0, text?.place ?? 0)
  const hero = heroAt(g, holder)
  if (heroDef(g, hero.hero).secondForm && formOf(g, hero).ability.id === ability) return changesForm(r, holder)
  const aid = heldText(g, ability)?.aid
  if (aid) return 'orders' in aid ? givesOrders(r, holder, aid.orders) : movesPuppet(r)
  return (g.t.triggerByProc.get(text?.proc ?? '')?.worth?.(g, holder, place) ?? 1) > 0
}

/** The text that a hero holds: an ability or an Upgrade. */
export function heldText(g: Game, id: string | undefined): TextDef | undefined {
  const form = [...g.t.forms.values()].find(({ ability }) => ability.id === id)
  return form?.ability ?? g.t.upgrades.get(id ?? '')
}

/** effect: the target of a hero's text. */
export function chooseTarget(r: Survey, cause: string | undefined, options: readonly Option[]): Option {
  const { g } = r
  const { aid, prefers } = heldText(g, cause) ?? {}
  if (aid && 'orders' in aid) return best(options, ({ hero }) => bestAction(r, placeOfHero(g.s, hero)))
  if (prefers) return best(options, (option) => prefers(g, Math.max(0, askingText(g)?.holder ?? 0), option))
  const [first] = options
  if (first?.monster !== undefined && first.space !== undefined) {
    return best(options, ({ monster, space }) => puppetWorth(r, monster, space))
  }
  if (first?.choice !== undefined) return best(options, ({ choice }) => -giftCost(r, cause, choice as string))
  return first as Option
}

/** What it costs the current fighter to give this away. */
function giftCost(r: Survey, cause: string | undefined, choice: string): number {
  const place = Math.max(0, askingText(r.g)?.place ?? 0)
  const told = wayCost(r, place, cause, choice)
  if (told !== null) return told
  if (choice === 'corruption') return corruptionCost(r, place)
  return choice === 'extra-turn' ? r.weights.extraTurn : r.weights.inventory
}

/** action: an Action granted outside his turn, if one is worth it. */
export function chooseGrantedAction(r: Survey, place: number, options: readonly Option[]): Option {
  const actions = actionsAt(r, place, heroAt(r.g, place).space)
  return best(options, (option) => {
    if (option.none) return 0
    return actions.find((each) => each.do === option.do && each.at === option.at)?.value ?? -1
  })
}
