import {
  type HeroFace,
  type Option,
  type Params,
  PROMPT_KINDS,
  type Prompt,
  type PromptKind,
  SEATS,
  type Seat,
  type SinFace,
} from './contract.ts'
import type { Event } from './events.ts'
import { fits } from './explain.ts'
import type { Position } from './position/position.ts'
import { readDice } from './position/read-facts.ts'
import { randomFrom } from './random/random.ts'
import { asFlag, asList, asNumber, asObject, asOneOf, asText, checkFormat, fault, onlyFields } from './reading.ts'
import { type FileCode, type RefusalCode, RuleError } from './refusals.ts'
import type { Rules } from './rules.ts'
import type { SetupWishes } from './setup.ts'
import type { Setup, State } from './state.ts'

/**
 * A scenario: a beginning, dice, and answers that name what they choose. Tutorials, tests and bug reports are scenarios.
 * Questions that the engine answers by itself are not in it.
 */
export interface Scenario {
  readonly haven: 1
  /** Either a position or a set-up. */
  readonly position?: Position
  readonly setup?: SetupWishes
  readonly seed: string
  readonly dice?: { readonly hero?: readonly HeroFace[]; readonly sin?: readonly SinFace[] }
  readonly answers: readonly ScenarioAnswer[]
  readonly note?: string
}

export interface ScenarioAnswer {
  readonly seat: Seat
  readonly kind: PromptKind
  /** Picks the one legal option that has all these fields. */
  readonly choose: Partial<Option>
}

// ------------------------------------------------------------------------------------------------- reading

/** The text of a file as a JSON value, or the one error that says it is none. */
export function parseFile(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return fault('not-json', 'file')
  }
}

const SLOTS = 7

/** What each field of an option may hold; which ids exist is for the rules to say. */
const OPTION_FIELDS: Readonly<Record<keyof Option, (value: unknown, field: string) => unknown>> = {
  id: asText,
  none: (value, field) => asFlag(value, field) || fault('wrong-type', field, { wanted: 'true' }),
  yes: asFlag,
  do: asText,
  to: asText,
  at: asText,
  with: asText,
  token: asText,
  npc: asText,
  ability: asText,
  action: asText,
  slot: (value, field) => asNumber(value, field, 1, SLOTS),
  card: asText,
  hero: asText,
  monster: asText,
  space: asText,
  icon: asText,
  face: asText,
  as: asText,
  covering: asText,
  progress: asFlag,
  mission: asText,
  choice: asText,
  effect: asText,
}

function readChoice(value: unknown, field: string): Partial<Option> {
  const choose = asObject(value, field)
  onlyFields(choose, field, Object.keys(OPTION_FIELDS))
  for (const [name, given] of Object.entries(choose)) OPTION_FIELDS[name as keyof Option](given, `${field}.${name}`)
  return choose as Partial<Option>
}

function readAnswer(value: unknown, field: string): ScenarioAnswer {
  const given = asObject(value, field)
  onlyFields(given, field, ['seat', 'kind', 'choose'])
  for (const name of ['seat', 'kind', 'choose']) {
    if (given[name] === undefined) fault('missing-field', `${field}.${name}`)
  }
  return {
    seat: asOneOf(given.seat, `${field}.seat`, SEATS),
    kind: asOneOf(given.kind, `${field}.kind`, PROMPT_KINDS),
    choose: readChoice(given.choose, `${field}.choose`),
  }
}

/**
 * Position and set-up are only looked at here: the rules check them when the scenario begins. `tactic` (what to answer
 * to the last question, and why) is for those who put the question.
 */
export function readScenario(value: unknown): Scenario {
  const file = checkFormat(value)
  onlyFields(file, '', ['haven', 'position', 'setup', 'seed', 'dice', 'answers', 'note', 'tactic'])
  if (file.position === undefined && file.setup === undefined) fault('missing-field', 'setup')
  if (file.position !== undefined && file.setup !== undefined) fault('duplicate', 'setup')
  for (const name of ['seed', 'answers']) if (file[name] === undefined) fault('missing-field', name)
  const position = file.position === undefined ? undefined : asObject(file.position, 'position')
  if (file.dice !== undefined && position?.dice !== undefined) fault('duplicate', 'dice')
  return {
    haven: 1,
    ...(position && { position: position as unknown as Position }),
    ...(file.setup !== undefined && { setup: asObject(file.setup, 'setup') as unknown as SetupWishes }),
    seed: asText(file.seed, 'seed'),
    ...(file.dice !== undefined && { dice: readDice(file.dice) }),
    answers: asList(file.answers, 'answers').map((each, i) => readAnswer(each, `answers[${i}]`)),
    ...(file.note !== undefined && { note: asText(file.note, 'note') }),
  }
}

// ------------------------------------------------------------------------------------------------- running

/** What the wishes leave open is drawn from the seed: the same file is the same game. */
export function setupFromSeed(rules: Rules, wishes: SetupWishes, seed: string): Setup {
  return rules.resolveSetup(wishes, randomFrom(`haven/setup/${seed}`))
}

function begin(rules: Rules, scenario: Scenario): { state: State; events: Event[] } {
  const { position, setup, seed, dice } = scenario
  if (position) {
    // In the position, because its dice may fall before the first question.
    return rules.openPosition(dice ? { ...position, dice } : position, seed)
  }
  if (!setup) return fault('missing-field', 'setup')
  const game = rules.opening(setupFromSeed(rules, setup, seed), seed)
  if (dice) game.state.script = { hero: [...(dice.hero ?? [])], sin: [...(dice.sin ?? [])] }
  return game
}

function wrong(code: FileCode | RefusalCode, rule: string, answer: number, params: Params): never {
  throw new RuleError(code, rule, { ...params, field: `answers[${answer}]` })
}

/** The question that an answer is meant for; during a vote several seats are asked. */
function questionFor(rules: Rules, state: State, { seat, kind }: ScenarioAnswer, i: number): Prompt {
  const asked = rules.prompts(state)
  const first = asked[0]
  if (!first) {
    const { winner, rule } = state.over as NonNullable<State['over']>
    return wrong('game-over', rule, i, { winner })
  }
  const prompt = asked.find((each) => each.seat === seat && each.kind === kind)
  if (prompt) return prompt
  return wrong('wrong-question', first.rule, i, {
    seat,
    kind,
    askedSeat: asked.map((each) => each.seat).join(' '),
    askedKind: first.kind,
  })
}

function optionFor(
  rules: Rules,
  state: State,
  prompt: Prompt,
  { seat, kind, choose }: ScenarioAnswer,
  i: number,
): Option {
  const found = rules.options(state, prompt).filter((option) => fits(option, choose))
  if (found.length > 1) {
    const options = found.map(({ id }) => id).join(' ')
    return wrong('several-options-fit', prompt.rule, i, { seat, kind, count: found.length, options })
  }
  if (found[0]) return found[0]
  // The rule that forbids it says more than that nothing fits.
  const refusal = rules.explain(state, seat, { ...choose, kind })
  if (refusal && refusal.code !== 'not-among-options') return wrong(refusal.code, refusal.rule, i, refusal.params)
  return wrong('no-option-fits', prompt.rule, i, { seat, kind })
}

/** Plays it to its end. Throws a RuleError whose `params.field` names the answer at fault (`answers[3]`). */
export function runScenario(
  rules: Rules,
  scenario: Scenario,
  onEvent?: (event: Event) => void,
): { state: State; events: Event[] } {
  let { state, events } = begin(rules, scenario)
  if (onEvent) events.forEach(onEvent)
  scenario.answers.forEach((answer, i) => {
    const prompt = questionFor(rules, state, answer, i)
    const option = optionFor(rules, state, prompt, answer, i)
    const step = rules.decide(state, { prompt: prompt.id, seat: answer.seat, option: option.id })
    state = step.state
    events.push(...step.events)
    if (onEvent) step.events.forEach(onEvent)
  })
  return { state, events }
}
