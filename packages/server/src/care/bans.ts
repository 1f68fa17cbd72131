import { BlockList, isIP } from 'node:net'
import type { World } from '@haven/table/keeper'
import type { Ban, CareStore } from '../store/care-store.ts'

/** Networks that whoever runs the server does not let in. They are kept in the database, which all servers share. */

const EVERY = 10_000
/** Wider than this would shut out whole countries by a slip of the hand. */
const WIDEST = { ipv4: 8, ipv6: 24 } as const
/** What one visitor has, as a rule. */
const USUAL = { ipv4: 32, ipv6: 64 } as const
const BITS = { ipv4: 32, ipv6: 128 } as const
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

const familyOf = (address: string): 'ipv4' | 'ipv6' | null =>
  (({ 4: 'ipv4', 6: 'ipv6' })[isIP(address)] as 'ipv4' | 'ipv6' | null) ?? null

const plain = (address: string): string => MAPPED.exec(address)?.[1] ?? address

/** `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/48`; null: it is none, or too wide. */
export function readNetwork(text: string): string | null {
  const [given = '', prefix, ...more] = text.trim().split('/')
  const address = plain(given)
  const family = familyOf(address)
  if (!family || more.length > 0 || (prefix !== undefined && !/^\d{1,3}$/.test(prefix))) return null
  const bits = prefix === undefined ? USUAL[family] : Number(prefix)
  if (bits < WIDEST[family] || bits > BITS[family]) return null
  return `${address.toLowerCase()}/${bits}`
}

export class Bans {
  readonly #store: CareStore
  readonly #world: Pick<World, 'now' | 'after' | 'report'>
  readonly #onChange: () => void
  #list = new BlockList()
  #known = ''
  #stop: (() => void) | null = null
  #isOver = false

  private constructor(store: CareStore, world: Pick<World, 'now' | 'after' | 'report'>, onChange: () => void) {
    this.#store = store
    this.#world = world
    this.#onChange = onChange
  }

  /** `onChange`: somebody may be here who is not let in any more. */
  static async open(
    store: CareStore,
    world: Pick<World, 'now' | 'after' | 'report'>,
    onChange: () => void,
  ): Promise<Bans> {
    const bans = new Bans(store, world, onChange)
    await bans.look()
    bans.#later()
    return bans
  }

  #later(): void {
    this.#stop = this.#world.after(EVERY, () => {
      this.look()
        .catch((error: unknown) => this.#world.report('bans', '', error))
        .finally(() => {
          if (!this.#isOver) this.#later()
        })
    })
  }

  /** As they are in the database now. */
  async look(): Promise<readonly Ban[]> {
    const all = await this.#store.bans()
    const held = all.filter(({ until }) => until === null || until > this.#world.now())
    const known = held.map(({ network }) => network).join()
    if (known === this.#known) return all
    const list = new BlockList()
    for (const { network } of held) {
      const [address = '', bits] = network.split('/')
      const family = familyOf(address)
      if (family) list.addSubnet(address, Number(bits), family)
    }
    this.#known = known
    this.#list = list
    this.#onChange()
    return all
  }

  isBanned(address: string): boolean {
    const known = plain(address)
    const family = familyOf(known)
    return family !== null && this.#list.check(known, family)
  }

  close(): void {
    this.#isOver = true
    this.#stop?.()
  }
}
