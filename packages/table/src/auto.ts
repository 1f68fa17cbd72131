import {
  type Answer,
  type CityAction,
  type IdleReason,
  isSecret,
  type Option,
  PROMPTS,
  type Prompt,
  type Rules,
  randomFrom,
  type State,
} from '@haven/engine'
import {
  countIconPrice,
  currentCity,
  FATAL_WOUNDS,
  type Game,
  heroAt,
  heroDef,
  idleIcon,
  isUsed,
  MOST_CORRUPTION,
  type Moment,
  placeOf,
  textsWaiting,
  uncoveredIcons,
} from '@haven/engine/count'
import { endAlike } from './alike.ts'

/**
 * Answers that give themselves: where nothing is left to choose, the table answers for a person. It looks at the game
 * as a bystander sees it, with everything hidden dealt anew, so that neither the answer nor that it was given can tell
 * what is hidden. What is secret, voted on, taken upon oneself or ends a turn is never answered so.
 */
export interface SelfGiven {
  readonly answer: Answer
  /** What was left out with it, because it would have done nothing. */
  readonly skipped: readonly IdleReason[]
}

interface Choice {
  readonly option: Option | undefined
  readonly skipped?: readonly IdleReason[]
}

/** Null: whoever is asked has something to choose. */
export function selfAnswer(rules: Rules, state: State): SelfGiven | null {
  const [prompt, ...others] = rules.prompts(state)
  if (!prompt || others.length > 0) return null
  const { vote, auto } = PROMPTS[prompt.kind]
  const options = rules.options(state, prompt)
  if (vote || auto === 'never' || isSecret({ ...prompt, options })) return null
  const world = rules.resample(rules.view(state, 'spectator'), randomFrom('haven/auto'))
  const { option, skipped = [] } = chosen(rules, world, prompt, options)
  return option ? { answer: { prompt: prompt.id, seat: prompt.seat, option: option.id }, skipped } : null
}

function chosen(rules: Rules, world: State, prompt: Prompt, options: readonly Option[]): Choice {
  const g = rules.look(world)
  const place = placeOf(g, prompt.subject.hero ?? '')
  switch (PROMPTS[prompt.kind].auto) {
    case 'turn':
      return tokenFirst(g, place, options)
    case 'icons':
      return nextIcon(g, place, options)
    case 'slots':
      return freeSlot(rules, world, g, place, options) ?? alike(rules, world, options)
    default:
      return alike(rules, world, options)
  }
}

const alike = (rules: Rules, world: State, [first, ...others]: readonly Option[]): Choice => ({
  option: others.length === 0 || endAlike(rules, world) ? first : undefined,
})

/** Texts may ask something for these icons, or for what they bring. */
const COSTLY: Readonly<Partial<Record<CityAction, readonly Moment[]>>> = {
  inventory: ['inventory-icon', 'upgrade-gained'],
  extraTurn: ['extra-turn-gained'],
}

/** Tables of earlier rules do not know every moment. */
const isAwaited = (g: Game, moment: Moment, place: number): boolean =>
  (g.t.triggers[moment]?.length ?? 0) > 0 && textsWaiting(g, moment, place).length > 0

// -------------------------------------------------------------------------------------------------- whose turn

/** ROUND-5: the Turn token goes first, unless the Extra Turn token could be lost meanwhile. */
function tokenFirst(g: Game, place: number, options: readonly Option[]): Choice {
  const turn = options.find((option) => option.with === 'turn')
  return { option: turn && !isExtraTurnAtRisk(g, place) ? turn : undefined }
}

/** He could die, the Acolytes could take it, or his Dark Past will come to light. */
function isExtraTurnAtRisk(g: Game, place: number): boolean {
  const hero = heroAt(g, place)
  const { acolytes } = g.s.setup
  const takes = g.t.acolytes.get(acolytes)?.effect.some(({ name }) => name === 'lose-extra-turn') ?? false
  const isDark = hero.corruption >= MOST_CORRUPTION && g.s.darkPast[hero.hero] !== undefined
  return hero.wounds.length >= FATAL_WOUNDS - 1 || (takes && !isUsed(g, 'acolytes')) || isDark
}

// ------------------------------------------------------------------------------------------------ a District

/**
 * CITY-2: what would do nothing is skipped, and the only icon left is carried out; of several first what leaves nothing
 * to choose. Not if that has a price; and who has done something else here may have wanted to keep his corruption.
 */
function nextIcon(g: Game, place: number, options: readonly Option[]): Choice {
  const city = currentCity(g)
  if (!city) return { option: undefined }
  const icons = options.flatMap(({ action }) => action ?? [])
  const idle = (icon: CityAction): IdleReason | null => idleIcon(g, place, icon)
  const [only, ...others] = icons.filter((icon) => idle(icon) === null)
  if (!only) return { option: options.find(({ none }) => none), skipped: icons.flatMap((icon) => idle(icon) ?? []) }
  const hasPrice = (icon: CityAction): boolean =>
    countIconPrice(g, city) > 0 || COSTLY[icon]?.some((moment) => isAwaited(g, moment, place)) === true
  const isFirst = city.icons.length === uncoveredIcons(g, city.space).length
  const isGiven = (icon: CityAction): boolean => !hasPrice(icon) && (icon !== 'repent' || isFirst)
  // Which comes first makes no difference to what asks nothing and takes nothing.
  const icon = others.length === 0 ? only : icons.find((each) => isPlain(g, place, each))
  return { option: icon && isGiven(icon) ? options.find(({ action }) => action === icon) : undefined }
}

/** An Extra Turn, or the only wound healed: as good before the other icons as after them. */
const isPlain = (g: Game, place: number, icon: CityAction): boolean =>
  icon === 'extraTurn' || (icon === 'heal' && heroAt(g, place).wounds.length === 1)

// --------------------------------------------------------------------------------------------------- wounds

/** WOUND-1: a slot without a bonus costs nothing; and if the wounds that are due kill him, none does. */
function freeSlot(rules: Rules, world: State, g: Game, place: number, options: readonly Option[]): Choice | null {
  const hero = heroAt(g, place)
  const { track } = heroDef(g, hero.hero)
  const free = options.find(({ slot }) => track[(slot ?? 0) - 1]?.kind === 'none')
  const due = rules.view(world, 'spectator').hurt
  const isFatal = due?.of === 'wounds' && hero.wounds.length + due.left >= FATAL_WOUNDS
  return free || isFatal ? { option: free ?? options[0] } : null
}
