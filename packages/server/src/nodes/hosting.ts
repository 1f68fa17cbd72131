import type { ServerFrame } from '@haven/table'
import type { Connection, Keeper } from '@haven/table/keeper'
import type { Metrics } from '../web/metrics.ts'
import type { CommandFrame, Greeting } from './door.ts'
import type { LineEnd, NodeLine } from './line.ts'
import { type Moved, readMoved } from './moved.ts'
import { wordsOf } from './remote.ts'

interface Device {
  readonly greeted: Promise<Connection | null>
  /** It has not taken its last frame: these wait until it has. */
  waiting: (() => void)[] | null
}

interface Around {
  readonly keeper: Keeper
  readonly metrics: Pick<Metrics, 'count'>
  readonly onBug: (error: unknown) => void
}

const busy: ServerFrame = { tell: 'closing', why: { code: 'busy', rule: 'online', params: {} } }

/** Devices that are connected to another node, at tables that are served here: the far end of its line. */
export class Hosting implements LineEnd {
  readonly #line: NodeLine
  readonly #around: Around
  readonly #devices = new Map<string, Device>()

  constructor(line: NodeLine, around: Around) {
    this.#line = line
    this.#around = around
  }

  heard([kind = '', n = '', shown]: readonly string[], text: Buffer): void {
    const device = this.#devices.get(n)
    if (kind === 'greet') this.#greet(n, JSON.parse(text.toString()) as Greeting, Number(shown))
    else if (kind === 'news') this.#hear(readMoved(text.toString()))
    else if (!device) return
    else if (kind === 'command') this.#command(n, device, JSON.parse(text.toString()) as CommandFrame)
    else if (kind === 'leave') this.#leave(n, device)
    else if (kind === 'hold') device.waiting ??= []
    else if (kind === 'go') this.#go(device)
  }

  #hear(news: readonly Moved[]): void {
    const { keeper } = this.#around
    for (const { id, version } of news) {
      if (version > 0) keeper.heard(id, version)
      else keeper.shut(id)
    }
  }

  #greet(n: string, frame: Greeting, shown: number): void {
    const send = (told: ServerFrame, text = JSON.stringify(told)): void =>
      this.#line.send(`tell ${n} ${wordsOf(told)}`, text)
    const ready = (): Promise<void> | null => {
      const { waiting } = this.#devices.get(n) ?? {}
      return waiting ? new Promise((resolve) => void waiting.push(resolve)) : this.#line.taken()
    }
    const greeted = this.#around.keeper.greet(frame, send, ready, shown).catch((error: unknown) => {
      this.#bug(n, error)
      return null
    })
    this.#devices.set(n, { greeted, waiting: null })
    void greeted.then((connection) => {
      if (!connection) this.#devices.delete(n)
      // Whoever left meanwhile was closed then.
      if (!connection || this.#devices.has(n)) this.#line.send(`${connection ? 'seated' : 'gone'} ${n}`)
    })
  }

  #command(n: string, { greeted }: Device, frame: CommandFrame): void {
    const began = performance.now()
    greeted
      .then(async (connection) => {
        const outcome = (await connection?.command(frame)) ?? 'unknown'
        this.#around.metrics.count(outcome, (performance.now() - began) / 1_000)
      })
      .catch((error: unknown) => this.#bug(n, error))
  }

  #bug(n: string, error: unknown): void {
    this.#around.onBug(error)
    this.#line.send(`tell ${n} ${wordsOf(busy)}`, JSON.stringify(busy))
  }

  #go(device: Device): void {
    const waiting = device.waiting ?? []
    device.waiting = null
    for (const resolve of waiting) resolve()
  }

  #leave(n: string, device: Device): void {
    this.#devices.delete(n)
    void device.greeted.then((connection) => connection?.close())
    this.#go(device)
  }

  /** This node goes: devices are served by another one from now on. */
  leave(): void {
    this.#line.send('leaving')
  }

  broken(): void {
    for (const [n, device] of this.#devices) this.#leave(n, device)
  }
}
