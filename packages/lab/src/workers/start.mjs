// A worker thread starts without tsx: it is registered here, by this file's own place, so any working folder will do.
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register({ tsconfig: false })
await import(workerData.module)
