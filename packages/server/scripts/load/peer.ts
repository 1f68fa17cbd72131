import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { newTableId } from './device.ts'
import type { AnyAddress } from './drive.ts'

/** boardgame.io's server under the same sockets and the same rate. Its sockets are as light as ours. */

const GAME = 'empty'

interface Store {
  readonly _stateID: number
}

/** A socket at a match that speaks just as much of socket.io as it needs. */
class PeerDevice {
  readonly #match: string
  readonly #player: string | null
  #socket: WebSocket | null = null
  #version = 0
  #done: ((ms: number) => void) | null = null
  #began = 0

  constructor(match: string, player: string | null) {
    this.#match = match
    this.#player = player
  }

  connect(address: string): Promise<void> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
    })
    this.#socket = socket
    return new Promise((resolve, reject) => {
      socket.on('error', reject)
      socket.on('message', (data: Buffer) => {
        const text = data.toString('utf8')
        if (text.startsWith('0')) socket.send(`40/${GAME},`)
        else if (text.startsWith('40')) this.#emit(['sync', this.#match, this.#player, undefined, 2])
        else if (text === '2') socket.send('3')
        else if (text.startsWith('42')) {
          const [event, , told] = JSON.parse(text.slice(text.indexOf(',') + 1)) as [string, string, unknown]
          if (event === 'sync') {
            this.#version = (told as { state: Store }).state._stateID
            resolve()
          } else if (event === 'update') {
            this.#version = (told as Store)._stateID
            this.#done?.(performance.now() - this.#began)
            this.#done = null
          }
        }
      })
    })
  }

  #emit(message: readonly unknown[]): void {
    this.#socket?.send(`42/${GAME},${JSON.stringify(message)}`)
  }

  /** Milliseconds until the move has come back. */
  move(): Promise<number> {
    this.#began = performance.now()
    const payload = { type: 'next', args: [], playerID: this.#player }
    return new Promise((resolve) => {
      this.#done = resolve
      this.#emit(['update', { type: 'MAKE_MOVE', payload }, this.#version, this.#match, this.#player])
    })
  }

  leave(): void {
    this.#socket?.terminate()
  }
}

/** Two people and a bystander. */
export class PeerTable {
  readonly #ready: (table: PeerTable) => void
  #devices: readonly PeerDevice[] = []

  constructor(ready: (table: PeerTable) => void) {
    this.#ready = ready
  }

  async open(any: AnyAddress): Promise<void> {
    // A match is made by the first who asks for it.
    const matchID = newTableId()
    this.#devices = ['0', '1', null].map((player) => new PeerDevice(matchID, player))
    for (const device of this.#devices) await device.connect(any())
    this.#ready(this)
  }

  async decide(): Promise<number> {
    const ms = await (this.#devices[0] as PeerDevice).move()
    this.#ready(this)
    return ms
  }

  leave(): void {
    for (const device of this.#devices) device.leave()
  }
}

export function startPeer(): Promise<{ address: string; stop: () => void }> {
  const file = fileURLToPath(new URL('../../../../bench/src/peer-server.ts', import.meta.url))
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`boardgame.io's server ended with ${code}`)))
    child.stdout?.on('data', (data) => {
      const [, port] = /\{"port":(\d+)\}/.exec(String(data)) ?? []
      if (port) resolve({ address: `http://127.0.0.1:${port}`, stop: () => void child.kill('SIGKILL') })
    })
  })
}
