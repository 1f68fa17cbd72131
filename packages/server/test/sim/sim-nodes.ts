import type { Random } from '@haven/engine'
import type { Faults, VirtualTime } from '@haven/testkit/sim'
import type { Call, NodeName, Nodes } from '../../src/nodes/house.ts'
import type { LineEnd, NodeLine } from '../../src/nodes/line.ts'
import type { NodeRow } from '../../src/nodes/roll.ts'

/** Until an end notices that nothing is heard any more. */
const SILENCE = 3_500

/** A message on a line: words and a text. */
export type Message = readonly [words: string, text: string]

/** What a planted bug makes of messages on a line: others, or none, in another order. */
export type Bent = (message: Message, random: Random) => readonly Message[]

/** Two ends, as long as nothing happens to what is between them. */
class Wire {
  isCut = false
  readonly #time: VirtualTime
  readonly #random: Random
  readonly #ends: LineEnd[] = []
  readonly between: readonly [string, string]
  readonly #bent: Bent

  constructor(time: VirtualTime, random: Random, between: readonly [string, string], bent: Bent) {
    this.#time = time
    this.#random = random
    this.between = between
    this.#bent = bent
  }

  line(own: 0 | 1): NodeLine {
    let last = 0
    return {
      send: (words, text = '') => {
        if (this.isCut) return
        for (const [bentWords, bentText] of this.#bent([words, text], this.#random)) {
          last = Math.max(last, this.#time.now + 1 + this.#random.below(10))
          this.#time.after(last - this.#time.now, () => {
            if (!this.isCut) this.#ends[1 - own]?.heard(bentWords.split(' '), Buffer.from(bentText))
          })
        }
      },
      taken: () => null,
      close: () => this.cut(1),
    }
  }

  open(near: LineEnd, far: LineEnd): void {
    this.#ends.push(near, far)
  }

  /** Nothing arrives any more; each end learns of it by then. */
  cut(within: number): void {
    if (this.isCut) return
    this.isCut = true
    for (const end of this.#ends) this.#time.after(this.#random.below(within), () => end.broken())
  }
}

/** Where all nodes of a run write that they are there, and what lies between them. */
export class SimNodes {
  readonly #time: VirtualTime
  readonly #random: Random
  readonly #faults: () => Faults
  readonly #bent: Bent
  readonly #rows = new Map<string, { address: string; at: number }>()
  readonly #answers = new Map<string, (line: NodeLine) => LineEnd>()
  #wires: Wire[] = []
  /** Pairs of nodes between which nothing comes through, and until when. */
  readonly #apart = new Map<string, number>()

  constructor(
    time: VirtualTime,
    { random, faults, bent }: { random: Random; faults: () => Faults; bent: Bent | undefined },
  ) {
    this.#time = time
    this.#random = random
    this.#faults = faults
    this.#bent = bent ?? ((message) => [message])
  }

  nodesFor(isAlive: () => boolean): Nodes {
    return {
      beat: ({ id, address }) =>
        new Promise((resolve, reject) => {
          const isLost = this.#random.below(1_000) < this.#faults().before
          this.#time.after(2 + this.#random.below(10), () => {
            if (!isAlive()) return
            if (isLost) return reject(new Error('the connection broke'))
            const { now } = this.#time
            this.#rows.set(id, { address, at: now })
            resolve(
              [...this.#rows].flatMap(([each, row]): NodeRow[] =>
                each === id ? [] : [{ id: each, ...row, age: now - row.at }],
              ),
            )
          })
        }),
      leave: async (id) => void this.#rows.delete(id),
    }
  }

  answer(id: string, answer: (line: NodeLine) => LineEnd): void {
    this.#answers.set(id, answer)
  }

  callFor =
    (me: NodeName): Call =>
    (to, end) =>
      new Promise((resolve, reject) => {
        this.#time.after(2 + this.#random.below(20), () => {
          const answer = this.#answers.get(to.id)
          const isApart = (this.#apart.get(pairOf(me.id, to.id)) ?? 0) > this.#time.now
          if (!answer || isApart || !this.#answers.has(me.id)) return reject(new Error('not reached'))
          const wire = new Wire(this.#time, this.#random, [me.id, to.id], this.#bent)
          this.#wires.push(wire)
          const far = answer(wire.line(1))
          wire.open(end(wire.line(0)), far)
          resolve()
        })
      })

  /** The process is gone: others may learn of it at once, or when they have heard nothing for too long. */
  gone(id: string): void {
    this.#answers.delete(id)
    const within = this.#random.below(2) === 0 ? 10 : SILENCE
    this.#wires = this.#wires.filter((wire) => !wire.isCut)
    for (const wire of this.#wires) if (wire.between.includes(id)) wire.cut(within)
  }

  /** Now and then two nodes do not reach each other. */
  trouble(): void {
    if (this.#random.below(1_000) >= this.#faults().broken || this.#wires.length === 0) return
    const { between } = this.#wires[this.#random.below(this.#wires.length)]!
    const pair = pairOf(...between)
    this.#apart.set(pair, this.#time.now + this.#random.below(12_000))
    for (const wire of this.#wires) if (pairOf(...wire.between) === pair) wire.cut(SILENCE)
  }
}

const pairOf = (one: string, other: string): string => [one, other].toSorted().join(' ')
