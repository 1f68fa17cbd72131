// @ts-expect-error a script of Node, without types
import { CELL_HASH, CELL_START } from '../../../bin/cell-start.mjs'

/**
 * A frame without an origin: it reaches no storage of ours and no network, only the wire that it is given. In it one
 * script of ours makes one worker, in which all the rest runs. The browser holds it, by the sandbox and by the
 * frame's own policy; what the worker does to itself (`home/cell/lockdown.ts`) comes on top.
 */

const POLICY = `default-src 'none'; script-src '${CELL_HASH}'; worker-src data:`
const PAGE = `<!doctype html><meta http-equiv="content-security-policy" content="${POLICY}"><script>${CELL_START}</script>`

export interface Cell {
  send(text: string): void
  /** It is gone at once, whatever it is doing. */
  close(): void
}

/** What its worker says is heard, and that it cannot be made or is broken. */
export function openCell(script: string, hear: (said: unknown) => void, broke: (message: string) => void): Cell {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.hidden = true
  frame.title = ''
  frame.srcdoc = PAGE
  const { port1: ours, port2: theirs } = new MessageChannel()
  ours.onmessage = ({ data }) => hear(data)
  const onBroken = ({ source, data }: MessageEvent<unknown>): void => {
    if (source === frame.contentWindow) broke(typeof data === 'string' ? data : '')
  }
  addEventListener('message', onBroken)
  frame.onload = () => {
    frame.onload = null
    frame.contentWindow?.postMessage(script, '*', [theirs])
  }
  document.body.append(frame)
  return {
    send: (text) => ours.postMessage(text),
    close() {
      removeEventListener('message', onBroken)
      ours.onmessage = null
      ours.close()
      frame.remove()
    },
  }
}
