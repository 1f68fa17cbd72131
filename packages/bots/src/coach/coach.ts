import type { CoachId, CoachKind } from '@haven/content'
import { COACH_KINDS, COACH_LINES, type CoachLineData } from '@haven/content/coach'
import type { Option, RuleId, View } from '@haven/engine'
import type { Question } from '../bot.ts'
import { HABITS } from '../prompt-habits.ts'
import type { Thinker } from '../thinking/advice.ts'
import { chances } from './chance.ts'
import { dangers } from './danger.ts'
import { facts } from './fact.ts'
import type { CoachParams, Fit, Whens } from './line.ts'
import { Moment } from './moment.ts'
import { wastes } from './waste.ts'

/**
 * The coach: at most one line a turn, from what the asked seat sees. Danger comes before waste, waste before chance,
 * chance before what is only good to know; and what names an answer is said only if the thinking bot agrees.
 */

/** What is said now. */
export interface CoachLine {
  readonly id: CoachId
  readonly kind: CoachKind
  readonly concept: string
  readonly rule: RuleId
  readonly params: CoachParams
  /** Answers to the present question that follow it; null where it names none. */
  readonly answers: readonly string[] | null
  /** What it tells in words, in this order. */
  readonly told: readonly Option[]
}

/** What the coach knows of a game: plain data, which whoever asks him brings along again. */
export interface Coaching {
  readonly turn: string
  /** What was said in this turn, also when it is not true any more. */
  readonly said: CoachId | null
  readonly line: CoachLine | null
  /** The player has it: nothing more in this turn. */
  readonly isHad?: true
  /** Heroes whose death was noticed. */
  readonly dead: readonly string[]
}

export const NOTHING_SAID: Coaching = { turn: '', said: null, line: null, dead: [] }

export interface CoachAsk {
  readonly view: View
  readonly question: Question
  /** The answer that is looked at and not given yet. */
  readonly focus: string | null
  readonly before: Coaching
  /** Lines that are not said any more; one that is being said stays for its turn. */
  readonly gone: readonly CoachId[]
}

type Timed = Exclude<CoachId, 'death' | 'over'>
const WHENS: Whens<Timed> = { ...dangers, ...wastes, ...chances, ...facts }

const IN_ORDER: readonly CoachLineData[] = COACH_KINDS.flatMap((kind) =>
  COACH_LINES.filter((line) => line.kind === kind),
)
export const coachLineOf = (id: CoachId): CoachLineData => IN_ORDER.find((line) => line.id === id) as CoachLineData

/** The turn that a question belongs to; between turns each question stands for itself. */
const turnOf = ({ round, turn, question, heroes }: View): string =>
  turn ? `${round} ${turn.place} ${heroes.reduce((n, each) => n + each.turns, 0)}` : `${round} ${question}`

/** Heroes of the team that neither play nor wait. */
const deadOf = ({ setup, heroes, reserve }: View): string[] =>
  setup.team.filter((id) => !reserve.includes(id) && !heroes.some(({ hero, dead }) => hero === id && !dead))

/** A vote is answered by several, and what is secret or of the other side is none of his business. */
const maySpeak = ({ awaiting, heroes }: View, { seat, subject }: Question): boolean =>
  seat !== 'sins' &&
  awaiting.length === 1 &&
  (subject.hero === undefined || heroes.some((each) => each.hero === subject.hero))

/** What the coach says at a question: `line` of what comes back. */
export function coach(thinker: Thinker, ask: CoachAsk): Coaching {
  return coachAt(new Moment(thinker, ask.view, ask.question, ask.focus), ask)
}

/** The same where more is asked of the moment: what was found out about it is found out once. */
export function coachAt(m: Moment, { before, gone }: Pick<CoachAsk, 'before' | 'gone'>): Coaching {
  const { view, question } = m
  if (!maySpeak(view, question)) return { ...before, line: null }
  const turn = turnOf(view)
  const isNew = turn !== before.turn
  // Whoever comes in the middle of a game has noticed nobody's death.
  const isFirst = before.turn === ''
  const dead = isFirst || question.kind === 'hero-turn' ? deadOf(view) : before.dead
  const base = { turn, dead }
  const said = isNew ? null : before.said
  if (said !== null) return { ...before, ...base, line: before.isHad ? null : stillSaid(m, said, before) }
  const died = isFirst ? undefined : dead.find((id) => !before.dead.includes(id))
  for (const line of IN_ORDER) {
    if (gone.includes(line.id) || !isAsked(line, m)) continue
    const fit = line.id === 'death' ? deathOf(view, died) : fitOf(line, m, false)
    if (fit) return { ...base, said: line.id, line: told(line, fit) }
  }
  return { ...base, said: null, line: null }
}

/** What was said stays while it is true; what names no answer stays for the questions that it stands beside. */
function stillSaid(m: Moment, id: CoachId, { line }: Coaching): CoachLine | null {
  const data = coachLineOf(id)
  const { kind } = m.question
  if (kind !== data.at && !(data.goesOn && HABITS[kind].inTurn)) return null
  if (data.plain) return line
  const fit = fitOf(data, m, true)
  return fit && told(data, fit)
}

/** Looked at; or nothing is looked at, and to end the turn is all that is left besides what costs nothing. */
function isAsked({ at, focus }: CoachLineData, { question, focus: looked }: Moment): boolean {
  if (at !== question.kind) return false
  if (focus === undefined || looked?.do === focus) return true
  return focus === 'end' && !looked && !question.options.some(({ do: deed = '' }) => SPENDING.includes(deed))
}

const SPENDING: readonly string[] = ['move', 'fight', 'shoot', 'cleanse']

function fitOf({ id, plain, sin }: CoachLineData, m: Moment, stands: boolean): Fit | null {
  if (sin !== undefined && sin !== m.view.setup.sin) return null
  const fit = WHENS[id as Timed](m, stands)
  return fit && (plain || fit.agreed || m.agrees(fit.answers ?? [])) ? fit : null
}

const deathOf = ({ reserve }: View, dead: string | undefined): Fit | null =>
  dead === undefined ? null : { params: { dead, left: reserve.length }, answers: null }

function told({ id, kind, concept, rule }: CoachLineData, { params, answers, told: words = [] }: Fit): CoachLine {
  return { id, kind, concept, rule, params, answers, told: words }
}

/** When nothing is asked any more. */
export function coachAtEnd({ over }: View, gone: readonly CoachId[]): CoachLine | null {
  return over && !gone.includes('over') ? told(coachLineOf('over'), { params: {}, answers: null }) : null
}

/** The lines that would be true here though nothing was said of them in this turn, with what follows each. */
export function unasked(
  m: Moment,
  before: Coaching,
): readonly { readonly id: CoachId; readonly answers: readonly string[] }[] {
  const { view, question } = m
  if (!maySpeak(view, question)) return []
  const said = turnOf(view) === before.turn ? before.said : null
  return IN_ORDER.flatMap((line) => {
    if (line.plain || line.id === said || line.at !== question.kind) return []
    const answers = fitOf(line, m, false)?.answers
    return answers ? [{ id: line.id, answers }] : []
  })
}
