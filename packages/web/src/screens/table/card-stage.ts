import type { HeroClass, Option, View } from '@haven/engine'
import type { Facts } from '../../model/facts.ts'
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
  | { readonly of: 'there'; readonly what: string; readonly count: number }
  | { readonly of: 'under-deck' }
  | { readonly of: 'for-hero'; readonly hero: string }

const CARDED: ReadonlySet<Question['kind']> = new Set([
  'upgrade',
  'inherit',
  'lose-upgrade',
  'apocalypse-card',
  'mission',
  'choice',
  'sins-decide',
  'dark-past',
  'reserve-hero',
  'order',
])

/** An answer that is a card, a mission, a hero to come or a way that a text offers, and no place on the board. */
const isCard = ({ card, mission, choice, effect, space, to, monster, token }: Option): boolean =>
  (card ?? mission ?? choice ?? effect) !== undefined && (space ?? to ?? monster ?? token) === undefined

/** Answers that are none of them go to the dock. */
export function cardOptions(question: Question | null): readonly Option[] {
  if (!question) return []
  const answers = question.options.filter(({ none }) => !none)
  const isOf = CARDED.has(question.kind) || question.kind === 'effect'
  const fits = question.kind === 'reserve-hero' ? () => true : isCard
  return isOf && answers.length > 0 && answers.every(fits) ? answers : []
}

export function stageCards(question: Question, view: View, facts: Facts): StageCard[] {
  const options = cardOptions(question)
  const offeredBy = question.subject.cause ?? question.rule
  return options.map((option) => {
    const card = option.card ?? option.mission ?? option.effect ?? (option.choice === undefined ? option.hero : null)
    return { option, card: card ?? null, offeredBy, now: nowOf(question, option, view, facts) }
  })
}

function nowOf({ kind, subject, options }: Question, option: Option, view: View, facts: Facts): NowFact[] {
  const { mission, hero, card } = option
  if (mission !== undefined) return missionNow(mission, view, facts)
  if (kind === 'reserve-hero' && hero !== undefined) return heroNow(hero, view, facts)
  if (kind === 'apocalypse-card' && options.length > 1) return [{ of: 'under-deck' }]
  if (kind === 'dark-past' && card !== undefined) {
    const to = hero ?? subject.hero
    return to === undefined ? [] : [{ of: 'for-hero', hero: to }]
  }
  return []
}

function heroNow(hero: string, view: View, facts: Facts): NowFact[] {
  const kind = facts.heroes[hero]?.class
  if (!kind) return []
  const isThere = view.heroes.some((each) => !each.dead && facts.heroes[each.hero]?.class === kind)
  return [{ of: 'class', class: kind, isOnly: !isThere }]
}

function missionNow(mission: string, view: View, facts: Facts): NowFact[] {
  const found = facts.missions[mission]
  if (!found) return []
  const count = found.counts[view.heroes.length] ?? 0
  return [{ of: 'goal', mission, count }, ...thereNow(found.goal, view)]
}

const MONSTERS: ReadonlySet<string> = new Set(['acolyte', 'abomination', 'controller', 'avatar', 'fallen'])
const TOKENS: ReadonlySet<string> = new Set(['fire', 'corruption', 'pentagram', 'nest'])

function thereNow(goal: string, view: View): NowFact[] {
  const count = (): number | null => {
    if (goal === 'kill') return view.monsters.length
    if (MONSTERS.has(goal)) return view.monsters.filter(({ kind }) => kind === goal).length
    if (TOKENS.has(goal)) return view.tokens.reduce((sum, each) => sum + (each.kind === goal ? each.count : 0), 0)
    return goal === 'altar' ? view.altars.length : null
  }
  const found = count()
  return found === null ? [] : [{ of: 'there', what: goal, count: found }]
}
