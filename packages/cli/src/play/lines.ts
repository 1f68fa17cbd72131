import { createInterface, type Interface } from 'node:readline'
import type { Io } from '@haven/lab/ground'
import { isTerminal } from '../io.ts'

/** A line that was typed, or that nothing more will come. */
export type Typed = { readonly line: string } | { readonly left: 'end' | 'interrupt' }

/** What is said to somebody who does nothing for so long. */
export interface Idle {
  readonly seconds: number
  readonly tell: () => string
}

/** Lines from a person or a pipe, one at a time. */
export class LineReader {
  readonly #io: Io
  readonly #terminal: boolean
  readonly #interface: Interface
  readonly #waiting: string[] = []
  #left: 'end' | 'interrupt' | null = null
  #resolve: (() => void) | null = null

  constructor(io: Io) {
    this.#io = io
    this.#terminal = isTerminal(io)
    this.#interface = createInterface({
      input: io.stdin,
      ...(this.#terminal && { output: io.stdout }),
      terminal: this.#terminal,
    })
    this.#interface.on('line', (line) => {
      this.#waiting.push(line)
      this.#wake()
    })
    this.#interface.on('close', () => this.#leave('end'))
    this.#interface.on('SIGINT', () => this.#leave('interrupt'))
    process.once('SIGINT', this.#onSignal)
  }

  readonly #onSignal = (): void => this.#leave('interrupt')

  #leave(how: 'end' | 'interrupt'): void {
    this.#left ??= how
    this.#wake()
  }

  #wake(): void {
    this.#resolve?.()
    this.#resolve = null
  }

  /** What comes from a pipe is echoed, so that the output reads like a conversation. */
  async next(prompt: string, idle: readonly Idle[] = []): Promise<Typed> {
    const timers = idle.map(({ seconds, tell }) => setTimeout(() => this.#interject(tell()), seconds * 1_000))
    try {
      return await this.#typed(prompt)
    } finally {
      for (const timer of timers) clearTimeout(timer)
    }
  }

  /** Beside a line that somebody may be typing. */
  #interject(text: string): void {
    this.#io.stdout.write(`\n${text}\n`)
    if (this.#terminal) this.#interface.prompt(true)
  }

  async #typed(prompt: string): Promise<Typed> {
    if (this.#terminal && this.#waiting.length === 0) {
      this.#interface.setPrompt(prompt)
      this.#interface.prompt()
    }
    while (this.#waiting.length === 0 && this.#left === null) {
      await new Promise<void>((resolve) => {
        this.#resolve = resolve
      })
    }
    // Lines that were typed before the end still count; an interrupt is meant now.
    const line = this.#left === 'interrupt' ? undefined : this.#waiting.shift()
    if (line === undefined) return { left: this.#left ?? 'end' }
    if (!this.#terminal) this.#io.stdout.write(`${prompt}${line}\n`)
    return { line: line.trim() }
  }

  close(): void {
    process.removeListener('SIGINT', this.#onSignal)
    this.#interface.close()
    this.#io.stdin.pause()
  }
}
