import cellUrl from 'virtual:haven-cell'
import { boxesBeside, type PackedBox } from '@haven/table/boxes'
import { accuse, putOut } from '../../base/failure.ts'
import { newId } from '../../base/random-ids.ts'
import { route } from '../../base/router.ts'
import { language } from '../../base/words.ts'
import type { WorkerLike } from '../link.ts'
import type { FromWorker, StoreAnswer, StoreAsk, ToWorker } from '../messages.ts'
import { type Cell, openCell } from './cell.ts'
import { Gate } from './gate.ts'
import type { ToCell } from './messages.ts'
import { cellScript } from './script.ts'

/** A worker for games with strangers' boxes, which is sealed off. */
export interface SealedWorker extends WorkerLike {
  /** It is gone, and so is what it was doing; what was stored is stored. */
  close(): void
}

const TICK_MS = 1_000

/** What a box is called here. It is words and no more. */
const nameOf = ({ manifest: { id, names } }: PackedBox): string => names[language] ?? names.en ?? id

/**
 * The wire to a new cell with these boxes, which the page has read and checked as data. The tables of its games are kept
 * by the page's own worker.
 */
export function openSealed(boxes: readonly PackedBox[], store: (ask: StoreAsk) => Promise<StoreAnswer>): SealedWorker {
  const manifests = boxes.map(({ manifest }) => manifest)
  const theirs = new Set(manifests.map(({ id, version }) => `${id}@${version}`))
  let cell: Cell | null = null
  const send = (message: ToCell): void => cell?.send(JSON.stringify(message))
  const tell = (message: FromWorker): void => worker.onmessage?.({ data: message } as MessageEvent<FromWorker>)
  const gate = new Gate({
    isTheirs: (rules) => boxesBeside(rules).some(({ id, version }) => theirs.has(`${id}@${version}`)),
    send,
    begin: () => send({ to: 'begin', manifests }),
    tell,
    store,
    out(why, { message, file }) {
      close()
      putOut({ names: boxes.map(nameOf), why }, message, file)
    },
  })
  const ticking = setInterval(() => gate.tick(), TICK_MS)
  // What cannot be drawn of its game is its fault.
  const acquit = accuse((message) => {
    const { value: at } = route
    const isShown = 'game' in at && at.game !== undefined && gate.has(at.game)
    if (isShown) gate.broke(message)
    return isShown
  })
  const worker: SealedWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (message: ToWorker) => gate.post(message),
    close,
  }
  let isClosed = false
  function close(): void {
    if (isClosed) return
    isClosed = true
    clearInterval(ticking)
    acquit()
    gate.close()
    cell?.close()
  }
  fetch(cellUrl)
    .then((answer) => answer.text())
    .then(
      (ours) => {
        if (isClosed) return
        const scripts = boxes.map(({ script }) => script)
        cell = openCell(
          cellScript(ours, scripts, () => newId().replaceAll('-', '_')),
          (said) => gate.hear(said),
          (message) => gate.broke(message),
        )
      },
      (error: unknown) => worker.onerror?.(new ErrorEvent('error', { message: String(error) })),
    )
  return worker
}
