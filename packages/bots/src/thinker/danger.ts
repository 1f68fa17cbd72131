import type { CityAction, Rules, View } from '@haven/engine'
import {
  canCome,
  canHeal,
  canUseCity,
  FATAL_WOUNDS,
  fightFrame,
  figureAt,
  figureId,
  formOf,
  type Game,
  healIcons,
  heroAt,
  isUsed,
  leavingWounds,
  monstersIn,
  monstersOnBoard,
  placeOf,
  reactionSteps,
  spaceId,
  statsOf,
  uncoveredIcons,
  withFigures,
} from '@haven/engine/count'
import { type FightForecast, forecastFight, type Imagined, read } from '@haven/odds'

/** What can kill a hero in this turn, if his wounds lie so. From the seat's own view: plain data for the page. */
export interface Danger {
  readonly hero: string
  readonly space: string
  /** Wounds that he can still take; 0: he dies of these. */
  readonly lives: number
  /** MOVE-5: wounds for a step out of his space, and who deals them. Null where nobody holds him. */
  readonly leaving: { readonly wounds: number; readonly monsters: readonly string[] } | null
  /** REACT-1: the strongest that can come, or those who are here already. Null where no reaction can follow. */
  readonly reaction: ReactionRisk | null
  /** What heals him in this turn, and what the same reaction is then. */
  readonly help: readonly Help[]
}

export interface ReactionRisk {
  /** Who comes, and from where; null if nobody has to. */
  readonly monster: string | null
  readonly from: string | null
  /** As it stands, and with all that one card or the Acolytes can do. */
  readonly death: number
  readonly worst: number
  /** If he takes corruption for the roll; null where he cannot. */
  readonly bold: number | null
}

export interface Help {
  /** An Upgrade or an ability, or the District that he stands in. */
  readonly of: 'text' | 'district'
  readonly by: string
  readonly heals: number
  readonly reaction: ReactionRisk | null
}

export function dangerOf(rules: Rules, view: View, hero: string, slots: readonly number[]): Danger | null {
  const before = read(rules, view)
  const g: Game = { ...before.g, s: rules.copy(before.g.s) }
  const reading: Imagined = { ...before, g }
  const place = placeOf(g, hero)
  if (place < 0) return null
  // What is under way now is over by then.
  g.s.stack = []
  const him = heroAt(g, place)
  him.wounds = [...new Set([...him.wounds, ...slots])]
  const lives = Math.max(0, FATAL_WOUNDS - him.wounds.length)
  const common = { hero, space: spaceId(g, him.space), lives }
  if (lives === 0) return { ...common, leaving: null, reaction: null, help: [] }
  const wounds = leavingWounds(g, place)
  const monsters = monstersIn(g, him.space).map((figure) => figureId(g, figure))
  return {
    ...common,
    leaving: wounds > 0 ? { wounds, monsters } : null,
    reaction: reactionRisk(reading, place),
    help: helps(reading, place),
  }
}

/** The turn is his, and goes on: after it the Sins player may react to him. */
const isOnTurn = ({ s: { turn } }: Game, place: number): boolean => turn?.place === place && !turn.finished

function reactionRisk(reading: Imagined, place: number): ReactionRisk | null {
  const { g } = reading
  if (!isOnTurn(g, place) || g.s.sins.reactions === 0) return null
  const { hero, space } = heroAt(g, place)
  const figures = monstersOnBoard(g)
  const isHere = figures.some((figure) => figureAt(g, figure) === space)
  const mover = figures
    .filter((figure) => figureAt(g, figure) !== space)
    .filter((figure) => canCome(g, figureAt(g, figure), space, reactionSteps(g, figure)))
    .reduce<number | null>((best, each) => (best === null || dice(g, each) > dice(g, best) ? each : best), null)
  if (mover === null && !isHere) return null
  const moved = mover === null ? [] : [[mover, space] as const]
  const found = withFigures(g, moved, () =>
    forecastFight(reading, fightFrame('fight', place, hero, space, space, 'sins'), 'balanced'),
  )
  const from = mover === null ? null : spaceId(g, figureAt(g, mover))
  return { monster: mover === null ? null : figureId(g, mover), from, ...deaths(found) }
}

const dice = (g: Game, figure: number): number => statsOf(g, figure).fight

function deaths({ outlook }: FightForecast): Pick<ReactionRisk, 'death' | 'worst' | 'bold'> {
  const plain = outlook.own.find(({ corruption }) => !corruption) ?? outlook
  const bold = outlook.own.find(({ corruption }) => corruption)
  return {
    death: plain.stands.odds.death,
    worst: plain.worst.odds.death,
    bold: bold?.stands.odds.death ?? null,
  }
}

function helps(reading: Imagined, place: number): Help[] {
  const { g } = reading
  if (!isOnTurn(g, place) || !canHeal(g, place)) return []
  const him = heroAt(g, place)
  const texts = [formOf(g, him).ability, ...him.upgrades.flatMap((id) => g.t.upgrades.get(id) ?? [])]
  const found = texts
    .filter(({ id, deed }) => deed !== undefined && !isUsed(g, id) && deed.when(g, place))
    .filter(({ deed }) => deed?.steps.some(({ name }) => name === 'heal'))
    .map(({ id }) => ({ of: 'text' as const, by: id, heals: 1 }))
  const icons = districtHeals(g, place)
  const all = icons > 0 ? [...found, { of: 'district' as const, by: spaceId(g, him.space), heals: icons }] : found
  return all.map((help) => ({ ...help, reaction: healed(reading, place, help.heals) }))
}

/** CITY-2: as many of its Heal icons as do something. */
function districtHeals(g: Game, place: number): number {
  if (!canUseCity(g, place)) return 0
  const { space, wounds } = heroAt(g, place)
  const printed = g.map.cityActions[space] as readonly CityAction[]
  const icons = uncoveredIcons(g, space).filter((icon) => printed[icon] === 'heal').length
  return Math.min(icons, healIcons(g, place), wounds.length)
}

function healed(reading: Imagined, place: number, count: number): ReactionRisk | null {
  const him = heroAt(reading.g, place)
  const { wounds } = him
  him.wounds = wounds.slice(0, wounds.length - count)
  try {
    return reactionRisk(reading, place)
  } finally {
    him.wounds = wounds
  }
}
