import type { Order } from '@haven/table'
import { type Signal, signal } from '@preact/signals'

/** The viewer's standing orders. They stand at once, so that the next change, however quick, is made to them. */
export class Standing {
  readonly orders: Signal<readonly Order[]> = signal([])
  /** Orders that the judge has not heard yet; until then its own are those of before. */
  #unheard = 0
  #heard: readonly Order[] = []

  get isUnheard(): boolean {
    return this.#unheard > 0
  }

  hear(orders: readonly Order[]): void {
    this.#heard = orders
    if (!this.isUnheard) this.orders.value = orders
  }

  /** What was refused is as before. */
  async give(orders: readonly Order[], send: () => Promise<boolean>): Promise<void> {
    this.orders.value = orders
    this.#unheard++
    try {
      if (!(await send())) this.orders.value = this.#heard
    } finally {
      this.#unheard--
    }
  }
}
