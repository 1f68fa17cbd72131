import type { Box } from './box.ts'
import { compileTables } from './compile.ts'
import { type Compiled, type MapTables, tablesFor } from './compiled.ts'
import type { Answer, Intent, Option, Outcome, Prompt, Seat, Viewer } from './contract.ts'
import type { Event } from './events.ts'
import { explain } from './explain.ts'
import { askedKind, askedSeats, type Frame, type Game, give, type Pending, pendingOf, run } from './kernel.ts'
import type { Position } from './position/position.ts'
import { fromPosition } from './position/read.ts'
import { toPosition } from './position/write.ts'
import type { Random } from './random/random.ts'
import { type Refusal, RuleError } from './refusals.ts'
import { dealer } from './resample.ts'
import { createState, resolveSetup, type SetupWishes } from './setup.ts'
import { copyState, type Setup, type State } from './state.ts'
import { type View, view, viewEvents } from './view.ts'

/** The rules of a compiled box: everything that surrounds a game goes through these functions. */
export interface Rules {
  /** Ids and versions of the boxes: what a record pins. */
  readonly version: string
  readonly tables: Compiled
  resolveSetup(wishes: SetupWishes, random: Random): Setup
  createGame(setup: Setup, seed: string): State
  fromPosition(position: Position, seed: string): State
  /** Null inside a fight or a card. */
  toPosition(state: State): Position | null
  /** Empty only when the game is over; several during a hero vote. */
  prompts(state: State): Prompt[]
  options(state: State, prompt: Prompt): readonly Option[]
  /** Pure: the state given is left as it is. Throws RuleError. */
  decide(state: State, answer: Answer): { state: State; events: Event[] }
  /** In place and without events, for search. Throws RuleError and then changes nothing. */
  advance(state: State, answer: Answer): void
  /** Null if some legal option has all the given fields, else the nearest refusal. */
  explain(state: State, seat: Seat, intent: Intent): Refusal | null
  view(state: State, viewer: Viewer): View
  viewEvents(events: readonly Event[], viewer: Viewer): Event[]
  /** A state that agrees with the view, with a random stream of its own. */
  resample(view: View, random: Random): State
  /** The same for many states that agree with one view. */
  dealer(view: View): (random: Random) => State
  outcome(state: State): Outcome | null
  copy(state: State): State
  /** A state as texts see it, with the tables of its set-up: for bots that count on a resampled world. */
  look(state: State): Game
  /** The events with which a new game opens, before its first question. */
  opening(setup: Setup, seed: string): { state: State; events: Event[] }
  /** The same for a game that begins with a position. */
  openPosition(position: Position, seed: string): { state: State; events: Event[] }
}

/** Tables by set-up are few; the limit is for hosts that run for years. */
const MOST_SETUPS = 1_000
const NO_STATE = null as unknown as State
const NO_CITY = null as unknown as MapTables
const NO_MAP = null as unknown as Game['map']

export function compileBox(...boxes: readonly Box[]): Rules {
  const tables = compileTables(boxes)

  // One Game object serves every call: nothing keeps it beyond the call.
  const game: Game = { s: NO_STATE, t: tables, city: NO_CITY, map: NO_MAP, log: null }
  let setup: Setup | null = null
  const bySetup = new Map<string, Compiled>()
  function gameOf(s: State, log: Game['log'] = null): Game {
    if (s.setup !== setup) {
      setup = s.setup
      game.city = tables.maps.get(setup.map) as MapTables
      game.map = game.city.geometry
      game.t = tablesOf(setup)
    }
    game.s = s
    game.log = log
    return game
  }

  function tablesOf(of: Setup): Compiled {
    const key = `${of.sin} ${of.acolytes} ${of.power} ${of.story} ${of.team.join(' ')}`
    let known = bySetup.get(key)
    if (!known) {
      if (bySetup.size >= MOST_SETUPS) bySetup.clear()
      known = tablesFor(tables, of)
      bySetup.set(key, known)
    }
    return known
  }

  // Questions are made once for a decision and remembered, keyed to the state object and its decision number.
  let rememberedState: State | null = null
  let rememberedDecision = -1
  let rememberedPending: Pending | null = null
  let rememberedPrompts: Prompt[] | null = null
  function remember(s: State, found: Pending | null): void {
    rememberedState = s
    rememberedDecision = s.decisions
    rememberedPending = found
    rememberedPrompts = null
  }
  function pending(s: State): Pending | null {
    if (rememberedState !== s || rememberedDecision !== s.decisions) remember(s, pendingOf(gameOf(s)))
    return rememberedPending
  }

  function promptsOf(s: State): Prompt[] {
    const asked = pending(s)
    if (rememberedPrompts) return rememberedPrompts
    rememberedPrompts = []
    if (!asked) return rememberedPrompts
    const g = gameOf(s)
    for (const seat of askedSeats(g, asked)) rememberedPrompts.push(promptFor(g, asked, seat))
    return rememberedPrompts
  }

  /** Is this a legal answer to what is asked now? Says so, or throws; changes nothing. */
  function check(s: State, answer: Answer): { asked: Pending; option: Option } {
    if (
      typeof answer !== 'object' ||
      answer === null ||
      typeof answer.prompt !== 'string' ||
      typeof answer.seat !== 'string' ||
      typeof answer.option !== 'string'
    ) {
      throw new RuleError('malformed-answer', 'TURN-1')
    }
    if (s.over) throw new RuleError('game-over', s.over.rule, { winner: s.over.winner })
    const prompts = promptsOf(s)
    const asked = rememberedPending as Pending
    const { prompt: id, seat } = answer
    let prompt: Prompt | undefined
    for (const each of prompts) if (each.id === id) prompt = each
    if (!prompt) throw new RuleError('stale-prompt', (prompts[0] as Prompt).rule, { prompt: id, seat })
    if (prompt.seat !== seat) throw new RuleError('foreign-seat', prompt.rule, { prompt: id, seat })
    for (const option of asked.options) if (option.id === answer.option) return { asked, option }
    throw new RuleError('unknown-option', prompt.rule, { option: answer.option })
  }

  function apply(s: State, asked: Pending, answer: Answer, option: Option, log: Game['log']): void {
    const g = gameOf(s, log)
    // After `decide` has copied the state, the question stands on the copy's frame.
    const here = s.stack[s.stack.length - 1] as Frame
    give(g, asked.frame === here ? asked : { ...asked, frame: here }, answer.seat, option)
    remember(s, run(g))
  }

  function start(setup: Setup, seed: string, log: Game['log']): State {
    if (typeof seed !== 'string') throw new RuleError('wrong-type', 'SETUP-3', { field: 'seed' })
    // A set-up from outside is checked like any wish; a resolved one passes unchanged.
    const s = createState(tables, resolveSetup(tables, setup, NO_CHANCE), seed)
    remember(s, run(gameOf(s, log)))
    return s
  }

  function open(position: Position, seed: string, log: Game['log']): State {
    const s = fromPosition(tables, position, seed)
    remember(s, run(gameOf(s, log)))
    return s
  }

  return {
    version: tables.version,
    tables,
    resolveSetup: (wishes, random) => resolveSetup(tables, wishes, random),
    createGame: (setup, seed) => start(setup, seed, null),
    opening(setup, seed) {
      const events: Event[] = []
      return { state: start(setup, seed, (event) => events.push(event)), events }
    },
    fromPosition: (position, seed) => open(position, seed, null),
    openPosition(position, seed) {
      const events: Event[] = []
      return { state: open(position, seed, (event) => events.push(event)), events }
    },
    toPosition: (s) => toPosition(gameOf(s)),
    prompts: (s) => promptsOf(s).slice(),
    options(s, prompt) {
      for (const each of promptsOf(s)) if (each.id === prompt.id) return (rememberedPending as Pending).options
      throw new RuleError('stale-prompt', prompt.rule, { prompt: prompt.id })
    },
    decide(s, answer) {
      const { asked, option } = check(s, answer)
      const copy = copyState(s)
      const events: Event[] = []
      apply(copy, asked, answer, option, (event) => events.push(event))
      return { state: copy, events }
    },
    advance(s, answer) {
      const { asked, option } = check(s, answer)
      apply(s, asked, answer, option, null)
    },
    explain(s, seat, intent) {
      const asked = pending(s)
      return explain(gameOf(s), asked, seat, intent)
    },
    view(s, viewer) {
      const prompts = promptsOf(s)
      return view(gameOf(s), rememberedPending, prompts, viewer)
    },
    viewEvents,
    resample: (seen, random) => dealer(tables, seen)(random),
    dealer: (seen) => dealer(tables, seen),
    outcome: (s) => s.over,
    copy: copyState,
    look: (s) => ({ ...gameOf(s) }),
  }
}

const promptId = (s: State, seat: Seat): string => `${s.question}-${seat}`
const NO_SUBJECT = Object.freeze({})

function promptFor(g: Game, { step, frame }: Pending, seat: Seat): Prompt {
  const subject = step.subject ? step.subject(g, frame) : NO_SUBJECT
  const failed = g.s.voteFailed
  return {
    id: promptId(g.s, seat),
    seat,
    kind: askedKind(g, step),
    rule: failed ? 'UNITE-2' : typeof step.rule === 'string' ? step.rule : step.rule(g, frame),
    subject: failed ? { ...subject, vote: step.ask } : subject,
  }
}

/** A set-up that reaches `createGame` has nothing open; if it does, that is its author's mistake. */
const NO_CHANCE: Random = {
  below() {
    throw new RuleError('impossible-setup', 'SETUP-3', { field: 'setup', problem: 'not-resolved' })
  },
}
