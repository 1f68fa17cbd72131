export { main } from './cli.ts'
export { type Io, processIo } from './io.ts'
