import type { Random } from '@haven/engine'
import type { ServerFrame } from '@haven/table'
import type { Faults } from './faulty-store.ts'
import type { VirtualTime } from './time.ts'

/**
 * A connection through a bad network. What a device sends may be lost, come twice and overtake; what it hears comes in
 * order as long as the connection lasts.
 */
export class Link {
  isCut = false
  readonly #time: VirtualTime
  readonly #random: Random
  readonly #faults: () => Faults
  readonly #up: (frame: string) => void
  readonly #down: (frame: ServerFrame) => void
  readonly #onCut: () => void
  #last = 0
  #isGreeted = false

  constructor(
    { time, random, faults }: { time: VirtualTime; random: Random; faults: () => Faults },
    ends: { up: (frame: string) => void; down: (frame: ServerFrame) => void; onCut: () => void },
  ) {
    this.#time = time
    this.#random = random
    this.#faults = faults
    this.#up = ends.up
    this.#down = ends.down
    this.#onCut = ends.onCut
  }

  /** From the device. The first frame is never overtaken: before it the server hears nothing. */
  send(frame: string): void {
    const { drop, twice } = this.#faults()
    const isFirst = !this.#isGreeted
    this.#isGreeted = true
    if (isFirst && this.#random.below(1_000) < drop) {
      // No greeting, no connection.
      this.cut()
      return
    }
    const copies = !isFirst && this.#random.below(1_000) < drop ? 0 : this.#random.below(1_000) < twice ? 2 : 1
    for (let i = 0; i < copies; i++) {
      this.#time.after(2 + this.#random.below(i === 0 ? 60 : 900), () => {
        if (!this.isCut) this.#up(frame)
      })
    }
  }

  /** To the device. */
  tell(frame: ServerFrame): void {
    if (this.isCut) return
    if (this.#random.below(1_000) < this.#faults().broken) {
      // The device finds out later, or not at all.
      this.cut()
      return
    }
    this.#last = Math.max(this.#last, this.#time.now + 2 + this.#random.below(60))
    this.#time.after(this.#last - this.#time.now, () => {
      if (!this.isCut) this.#down(frame)
    })
  }

  cut(): void {
    if (this.isCut) return
    this.isCut = true
    this.#onCut()
  }
}
