import {
  figureAt,
  firstIn,
  hasHero,
  isDistrict,
  spaceId,
  storyOf,
  supplyOf,
  unblockedNests,
  uncoveredIcons,
} from '../board.ts'
import type { CityAction, MonsterKind, Option, PromptKind, TokenKind } from '../contract.ts'
import { act, ask, type Game, NONE, nearest, type Step } from '../kernel.ts'
import { gainReactions, raiseTrack as raise } from '../procedures/apocalypse.ts'
import { currentCity, type InventoryFrame } from '../procedures/city.ts'
import {
  reinforce as bringToDeadPile,
  moveMonster,
  moveOptions,
  placeFigure,
  refuseMoveIntent,
  removeFigure,
  summonFigure,
  summonOption,
  teleportMonster,
} from '../procedures/monsters.ts'
import { openKillWindow } from '../procedures/orbital.ts'
import { currentReaction } from '../procedures/reaction.ts'
import { drawSinCards } from '../procedures/sin-cards.ts'
import { placeToken } from '../procedures/tokens.ts'
import { refusal } from '../refusals.ts'
import { DEAD, GONE, WAITING } from '../state.ts'
import { clockLevels } from '../story/clock.ts'
import { placeOption } from '../story/missions.ts'
import { makeProgress } from '../story/progress.ts'
import type { EffectFrame } from './effect.ts'

/** Primitives that change the board, the monsters, the track and the Sins player's hand. */

type Effect = Step<EffectFrame>
type Count = number | ((g: Game, f: EffectFrame) => number)
const value = (count: Count, g: Game, f: EffectFrame): number => (typeof count === 'number' ? count : count(g, f))

/** `place-token` in a space that the text names. */
export const placeTokenIn = (token: TokenKind, space: (g: Game, f: EffectFrame) => number): Effect =>
  act('place-token', (g, f) => {
    placeToken(g, token, space(g, f), f.cause)
  })

export interface Placing {
  readonly tokens: readonly TokenKind[]
  readonly count: Count
  /** Where a token may go; without a hero unless told. */
  readonly where?: (g: Game, space: number, f: EffectFrame) => boolean
  /** Two tokens may go to one space. */
  readonly together?: boolean
  readonly kind?: PromptKind
}

function placings(g: Game, f: EffectFrame, placing: Placing): Option[] {
  const options: Option[] = []
  const { where = (game: Game, space: number) => !hasHero(game, space) } = placing
  for (const token of placing.tokens) {
    if (supplyOf(g, token) <= 0) continue
    for (let space = 0; space < g.map.spaces.length; space++) {
      if (where(g, space, f) && (placing.together || !f.taken.includes(space)))
        options.push(placeOption(g, token, space))
    }
  }
  return options
}

/** `place-token` where the Sins player likes: a story task, or a text. */
export const placeTokens = (placing: Placing): Effect[] => [
  act('how-many', (g, f) => {
    f.count = value(placing.count, g, f)
    f.taken = []
  }),
  ask<EffectFrame>({
    name: 'place',
    ask: placing.kind ?? 'effect',
    rule: (_, f) => (placing.kind === 'story-task' ? 'ROUND-2' : f.cause),
    when: (_, f) => f.count > 0,
    seat: () => 'sins',
    subject: (_, f) => ({ cause: f.cause }),
    options: (g, f) => placings(g, f, placing),
    answer: (g, f, option) => {
      const space = g.map.index.get(option.space as string) as number
      placeToken(g, option.token as TokenKind, space, f.cause)
      f.count--
      f.taken = [...f.taken, space]
      return 'again'
    },
    refuse: (g, _, intent) => {
      if (intent.space === undefined) return null
      if (!g.map.index.has(intent.space)) return refusal('no-such-space', 'ROUND-2', { space: intent.space })
      return refusal('not-among-options', 'ROUND-2', { space: intent.space })
    },
  }),
]

/** A story's "place" task at the beginning of a round (ROUND-2). */
export const placeTask = (token: TokenKind, count: number): Effect[] =>
  placeTokens({ tokens: [token], count, kind: 'story-task' })

const iconOptions = (g: Game, space: number, icons: readonly number[]): Option[] => {
  const printed = g.map.cityActions[space] as readonly CityAction[]
  return [...new Set(icons.map((icon) => printed[icon] as CityAction))].map((icon) => ({ id: icon, icon }))
}

/** `cover-icon`: a Corruption token from the supply lies on an icon until it is cleansed. */
export const coverIcon = (space: (g: Game, f: EffectFrame) => number): Effect =>
  ask<EffectFrame>({
    name: 'cover-icon',
    ask: 'effect',
    rule: (_, f) => f.cause,
    when: (g, f) =>
      isDistrict(g, space(g, f)) && uncoveredIcons(g, space(g, f)).length > 0 && supplyOf(g, 'corruption') > 0,
    seat: () => 'sins',
    subject: (g, f) => ({ cause: f.cause, space: spaceId(g, space(g, f)) }),
    options: (g, f) => iconOptions(g, space(g, f), uncoveredIcons(g, space(g, f))),
    answer: (g, f, option) => {
      const at = space(g, f)
      const printed = g.map.cityActions[at] as readonly CityAction[]
      const icon = uncoveredIcons(g, at).find((each) => printed[each] === option.icon) as number
      placeToken(g, 'corruption', at, f.cause)
      g.s.covered = [...g.s.covered, { space: at, icon }]
      f.choice = 'covered'
      const covered = option.icon as CityAction
      g.log?.({ event: 'iconCovered', district: spaceId(g, at), icon: covered, cause: f.cause })
    },
  })

/** `skip-icon` (the Sins player says which) and `only-icons` (the hero picks as he goes). */
export const skipIcon = (): Effect =>
  ask<EffectFrame>({
    name: 'skip-icon',
    ask: 'effect',
    rule: (_, f) => f.cause,
    when: (g) => (currentCity(g)?.icons.length ?? 0) > 0,
    seat: () => 'sins',
    subject: (_, f) => ({ cause: f.cause }),
    options: (g) => [...new Set(currentCity(g)?.icons)].map((icon) => ({ id: icon, icon })),
    answer: (g, f, option) => {
      const city = currentCity(g)
      if (!city || !option.icon) return
      const at = city.icons.indexOf(option.icon)
      city.icons = city.icons.filter((_, i) => i !== at)
      g.log?.({ event: 'cityActionSkipped', hero: city.hero, action: option.icon, cause: f.cause })
    },
  })

export const onlyIcons = (count: number): Effect =>
  act('only-icons', (g) => {
    const city = currentCity(g)
    if (city) city.most = Math.min(city.most, count)
  })

// ----------------------------------------------------------------------------------------------------- monsters

/** `teleport` the chosen monster (MOVE-12). */
export const teleportChosen = (to: (g: Game, f: EffectFrame) => number = (_, f) => f.space): Effect =>
  act(
    'teleport-monster',
    (g, f) => {
      teleportMonster(g, f.figure, to(g, f), f.cause)
      const reaction = currentReaction(g)
      if (reaction) reaction.moved = [...reaction.moved, f.figure]
    },
    (g, f) => f.figure >= 0 && figureAt(g, f.figure) >= 0,
  )

/** `move-monster`: up to so many monsters, each so many steps, each once. */
export const moveMonsters = (
  which: (g: Game, f: EffectFrame) => readonly number[],
  steps: number,
  most = 1,
): Effect[] => [
  act('how-many', (_, f) => {
    f.count = most
    f.taken = []
  }),
  ask<EffectFrame>({
    name: 'move-monster',
    ask: 'reaction-move',
    rule: (_, f) => f.cause,
    when: (_, f) => f.count > 0,
    seat: () => 'sins',
    subject: (_, f) => ({ cause: f.cause, hero: f.hero }),
    options: (g, f) => [
      NONE,
      ...moveOptions(
        g,
        which(g, f).filter((figure) => !f.taken.includes(figure)),
        () => steps,
      ),
    ],
    answer: (g, f, option) => {
      if (!option.monster) return
      const moved = moveMonster(g, option, f.cause)
      const reaction = currentReaction(g)
      if (reaction) reaction.moved = [...reaction.moved, moved]
      f.taken = [...f.taken, moved]
      f.count--
      return 'again'
    },
    refuse: (g, _, intent) => refuseMoveIntent(g, intent, () => steps),
  }),
]

/** What a reaction card does "in place of the move". */
export const replaceMove = (): Effect =>
  act('replace-move', (g) => {
    const reaction = currentReaction(g)
    if (reaction) reaction.moveReplaced = true
  })

/** story-event-summon: Controller or Avatar from wherever it is; already on the board, two Sin cards instead. */
export const summonBoss = (kind: 'controller' | 'avatar'): Effect =>
  act('summon-boss', (g, f) => {
    const figure = g.t.figures.findIndex((each) => each.kind === kind)
    const at = figureAt(g, figure)
    if (at >= 0) drawSinCards(g, 2, f.cause)
    else if (at !== GONE) summonFigure(g, figure, f.cause)
  })

/** `summon out nest`: a figure with a name of its own. */
export const summonNamed = (id: string): Effect =>
  act('summon-named', (g, f) => {
    const figure = g.t.figureIndex.get(id)
    if (figure !== undefined && figureAt(g, figure) === WAITING) summonFigure(g, figure, f.cause)
  })

const RAISED: readonly MonsterKind[] = ['acolyte', 'abomination']

/** `summon` up to so many Acolytes or Abominations from the dead pile into a space. */
export const summonDeadInto = (space: (g: Game, f: EffectFrame) => number, most: number): Effect[] => [
  act('how-many', (_, f) => {
    f.count = most
  }),
  ask<EffectFrame>({
    name: 'summon-dead',
    ask: 'summon',
    rule: (_, f) => f.cause,
    when: (g, f) => f.count > 0 && RAISED.some((kind) => firstIn(g, kind, DEAD) >= 0),
    seat: () => 'sins',
    subject: (g, f) => ({ cause: f.cause, space: spaceId(g, space(g, f)) }),
    options: (g, f) => [
      NONE,
      ...RAISED.filter((kind) => firstIn(g, kind, DEAD) >= 0).map((kind) => summonOption(g, kind, space(g, f))),
    ],
    answer: (g, f, option) => {
      if (option.none) return
      placeFigure(g, firstIn(g, option.monster as MonsterKind, DEAD), space(g, f), f.cause)
      f.count--
      return 'again'
    },
  }),
]

/** `revive` one of these from the dead pile onto an unblocked Nest. */
export const revive = (candidates: (g: Game, f: EffectFrame) => readonly MonsterKind[]): Effect =>
  ask<EffectFrame>({
    name: 'revive',
    ask: 'summon',
    rule: (_, f) => f.cause,
    seat: () => 'sins',
    subject: (_, f) => ({ cause: f.cause }),
    options: (g, f) =>
      candidates(g, f)
        .filter((kind) => firstIn(g, kind, DEAD) >= 0)
        .flatMap((kind) => unblockedNests(g).map((space) => summonOption(g, kind, space))),
    answer: (g, f, option) =>
      placeFigure(
        g,
        firstIn(g, option.monster as MonsterKind, DEAD),
        g.map.index.get(option.space as string) as number,
        f.cause,
      ),
  })

/** A figure goes to the space in which the hero of this text was lost. */
export const placeNamed = (
  id: (g: Game, f: EffectFrame) => string,
  space: (g: Game, f: EffectFrame) => number,
): Effect =>
  act('place-named', (g, f) => {
    const figure = g.t.figureIndex.get(id(g, f))
    if (figure !== undefined && figureAt(g, figure) === WAITING) placeFigure(g, figure, space(g, f), f.cause)
  })

/** `kill-monster` the chosen one, by a text; in a hero's turn the window for kills opens. */
export const killChosen = (): Effect =>
  act(
    'kill-monster',
    (g, f) => {
      removeFigure(g, f.figure, 'effect')
      if (f.place >= 0) openKillWindow(g, f.place, [f.figure])
    },
    (g, f) => f.figure >= 0 && figureAt(g, f.figure) >= 0,
  )

/** `reinforce` */
export const reinforce = (kind: MonsterKind, count: number): Effect =>
  act('reinforce', (g) => bringToDeadPile(g, kind, count))

// ------------------------------------------------------------------------------------------- the Sins player, story

/** `draw-sin` */
export const drawSin = (count: number): Effect => act('draw-sin', (g, f) => drawSinCards(g, count, f.cause))

/** `gain-reaction` */
export const gainReaction = (count: number, scope: 'round' | 'permanent'): Effect =>
  act('gain-reaction', (g, f) => gainReactions(g, count, scope, f.cause))

/** The Inventory icon lapses: its price was not paid. */
export const lapseInventory = (): Effect =>
  act('lapse', (g, f) => {
    const inventory = nearest<InventoryFrame>(g, 'inventory')
    if (!inventory) return
    inventory.lapsed = true
    g.log?.({ event: 'cityActionSkipped', hero: inventory.hero, action: 'inventory', cause: f.cause })
  })

/** `raise-track` */
export const raiseTrack = (levels: Count): Effect =>
  act('raise-track', (g, f) => raise(g, value(levels, g, f), f.cause))

/** `raise-track` by the clock of the story. */
export const raiseByClock: Effect = raiseTrack((g) => {
  const { clock } = storyOf(g)
  return clock ? clockLevels(g, clock) : 0
})

/** `progress` */
export const progress = (count: Count): Effect => act('progress', (g, f) => makeProgress(g, value(count, g, f)))
