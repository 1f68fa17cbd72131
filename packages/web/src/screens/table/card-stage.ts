import type { Gear } from '@haven/bots/thinker'
import { type HeroClass, type Option, PROMPTS, type Traits, type View } from '@haven/engine'
import type { LogStep } from '@haven/table'
import type { Facts } from '../../model/facts.ts'
import { missionPins, type Pin, roundsAtPace } from '../../model/mission-now.ts'
import type { Question } from '../../model/targets.ts'

/** Which questions are answered by cards, what stands on each, and what it is worth now: facts, words elsewhere. */

export interface StageCard {
  readonly option: Option
  /** The card that is drawn; null where the answer is only words, with the text that offers it for a picture. */
  readonly card: string | null
  readonly offeredBy: string | null
  readonly now: readonly NowFact[]
}

export type NowFact =
  /** `isOnly`: nobody else of his class is in play. */
  | { readonly of: 'class'; readonly class: HeroClass; readonly isOnly: boolean }
  | { readonly of: 'goal'; readonly mission: string; readonly count: number }
  /** On the board at this moment, of what the mission counts. */
  | { readonly of: 'there'; readonly pins: readonly Pin[]; readonly count: number }
  | { readonly of: 'pace'; readonly rounds: number }
  /** What it changes in the fight that is at hand; `of` names which of the chances moves. */
  | {
      readonly of: 'fight'
      readonly space: string
      readonly chance: 'death' | 'kill'
      readonly from: number
      readonly to: number
    }
  | { readonly of: 'under-deck' }
  | { readonly of: 'for-hero'; readonly hero: string }

type Takes = Exclude<Traits['lays'], 'dice' | 'use' | undefined>

/** What becomes of the card that is chosen; null where the answers are no cards. */
export function takesCards(kind: Question['kind']): Takes | null {
  const { lays } = PROMPTS[kind]
  return lays === undefined || lays === 'dice' || lays === 'use' ? null : lays
}

/** An answer that is a card, a mission, a hero to come or a way that a text offers, and no place on the board. */
const isCard = ({ card, mission, choice, effect, space, to, monster, token }: Option): boolean =>
  (card ?? mission ?? choice ?? effect) !== undefined && (space ?? to ?? monster ?? token) === undefined

/** Answers that are none of them go to the dock. */
export function cardOptions(question: Question | null): readonly Option[] {
  if (!question) return []
  const answers = question.options.filter(({ none }) => !none)
  const fits = question.kind === 'reserve-hero' ? () => true : isCard
  return takesCards(question.kind) && answers.length > 0 && answers.every(fits) ? answers : []
}

/** What a card is held against. */
export interface Around {
  readonly view: View
  readonly facts: Facts
  readonly log: readonly LogStep[]
  readonly districts: readonly string[]
  /** What Upgrades would do; null while it is not known. */
  readonly gear: Gear | null
}

export function stageCards(question: Question, around: Around): StageCard[] {
  const options = cardOptions(question)
  const offeredBy = question.subject.cause ?? question.rule
  return options.map((option) => {
    const card = option.card ?? option.mission ?? option.effect ?? (option.choice === undefined ? option.hero : null)
    return { option, card: card ?? null, offeredBy, now: nowOf(question, option, around) }
  })
}

function nowOf({ kind, subject, options }: Question, option: Option, around: Around): NowFact[] {
  const { mission, hero, card } = option
  if (isGear(kind) && card !== undefined) return gearNow(card, around)
  if (mission !== undefined) return missionNow(mission, around)
  if (kind === 'reserve-hero' && hero !== undefined) return heroNow(hero, around)
  if (kind === 'apocalypse-card' && options.length > 1) return [{ of: 'under-deck' }]
  if (kind === 'dark-past' && card !== undefined) {
    const to = hero ?? subject.hero
    return to === undefined ? [] : [{ of: 'for-hero', hero: to }]
  }
  return []
}

/** Upgrades on offer: those that he takes, not those that he loses. */
export const isGear = (kind: Question['kind']): boolean => PROMPTS[kind].lays === 'take'

/** Less is no difference that anybody could feel. */
const FELT = 0.005

function gearNow(card: string, { gear }: Around): NowFact[] {
  const then = gear?.with[card]
  if (!gear || !then) return []
  const moves = (['death', 'kill'] as const).find((chance) => Math.abs(then[chance] - gear.now[chance]) >= FELT)
  return moves ? [{ of: 'fight', space: gear.space, chance: moves, from: gear.now[moves], to: then[moves] }] : []
}

function heroNow(hero: string, { view, facts }: Around): NowFact[] {
  const kind = facts.heroes[hero]?.class
  if (!kind) return []
  const isThere = view.heroes.some((each) => !each.dead && facts.heroes[each.hero]?.class === kind)
  return [{ of: 'class', class: kind, isOnly: !isThere }]
}

function missionNow(mission: string, around: Around): NowFact[] {
  const { view, facts, log, districts } = around
  const found = facts.missions[mission]
  if (!found) return []
  const count = found.counts[view.heroes.length] ?? 0
  const pins = missionPins(found, view, districts)
  const rounds = roundsAtPace(found, count, view.round, log)
  return [
    { of: 'goal', mission, count },
    ...(pins ? [{ of: 'there', pins, count: pins.reduce((sum, pin) => sum + pin.count, 0) } as const] : []),
    ...(rounds === null ? [] : [{ of: 'pace', rounds } as const]),
  ]
}
