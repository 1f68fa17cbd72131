import { createThinker } from '@haven/bots/thinker'
import type { FromWorker, ToWorker } from '../model/messages.ts'
import { versions } from '../model/rules.ts'
import { HOME_KEY, Home, USUAL_PACE } from './home.ts'
import { KeptStore } from './kept-store.ts'

/** The worker of a page: tables at home are kept and judged here, and thoughts are thought. */

const page = self as unknown as {
  postMessage(message: FromWorker): void
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null
}

function hex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

// A message to ourselves is the quickest way to let other messages in first: timers wait for milliseconds.
const channel = new MessageChannel()
const waiting: (() => void)[] = []
channel.port1.onmessage = () => waiting.shift()?.()

function after(ms: number, run: () => void): () => void {
  if (ms > 0) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  }
  let isOff = false
  waiting.push(() => isOff || run())
  channel.port2.postMessage(null)
  return () => {
    isOff = true
  }
}

const now = (): number => Date.now()
const store = new KeptStore({ versions, key: HOME_KEY, ...USUAL_PACE, now })
store.onKept((kept) => page.postMessage({ from: 'kept', kept }))

const home = new Home({
  versions,
  store,
  think: async (thought, view, ask) => {
    const rules = await versions.of(view.rules)
    return createThinker(rules, () => performance.now())(thought, view, ask)
  },
  random: hex,
  now,
  after,
  post: (message) => page.postMessage(message),
})

page.onmessage = ({ data }) => home.hear(data)
