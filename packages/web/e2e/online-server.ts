import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A real server of online tables for a test, with a store of its own; and lines to it that can be cut. */

const bin = fileURLToPath(new URL('../../server/bin/haven-server.mjs', import.meta.url))
const releaseBin = fileURLToPath(new URL('../../server/test/release-server.mjs', import.meta.url))

/** Another release of the whole: what a server would be after an upgrade, or before it. */
export interface Release {
  /** The folder of its built client. */
  readonly client: string
  readonly protocol: number
}

export interface OnlineServer {
  readonly address: string
  readonly port: number
  stop(): Promise<void>
}

export interface MortalServer extends OnlineServer {
  /** Where it keeps its tables. */
  readonly folder: string
  /** Without a word. */
  kill(): Promise<void>
  /** At the same address, with the same tables; perhaps as another release. */
  again(release?: Release): Promise<void>
}

export async function startOnline(more: Readonly<Record<string, string>> = {}, first?: Release): Promise<MortalServer> {
  const folder = mkdtempSync(join(tmpdir(), 'haven-online-'))
  const start = (port: number, release?: Release): ChildProcess =>
    spawn(process.execPath, [release ? releaseBin : bin], {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: folder,
        LOG_LEVEL: 'error',
        BOT_WORKERS: '1',
        ...more,
        ...(release && { HAVEN_CLIENT: release.client, HAVEN_PROTOCOL: String(release.protocol) }),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
  let child = start(0, first)
  const address = await opened(child)
  const port = Number(new URL(address).port)
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }
  return {
    address,
    port,
    folder,
    kill: () => end('SIGKILL'),
    async again(release) {
      child = start(port, release)
      await opened(child)
    },
    async stop() {
      await end('SIGTERM')
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

const clockBin = fileURLToPath(new URL('../../server/test/clock-server.mjs', import.meta.url))

/** Whom the server would call: it is that person's turn. */
export interface Called {
  readonly table: string
  readonly name: string
  readonly seat: string
  /** How many browsers of that person are told. */
  readonly pushes: number
}

type Said = { readonly port: number } | { readonly passed: number } | { readonly notice: Called }

/** The same with time that the test lets pass. */
export class ClockServer implements OnlineServer {
  readonly called: Called[] = []
  readonly #child: ChildProcess
  readonly #folder: string
  #port = 0
  #hear: (said: Said) => void = () => undefined

  private constructor(more: Readonly<Record<string, string>>) {
    this.#folder = mkdtempSync(join(tmpdir(), 'haven-clock-'))
    const env = { ...process.env, PORT: '0', DATA_DIR: this.#folder, LOG_LEVEL: 'error', BOT_WORKERS: '1', ...more }
    this.#child = spawn(process.execPath, [clockBin], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    this.#child.on('message', (said: Said) => {
      if ('notice' in said) this.called.push(said.notice)
      else this.#hear(said)
    })
  }

  static async start(more: Readonly<Record<string, string>> = {}): Promise<ClockServer> {
    const server = new ClockServer(more)
    const said = await server.#next()
    server.#port = 'port' in said ? said.port : 0
    return server
  }

  #next(): Promise<Said> {
    return new Promise((resolve, reject) => {
      this.#hear = resolve
      this.#child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    })
  }

  get port(): number {
    return this.#port
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  async pass(hours: number): Promise<void> {
    const passed = this.#next()
    this.#child.send({ pass: hours * 3_600_000 })
    await passed
  }

  async stop(): Promise<void> {
    const gone = new Promise((resolve) => this.#child.once('exit', resolve))
    this.#child.kill('SIGTERM')
    await gone
    rmSync(this.#folder, { recursive: true, force: true })
  }
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
