import type { Event, Lesson, LessonFact, LessonMoment, Pattern, Prompt, Range, View, Wanted } from '@haven/engine'

/** What a lesson says of questions, options, events and the position, read from what the person may see. */

/** A lesson as it stands. */
export interface Standing {
  readonly lesson: Lesson
  readonly view: View
  /** All that has happened in this scene. */
  readonly events: readonly Event[]
  /** Does the game stand between two things? */
  readonly isSettled: () => boolean
}

const PLAIN: ReadonlySet<string> = new Set(['acolyte', 'abomination'])

/** Is this what is wanted? `@` looks it up in the position. */
function isWanted(wanted: Wanted, given: unknown, standing: Standing): boolean {
  if (typeof wanted === 'object') return wanted.some((each) => isWanted(each, given, standing))
  if (typeof wanted !== 'string' || !wanted.startsWith('@')) return wanted === given
  const { view, lesson } = standing
  switch (wanted) {
    case '@monsters':
      return view.monsters.some(({ kind, space }) => space === given && PLAIN.has(kind))
    case '@vote':
      return given === view.ballots?.cast?.[lesson.seat]
    default:
      return view.heroes.some(({ hero, space }) => hero === wanted.slice(1) && space === given)
  }
}

/** Has an option or an event all that a pattern names? */
export function fitsPattern(pattern: Pattern, thing: object, standing: Standing): boolean {
  const fields = thing as Readonly<Record<string, unknown>>
  return Object.entries(pattern).every(
    ([name, wanted]) => wanted === undefined || isWanted(wanted, fields[name], standing),
  )
}

export const fitsAny = (patterns: readonly Pattern[] | undefined, thing: object, standing: Standing): boolean =>
  patterns?.some((pattern) => fitsPattern(pattern, thing, standing)) ?? false

const isWithin = ([least, most = least]: Range, number: number): boolean => number >= least && number <= most

export const happened = (pattern: Pattern, standing: Standing): number =>
  standing.events.filter((event) => fitsPattern(pattern, event, standing)).length

export function holds(fact: LessonFact, standing: Standing): boolean {
  const { view } = standing
  if ('any' in fact) return fact.any.some((each) => holds(each, standing))
  if ('event' in fact) return happened(fact.event, standing) >= (fact.times ?? 1)
  if ('never' in fact) return happened(fact.never, standing) === 0
  if ('settled' in fact) return standing.isSettled()
  if ('tokens' in fact) {
    const there = view.tokens.find(({ kind, space }) => kind === fact.tokens && space === fact.space)
    return isWithin(fact.count, there?.count ?? 0)
  }
  if ('monsters' in fact) {
    return isWithin(fact.count, view.monsters.filter(({ space }) => isWanted(fact.monsters, space, standing)).length)
  }
  if ('turn' in fact) return view.turn?.acted === fact.turn.acted
  const hero = view.heroes.find((each) => each.hero === fact.hero)
  return (
    hero !== undefined &&
    (fact.space === undefined || isWanted(fact.space, hero.space, standing)) &&
    (fact.corruption === undefined || isWithin(fact.corruption, hero.corruption)) &&
    (fact.wounds === undefined || isWithin(fact.wounds, hero.wounds.length)) &&
    (fact.city === undefined || hero.cityAction === fact.city)
  )
}

export const allHold = (facts: readonly LessonFact[] | undefined, standing: Standing): boolean =>
  facts?.every((fact) => holds(fact, standing)) ?? true

/** Is this the question that is meant? */
export function isMoment(moment: LessonMoment, { kind, seat, subject }: Prompt, standing: Standing): boolean {
  return (
    moment.kind === kind &&
    (moment.seat === undefined || moment.seat === seat) &&
    (moment.hero === undefined || isWanted(moment.hero, subject.hero, standing)) &&
    (moment.cause === undefined || moment.cause === subject.cause) &&
    allHold(moment.if, standing)
  )
}
