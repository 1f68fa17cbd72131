import { fileURLToPath } from 'node:url'
import { Worker as NodeWorker } from 'node:worker_threads'
import type { Page } from '@playwright/test'
import { build, type Rollup } from 'vite'
import type { Bench } from './browser.ts'

/** How fast the same bot thinks in a worker of the browser and in one of Node, one after the other, several times. */
export interface ThinkingFigures {
  readonly browser: number
  readonly node: number
  /** Of each pair of runs, at the median. */
  readonly ratio: number
}

const ROUNDS = 5
const WARM_UP = 1_500
const MILLISECONDS = 2_000

async function bundle(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: fileURLToPath(new URL('thinker.ts', import.meta.url)), formats: ['iife'], name: 'Thinker' },
    },
  })) as Rollup.RollupOutput[]
  return (built[0] as Rollup.RollupOutput).output[0].code
}

async function inNode(code: string): Promise<{ think(ms: number): Promise<number>; end(): Promise<unknown> }> {
  const worker = new NodeWorker(
    `${code}
const { parentPort } = require('node:worker_threads')
parentPort.on('message', (ms) => parentPort.postMessage(Thinker.think(ms)))`,
    { eval: true },
  )
  const think = (ms: number): Promise<number> =>
    new Promise((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.postMessage(ms)
    })
  return { think, end: () => worker.terminate() }
}

async function startInPage(page: Page, code: string): Promise<void> {
  await page.evaluate((text) => {
    const blob = new Blob([`${text}\nonmessage = ({ data }) => postMessage(Thinker.think(data))`])
    Object.assign(globalThis, { thinker: new Worker(URL.createObjectURL(blob)) })
  }, code)
}

const thinkInPage = (page: Page, milliseconds: number): Promise<number> =>
  page.evaluate(
    (ms) =>
      new Promise<number>((resolve, reject) => {
        const { thinker } = globalThis as unknown as { thinker: Worker }
        thinker.onmessage = ({ data }) => resolve(data)
        thinker.onerror = ({ message }) => reject(new Error(message))
        thinker.postMessage(ms)
      }),
    milliseconds,
  )

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] as number

export async function thinkingFigures(bench: Bench): Promise<ThinkingFigures> {
  const code = await bundle()
  const node = await inNode(code)
  const { page, context } = await bench.visitor()
  await startInPage(page, code)
  await node.think(WARM_UP)
  await thinkInPage(page, WARM_UP)
  const rounds: { browser: number; node: number }[] = []
  for (let i = 0; i < ROUNDS; i++) {
    rounds.push({ browser: await thinkInPage(page, MILLISECONDS), node: await node.think(MILLISECONDS) })
  }
  await node.end()
  await context.close()
  return {
    browser: median(rounds.map((round) => round.browser)),
    node: median(rounds.map((round) => round.node)),
    ratio: median(rounds.map((round) => round.browser / round.node)),
  }
}
