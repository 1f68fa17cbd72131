import type { Compiled, MapTables } from './compiled.ts'
import type { HeroSeat, Intent, Option, PromptKind, Seat, Subject } from './contract.ts'
import type { Event } from './events.ts'
import type { Geometry } from './geometry.ts'
import { EngineError, type Refusal } from './refusals.ts'
import type { State } from './state.ts'

/**
 * What is pending is a stack of frames, each a procedure and the step it has come to, by name: a game that is kept finds
 * its place again when a step was added elsewhere. Questions are derived from the top frame and never stored, so a state
 * can be saved, copied and shown at any decision.
 */
export interface Frame {
  readonly proc: string
  /** The next one; `START` before the first, `OVER` after the last. */
  step: string
}

export const START = ''
export const OVER = 'over'

/** One game at work: the state, the compiled box, the map, and where events go (nowhere during search). */
export interface Game {
  s: State
  /** Tables of the game's set-up. */
  t: Compiled
  /** The map's tables, and their geometry, which is asked for all the time. */
  city: MapTables
  map: Geometry
  log: ((event: Event) => void) | null
}

/**
 * Nothing: on to the next step. `again`: this step once more, when what it pushed is done; `back`: the step before it
 * first. `leave`: the procedure is over.
 */
export type Flow = 'again' | 'back' | 'leave' | undefined | void

export interface Act<F extends Frame> {
  readonly name: string
  readonly ask?: undefined
  readonly when?: ((g: Game, f: F) => boolean) | undefined
  readonly run: (g: Game, f: F) => Flow
}

export interface Ask<F extends Frame> {
  readonly name: string
  readonly ask: PromptKind
  readonly rule: string | ((g: Game, f: F) => string)
  /** Is it asked at all? Pure: prompts and explanations call it too. */
  readonly when?: ((g: Game, f: F) => boolean) | undefined
  /** All hero seats together (UNITE), or one seat. */
  readonly seat: 'vote' | ((g: Game, f: F) => Seat)
  readonly subject?: (g: Game, f: F) => Subject
  readonly options: (g: Game, f: F) => readonly Option[]
  readonly answer: (g: Game, f: F, option: Option) => Flow
  /** Asked even if there is only one answer. */
  readonly always?: boolean
  /** Why an intent is not among the options; a general reason is given if this has none. */
  readonly refuse?: (g: Game, f: F, intent: Intent) => Refusal | null
}

export type Step<F extends Frame = Frame> = Act<F> | Ask<F>
export type Procedures = Record<string, readonly Step[]>

/** The steps of a procedure, and where each is. */
export interface Procedure extends ReadonlyArray<Step> {
  readonly places: ReadonlyMap<string, number>
}

/** Steps of one name are told apart by what comes before them: a text may do the same thing twice. */
export function compileSteps(steps: readonly Step[]): Procedure {
  const places = new Map([[START, 0]])
  let before = START
  const named = steps.map((step, index) => {
    let { name } = step
    while (places.has(name) || name === OVER) name = `${before}, ${name}`
    places.set(name, index)
    before = step.name
    return uniform({ ...step, name })
  })
  places.set(OVER, named.length)
  return Object.assign(named, { places })
}

/**
 * The same step with all fields of either kind in one order: the kernel reads steps more than anything else, and
 * objects of one shape are read several times faster.
 */
function uniform(step: Step): Step {
  const { name, when } = step
  if (!step.ask) {
    const blank = undefined as never
    return {
      name,
      ask: undefined,
      when,
      run: step.run,
      rule: blank,
      seat: blank,
      subject: blank,
      options: blank,
      answer: blank,
      always: blank,
      refuse: blank,
    } as Act<Frame>
  }
  const { ask: kind, rule, seat, subject, options, answer, always, refuse } = step
  const run = undefined as never
  return { name, ask: kind, when, run, rule, seat, subject, options, answer, always, refuse } as Ask<Frame>
}

export const NONE: Option = Object.freeze({ id: 'none', none: true })
export const YES: Option = Object.freeze({ id: 'yes', yes: true })
export const NO: Option = Object.freeze({ id: 'none', none: true, yes: false })
export const YES_NO: readonly Option[] = Object.freeze([YES, NO])

export function act<F extends Frame>(
  name: string,
  run: (g: Game, f: F) => Flow,
  when?: (g: Game, f: F) => boolean,
): Act<F> {
  return { name, run, when }
}

export function ask<F extends Frame>(question: Ask<F>): Ask<F> {
  return question
}

/** The same steps, each only while the condition holds. */
export function only<F extends Frame>(condition: (g: Game, f: F) => boolean, steps: readonly Step<F>[]): Step<F>[] {
  return steps.map((step) => {
    const inner = step.when
    return { ...step, when: inner ? (g: Game, f: F) => condition(g, f) && inner(g, f) : condition }
  })
}

/** Frames are told apart by `proc`; whoever defines a procedure vouches for its frame. */
export function procedure<F extends Frame>(steps: readonly Step<F>[]): readonly Step[] {
  return steps as unknown as readonly Step[]
}

export function push<F extends Frame>(g: Game, frame: F): void {
  g.s.stack.push(frame)
}

export const top = (s: State): Frame => s.stack[s.stack.length - 1] as Frame

/** The nearest frame of one of these procedures, from the top down. */
export function nearest<F extends Frame>(g: Game, ...procs: string[]): F | null {
  for (let i = g.s.stack.length - 1; i >= 0; i--) {
    const frame = g.s.stack[i] as Frame
    if (procs.includes(frame.proc)) return frame as F
  }
  return null
}

function stepsOf(g: Game, frame: Frame): Procedure {
  const steps = g.t.procedures.get(frame.proc)
  if (!steps) throw new EngineError(`no procedure ${frame.proc}`, g.s)
  return steps
}

function placeOf(g: Game, steps: Procedure, frame: Frame): number {
  const at = steps.places.get(frame.step)
  if (at === undefined) throw new EngineError(`no step ${frame.step} in ${frame.proc}`, g.s)
  return at
}

const nameAt = (steps: Procedure, at: number): string => steps[at]?.name ?? OVER

/** The step after the one of this name: positions start procedures in the middle. */
export function stepAfter(g: Game, proc: string, name: string): string {
  const frame = { proc, step: name }
  const steps = stepsOf(g, frame)
  return nameAt(steps, placeOf(g, steps, frame) + 1)
}

/** Where it goes on after the step at this place. */
function follow(steps: Procedure, at: number, flow: Flow): number {
  switch (flow) {
    case 'again':
      return at
    case 'back':
      return at - 1
    case 'leave':
      return steps.length
    default:
      return at + 1
  }
}

/** A question that waits for an answer. */
export interface Pending {
  readonly frame: Frame
  readonly step: Ask<Frame>
  readonly options: readonly Option[]
}

export const heroSeats = (g: Game): readonly HeroSeat[] => g.t.seats[g.s.setup.heroPlayers] as readonly HeroSeat[]

const isVote = (g: Game, step: Ask<Frame>): boolean => step.seat === 'vote' && g.s.setup.heroPlayers > 1

const GUARD = 5_000
const NO_FRAME: Frame = { proc: '', step: START }
const NO_STEPS: Procedure = compileSteps([])

/** Runs the game to its next question, or to its end. */
export function run(g: Game): Pending | null {
  const s = g.s
  const { stack } = s
  let frame: Frame = NO_FRAME
  let steps = NO_STEPS
  let at = 0
  for (let guard = 0; guard < GUARD; guard++) {
    if (s.over) {
      stack.length = 0
      return null
    }
    if (frame !== stack[stack.length - 1]) {
      frame = stack[stack.length - 1] as Frame
      steps = stepsOf(g, frame)
      at = placeOf(g, steps, frame)
    }
    const step = steps[at]
    if (!step) {
      stack.pop()
      continue
    }
    if (step.when && !step.when(g, frame)) {
      at++
      continue
    }
    let flow: Flow
    if (!step.ask) {
      frame.step = nameAt(steps, at + 1) // first, so that the step may push
      flow = step.run(g, frame)
    } else {
      const options = step.options(g, frame)
      if (options.length > 1 || step.always) {
        frame.step = step.name
        return { frame, step, options }
      }
      s.question++
      frame.step = nameAt(steps, at + 1)
      const option = options[0]
      if (option) flow = step.answer(g, frame, option)
    }
    at = follow(steps, at, flow)
    if (flow !== undefined) frame.step = nameAt(steps, at)
  }
  throw new EngineError(`runaway: ${s.stack.map((f) => `${f.proc}.${f.step}`).join(' > ')}`, s)
}

/** The question the state stands at, without running anything. */
export function pendingOf(g: Game): Pending | null {
  if (g.s.over || g.s.stack.length === 0) return null
  const frame = top(g.s)
  const steps = stepsOf(g, frame)
  const step = steps[placeOf(g, steps, frame)]
  if (!step?.ask) throw new EngineError(`no question at ${frame.proc}.${frame.step}`, g.s)
  return { frame, step, options: step.options(g, frame) }
}

const SEAT_ALONE: Readonly<Record<Seat, readonly Seat[]>> = {
  sins: ['sins'],
  hero1: ['hero1'],
  hero2: ['hero2'],
  hero3: ['hero3'],
  hero4: ['hero4'],
}

/** Who still has to answer it. */
export function askedSeats(g: Game, pending: Pending): readonly Seat[] {
  const { step, frame } = pending
  if (step.seat !== 'vote') return SEAT_ALONE[step.seat(g, frame)]
  if (g.s.voteFailed) return ['sins']
  if (!isVote(g, step)) return heroSeats(g)
  return heroSeats(g).filter((seat) => g.s.ballots?.[seat] === undefined)
}

/** The kind under which a seat is asked: a vote that failed becomes the Sins player's decision (UNITE-1). */
export const askedKind = (g: Game, step: Ask<Frame>): PromptKind => (g.s.voteFailed ? 'sins-decide' : step.ask)

/** Puts a legal answer in and runs on. */
export function give(g: Game, pending: Pending, seat: Seat, option: Option): void {
  const { frame, step } = pending
  const s = g.s
  s.decisions++
  if (isVote(g, step) && !s.voteFailed) {
    const ballots = { ...s.ballots, [seat]: option.id }
    s.ballots = ballots
    g.log?.({
      event: 'ballotCast',
      count: Object.keys(ballots).length,
      secret: { to: 'heroes', seat, option: option.id },
    })
    const cast = heroSeats(g).map((each) => ballots[each])
    if (cast.includes(undefined)) return
    s.ballots = null
    s.question++
    if (cast.some((each) => each !== option.id)) {
      s.voteFailed = true
      g.log?.({ event: 'voteFailed', vote: step.ask })
      return
    }
  } else s.question++
  s.voteFailed = false
  const steps = stepsOf(g, frame)
  const at = placeOf(g, steps, frame)
  frame.step = nameAt(steps, at + 1)
  frame.step = nameAt(steps, follow(steps, at, step.answer(g, frame, option)))
}
