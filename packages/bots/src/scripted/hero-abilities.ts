import type { Option } from '@haven/engine'
import {
  askingText,
  currentFight,
  figureAt,
  formOf,
  type Game,
  heroAt,
  heroDef,
  monstersIn,
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

/** Optional texts of heroes and their Upgrades, and the targets that they ask for. Ids are those of the texts. */

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

const WITHIN_ORDERS = 2

function givesOrders(r: Survey, place: number): boolean {
  const { g } = r
  const near = g.map.distance[heroAt(g, place).space] as Uint8Array
  return places(g).some(
    (other) =>
      other !== place && (near[heroAt(g, other).space] as number) <= WITHIN_ORDERS && bestAction(r, other) > 0.1,
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
  return monstersOnBoard(g).some((figure) =>
    stepTargets(g, figureAt(g, figure)).some((to) => withFigure(g, figure, to, () => comfort(r)) > now + 0.1),
  )
}

function takesWoundFor(g: Game, holder: number, place: number): boolean {
  const [own, others] = [heroAt(g, holder).wounds.length, heroAt(g, place).wounds.length]
  return own <= 2 && own <= others
}

/** ability: yes or no. */
export function usesAbility(r: Survey, ability: string): boolean {
  const { g } = r
  const text = askingText(g)
  const holder = Math.max(0, text?.holder ?? 0)
  const place = Math.max(0, text?.place ?? 0)
  const hero = heroAt(g, holder)
  if (heroDef(g, hero.hero).secondForm && formOf(g, hero).ability.id === ability) return changesForm(r, holder)
  switch (ability) {
    case 'field-orders':
      return givesOrders(r, holder)
    case 'mind-control':
      return movesPuppet(r)
    case 'bulwark':
      return takesWoundFor(g, holder, place)
    case 'upg-adrenaline':
      return hero.wounds.length <= 1
    case 'upg-signal-jammer':
      return hero.corruption <= 3 && hero.wounds.length >= 2
    case 'upg-flash-grenade':
      return (currentFight(g) ? monstersIn(g, hero.space).length : 0) > 0
    default:
      return (g.t.triggerByProc.get(text?.proc ?? '')?.worth?.(g, holder) ?? 1) > 0
  }
}

/** The text that a hero holds: an ability or an Upgrade. */
function heldText(g: Game, id: string): TextDef | undefined {
  const form = [...g.t.forms.values()].find(({ ability }) => ability.id === id)
  return form?.ability ?? g.t.upgrades.get(id)
}

/** effect: the target of a hero's text. */
export function chooseTarget(r: Survey, cause: string | undefined, options: readonly Option[]): Option {
  const { g } = r
  switch (cause) {
    case 'field-orders':
      return best(options, ({ hero }) => bestAction(r, placeOfHero(g.s, hero)))
    case 'upg-field-kit':
      return best(options, ({ hero }) => heroAt(g, placeOfHero(g.s, hero)).wounds.length)
    default:
      break
  }
  const prefers = heldText(g, cause ?? '')?.prefers
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
