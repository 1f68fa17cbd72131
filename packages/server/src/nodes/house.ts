import type { Keeper, World } from '@haven/table/keeper'
import type { Metrics } from '../web/metrics.ts'
import { type Door, type Greeting, type Guest, type Host, hostOf, type Taking, type Tell } from './door.ts'
import { Hosting } from './hosting.ts'
import { Broken, type LineEnd, type NodeLine } from './line.ts'
import { type Moved, movedText } from './moved.ts'
import { Passage } from './passage.ts'
import { Remote } from './remote.ts'
import { ownerOf } from './rendezvous.ts'
import { BEAT, type NodeRow, Roll } from './roll.ts'

/** Where nodes write that they are there. */
export interface Nodes {
  /** We are; gives those that have said so lately. */
  beat(me: NodeName): Promise<readonly NodeRow[]>
  leave(id: string): Promise<void>
}

export interface NodeName {
  /** Drawn at the start: who comes again is another node. */
  readonly id: string
  readonly address: string
}

/** Calls another node; what is heard goes to the end that is made for the line. Throws if it cannot be reached. */
export type Call = (to: NodeName, end: (line: NodeLine) => LineEnd) => Promise<void>

export interface HouseOptions {
  readonly me: NodeName
  readonly nodes: Nodes
  readonly call: Call
  readonly keeper: Keeper
  readonly metrics: Pick<Metrics, 'count'>
  readonly world: Pick<World, 'now' | 'after' | 'report'>
  readonly onBug: (error: unknown) => void
}

interface Peer extends NodeName {
  /** Null: it cannot be reached. */
  remote: Remote | null
  line: NodeLine | null
}

const RECONNECT = 500
const MOVED_AT_ONCE = 20

/**
 * One of the nodes that serve the tables of a database together. A table is served by its owner: the first, by
 * rendezvous hashing, of those that live and that we reach. We are one of them: whoever reaches nobody serves everything
 * himself. Who sees others than we do may take another for the owner; then two serve a table for a while, and of two
 * changes the database takes one.
 */
export class House implements Door {
  readonly #options: HouseOptions
  readonly #here: Host
  readonly #roll = new Roll()
  readonly #peers = new Map<string, Peer>()
  readonly #hostings = new Set<Hosting>()
  readonly #answered = new Set<NodeLine>()
  readonly #passages = new Set<Passage>()
  /** Who may own a table, as we see it. */
  #ring: readonly string[]
  #toMove: Passage[] = []
  #moving = 0
  #stopBeat: (() => void) | null = null
  #isOver = false

  constructor(options: HouseOptions) {
    this.#options = options
    this.#here = hostOf(options.keeper)
    this.#ring = [options.me.id]
  }

  /** The others are known, and called. */
  async open(): Promise<void> {
    const called = await this.#beat()
    this.#beatLater()
    await Promise.all(called)
  }

  get nodes(): number {
    return this.#ring.length
  }

  /** Devices that are connected here and served by another node. */
  get passedOn(): number {
    let count = 0
    for (const { host } of this.#passages) if (host !== this.#here) count++
    return count
  }

  owns(table: string): boolean {
    return ownerOf(table, this.#ring) === this.#options.me.id
  }

  // ---------------------------------------------------------------------------------------------- the others

  #beatLater(): void {
    this.#stopBeat = this.#options.world.after(BEAT, () => {
      this.#beat()
        .catch((error: unknown) => this.#options.world.report('nodes', '', error))
        .finally(() => {
          if (!this.#isOver) this.#beatLater()
        })
    })
  }

  /** Gives those that are being called. */
  async #beat(): Promise<readonly Promise<void>[]> {
    const { nodes, me, world } = this.#options
    this.#roll.hear(await nodes.beat(me), world.now())
    if (this.#isOver) return []
    const { living } = this.#roll
    for (const peer of this.#peers.values()) if (!living.has(peer.id)) this.#drop(peer)
    return [...living].flatMap(([id, address]) => {
      if (this.#peers.has(id)) return []
      const peer: Peer = { id, address, remote: null, line: null }
      this.#peers.set(id, peer)
      return [this.#reach(peer)]
    })
  }

  async #reach(peer: Peer): Promise<void> {
    const { call, world } = this.#options
    const isKnown = (): boolean => !this.#isOver && this.#peers.get(peer.id) === peer
    const lost = (): void => {
      peer.remote = null
      peer.line = null
      this.#change()
      world.after(RECONNECT, () => void (isKnown() && this.#reach(peer)))
    }
    try {
      await call(peer, (line) => {
        peer.line = line
        // Until its row is gone it is known, and nothing is asked of it.
        const leaving = (): void => this.#leaveOut(peer)
        peer.remote = new Remote(line, { leaving, broken: lost })
        return peer.remote
      })
    } catch {
      lost()
      return
    }
    if (isKnown()) this.#change()
    else peer.line?.close()
  }

  #leaveOut(peer: Peer): void {
    peer.remote = null
    this.#change()
  }

  #drop(peer: Peer): void {
    this.#peers.delete(peer.id)
    peer.line?.close()
    this.#leaveOut(peer)
  }

  /** Another node has called. */
  readonly answer = (line: NodeLine): LineEnd => {
    const hosting = new Hosting(line, this.#options)
    this.#hostings.add(hosting)
    this.#answered.add(line)
    if (this.#isOver) hosting.leave()
    return {
      heard: (words, text) => {
        try {
          hosting.heard(words, text)
        } catch (error) {
          this.#options.onBug(error)
        }
      },
      broken: () => {
        this.#hostings.delete(hosting)
        this.#answered.delete(line)
        hosting.broken()
      },
    }
  }

  // ------------------------------------------------------------------------------------------------- devices

  #hostOf(table: string): Host {
    return this.#peers.get(ownerOf(table, this.#ring))?.remote ?? this.#here
  }

  async greet(frame: Greeting, tell: Tell, taking: Taking): Promise<Guest | null> {
    const { onBug } = this.#options
    const onClose = (closed: Passage): void => void this.#passages.delete(closed)
    const passage = new Passage(frame, tell, taking, { onClose, onBug })
    this.#passages.add(passage)
    let isSeated = false
    try {
      isSeated = await this.#seat(passage)
    } finally {
      if (!isSeated) passage.close()
    }
    return isSeated ? passage : null
  }

  async #seat(passage: Passage): Promise<boolean> {
    for (;;) {
      try {
        return await passage.sit(this.#hostOf(passage.table))
      } catch (error) {
        // Whoever is broken is out of the ring already.
        if (!(error instanceof Broken)) throw error
      }
    }
  }

  /** Others may own tables now: whoever is connected here goes on there, a few at a time. */
  #change(): void {
    const ring = [...this.#peers.values()].flatMap(({ id, remote }) => (remote ? [id] : []))
    if (this.#isOver || ring.join() === this.#ring.slice(1).join()) return
    this.#ring = [this.#options.me.id, ...ring]
    this.#toMove = [...this.#passages].filter((passage) => this.#isElsewhere(passage))
    while (this.#moving < MOVED_AT_ONCE && this.#toMove.length > 0) void this.#moveSome()
  }

  #isElsewhere({ host, table }: Passage): boolean {
    return host !== this.#hostOf(table)
  }

  async #moveSome(): Promise<void> {
    this.#moving++
    for (let passage = this.#toMove.pop(); passage; passage = this.#toMove.pop()) {
      if (!this.#passages.has(passage) || !this.#isElsewhere(passage)) continue
      try {
        await this.#seat(passage)
      } catch (error) {
        this.#options.onBug(error)
        passage.fail()
      }
    }
    this.#moving--
  }

  /** What was stored here. Who owns the table hears of it; who else has it looks for himself, every second. */
  readonly hint = (moved: readonly Moved[]): void => {
    const byOwner = new Map<Remote, Moved[]>()
    for (const each of moved) {
      const { remote } = this.#peers.get(ownerOf(each.id, this.#ring)) ?? {}
      if (!remote) continue
      const known = byOwner.get(remote)
      if (known) known.push(each)
      else byOwner.set(remote, [each])
    }
    for (const [remote, theirs] of byOwner) remote.hint(movedText(theirs))
  }

  // ------------------------------------------------------------------------------------------------- the end

  /** From now on others own what was ours; whoever is connected here goes. */
  async leave(): Promise<void> {
    this.#isOver = true
    this.#stopBeat?.()
    for (const hosting of this.#hostings) hosting.leave()
    const { nodes, me, world } = this.#options
    await nodes.leave(me.id).catch((error: unknown) => world.report('nodes', '', error))
  }

  close(): void {
    this.#isOver = true
    this.#stopBeat?.()
    for (const { line } of this.#peers.values()) line?.close()
    for (const line of this.#answered) line.close()
  }
}
