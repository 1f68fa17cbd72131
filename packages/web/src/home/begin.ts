import { createThinker } from '@haven/bots/thinker'
import type { FromWorker, ToWorker } from '../model/messages.ts'
import { versions } from '../model/rules.ts'
import { HOME_KEY, Home, USUAL_PACE } from './home.ts'
import { KeptStore } from './kept-store.ts'
import { after, clock, hex, now } from './surroundings.ts'

/** The worker of a page: tables at home are kept and judged here, and thoughts are thought. */

const page = self as unknown as {
  postMessage(message: FromWorker): void
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null
}

const store = new KeptStore({ versions, key: HOME_KEY, ...USUAL_PACE, now })
store.onKept((kept) => page.postMessage({ from: 'kept', kept }))

const home = new Home({
  versions,
  store,
  think: async (thought, view, ask) => {
    const rules = await versions.of(view.rules)
    return createThinker(rules, clock)(thought, view, ask)
  },
  random: hex,
  now,
  after,
  post: (message) => page.postMessage(message),
})

page.onmessage = ({ data }) => home.hear(data)
