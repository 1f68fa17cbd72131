import type { AskOf, ThoughtName, ThoughtOf } from '@haven/bots/thinker'
import { type Option, randomFrom, type Seat } from '@haven/engine'
import type { QueryValue, SeatCommand } from '@haven/table'
import { type WorkerLink, workerLink } from './link.ts'
import type { Export, Pace } from './messages.ts'
import type { Posed } from './puzzle-messages.ts'
import { versions } from './rules.ts'
import type { Screen, Wire } from './wire.ts'

/**
 * A question that stands still, on the screen of a table. Whatever answers it is handed on, and nobody is asked
 * anything afterwards. It is thought about as at a table, but nobody is told what he should do.
 */

/** These would give it away, or lay out answers beyond the one that counts. */
const UNTHOUGHT: ReadonlySet<ThoughtName> = new Set<ThoughtName>(['suggestion', 'suggestions', 'plan'])

export class FrozenWire implements Wire {
  onUpdate: Wire['onUpdate'] = () => undefined
  onCrash: Wire['onCrash'] = () => undefined
  onMissing: Wire['onMissing'] = () => undefined
  readonly #name: string
  readonly #posed: Posed
  readonly #answered: (option: string) => void
  readonly #link: WorkerLink

  constructor(name: string, posed: Posed, answered: (option: string) => void, link: WorkerLink = workerLink()) {
    this.#name = name
    this.#posed = posed
    this.#answered = answered
    this.#link = link
  }

  async open(): Promise<void> {
    this.#show(this.#posed.view, 1)
  }

  #show(view: Posed['view'], version: number): void {
    const { seat, steps } = this.#posed
    const screen: Screen = {
      viewer: seat,
      players: { people: [seat], bots: {} },
      curtain: null,
      saved: true,
      asksOne: true,
      seedCommit: '',
    }
    const told = version === 1 ? { from: 0, steps } : { from: steps.length, steps: [] }
    const rest = { talk: null, pulse: null, thinking: [], undoable: 0, orders: [] }
    this.onUpdate(this.#name, { update: 'table', version, view, ...told, ...rest }, screen)
  }

  async send(command: SeatCommand): Promise<QueryValue | null> {
    if (command.command === 'explain') return this.#explain(command)
    const option = this.#answerIn(command)
    if (option === undefined) return null
    const { view } = this.#posed
    this.#show({ ...view, prompts: [], awaiting: [] }, 2)
    this.#answered(option)
    return null
  }

  /** Of a way, or of several answers, the first one counts. */
  #answerIn(command: SeatCommand): string | undefined {
    const { options = [] } = this.#posed.view.prompts[0] ?? {}
    switch (command.command) {
      case 'answer':
        return command.option
      case 'give':
        return command.options[0]
      case 'walk': {
        const { pays, spaces } = command
        const isFirst = ({ do: deed, to, ability }: Option): boolean =>
          pays === null ? deed === 'move' && to === spaces[0] : deed === 'ability' && ability === pays
        return options.find(isFirst)?.id
      }
      default:
        return undefined
    }
  }

  /** What may be done hangs on what the seat sees: what it does not see is dealt anew. */
  async #explain({ intent }: Extract<SeatCommand, { command: 'explain' }>): Promise<QueryValue> {
    const { view, seat } = this.#posed
    const rules = await versions.of(view.rules)
    const state = rules.resample(view, randomFrom(`haven/explain/${this.#name}`))
    return { query: 'explain', refusal: rules.explain(state, seat, intent) }
  }

  close(): void {}
  look(_seat: Seat): void {}
  async setPace(_pace: Pace): Promise<void> {}

  /** There is no game to take along. */
  async export(_what: Export): Promise<string> {
    return ''
  }

  async think<K extends ThoughtName>(thought: K, _seat: Seat, ask: AskOf<K>): Promise<ThoughtOf<K> | null> {
    if (UNTHOUGHT.has(thought)) return null
    return this.#link.think(thought, this.#posed.view, ask).catch(() => null)
  }
}
