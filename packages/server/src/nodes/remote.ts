import { type Greeting, type Guest, type Host, isLarge, type Taking, type Tell, type Told } from './door.ts'
import { Broken, type LineEnd, type NodeLine } from './line.ts'

interface Channel {
  readonly tell: Tell
  readonly taking: Taking
  readonly seated: (guest: Guest | null) => void
  readonly failed: (error: Error) => void
  isHeld: boolean
}

interface Around {
  /** It is about to go, and should be asked for nothing more. */
  readonly leaving: () => void
  readonly broken: () => void
}

/** Another node as the host of tables, for devices that are connected here: the near end of a line to its `Hosting`. */
export class Remote implements Host, LineEnd {
  readonly #line: NodeLine
  readonly #around: Around
  readonly #channels = new Map<number, Channel>()
  #last = 0

  constructor(line: NodeLine, around: Around) {
    this.#line = line
    this.#around = around
  }

  greet(frame: Greeting, tell: Tell, taking: Taking, shown: number): Promise<Guest | null> {
    const n = ++this.#last
    return new Promise((seated, failed) => {
      this.#channels.set(n, { tell, taking, seated, failed, isHeld: false })
      this.#line.send(`greet ${n} ${shown}`, JSON.stringify(frame))
    })
  }

  #guest(n: number): Guest {
    return {
      command: (frame) => {
        this.#line.send(`command ${n}`, JSON.stringify(frame))
        return null
      },
      close: () => {
        if (this.#channels.delete(n)) this.#line.send(`leave ${n}`)
      },
    }
  }

  /** Versions are lossy hints of what was stored. */
  hint(moved: string): void {
    this.#line.send('news', moved)
  }

  heard([kind, number, ...words]: readonly string[], text: Buffer): void {
    if (kind === 'leaving') {
      this.#around.leaving()
      return
    }
    const n = Number(number)
    const channel = this.#channels.get(n)
    if (!channel) return
    if (kind === 'seated') channel.seated(this.#guest(n))
    else if (kind === 'gone') {
      this.#channels.delete(n)
      channel.seated(null)
    } else if (kind === 'tell') {
      const told = toldOf(words)
      channel.tell(told, text)
      if (isLarge(told)) this.#hold(n, channel)
    }
  }

  /** As long as the device has not taken what it was sent, the other node keeps the next frame to itself. */
  #hold(n: number, channel: Channel): void {
    if (channel.isHeld || channel.taking.isFree()) return
    channel.isHeld = true
    this.#line.send(`hold ${n}`)
    void Promise.resolve(channel.taking.ready()).then(() => {
      channel.isHeld = false
      if (this.#channels.has(n)) this.#line.send(`go ${n}`)
    })
  }

  broken(): void {
    for (const { failed } of this.#channels.values()) failed(new Broken())
    this.#channels.clear()
    this.#around.broken()
  }
}

/** `table 17`, `reply 3f…`, `closing`. */
function toldOf([tell, mark]: readonly string[]): Told {
  const named = { tell: tell as Told['tell'] }
  if (mark === undefined) return named
  return isLarge(named) ? { ...named, version: Number(mark) } : { ...named, id: mark }
}

export const wordsOf = (told: Told): string =>
  [told.tell, isLarge(told) ? told.version : told.id].filter((word) => word !== undefined).join(' ')
