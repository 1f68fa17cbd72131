import { type Option, PROMPT_KINDS, type PromptKind, type Rules, SEATS, type Seat, type State } from '@haven/engine'
import {
  asFlag,
  asList,
  asObject,
  asOneOf,
  asText,
  fault,
  onlyFields,
  readScenario,
  runScenario,
  type Scenario,
} from '@haven/engine/files'
import { rightAnswers } from '@haven/table/puzzle'
import { InputError } from '../ground/exit.ts'

/**
 * A tactical position: a scenario whose last prompt is a question with one clearly best answer. The header `tactic`
 * says what it is and why; `haven run` shows the same file as any other scenario.
 */
export const TACTIC_KINDS = [
  'win-now',
  'must-block',
  'must-react',
  'must-not-reveal',
  'best-target',
  'best-wound-slot',
] as const
export type TacticKind = (typeof TACTIC_KINDS)[number]

export interface TacticHeader {
  readonly kind: TacticKind
  readonly title: string
  /** For players: why the best answer is the best. */
  readonly reason: string
  /** The question that the scenario must end with. */
  readonly asked: { readonly seat: Seat; readonly kind: PromptKind }
  /** Ids of options, or fields that they have; all options that fit are right. */
  readonly best: readonly (string | Partial<Option>)[]
  /** It wins the game whatever the dice and the other side do. */
  readonly certain?: boolean
}

export interface Tactic extends TacticHeader {
  /** Its file, without folder and ending. */
  readonly name: string
  readonly scenario: Scenario
}

const MOST_TITLE = 80
const MOST_REASON = 300

/** Plain data: it goes to worker threads. The question is not put yet. */
export function readTactic(name: string, value: unknown): Tactic {
  const scenario = readScenario(value)
  const given = (value as { tactic?: unknown }).tactic
  if (given === undefined) fault('missing-field', 'tactic')
  return { name, scenario, ...readHeader(asObject(given, 'tactic')) }
}

function readHeader(given: Record<string, unknown>): TacticHeader {
  onlyFields(given, 'tactic', ['kind', 'title', 'reason', 'asked', 'best', 'certain'])
  for (const field of ['kind', 'title', 'reason', 'asked', 'best']) {
    if (given[field] === undefined) fault('missing-field', `tactic.${field}`)
  }
  const asked = asObject(given.asked, 'tactic.asked')
  onlyFields(asked, 'tactic.asked', ['seat', 'kind'])
  return {
    kind: asOneOf(given.kind, 'tactic.kind', TACTIC_KINDS),
    title: shortText(given.title, 'tactic.title', MOST_TITLE),
    reason: shortText(given.reason, 'tactic.reason', MOST_REASON),
    asked: {
      seat: asOneOf(asked.seat, 'tactic.asked.seat', SEATS),
      kind: asOneOf(asked.kind, 'tactic.asked.kind', PROMPT_KINDS),
    },
    best: asList(given.best, 'tactic.best').map((each, i) =>
      typeof each === 'string' ? each : (asObject(each, `tactic.best[${i}]`) as Partial<Option>),
    ),
    ...(given.certain !== undefined && { certain: asFlag(given.certain, 'tactic.certain') }),
  }
}

function shortText(value: unknown, field: string, most: number): string {
  const text = asText(value, field).trim()
  if (text === '') throw InputError.of('emptyText', { field })
  if (text.length > most) throw InputError.of('longText', { field, length: text.length, most })
  return text
}

export interface Asked {
  readonly state: State
  readonly options: readonly Option[]
  /** The ids of the right answers. */
  readonly best: readonly string[]
  readonly prompt: string
}

/** Plays up to the question and holds the header to it. */
export function putQuestion(rules: Rules, { scenario, asked, best }: Tactic): Asked {
  const { state } = runScenario(rules, scenario)
  const prompts = rules.prompts(state)
  const prompt = prompts.find(({ seat, kind }) => seat === asked.seat && kind === asked.kind)
  if (!prompt) throw InputError.of('otherQuestion', { asked, instead: prompts })
  const options = rules.options(state, prompt)
  best.forEach((each, i) => {
    if (rightAnswers(options, [each]).length > 0) return
    throw InputError.of('bestIllegal', { index: i, legal: options.map(({ id }) => id) })
  })
  const right = rightAnswers(options, best)
  if (right.length === 0) throw InputError.of('bestEmpty')
  if (right.length === options.length) throw InputError.of('bestEverything')
  return { state, options, best: right, prompt: prompt.id }
}
