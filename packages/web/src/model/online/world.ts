import { newId } from '../../base/random-ids.ts'
import type { SocketLike, SocketWorld } from './socket.ts'

/** The browser around a connection. */
export const browserWorld: SocketWorld & { now(): number } = {
  open() {
    const address = new URL('/ws', location.href)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    address.hash = ''
    return new WebSocket(address) as unknown as SocketLike
  },
  later(ms, call) {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
  random: () => Math.random(),
  newId,
  now: () => Date.now(),
}
