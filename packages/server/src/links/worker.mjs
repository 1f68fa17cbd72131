// A worker thread starts without tsx: it is registered here, by this file's own place, so any working folder will do.
import { register } from 'tsx/esm/api'

register({ tsconfig: false })
await import('./worker.ts')
