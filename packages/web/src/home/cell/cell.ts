import { createThinker } from '@haven/bots/thinker'
import { coreBox } from '@haven/content'
import { type Box, compileBox } from '@haven/engine'
import * as kit from '@haven/engine/kit'
import { onlyRules } from '@haven/table'
import type { FromCell, ToCell } from '../../model/sealed/messages.ts'
import { Home } from '../home.ts'
import { after, clock, hex, now } from '../surroundings.ts'
import { lockDown } from './lockdown.ts'
import { remoteStore } from './remote-store.ts'

/**
 * The worker of a cell: judge, forecasts and bots of games with strangers' boxes. It is one classic script, behind which
 * the page writes theirs as functions (`model/sealed/script.ts`); nothing of these runs before the world is locked.
 */

type Script = () => (kit: unknown) => Box

declare global {
  var havenCell: (scripts: readonly Script[]) => void
}

type Post = (message: FromCell) => void

/** Gives what hears the page. */
function play(scripts: readonly Script[], post: Post): (message: ToCell) => void {
  const rules = compileBox(coreBox, ...scripts.map((script) => script()(kit)))
  const think = createThinker(rules, clock)
  const asked = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  let next = 1
  const home = new Home({
    versions: onlyRules(rules),
    store: remoteStore(
      (ask) =>
        new Promise((resolve, reject) => {
          const id = next++
          asked.set(id, { resolve, reject })
          post({ from: 'store', id, ask })
        }),
    ),
    think: async (thought, view, ask) => think(thought, view, ask),
    random: hex,
    now,
    after,
    post,
  })
  post({ from: 'ready', rules: rules.version })
  return (message) => {
    if (message.to === 'ping') post({ from: 'pong', id: message.id })
    else if (message.to === 'stored') {
      asked.get(message.id)?.resolve(message.value)
      asked.delete(message.id)
    } else if (message.to === 'unstored') {
      asked.get(message.id)?.reject(new Error(message.why))
      asked.delete(message.id)
    } else home.hear(message)
  }
}

/** A stranger may throw whatever he likes. */
const told = (error: unknown): string => (error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : 'threw')

globalThis.havenCell = (scripts) => {
  addEventListener('message', ({ ports: [port] }) => {
    if (!port) return
    // All goes as text: what the page reads of it is plain data, of a length that is known before it is read.
    const post: Post = (message) => port.postMessage(JSON.stringify(message))
    try {
      lockDown()
      post({ from: 'begun' })
      const hear = play(scripts, post)
      port.onmessage = ({ data }: MessageEvent<string>) => hear(JSON.parse(data) as ToCell)
    } catch (error) {
      post({ from: 'failed', message: told(error) })
    }
  })
}
