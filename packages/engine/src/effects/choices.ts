import { distinct, figureId, heroAt, markUsed, seatOf, spaceId } from '../board.ts'
import type { Option, Seat } from '../contract.ts'
import { act, ask, type Game, NONE, only, type Step } from '../kernel.ts'
import type { EffectFrame } from './effect.ts'

/** Questions that a text asks: whether to use it, and whom or what it is for. The answer stays in the effect's frame. */

type Effect = Step<EffectFrame>
/** The Sins player, the hero of the moment, who holds the text, or the hero whom `chooseHero` has found. */
type Chooser = 'sins' | 'hero' | 'holder' | 'chosen'

const seatFor =
  (who: Chooser) =>
  (g: Game, f: EffectFrame): Seat =>
    who === 'sins' ? 'sins' : seatOf(g, who === 'chosen' ? f.count : who === 'holder' ? f.holder : f.place)

const subject = (g: Game, f: EffectFrame) => ({
  cause: f.cause,
  ...(f.place >= 0 && { hero: heroAt(g, f.place).hero }),
})

/** *May*: asks the owner whether to use the text at all; "once a round" is marked when he does. */
export const mayUse = (who: Chooser = 'holder'): Effect =>
  ask<EffectFrame>({
    name: 'may-use',
    ask: 'ability',
    rule: (_, f) => f.cause,
    seat: seatFor(who),
    subject,
    options: (_, f) => [
      { id: 'yes', ability: f.cause, yes: true },
      { id: 'none', ability: f.cause, none: true, yes: false },
    ],
    answer: (g, f, option) => {
      if (!option.yes) return 'leave'
      const trigger = g.t.triggerByProc.get(f.proc)
      if (trigger?.oncePerRound) markUsed(g, f.cause)
      const hero = who === 'sins' ? '' : heroAt(g, who === 'holder' ? f.holder : f.place).hero
      g.log?.({ event: 'abilityUsed', ability: f.cause, hero })
      return undefined
    },
  })

/** The player of the chosen hero may decline; not asked where one player has both heroes. */
export const chosenMay = (): Effect =>
  ask<EffectFrame>({
    name: 'chosen-may',
    ask: 'ability',
    rule: (_, f) => f.cause,
    when: (g, f) => seatOf(g, f.count) !== seatOf(g, f.holder),
    seat: (g, f) => seatOf(g, f.count),
    subject: (g, f) => ({ cause: f.cause, hero: heroAt(g, f.count).hero }),
    options: (_, f) => [
      { id: 'yes', ability: f.cause, yes: true },
      { id: 'none', ability: f.cause, none: true, yes: false },
    ],
    answer: (_, __, option) => (option.yes ? undefined : 'leave'),
  })

interface Choice {
  readonly who: Chooser
  /** The text says "may" or "up to". */
  readonly optional?: boolean
  readonly when?: (g: Game, f: EffectFrame) => boolean
}

/** Chooses a space; no candidate, no effect: the rest of the text is skipped. */
export const chooseSpace = (candidates: (g: Game, f: EffectFrame) => readonly number[], choice: Choice): Effect =>
  choose(choice, (g, f) => candidates(g, f).map((space) => ({ id: spaceId(g, space), space: spaceId(g, space) })))

export const chooseHero = (candidates: (g: Game, f: EffectFrame) => readonly number[], choice: Choice): Effect =>
  choose(choice, (g, f) =>
    candidates(g, f).map((place) => ({ id: heroAt(g, place).hero, hero: heroAt(g, place).hero })),
  )

export const chooseMonster = (candidates: (g: Game, f: EffectFrame) => readonly number[], choice: Choice): Effect =>
  choose(choice, (g, f) =>
    distinct(g, candidates(g, f)).map((figure) => ({ id: figureId(g, figure), monster: figureId(g, figure) })),
  )

/** A monster and where it goes are one option. */
export const chooseMonsterAndSpace = (
  candidates: (g: Game, f: EffectFrame) => readonly number[],
  spaces: (g: Game, figure: number) => readonly number[],
  choice: Choice,
): Effect =>
  choose(choice, (g, f) =>
    distinct(g, candidates(g, f)).flatMap((figure) =>
      spaces(g, figure).map((space) => ({
        id: `${figureId(g, figure)}>${spaceId(g, space)}`,
        monster: figureId(g, figure),
        space: spaceId(g, space),
      })),
    ),
  )

/** One of several named ways; `sins` or the hero decides. */
export const chooseWay = (ways: (g: Game, f: EffectFrame) => readonly string[], choice: Choice): Effect =>
  choose(choice, (g, f) => ways(g, f).map((way) => ({ id: way, choice: way })))

function choose(choice: Choice, candidates: (g: Game, f: EffectFrame) => readonly Option[]): Effect {
  return ask<EffectFrame>({
    name: 'choose',
    ask: 'effect',
    rule: (_, f) => f.cause,
    when: (g, f) => !choice.when || choice.when(g, f),
    seat: seatFor(choice.who),
    subject,
    options: (g, f) => {
      const options = candidates(g, f)
      return choice.optional || options.length === 0 ? [NONE, ...options] : options
    },
    answer: (g, f, option) => {
      if (option.none) return 'leave'
      if (option.space !== undefined) f.space = g.map.index.get(option.space) as number
      if (option.monster !== undefined) f.figure = g.t.figureIndex.get(option.monster) as number
      if (option.hero !== undefined) f.count = g.s.heroes.findIndex((each) => each.hero === option.hero)
      if (option.choice !== undefined) f.choice = option.choice
      return undefined
    },
  })
}

/** `choose heroes`: the Hero players decide together (UNITE-1). */
export const heroesChoose = (...ways: readonly string[]): Effect =>
  ask<EffectFrame>({
    name: 'heroes-choose',
    ask: 'choice',
    rule: (_, f) => f.cause,
    seat: 'vote',
    subject,
    options: () => ways.map((way) => ({ id: way, choice: way })),
    answer: (g, f, option) => {
      f.choice = option.choice as string
      g.log?.({ event: 'choiceMade', cause: f.cause, choice: f.choice })
    },
  })

/** A step that happens only under a condition. */
export const onlyIf = (condition: (g: Game, f: EffectFrame) => boolean, step: Effect): Effect =>
  only(condition, [step])[0] as Effect

/** Keeps a fact for the steps that follow, as it was before they change it. */
export const remember = (what: (g: Game, f: EffectFrame) => string): Effect =>
  act<EffectFrame>('remember', (g, f) => {
    f.choice = what(g, f)
  })
