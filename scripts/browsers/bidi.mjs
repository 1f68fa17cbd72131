// WebDriver BiDi: commands and events over one WebSocket.
import { createRequire } from 'node:module'

// Node's own client is not in Node 20; the server's tests have one.
const { WebSocket } = createRequire(new URL('../../packages/server/package.json', import.meta.url))('ws')

export async function connectBidi(address) {
  const socket = new WebSocket(address)
  const waiting = new Map()
  const hear = new Map()
  let last = 0
  socket.on('message', (data) => {
    const said = JSON.parse(data)
    if (said.type === 'event') return hear.get(said.method)?.(said.params)
    const { resolve, reject } = waiting.get(said.id) ?? {}
    waiting.delete(said.id)
    if (said.type === 'success') resolve?.(said.result)
    else reject?.(new Error(`${said.error}: ${said.message}`))
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser has gone'))
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  return {
    send(method, params = {}) {
      const id = ++last
      socket.send(JSON.stringify({ id, method, params }))
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
    },
    on: (method, listener) => hear.set(method, listener),
    close: () => socket.close(),
  }
}
