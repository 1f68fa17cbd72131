import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to a port on which everything may come to a halt without being closed. */
export class Line {
  /** What is sent now is lost, and nobody is told. */
  isDead = false
  #isHeld = false
  readonly #to: number
  readonly #sockets = new Set<Socket>()
  readonly #server = createServer((near) => {
    const far = connect(this.#to, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one)
      if (this.#isHeld) one.pause()
      one.on('data', (data) => this.isDead || other.write(data))
      one.on('error', () => undefined)
      one.on('close', () => {
        this.#sockets.delete(one)
        other.destroy()
      })
    }
  })

  constructor(to: number) {
    this.#to = to
  }

  open(): Promise<number> {
    return new Promise((resolve) => {
      this.#server.listen(0, '127.0.0.1', () => resolve((this.#server.address() as AddressInfo).port))
    })
  }

  /** Nothing arrives until it is let go: then all of it does. */
  hold(): void {
    this.#isHeld = true
    for (const socket of this.#sockets) socket.pause()
  }

  letGo(): void {
    this.#isHeld = false
    for (const socket of this.#sockets) socket.resume()
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
  }
}
