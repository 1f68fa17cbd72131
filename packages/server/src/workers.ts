import cluster, { type Worker } from 'node:cluster'
import type { Config } from './config.ts'
import { addressOf } from './nodes/tcp.ts'

/**
 * Several processes of one server on one port. Each is a node of its database like any other: what they know of each
 * other they know as nodes on other machines would, so there is one way to serve tables and not two.
 */
export interface Workers {
  readonly port: number
  close(): Promise<void>
}

const AGAIN = 1_000

/** The processes begin where this one began. Throws a WorkerEnded if one ends before any of them serves. */
export function startWorkers({ workers, nodeAddress }: Pick<Config, 'workers' | 'nodeAddress'>): Promise<Workers> {
  let isClosing = false
  /** Did any of them? Then what is wrong is not how the server is set up, and passes. */
  let hasServed = false
  const living = new Set<Worker>()
  return new Promise((resolve, reject) => {
    const start = (n: number): void => {
      // Each is found at a port of its own.
      const own = nodeAddress && { NODE_ADDRESS: addressOf(nodeAddress.host, nodeAddress.port + n) }
      const worker = cluster.fork({ ...own })
      living.add(worker)
      worker.on('listening', ({ port }) => {
        hasServed = true
        resolve({ port, close })
      })
      worker.on('exit', (code) => {
        living.delete(worker)
        if (isClosing) return
        // It has said why, and another takes its place.
        if (hasServed) setTimeout(() => isClosing || start(n), AGAIN)
        else void close().then(() => reject(new WorkerEnded(code)))
      })
    }
    for (let n = 0; n < workers; n++) start(n)
  })

  async function close(): Promise<void> {
    isClosing = true
    const ended = Array.from(living, (worker) => new Promise((resolve) => void worker.once('exit', resolve)))
    for (const worker of living) worker.process.kill('SIGTERM')
    await Promise.all(ended)
  }
}

export class WorkerEnded extends Error {
  readonly code: number

  constructor(code: number | null) {
    super('ended')
    this.name = 'WorkerEnded'
    this.code = code ?? 1
  }
}

/** Is this one of them? Then it ends when the first process says so, and not by what is typed at all of them. */
export function isWorker(): boolean {
  if (cluster.isWorker) process.on('SIGINT', () => undefined)
  return cluster.isWorker
}
