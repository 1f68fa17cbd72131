import type { CityAction } from '@haven/engine'
import { reachedBy } from '../threat.ts'
import {
  checkChance,
  hazardsAt,
  heroesAt,
  heroOf,
  isWithin,
  type LookingAt,
  monstersAt,
  neighboursOf,
  threatIn,
  tokensAt,
} from './looking.ts'
import { kindOfFigure, type Thing } from './things.ts'

/** What is true now of what lies and stands on the board. */

const FATAL_WOUNDS = 5

export function nowOfToken(look: LookingAt, { id, at }: Thing): string[] {
  const { view, words } = look
  const { now } = words
  const here = at === null ? [] : heroesAt(look, at).map(({ hero }) => hero)
  switch (id) {
    case 'fire':
    case 'corruption': {
      if (at === null) return [now.left(allOf(look, id))]
      const dice = hazardsAt(look, id, at)
      const way = look.way?.spaces.includes(at) ? [now.crossed(look.way.hero, look.way.to)] : []
      return [now.check({ kind: id, dice, chance: checkChance(look, id, dice) }), ...way]
    }
    case 'pentagram':
      return at === null ? [now.left(allOf(look, id))] : [now.moreDice(hazardsAt(look, id, at))]
    case 'nest': {
      if (at === null) return [now.left(allOf(look, id))]
      const all = hazardsAt(look, id, at)
      return [now.nests(Math.max(0, all - monstersAt(look, at).length), all)]
    }
    case 'altar':
      return at === null ? [] : [here.length > 0 ? now.altarHeld(here) : now.altarOpen]
    case 'metro': {
      const line = view.metro.find(({ space }) => space === at)?.color
      const ends = view.metro.filter(({ color, space }) => color === line && space !== at).map(({ space }) => space)
      return ends.length > 0 ? [now.metroEnds(ends)] : []
    }
    case 'orbital': {
      if (at === null) return []
      const prey = view.monsters.filter(
        ({ kind, space }) => (kind === 'acolyte' || kind === 'abomination') && isWithin(look, at, space, 2),
      )
      return [now.strikes(prey.length)]
    }
    case 'back': {
      const pile = view.faceDown.find(({ space }) => space === at)?.kinds.length ?? 0
      return pile > 0 ? [now.hidden(pile, view.faceDownPool)] : []
    }
    case 'mark':
      return (view.marks ?? []).filter(({ space }) => space === at).map(({ key, until }) => now.marked(key, until))
    case 'extraTurn':
    case 'innocent':
      return [
        ...(at !== null && tokensAt(look, id, at) > 1 ? [now.left(tokensAt(look, id, at))] : []),
        ...(here.length > 0 ? [now.canCollect(here)] : []),
      ]
    default: {
      const holder = view.heroes.find(({ npcs, dead }) => !dead && (npcs as readonly string[]).includes(id))
      if (holder) return [now.heldBy(holder.hero)]
      return here.length > 0 ? [now.canCollect(here)] : []
    }
  }
}

const allOf = ({ view }: LookingAt, kind: string): number =>
  view.tokens.filter((token) => token.kind === kind).reduce((sum, { count }) => sum + count, 0)

export function statsOf({ facts, view }: LookingAt, id: string) {
  const kind = kindOfFigure(id)
  const sin = facts.sins[view.setup.sin]
  switch (kind) {
    case 'acolyte':
      return facts.acolytes[view.setup.acolytes]
    case 'abomination':
      return sin?.abomination
    case 'controller':
      return sin?.controller
    case 'avatar':
      return sin?.avatar
    default:
      return facts.hellClub[kind] ?? facts.fallen[kind]
  }
}

export function nowOfMonster(look: LookingAt, { id }: Thing): string[] {
  const { view, words } = look
  const { now } = words
  const stats = statsOf(look, id)
  const strength = stats ? [now.strength(stats)] : []
  const standing = view.monsters.find((monster) => monster.id === id)
  if (!standing) {
    const kind = kindOfFigure(id)
    // Of the others there is one.
    if (kind !== 'acolyte' && kind !== 'abomination') return strength
    const isOf = (each: string): boolean => kindOfFigure(each) === kind
    const board = view.monsters.filter((each) => isOf(each.id)).length
    return [...strength, now.onBoard(board, view.dead.filter(isOf).length)]
  }
  if (standing.pinned) return [...strength, now.pinned]
  const held = heroesAt(look, standing.space).map(({ hero }) => hero)
  if (held.length > 0) return [...strength, now.heldHere(held)]
  const heroes = reachedBy(threatIn(look), id, view)
  return [...strength, heroes.length > 0 ? now.reaches(heroes) : now.reachesNobody]
}

export function nowOfHero(look: LookingAt, { id }: Thing): string[] {
  const { view, words } = look
  const { now } = words
  const hero = heroOf(look, id)
  if (!hero) return view.reserve.includes(id) ? [now.waitsInReserve] : []
  if (hero.dead) return [now.dead]
  const lives = Math.max(0, FATAL_WOUNDS - hero.wounds.length)
  return [
    now.hero({ lives, of: FATAL_WOUNDS, corruption: hero.corruption, space: hero.space }),
    now.turnsLeft(hero.turns, hero.extraTurns),
    ...(monstersAt(look, hero.space).length > 0 ? [now.leaving] : []),
  ]
}

export function nowOfIcon(look: LookingAt, { id, at }: Thing): string[] {
  const { view, words } = look
  const { now } = words
  if (at === null) return []
  const covered = view.covered.filter(({ district, action }) => district === at && action === (id as CityAction))
  const turn = heroOf(look, view.turn?.hero ?? null)
  const mine =
    turn && id === 'heal'
      ? [turn.wounds.length > 0 ? now.hasWounds(turn.hero, turn.wounds.length) : now.noWound(turn.hero)]
      : id === 'inventory' && view.upgrades.inventory.length > 0
        ? [now.offered(view.upgrades.inventory)]
        : []
  return [
    view.slots.includes(at) ? now.used : covered.length > 0 ? now.coveredIcon : now.ready,
    ...(view.slots.includes(at) ? [] : mine),
  ]
}

export function nowOfSpace(look: LookingAt, { id }: Thing): string[] {
  const { say, words, view } = look
  const heroes = heroesAt(look, id).map(({ form }) => say.name(form))
  const monsters = monstersAt(look, id).map((monster) => say.name(kindOfFigure(monster.id)))
  const tokens = view.tokens.filter(({ space }) => space === id).map(({ kind }) => say.name(kind))
  const inside = [...heroes, ...new Set(monsters), ...tokens]
  return [
    inside.length > 0 ? words.now.inside(inside) : words.now.empty,
    words.now.nextTo(neighboursOf(look, id).map((space) => say.space(space))),
  ]
}
