import {
  distinct,
  figureAt,
  figureId,
  figureIndex,
  firstIn,
  hasHero,
  heroAt,
  isPinned,
  seatOf,
  spaceId,
  storyOf,
  supplyOf,
  unblockedNests,
} from '../board.ts'
import type { MonsterKind, Option, PromptKind, TokenKind } from '../contract.ts'
import { act, ask, type Game, NONE, type Step } from '../kernel.ts'
import { gainReactions, raiseTrack as raise } from '../procedures/apocalypse.ts'
import { cardOption } from '../procedures/death.ts'
import {
  reinforce as bringToDeadPile,
  moveMonster,
  moveOptions,
  pin,
  placeFigure,
  refuseMoveIntent,
  removeFigure,
  summonFigure,
  summonOption,
  withdraw as takeOut,
  teleportMonster,
} from '../procedures/monsters.ts'
import { openKillWindow } from '../procedures/orbital.ts'
import { currentReaction } from '../procedures/reaction.ts'
import { drawSinCards, throwSinCard } from '../procedures/sin-cards.ts'
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
  where?: (g: Game, figure: number, to: number) => boolean,
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
    subject: (_, f) => ({ cause: f.cause, ...(f.place >= 0 && { hero: f.hero }) }),
    options: (g, f) => [
      NONE,
      ...moveOptions(
        g,
        which(g, f).filter((figure) => !f.taken.includes(figure)),
        () => steps,
        where,
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

/** `pin` the chosen monster: until the reset it makes no step. */
export const pinChosen = (): Effect =>
  act(
    'pin',
    (g, f) => pin(g, f.figure, f.cause),
    (g, f) => f.figure >= 0 && figureAt(g, f.figure) >= 0,
  )

/** `pin` up to so many of these, one after the other, of the holder's choice. */
export const pinMonsters = (which: (g: Game, f: EffectFrame) => readonly number[], most: Count): Effect[] => [
  act('how-many', (g, f) => {
    f.count = value(most, g, f)
  }),
  ask<EffectFrame>({
    name: 'pin-monsters',
    ask: 'effect',
    rule: (_, f) => f.cause,
    when: (_, f) => f.count > 0,
    seat: (g, f) => seatOf(g, f.holder),
    subject: (g, f) => ({ cause: f.cause, hero: heroAt(g, f.holder).hero }),
    options: (g, f) => [NONE, ...distinct(g, freeOf(g, which(g, f))).map((figure) => monsterOption(g, figure))],
    answer: (g, f, option) => {
      if (option.none) return
      if (f.choice === '') g.log?.({ event: 'abilityUsed', ability: f.cause, hero: heroAt(g, f.holder).hero })
      f.choice = 'used'
      pin(g, figureIndex(g, option.monster as string), f.cause)
      f.count--
      return 'again'
    },
  }),
]

/** Those that are not pinned yet. */
export const freeOf = (g: Game, figures: readonly number[]): number[] =>
  figures.filter((figure) => !isPinned(g, figure))

const monsterOption = (g: Game, figure: number): Option => ({ id: figureId(g, figure), monster: figureId(g, figure) })

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

/** `summon` one of a kind from the dead pile into a space. */
export const summonInto = (kind: MonsterKind, space: (g: Game, f: EffectFrame) => number): Effect =>
  act(
    'summon-into',
    (g, f) => placeFigure(g, firstIn(g, kind, DEAD), space(g, f), f.cause),
    (g, f) => firstIn(g, kind, DEAD) >= 0 && space(g, f) >= 0,
  )

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

/** `withdraw` the chosen figure, from the dead pile. */
export const withdrawChosen = (): Effect =>
  act(
    'withdraw',
    (g, f) => takeOut(g, f.figure, f.cause),
    (_, f) => f.figure >= 0,
  )

/** Figures of these kinds in the dead pile. */
export const deadOf = (g: Game, kinds: readonly MonsterKind[]): number[] =>
  kinds.map((kind) => firstIn(g, kind, DEAD)).filter((figure) => figure >= 0)

// ------------------------------------------------------------------------------------------- the Sins player, story

/** `discard-sin`: cards of his choice from the hand, face up. */
export const discardSin = (count: number): Effect[] => [
  act('how-many', (_, f) => {
    f.count = count
  }),
  ask<EffectFrame>({
    name: 'discard-sin',
    ask: 'effect',
    rule: (_, f) => f.cause,
    when: (g, f) => f.count > 0 && g.s.sins.hand.length > 0,
    seat: () => 'sins',
    subject: (_, f) => ({ cause: f.cause }),
    options: (g) => [...new Set(g.s.sins.hand)].map(cardOption),
    always: true,
    answer: (g, f, option) => {
      throwSinCard(g, option.card as string, f.cause)
      f.count--
      return 'again'
    },
    refuse: (g, _, intent) =>
      intent.card !== undefined && !g.s.sins.hand.includes(intent.card)
        ? refusal('card-not-held', 'SIN-1', { card: intent.card })
        : null,
  }),
]

/** `draw-sin` */
export const drawSin = (count: number): Effect => act('draw-sin', (g, f) => drawSinCards(g, count, f.cause))

/** `gain-reaction` */
export const gainReaction = (count: number, scope: 'round' | 'permanent'): Effect =>
  act('gain-reaction', (g, f) => gainReactions(g, count, scope, f.cause))

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
