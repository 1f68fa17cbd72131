import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type AddressInfo, connect, createServer, isIPv6, type Socket } from 'node:net'
import { PROTOCOL } from '@haven/table'
import type { Call, NodeName } from './house.ts'
import type { LineEnd, NodeLine } from './line.ts'

/**
 * Lines between nodes as TCP connections. Both ends prove that they know the secret of the house without saying it, and
 * the one that is called that it is the node that was meant: an address may be another's by now. Nothing is encrypted.
 */

/** What is said on a line, and what devices are told. */
const GREETING = `haven-node 1.${PROTOCOL}`
const PATIENCE = 2_000
const PING = 1_000
/** Whoever is not heard for so long is not there. */
const SILENCE = 3_000
/** Letters of a message before anybody has proved anything. */
const MOST_FIRST = 1_000
/** Nobody has so many servers. */
const MOST_LINES = 500
/** Bytes that may wait for another node before no more large frames are made for it. */
const MOST_WAITING = 4_000_000

const LINE_END = 10
const TEXT = 9

interface Proving {
  readonly secret: string
  readonly me: NodeName
}

/** Messages, one a line: words, and after a tab the text, in which there is neither, because it is JSON. */
class TcpLine implements NodeLine {
  readonly #socket: Socket
  #heard: (message: Buffer) => void
  #end: LineEnd | null = null
  #unread: Buffer[] = []
  #unsent = ''
  #isProved = false
  #heardAt = performance.now()
  #lookedAt = performance.now()
  readonly #ping: NodeJS.Timeout

  constructor(socket: Socket, heard: (message: Buffer) => void, broken: () => void) {
    this.#socket = socket
    this.#heard = heard
    socket.setNoDelay(true)
    this.#ping = setInterval(() => this.#look(), PING)
    socket.on('data', (data: Buffer) => this.#read(data))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(this.#ping)
      this.#end?.broken()
      broken()
    })
  }

  /** Both have proved who they are. */
  open(end: (line: NodeLine) => LineEnd): void {
    this.#isProved = true
    const own = end(this)
    this.#end = own
    this.#heard = (message) => {
      const at = message.indexOf(TEXT)
      const words = (at < 0 ? message : message.subarray(0, at)).toString().split(' ')
      own.heard(words, at < 0 ? message.subarray(message.length) : message.subarray(at + 1))
    }
  }

  #look(): void {
    const now = performance.now()
    // Whoever was late himself has not listened.
    if (now - this.#lookedAt > 2 * PING) this.#heardAt = now
    this.#lookedAt = now
    if (now - this.#heardAt > SILENCE) this.#socket.destroy()
    else if (this.#isProved) this.send('ping')
  }

  #read(data: Buffer): void {
    this.#heardAt = performance.now()
    let from = 0
    for (let at = data.indexOf(LINE_END); at >= 0; at = data.indexOf(LINE_END, from)) {
      const last = data.subarray(from, at)
      const message = this.#unread.length === 0 ? last : Buffer.concat([...this.#unread.splice(0), last])
      from = at + 1
      if (!this.#isProved && message.length > MOST_FIRST) this.close()
      if (this.#socket.destroyed) return
      this.#heard(message)
    }
    if (from < data.length) this.#unread.push(data.subarray(from))
    if (!this.#isProved && this.#unread.reduce((sum, { length }) => sum + length, 0) > MOST_FIRST) this.close()
  }

  send(words: string, text?: string): void {
    // What is said in one turn of the loop goes out at once.
    if (this.#unsent === '') setImmediate(() => this.#flush())
    this.#unsent += text === undefined ? `${words}\n` : `${words}\t${text}\n`
  }

  #flush(): void {
    if (!this.#socket.destroyed) this.#socket.write(this.#unsent)
    this.#unsent = ''
  }

  taken(): Promise<void> | null {
    const { writableLength, destroyed } = this.#socket
    if (destroyed || writableLength + this.#unsent.length < MOST_WAITING) return null
    return new Promise((resolve) => {
      const done = (): void => {
        this.#socket.off('drain', done)
        this.#socket.off('close', done)
        resolve()
      }
      this.#socket.on('drain', done)
      this.#socket.on('close', done)
    })
  }

  close(): void {
    this.#socket.destroy()
  }
}

const nonce = (): string => randomBytes(16).toString('base64url')
const proofOf = (secret: string, ...words: readonly string[]): string =>
  createHmac('sha256', secret).update(words.join(' ')).digest('base64url')

function isProof(given: string | undefined, wanted: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** `10.0.0.5:9090`, `[fd00::1]:9090`; null: it is none. */
export function readAddress(text: string): { readonly host: string; readonly port: number } | null {
  const [, six, other, digits] = /^(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(text) ?? []
  const [host, port] = [six ?? other, Number(digits)]
  return host === undefined || port < 1 || port > 65_535 ? null : { host, port }
}

export const addressOf = (host: string, port: number): string =>
  isIPv6(host) ? `[${host}]:${port}` : `${host}:${port}`

/** Calls with the secret of the house. */
export const callerOf =
  ({ secret, me }: Proving): Call =>
  (to, end) =>
    new Promise((resolve, reject) => {
      const at = readAddress(to.address)
      if (!at) {
        reject(new Error('no address'))
        return
      }
      const own = nonce()
      let theirs: string | null = null
      const socket = connect(at)
      const hurry = setTimeout(() => socket.destroy(), PATIENCE)
      const line = new TcpLine(
        socket,
        (message) => {
          const text = message.toString()
          if (theirs === null) {
            if (!text.startsWith(`${GREETING} `)) return line.close()
            theirs = text.slice(GREETING.length + 1)
            return line.send(`${me.id} ${to.id} ${own} ${proofOf(secret, 'call', theirs, own, me.id, to.id)}`)
          }
          if (!isProof(text, proofOf(secret, 'answer', theirs, own, me.id, to.id))) return line.close()
          clearTimeout(hurry)
          line.open(end)
          resolve()
        },
        () => {
          clearTimeout(hurry)
          reject(new Error('not reached'))
        },
      )
    })

export interface NodePort {
  readonly port: number
  close(): void
}

/** Answers other nodes. Null as the host: on every address of this machine. */
export function answerNodes(
  at: { readonly host: string | null; readonly port: number },
  { secret, me }: { readonly secret: string; readonly me: Pick<NodeName, 'id'> },
  end: (line: NodeLine) => LineEnd,
): Promise<NodePort> {
  const server = createServer((socket) => {
    const own = nonce()
    const hurry = setTimeout(() => socket.destroy(), PATIENCE)
    const line = new TcpLine(
      socket,
      (message) => {
        const [from = '', to = '', theirs = '', proof] = message.toString().split(' ')
        const isMeant = to === me.id && isProof(proof, proofOf(secret, 'call', own, theirs, from, to))
        if (!isMeant) return line.close()
        clearTimeout(hurry)
        line.send(proofOf(secret, 'answer', own, theirs, from, to))
        line.open(end)
      },
      () => clearTimeout(hurry),
    )
    line.send(`${GREETING} ${own}`)
  })
  server.maxConnections = MOST_LINES
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    // Of its own, also where the port for people is shared.
    server.listen({ port: at.port, ...(at.host !== null && { host: at.host }), exclusive: true }, () => {
      resolve({ port: (server.address() as AddressInfo).port, close: () => void server.close() })
    })
  })
}
