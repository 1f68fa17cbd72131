import type { Seat } from '@haven/engine'
import type { OnlineCommand, OnlineNo, QueryValue, ServerFrame } from '@haven/table'
import { newId } from '../base/random-ids.ts'
import { holdWhile } from '../base/update/quiet.ts'
import type { Line, WorkerLink } from './link.ts'
import { Refused } from './refused.ts'
import { TableClient } from './table-client.ts'

interface Pending {
  readonly resolve: (value: QueryValue | null) => void
  readonly reject: (error: Error) => void
}

/** A table at home: its worker is next door and answers always. */
export class HomeTable extends TableClient {
  readonly #link: WorkerLink
  readonly #pending = new Map<string, Pending>()
  #line: Line | null = null
  #letGo: (() => void) | null = null
  /** It is not there, or cannot be opened. */
  onMissing: (why: OnlineNo) => void = () => undefined

  constructor(id: string, link: WorkerLink) {
    super(id)
    this.#link = link
  }

  open(): void {
    this.#line ??= this.#link.line(this.id, (frame) => this.#hear(frame))
    // What was answered is stored.
    this.#letGo ??= holdWhile('program', () => this.#pending.size > 0)
  }

  close(): void {
    this.#line?.close()
    this.#line = null
    this.#letGo?.()
    this.#letGo = null
  }

  #hear(frame: ServerFrame): void {
    switch (frame.tell) {
      case 'welcome':
        return
      case 'table':
      case 'difference':
        this.hear(frame)
        return
      case 'reply': {
        const pending = this.#pending.get(frame.id)
        this.#pending.delete(frame.id)
        if (frame.done) pending?.resolve(frame.value ?? null)
        else pending?.reject(new Refused(frame.refusal))
        return
      }
      case 'closing':
        if (frame.why !== 'shutdown') this.#end(frame.why)
    }
  }

  #end(why: OnlineNo): void {
    for (const { reject } of this.#pending.values()) reject(new Refused(why))
    this.#pending.clear()
    this.onMissing(why)
  }

  /** The curtain is opened by the one who may look. */
  look(seat: Seat): void {
    this.#line?.send({ send: 'look', seat })
  }

  send(body: OnlineCommand, version = this.version): Promise<QueryValue | null> {
    // Another tab may sit at the same table: no id is used twice.
    const id = `home-${newId()}`
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject })
      this.#line?.send({ send: 'command', id, version, body })
    })
  }
}
