import { createServer, type Server, type Socket } from 'node:net'

/** A mail server on this machine that takes every letter and keeps it; or none, when it is told so. */
export class SmtpStub {
  readonly letters: { readonly to: string; readonly from: string; readonly data: string }[] = []
  isBroken = false
  readonly #server: Server
  readonly #sockets = new Set<Socket>()

  private constructor() {
    this.#server = createServer((socket) => this.#serve(socket))
  }

  static async start(): Promise<SmtpStub> {
    const stub = new SmtpStub()
    await new Promise<void>((resolve) => stub.#server.listen(0, '127.0.0.1', resolve))
    return stub
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as { port: number }).port}`
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => this.#sockets.delete(socket))
    let [from, to, data, text]: [string, string, string | null, string] = ['', '', null, '']
    const say = (line: string): void => void socket.write(`${line}\r\n`)
    say('220 stub')
    socket.on('data', (bytes) => {
      text += bytes.toString('utf8')
      for (;;) {
        const end = text.indexOf('\r\n')
        if (end < 0) return
        const line = text.slice(0, end)
        text = text.slice(end + 2)
        if (data !== null) {
          if (line === '.') {
            this.letters.push({ from, to, data })
            data = null
            say('250 kept')
          } else data += `${line}\n`
        } else if (/^(EHLO|HELO)/.test(line)) say('250 stub')
        else if (line.startsWith('MAIL FROM:')) {
          from = line.slice(10)
          say(this.isBroken ? '451 not now' : '250 ok')
        } else if (line.startsWith('RCPT TO:')) {
          to = /<(.*)>/.exec(line)?.[1] ?? ''
          say('250 ok')
        } else if (line === 'DATA') {
          data = ''
          say('354 go on')
        } else if (line === 'QUIT') {
          say('221 bye')
          socket.end()
        } else say('250 ok')
      }
    })
  }

  /** The text of a letter, as it was before it was packed for the way. */
  textOf(n: number): string {
    const { data = '' } = this.letters[n] ?? {}
    return data
      .replace(/=\n/g, '')
      .replace(/(?:=[0-9A-F]{2})+/g, (codes) => Buffer.from(codes.replaceAll('=', ''), 'hex').toString('utf8'))
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
