// The server as it is run, with the threads of its bots and its store.
import { register } from 'tsx/esm/api'

register({ tsconfig: false })
await import('../../test/killed/child.ts')
