import { heroAt, isUsed } from '../board.ts'
import type { Moment } from '../box.ts'
import type { CompiledTrigger } from '../compiled.ts'
import type { Option, Side } from '../contract.ts'
import { effectFrame } from '../effects/effect.ts'
import { type Act, act, ask, type Frame, type Game, procedure, push, START } from '../kernel.ts'

/**
 * ORD-1. A moment at which permanent texts do something. Hero side first, then Sins side; each side orders its own
 * effects, and is asked only if the order can matter.
 */
export interface MomentFrame extends Frame {
  readonly proc: 'moment'
  readonly moment: Moment
  /** The hero of the moment, -1 if it has none. */
  readonly place: number
  /** Only this text (a card that was just gained). */
  readonly text: string
  /** What waits: procedure and holder. */
  readonly waiting: readonly (readonly [proc: string, holder: number])[]
}

function isReady(g: Game, trigger: CompiledTrigger, holder: number): boolean {
  return (
    trigger.inForce(g, holder) &&
    !(trigger.oncePerRound && isUsed(g, trigger.text)) &&
    !(trigger.held && heroAt(g, holder).dead) &&
    trigger.when(g, holder)
  )
}

/** The texts that do something at a moment, with their holders; `text` asks for one alone. */
export function collect(g: Game, name: Moment, place: number, text = ''): MomentFrame['waiting'] {
  const waiting: [string, number][] = []
  for (const trigger of g.t.triggers[name]) {
    if (text !== '' && trigger.text !== text) continue
    if (trigger.anyHolder) {
      for (let holder = 0; holder < g.s.heroes.length; holder++) {
        if (isReady(g, trigger, holder)) waiting.push([trigger.proc, holder])
      }
    } else if (!(trigger.held && place < 0) && isReady(g, trigger, place)) waiting.push([trigger.proc, place])
  }
  // ORD-7: at the end of a round the oldest card comes first.
  if (name === 'round-end') waiting.sort(([a], [b]) => age(g, a) - age(g, b))
  return waiting
}

/** Texts that are no Apocalypse cards come after them. */
function age(g: Game, proc: string): number {
  const { cards } = g.s.apocalypse
  const at = cards.indexOf(triggerOf(g, proc).text)
  return at < 0 ? cards.length : at
}

/** Lets the texts of a moment do their work, if any is in force. */
export function moment(g: Game, name: Moment, place: number, text = ''): void {
  if (g.t.triggers[name].length === 0) return
  const waiting = collect(g, name, place, text)
  if (waiting.length === 0) return
  const frame: MomentFrame = { proc: 'moment', step: START, moment: name, place, text, waiting }
  push(g, frame)
}

export const momentStep = (name: Moment): string => `moment ${name}`

/** The same as a step of a procedure whose frame names the hero. */
export function atMoment<F extends Frame & { readonly place: number }>(
  name: Moment,
  when?: (g: Game, f: F) => boolean,
): Act<F> {
  return act<F>(momentStep(name), (g, f) => moment(g, name, f.place), when)
}

const triggerOf = (g: Game, proc: string): CompiledTrigger => g.t.triggerByProc.get(proc) as CompiledTrigger

/** The effects of the side that comes first; the others wait for them. */
function sideFirst(g: Game, f: MomentFrame): { side: Side; waiting: MomentFrame['waiting'] } {
  const heroes = f.waiting.filter(([proc]) => triggerOf(g, proc).side === 'heroes')
  return heroes.length > 0 ? { side: 'heroes', waiting: heroes } : { side: 'sins', waiting: f.waiting }
}

const orderOption = (g: Game, [proc]: readonly [string, number]): Option => {
  const { text } = triggerOf(g, proc)
  return { id: text, effect: text }
}

export const momentSteps = procedure<MomentFrame>([
  ask({
    name: 'order',
    ask: 'order',
    rule: 'ORD-1',
    when: (g, f) => {
      const { waiting } = sideFirst(g, f)
      return f.moment !== 'round-end' && waiting.length > 1 && waiting.some(([proc]) => !triggerOf(g, proc).commutes)
    },
    seat: (g, f) => {
      const { side, waiting } = sideFirst(g, f)
      const first = waiting[0] as readonly [string, number]
      return side === 'heroes' && first[1] >= 0 ? heroAt(g, first[1]).seat : 'sins'
    },
    options: (g, f) => sideFirst(g, f).waiting.map((each) => orderOption(g, each)),
    answer: (g, f, option) => {
      const chosen = f.waiting.find((each) => orderOption(g, each).id === option.id) as readonly [string, number]
      next(g, f, chosen)
      return 'leave'
    },
  }),
  act('next', (g, f) => {
    next(g, f, sideFirst(g, f).waiting[0] as readonly [string, number])
    return 'leave'
  }),
])

/** Runs one effect, then what still waits and still can happen. */
function next(g: Game, f: MomentFrame, chosen: readonly [string, number]): void {
  const rest = f.waiting.filter((each) => each !== chosen)
  if (rest.length > 0) {
    const frame: MomentRest = {
      proc: 'momentRest',
      step: START,
      moment: f.moment,
      place: f.place,
      text: f.text,
      waiting: rest,
    }
    push(g, frame)
  }
  const [proc, holder] = chosen
  const trigger = triggerOf(g, proc)
  push(g, effectFrame(g, proc, trigger.text, f.place, trigger.held ? holder : -1))
}

interface MomentRest extends Omit<MomentFrame, 'proc'> {
  readonly proc: 'momentRest'
}

export const momentRestSteps = procedure<MomentRest>([
  act('rest', (g, f) => {
    const waiting = f.waiting.filter(([proc, holder]) => isReady(g, triggerOf(g, proc), holder))
    if (waiting.length > 0) push(g, { ...f, proc: 'moment', step: START, waiting } as MomentFrame)
  }),
])
