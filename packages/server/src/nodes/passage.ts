import type { CommandOutcome } from '@haven/table/keeper'
import type { CommandFrame, Greeting, Guest, Host, Taking, Tell } from './door.ts'

interface Around {
  readonly onClose: (passage: Passage) => void
  readonly onBug: (error: unknown) => void
}

const busy = JSON.stringify({ tell: 'closing', why: { code: 'busy', rule: 'online', params: {} } })

/**
 * A device, as the node that it is connected to sees it. Whoever serves its table may change at any time: then it is
 * greeted there anew, what had no reply is asked again with the same ids, and the device is told everything once. It
 * need not know.
 */
export class Passage implements Guest {
  readonly #greeting: Greeting
  readonly #tell: Tell
  readonly #taking: Taking
  /** Who has served it so far: what somebody before says is not heard any more. */
  #turn = 0
  #guest: Guest | null = null
  #isWelcome = false
  /** The version that it was shown last. */
  #shown = 0
  readonly #unanswered = new Map<string, CommandFrame>()
  readonly #around: Around
  host: Host | null = null
  #isClosed = false

  constructor(greeting: Greeting, tell: Tell, taking: Taking, around: Around) {
    this.#greeting = greeting
    this.#tell = tell
    this.#taking = taking
    this.#around = around
  }

  get table(): string {
    return this.#greeting.table
  }

  /** False: it was told why it is not served. Throws Broken if whoever was to serve it now is gone. */
  async sit(host: Host): Promise<boolean> {
    const turn = ++this.#turn
    this.#guest?.close()
    this.#guest = null
    this.host = host
    const isNow = (): boolean => turn === this.#turn && !this.#isClosed
    const tell: Tell = (told, text) => {
      if (isNow()) this.#pass(told, text)
    }
    const guest = await host.greet(this.#greetingNow(), tell, this.#taking, this.#shown).catch((error: unknown) => {
      if (isNow()) throw error
      return null
    })
    if (!isNow()) {
      guest?.close()
      return true
    }
    this.#guest = guest
    for (const frame of this.#unanswered.values()) guest?.command(frame)?.catch(this.#around.onBug)
    return guest !== null
  }

  /** Who was greeted once comes back with nothing, so that he is told everything. */
  #greetingNow(): Greeting {
    const { protocol, table, key } = this.#greeting
    return this.#isWelcome ? { send: 'hello', protocol, table, key, have: null } : this.#greeting
  }

  readonly #pass: Tell = (told, text) => {
    if (told.tell === 'welcome') {
      if (this.#isWelcome) return
      this.#isWelcome = true
    }
    if (told.version !== undefined) this.#shown = told.version
    if (told.id !== undefined) this.#unanswered.delete(told.id)
    this.#tell(told, text)
  }

  command(frame: CommandFrame): Promise<CommandOutcome> | null {
    this.#unanswered.set(frame.id, frame)
    return this.#guest?.command(frame) ?? null
  }

  /** It is told to come again. */
  fail(): void {
    this.#tell({ tell: 'closing' }, busy)
  }

  close(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#guest?.close()
    this.#around.onClose(this)
  }
}
