import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A real server of online tables for a test, with a store of its own; and lines to it that can be cut. */

const bin = fileURLToPath(new URL('../../server/bin/haven-server.mjs', import.meta.url))

export interface OnlineServer {
  readonly address: string
  readonly port: number
  stop(): Promise<void>
}

export async function startOnline(): Promise<OnlineServer> {
  const folder = mkdtempSync(join(tmpdir(), 'haven-online-'))
  const env = { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', BOT_WORKERS: '1' }
  const child = spawn(process.execPath, [bin], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const address = await opened(child)
  return {
    address,
    port: Number(new URL(address).port),
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function opened(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (data) => {
      said += data
      const [, address] = /Haven is open: (http:\S+)\//.exec(said) ?? []
      if (address) resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)))
  })
}

/** A line of one person: a port of its own before the server, which can be dead for a while. */
export class CutLine {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #isCut = false

  private constructor(to: number) {
    this.#server = createServer((near) => {
      if (this.#isCut) {
        near.destroy()
        return
      }
      const far = connect(to, '127.0.0.1')
      for (const socket of [near, far]) {
        this.#sockets.add(socket)
        socket.on('error', () => undefined)
        socket.on('close', () => {
          this.#sockets.delete(socket)
          near.destroy()
          far.destroy()
        })
      }
      near.pipe(far)
      far.pipe(near)
    })
  }

  static async open(to: number): Promise<CutLine> {
    const line = new CutLine(to)
    await new Promise<void>((resolve) => line.#server.listen(0, '127.0.0.1', resolve))
    return line
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as { port: number }).port}`
  }

  cut(): void {
    this.#isCut = true
    for (const socket of this.#sockets) socket.destroy()
  }

  mend(): void {
    this.#isCut = false
  }

  close(): void {
    this.cut()
    this.#server.close()
  }
}
