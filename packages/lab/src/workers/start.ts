import { Worker, workerData } from 'node:worker_threads'

/** A worker thread that runs a TypeScript module; the module finds what it is given with `given`. */
export const startWorker = (module: URL, data: unknown): Worker =>
  new Worker(new URL('./start.mjs', import.meta.url), { workerData: { module: module.href, data } })

export const given = <T>(): T => (workerData as { readonly data: T }).data
