import type { Event, Lesson, LessonFact, Option, Pattern, Prompt, Rules, State } from '@haven/engine'
import { canonicalJson } from '@haven/engine/files'
import {
  happened,
  holds,
  objection,
  puppetAnswer,
  reasonFor,
  type Standing,
  standingOf,
  stepFor,
} from '@haven/table/learn'

/**
 * Proves a lesson on the engine: its own line runs and brings what it promises; every accepted answer and every one
 * that is insisted on, in every order, leads to the goal; no question comes that nobody is told to answer; every other
 * legal answer has a reason; nothing is written that never comes.
 */

const MOST_ANSWERS = 60

export interface Proof {
  readonly problems: readonly string[]
  /** Of its own line. */
  readonly line: Line
  readonly states: number
  readonly ends: number
  /** The kinds that the person is asked on any accepted way, and those that puppets answer. */
  readonly asked: readonly string[]
  readonly others: readonly string[]
}

export interface Line {
  readonly decisions: number
  readonly puppets: number
  readonly rolls: number
  /** What is said on it, in its order. */
  readonly said: readonly string[]
  /** What is said before the first decision. */
  readonly before: readonly string[]
  readonly steps: readonly string[]
  /** What is seen of it: for how long the film runs. */
  readonly events: readonly Event[]
}

/** Where a lesson has come to, with what has happened. */
interface At {
  readonly state: State
  readonly events: readonly Event[]
}

function opened(rules: Rules, { scenario }: Lesson): At {
  const { position, dice, seed } = scenario
  if (!position) throw new Error('a lesson begins with a position')
  return rules.openPosition({ ...position, ...(dice && { dice }) }, seed)
}

function next(rules: Rules, at: At, prompt: Prompt, option: Option): At {
  const { state, events } = rules.decide(at.state, { prompt: prompt.id, seat: prompt.seat, option: option.id })
  return { state, events: [...at.events, ...events] }
}

const has = (pattern: Pattern, event: Event, standing: Standing): boolean =>
  happened(pattern, { ...standing, events: [event] }) > 0

// ---------------------------------------------------------------------------------------------------- its own line

function ownLine(rules: Rules, lesson: Lesson, fail: (what: string) => void): Line {
  let at = opened(rules, lesson)
  const said = [...lesson.intro]
  const steps: string[] = []
  const seen = new Set<string>()
  let before: readonly string[] = []
  let decisions = 0
  let puppets = 0
  for (const [i, answer] of lesson.scenario.answers.entries()) {
    const standing = standingOf(rules, lesson, at.state, at.events)
    const asked = rules.prompts(at.state)
    const prompt = asked.find(({ seat, kind }) => seat === answer.seat && kind === answer.kind)
    const options = prompt ? rules.options(at.state, prompt) : []
    const option = options.find((each) => happened(answer.choose, { ...standing, events: [each as never] }) > 0)
    if (!prompt || !option) {
      fail(`line ${i}: ${answer.kind} of ${answer.seat} is not asked, but ${asked.map(({ kind }) => kind).join()}`)
      break
    }
    if (lesson.goal.every((fact) => holds(fact, standing)))
      fail(`line ${i}: the goal is reached before the last answer`)
    const step = prompt.seat === lesson.seat ? stepFor(prompt, standing) : null
    if (prompt.seat === lesson.seat) {
      if (!step) fail(`line ${i}: no step for ${prompt.kind}`)
      else if (objection(step, prompt, option, standing, false))
        fail(`line ${i}: ${step.id} does not accept ${option.id}`)
      if (step?.say && !said.includes(step.say)) said.push(step.say)
      if (decisions === 0) before = [...said]
      if (step && !steps.includes(step.id)) steps.push(step.id)
      decisions++
    } else {
      const would = puppetAnswer(prompt, options, standing)
      if (would?.id !== option.id) fail(`line ${i}: a puppet answers ${would?.id ?? 'nothing'}, the line ${option.id}`)
      puppets++
    }
    const was = at.events.length
    at = next(rules, at, prompt, option)
    if (!step || seen.has(step.id)) continue
    seen.add(step.id)
    for (const wanted of step.brings ?? []) {
      if (!at.events.slice(was).some((event) => has(wanted, event, standing))) {
        fail(`line ${i}: ${step.id} does not bring ${JSON.stringify(wanted)}`)
      }
    }
  }
  const standing = standingOf(rules, lesson, at.state, at.events)
  for (const fact of [...lesson.goal, ...lesson.par]) {
    if (!holds(fact, standing)) fail(`line: ${JSON.stringify(fact)} does not hold at its end`)
  }
  const rolls = at.events.filter(({ event }) => event === 'diceRolled').length
  return { decisions, puppets, rolls, said: [...said, lesson.reward], before, steps, events: at.events }
}

// ------------------------------------------------------------------------------------------------------ all ways

/** Everything that a lesson asks of the past: two games that differ in nothing of it are the same to it. */
function pastOf(lesson: Lesson): readonly Pattern[] {
  const facts = [lesson.goal, ...[...lesson.steps, ...lesson.puppets].map(({ at }) => at.if ?? [])].flat()
  const flat = (fact: LessonFact): readonly LessonFact[] => ('any' in fact ? fact.any.flatMap(flat) : [fact])
  return facts.flatMap(flat).flatMap((fact) => ('event' in fact ? [fact.event] : 'never' in fact ? [fact.never] : []))
}
const MANY = 9

function sameAs(state: State, past: readonly Pattern[], standing: Standing): string {
  const { random: _, ...rest } = state
  const counts = past.map((pattern) => Math.min(MANY, happened(pattern, standing)))
  return canonicalJson({ ...rest, question: 0, decisions: 0 }) + counts.join()
}

const LISTS = ['accept', 'insist', 'why'] as const

/** Which of the patterns of a step are ever legal. */
function notePatterns(
  step: Lesson['steps'][number],
  options: readonly Option[],
  standing: Standing,
  used: Set<string>,
) {
  used.add(step.id)
  for (const list of LISTS) {
    for (const [i, each] of (step[list] ?? []).entries()) {
      const pattern = ('on' in each && 'say' in each ? each.on : each) as Pattern
      if (options.some((option) => has(pattern, option as never, standing))) used.add(`${step.id} ${list} ${i}`)
    }
  }
}

export function proveLesson(rules: Rules, lesson: Lesson): Proof {
  const problems: string[] = []
  const fail = (what: string): void => void problems.push(`${lesson.id}: ${what}`)
  const line = ownLine(rules, lesson, fail)
  const past = pastOf(lesson)
  const edges = new Map<string, Set<string>>()
  const used = new Set<string>()
  const asked = new Set<string>()
  const others = new Set<string>()
  let ends = 0
  const open: { at: At; way: readonly string[]; from: string | null }[] = [
    { at: opened(rules, lesson), way: [], from: null },
  ]
  for (let here = open.pop(); here; here = open.pop()) {
    const { at, way, from } = here
    const after = (what: string): void => fail(`after ${way.join(' ') || 'nothing'}: ${what}`)
    const standing = standingOf(rules, lesson, at.state, at.events)
    checkDice(lesson, at.events, after)
    if (lesson.goal.every((fact) => holds(fact, standing))) {
      ends++
      continue
    }
    if (rules.outcome(at.state)) {
      after('the game is over')
      continue
    }
    const key = sameAs(at.state, past, standing)
    if (from !== null) edges.get(from)?.add(key)
    if (edges.has(key)) continue
    edges.set(key, new Set())
    if (way.length > MOST_ANSWERS) {
      after('no end')
      continue
    }
    const prompts = rules.prompts(at.state)
    const prompt = (prompts.find(({ seat }) => seat === lesson.seat) ?? prompts[0]) as Prompt
    const options = rules.options(at.state, prompt)
    const go = (option: Option): void => {
      open.push({ at: next(rules, at, prompt, option), way: [...way, `${prompt.kind}:${option.id}`], from: key })
    }
    if (prompt.seat !== lesson.seat) {
      others.add(prompt.kind)
      const option = puppetAnswer(prompt, options, standing)
      if (option) go(option)
      else after(`nobody answers ${prompt.kind} of ${prompt.seat}`)
      continue
    }
    asked.add(prompt.kind)
    const step = stepFor(prompt, standing)
    if (!step) {
      after(`no step for ${prompt.kind}`)
      continue
    }
    notePatterns(step, options, standing, used)
    let accepted = 0
    for (const option of options) {
      const told = objection(step, prompt, option, standing, false)
      if (!told) accepted++
      else if (told.insists && !(step.why ?? []).some(({ on }) => has(on, option as never, standing))) {
        after(`${step.id} insists on ${option.id} without a reason of its own`)
      } else if (!reasonFor(step, option, standing)) after(`no reason against ${option.id}`)
      if (!told || told.insists) go(option)
    }
    if (accepted === 0) after(`${step.id} accepts nothing of ${options.map(({ id }) => id).join()}`)
  }
  if (hasCircle(edges)) fail('a way comes round again')
  for (const step of lesson.steps) {
    if (!used.has(step.id)) fail(`${step.id} never comes`)
    for (const list of LISTS) {
      for (const i of (step[list] ?? []).keys()) {
        if (!used.has(`${step.id} ${list} ${i}`)) fail(`${step.id}: ${list} ${i} is never legal`)
      }
    }
  }
  return { problems, line, states: edges.size, ends, asked: [...asked].sort(), others: [...others].sort() }
}

/** Written dice never run out: what falls is what the scene is about. */
function checkDice({ scenario }: Lesson, events: readonly Event[], fail: (what: string) => void): void {
  for (const side of ['hero', 'sin'] as const) {
    const rolled = events.flatMap((event) =>
      event.event === 'diceRolled' && event.side === (side === 'hero' ? 'heroes' : 'sins') ? event.faces : [],
    )
    if (rolled.length > (scenario.dice?.[side]?.length ?? 0)) fail(`the ${side} dice run out`)
  }
}

/** With an accepted answer everywhere and no circle every way ends, and it ends with the goal. */
function hasCircle(edges: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const into = new Map([...edges.keys()].map((key) => [key, 0]))
  for (const ways of edges.values()) for (const key of ways) into.set(key, (into.get(key) ?? 0) + 1)
  const free = [...into].flatMap(([key, count]) => (count === 0 ? [key] : []))
  let sorted = 0
  for (let key = free.pop(); key !== undefined; key = free.pop()) {
    sorted++
    for (const to of edges.get(key) ?? []) {
      const left = (into.get(to) ?? 0) - 1
      into.set(to, left)
      if (left === 0) free.push(to)
    }
  }
  return sorted !== edges.size
}
