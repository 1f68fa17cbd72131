import { selfAnswer } from '../auto.ts'
import { TableError } from '../errors.ts'
import { goBack } from '../snapshot.ts'
import { momentNow, seenAnew } from './later.ts'
import { lessonBackTo } from './lesson.ts'
import { type Identity, identities, seatsHeldBy } from './people.ts'
import { settle } from './play.ts'
import { refuse } from './refuse.ts'
import { type StoredTable, stepsOf, undoableBy } from './table.ts'
import type { Work } from './work.ts'

/** Taking back: down to the last seal by oneself, beyond it by agreement of the table. */

/** Who takes back as one: at home everybody at the device. */
function together(table: StoredTable, { person, device }: Identity): readonly string[] {
  return table.settings.home ? identities(table, device.hash).map((each) => each.person.id) : [person.id]
}

/** Back to before his last wish, if nobody else and no chance has come since. */
export function undo(work: Work, who: Identity): void {
  const { t } = work
  if (!t.game || t.phase !== 'playing') refuse('wrong-phase')
  // In a lesson the same answers are the same night: dice can be taken back too.
  if (t.lesson) {
    rewind(work, who)
    return
  }
  const people = together(t, who)
  const seats = people.flatMap((person) => seatsHeldBy(t, person))
  const steps = stepsOf(work.entries)
  const last = lastAsked(work, undoableBy(steps, t.game.length, seats, people))
  if (last !== undefined) {
    rewindTo(work, last)
    return
  }
  const barrier = steps.findLastIndex(({ answer, seal }) => seal !== null || !seats.includes(answer.seat))
  const step = steps[barrier]
  if (!step || !steps.some(({ by }) => people.includes(by))) throw new TableError('nothing-to-undo', 'table')
  const answer = t.game.length - steps.length + barrier
  if (step.seal) throw new TableError('undo-sealed', 'table', { by: step.seal, answer })
  throw new TableError('undo-foreign', 'table', { seat: step.answer.seat, answer })
}

/** The same whatever lies between: for those at one device, who need nobody's consent. */
export function rewind(work: Work, who: Identity): void {
  const { t } = work
  if (!t.game) refuse('wrong-phase', { phase: t.phase })
  const people = together(t, who)
  const own = stepsOf(work.history).flatMap(({ by, wish }, i) => (people.includes(by) && wish === undefined ? [i] : []))
  const last = t.lesson ? own.at(-1) : lastAsked(work, own)
  if (last === undefined) throw new TableError('nothing-to-undo', 'table')
  rewindTo(work, last)
}

/**
 * The last of these answers whose question is asked again: games of before, and those that come from a file, have
 * answers of people to questions that answer themselves now.
 */
function lastAsked({ t, rules, history }: Work, answers: readonly number[]): number | undefined {
  const { game } = t
  if (!game) return undefined
  const steps = stepsOf(history)
  return answers.findLast((to) => selfAnswer(rules, goBack(rules, game, steps, to).state) === null)
}

/** The last answer that did not give itself. */
export function lastGiven({ t, entries }: Work): number {
  const after = entries.length - 1 - entries.findLastIndex(({ auto }) => auto === undefined)
  return Math.max(0, (t.game?.length ?? 0) - 1 - after)
}

/** The game before the answer of this number. */
export function rewindTo(work: Work, to: number): void {
  const { t, rules } = work
  if (!t.game) return
  const steps = stepsOf(work.history)
  t.game = goBack(rules, t.game, steps, to)
  const past = t.past
    .filter(({ length }) => length <= to)
    .map((moment) =>
      seenAnew(
        moment,
        steps.slice(moment.length, to).flatMap(({ events }) => events),
      ),
    )
  if (t.past.length > 0) t.past = past.length > 0 ? past : [momentNow(t.game)]
  // The opening comes before the first answer.
  work.cut(to + 1)
  lessonBackTo(work, to)
  t.phase = 'playing'
  t.fault = null
  t.way = null
  t.motions = t.motions.filter(({ motion }) => motion.motion !== 'rewind' || motion.to < to)
  work.showAll()
  settle(work)
}
