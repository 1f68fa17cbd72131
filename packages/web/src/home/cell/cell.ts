import { createThinker } from '@haven/bots/thinker'
import { coreBox } from '@haven/content'
import type { Box } from '@haven/engine'
// biome-ignore lint/style/noRestrictedImports: here boxes are made, of strangers' scripts
import * as kit from '@haven/engine/kit'
import { type BoxManifest, Library } from '@haven/table/boxes'
import { SHIPPED } from '../../model/boxes/shelf.ts'
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

/** As the manifests say, in their order. Throws what a stranger throws. */
function made(scripts: readonly Script[], manifests: readonly BoxManifest[]): readonly Box[] {
  return scripts.map((script, i) => {
    const box = script()(kit)
    const { id, version } = manifests[i] as BoxManifest
    if (box.id !== id || box.version !== version) throw new Error(`the script makes another box than ${id} ${version}`)
    return box
  })
}

/** Gives what hears the page. */
function play(boxes: readonly Box[], manifests: readonly BoxManifest[], post: Post): (message: ToCell) => void {
  const foreign = manifests.map((manifest, i) => ({ manifest, load: async () => boxes[i] as Box }))
  const versions = new Library(
    coreBox,
    async () => null,
    () => [...SHIPPED, ...foreign],
  )
  const asked = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  let next = 1
  const home = new Home({
    versions,
    store: remoteStore(
      (ask) =>
        new Promise((resolve, reject) => {
          const id = next++
          asked.set(id, { resolve, reject })
          post({ from: 'store', id, ask })
        }),
    ),
    think: async (thought, view, ask) => createThinker(await versions.of(view.rules), clock)(thought, view, ask),
    random: hex,
    now,
    after,
    post,
  })
  return (message) => {
    if (message.to === 'ping') post({ from: 'pong', id: message.id })
    else if (message.to === 'stored') {
      asked.get(message.id)?.resolve(message.value)
      asked.delete(message.id)
    } else if (message.to === 'unstored') {
      asked.get(message.id)?.reject(new Error(message.why))
      asked.delete(message.id)
    } else if (message.to !== 'begin') home.hear(message)
  }
}

/** A stranger may throw whatever he likes. */
const told = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : 'threw')

globalThis.havenCell = (scripts) => {
  addEventListener('message', ({ ports: [port] }) => {
    if (!port) return
    // All goes as text: what the page reads of it is plain data, of a length that is known before it is read.
    const post: Post = (message) => port.postMessage(JSON.stringify(message))
    const guarded = (deed: () => void): void => {
      try {
        deed()
      } catch (error) {
        post({ from: 'failed', message: told(error) })
      }
    }
    let hear: ((message: ToCell) => void) | null = null
    guarded(() => {
      lockDown()
      port.onmessage = ({ data }: MessageEvent<string>) => {
        const message = JSON.parse(data) as ToCell
        if (hear) hear(message)
        else if (message.to === 'begin') {
          guarded(() => {
            hear = play(made(scripts, message.manifests), message.manifests, post)
            post({ from: 'ready' })
          })
        }
      }
      post({ from: 'locked' })
    })
  })
}
