import type { CityAction, HeroClass, MonsterKind, Npc, Rules, TokenKind, View } from '@haven/engine'
import { figureOf } from '../../art/figures.ts'
import type { CityPlan } from '../geometry/plan.ts'
import { type Dressing, dressingStep } from '../paint/dressing.ts'
import { RANK_PIPS } from './ranks.ts'

/** What lies or stands on the board as a piece that is not a figure. `back` is a token face down: all share one back. */
export type BoardToken = TokenKind | Npc | 'back' | 'altar' | 'metro' | 'orbital' | 'mark'

export interface HeroPiece {
  readonly id: string
  /** Whose picture he carries. */
  readonly form: string
  readonly class: HeroClass
  /** It is his turn. */
  readonly isActing: boolean
  /** Somebody else's is. */
  readonly isWaiting: boolean
  readonly wounds: number
  readonly corruption: number
  readonly innocents: number
  readonly npcs: readonly Npc[]
}

export interface MonsterPiece {
  /** One figure, or several equal ones where there are too many to stand side by side. */
  readonly ids: readonly string[]
  readonly kind: MonsterKind
  /** It makes no step until the reset. */
  readonly isPinned?: boolean
  /** Whose drawing it is: of the kind of acolytes, of the sin's creature, or its own. */
  readonly art: string
}

export interface TokenPiece {
  readonly kind: BoardToken
  readonly count: number
  /** Of a Metro sign: the line, told by a letter and never by colour alone. */
  readonly line?: string
  /** Of a Marked token: what it marks. */
  readonly mark?: string
}

export interface SpaceModel {
  readonly id: string
  readonly heroes: readonly HeroPiece[]
  readonly monsters: readonly MonsterPiece[]
  readonly tokens: readonly TokenPiece[]
  /** City Actions of a District: which icons lie under a Corruption token, and whether it was used this round. */
  readonly cityActions: readonly { readonly action: CityAction; readonly isCovered: boolean }[]
  readonly isUsed: boolean
}

export interface CityModel {
  readonly map: string
  /** Of the Apocalypse track: the skin of the city. */
  readonly level: number
  readonly sin: string
  readonly spaces: ReadonlyMap<string, SpaceModel>
}

/** Tokens lie in this order, what hurts first. */
const ORDER: readonly BoardToken[] = [
  'fire',
  'corruption',
  'pentagram',
  'nest',
  'altar',
  'back',
  'innocent',
  'extraTurn',
  'orbital',
  'mark',
  'metro',
  'commissioner',
  'proxy',
  'ravencorp',
]

/** More figures than this are counted by kind. */
export const MOST_MONSTERS = 6

/** From what a seat may see to what lies on the board. */
export function cityModel(rules: Rules, view: View): CityModel {
  const { geometry, def } = rules.tables.maps.get(view.setup.map)!
  const lines = [...new Set(def.metro.map(({ color }) => color))]
  const tokensOf = (id: string): TokenPiece[] => {
    const found: TokenPiece[] = view.tokens
      .filter(({ space }) => space === id)
      .map(({ kind, count }) => ({ kind, count }))
    const add = (kind: BoardToken, count: number): void => {
      if (count > 0) found.push({ kind, count })
    }
    const here = (spaces: readonly string[]): number => spaces.filter((space) => space === id).length
    add(
      'back',
      view.faceDown.filter(({ space }) => space === id).reduce((sum, { kinds }) => sum + kinds.length, 0),
    )
    add('altar', here(view.altars))
    add('orbital', here(view.orbital))
    for (const { key, space } of view.marks ?? []) if (space === id) found.push({ kind: 'mark', count: 1, mark: key })
    for (const { npc, space } of view.npcs) if (space === id) add(npc, 1)
    for (const { color, space } of view.metro) {
      if (space === id) found.push({ kind: 'metro', count: 1, line: String.fromCharCode(65 + lines.indexOf(color)) })
    }
    return found.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
  }
  const spaces = geometry.spaces.map((id, index): SpaceModel => {
    const covered = view.covered.filter(({ district }) => district === id).map(({ icon }) => icon)
    return {
      id,
      heroes: view.heroes
        .filter((hero) => hero.space === id && !hero.dead)
        .map((hero) => ({
          id: hero.hero,
          form: hero.form,
          class: rules.tables.heroes.get(hero.hero)!.class,
          isActing: view.turn?.hero === hero.hero,
          isWaiting: view.turn !== null && view.turn.hero !== hero.hero,
          wounds: hero.wounds.length,
          corruption: hero.corruption,
          innocents: hero.innocents,
          npcs: hero.npcs,
        })),
      monsters: monstersOf(view, id),
      tokens: tokensOf(id),
      cityActions: geometry.cityActions[index]!.map((action, icon) => ({ action, isCovered: covered.includes(icon) })),
      isUsed: view.slots.includes(id),
    }
  })
  return {
    map: view.setup.map,
    level: view.track,
    sin: view.setup.sin,
    spaces: new Map(spaces.map((space) => [space.id, space])),
  }
}

function monstersOf(view: View, space: string): MonsterPiece[] {
  const found = view.monsters.filter((monster) => monster.space === space)
  const pieces = found.map(({ id, kind, pinned }) => ({
    ids: [id],
    kind,
    art: figureOf(kind, id, view.setup),
    ...(pinned && { isPinned: true }),
  }))
  const shown = found.length > MOST_MONSTERS ? byKind(pieces) : pieces
  return [...shown].sort((a, b) => RANK_PIPS[b.kind] - RANK_PIPS[a.kind])
}

/** Common figures of a kind are one, with their number; those that are pinned are another. */
function byKind(pieces: readonly MonsterPiece[]): MonsterPiece[] {
  const found: MonsterPiece[] = []
  for (const piece of pieces) {
    const at = isCommon(piece.kind) ? found.findIndex((each) => isLike(each, piece)) : -1
    const equal = found[at]
    if (equal) found[at] = { ...equal, ids: [...equal.ids, ...piece.ids] }
    else found.push(piece)
  }
  return found
}

/** The same from afar: who is alike is counted, and stands the larger. */
export function counted(model: CityModel): CityModel {
  const spaces = [...model.spaces].map(([id, space]) => [id, { ...space, monsters: byKind(space.monsters) }] as const)
  return { ...model, spaces: new Map(spaces) }
}

const isLike = (a: MonsterPiece, b: MonsterPiece): boolean => a.kind === b.kind && a.isPinned === b.isPinned

const isCommon = (kind: MonsterKind): boolean => kind === 'acolyte' || kind === 'abomination'

/** How tokens have changed the look of the spaces; printed ones have been there for long and count too. */
export function dressingsOf(plan: CityPlan, model: CityModel): Readonly<Record<string, Dressing>> {
  const found: Record<string, Dressing> = {}
  for (const { id, printed } of plan.spaces) {
    const tokens = model.spaces.get(id)?.tokens ?? []
    const step = (kind: 'fire' | 'corruption' | 'nest'): number =>
      dressingStep(
        tokens.filter((token) => token.kind === kind).reduce((sum, { count }) => sum + count, 0) +
          printed.filter((each) => each === kind).length,
      )
    const dressing = { fire: step('fire'), corruption: step('corruption'), nest: step('nest') }
    if (dressing.fire + dressing.corruption + dressing.nest > 0) found[id] = dressing
  }
  return found
}
