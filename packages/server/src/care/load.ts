import { statfs } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Metrics } from '../web/metrics.ts'

/** How busy the server is, counted while somebody may want to know. */

export interface Load {
  /** Commands a second over the last minute. */
  readonly commands: number
  /** Milliseconds that the loop was late by, but for one of a hundred times. */
  readonly delay: number
  readonly memory: number
  readonly heap: number
  /** Seconds since the process began. */
  readonly uptime: number
}

const EVERY = 10_000
const SAMPLES = 7
const MILLION = 1e6

export class LoadWatch {
  readonly #metrics: Metrics
  readonly #delay = monitorEventLoopDelay({ resolution: 20 })
  readonly #timer: NodeJS.Timeout
  #samples: readonly { readonly at: number; readonly commands: number }[] = []

  constructor(metrics: Metrics) {
    this.#metrics = metrics
    this.#delay.enable()
    this.#timer = setInterval(() => this.#sample(), EVERY)
    this.#timer.unref()
    this.#sample()
  }

  #sample(): void {
    const commands = this.#metrics.commands()
    this.#samples = [...this.#samples, { at: performance.now(), commands }].slice(-SAMPLES)
  }

  now(): Load {
    this.#sample()
    const [first, last] = [this.#samples[0], this.#samples.at(-1)]
    const seconds = first && last ? (last.at - first.at) / 1_000 : 0
    const { rss, heapUsed } = process.memoryUsage()
    return {
      commands: first && last && seconds > 0 ? (last.commands - first.commands) / seconds : 0,
      delay: this.#delay.percentile(99) / MILLION,
      memory: rss,
      heap: heapUsed,
      uptime: process.uptime(),
    }
  }

  close(): void {
    clearInterval(this.#timer)
    this.#delay.disable()
  }
}

/** Bytes that are free where a folder is, and all of them; null: nobody can tell. */
export async function diskOf(folder: string): Promise<{ readonly free: number; readonly all: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, all: blocks * bsize }
  } catch {
    return null
  }
}
