import { type Box, compileBox, type Rules, type Setup, type SetupWishes } from '@haven/engine'
import type { Versions } from '../versions.ts'
import { addedIds, additionsOf, hasCrate, isDealtToAll } from './manifest.ts'
import { missingBox } from './missing.ts'
import { type BoxVersion, boxesIn } from './names.ts'
import type { Additions, BoxManifest } from './packed.ts'

/** A box that is at hand beside the core box: what it says of itself, and the box when somebody needs it. */
export interface ShelvedBox {
  readonly manifest: BoxManifest
  readonly load: () => Promise<Box>
  /** Another version has taken its place: games that began with it go on, and no new one has it. */
  readonly isOlder?: boolean
}

/** Earlier versions of a box that comes with Haven, each in a file of its own. */
export const olderBoxes = (
  manifests: readonly BoxManifest[],
  frozen: Readonly<Record<string, () => Promise<Box>>>,
): readonly ShelvedBox[] =>
  manifests.flatMap((manifest) => {
    const load = frozen[`${manifest.id}@${manifest.version}`]
    return load ? [{ manifest, load, isOlder: true }] : []
  })

/** Is anything of a box in a game of this set-up? */
export function isUsed(adds: Additions, setup: Setup, tilesOfMap: readonly string[]): boolean {
  const ids = addedIds(adds)
  const named = [setup.sin, setup.acolytes, setup.story, setup.map, ...setup.team, ...tilesOfMap]
  return named.some((id) => ids.includes(id)) || (setup.secondCrate === true && hasCrate(adds)) || isDealtToAll(adds)
}

/**
 * The rules of the core box, with any of the boxes on a shelf beside it. Each selection is compiled once. A game is
 * played by the boxes that it uses and no other: what else lies on the shelf changes neither its version nor its hashes.
 */
export class Library implements Versions {
  readonly newest: Rules
  readonly #core: Box
  readonly #older: (version: string) => Promise<Rules | null>
  readonly #shelf: () => readonly ShelvedBox[]
  readonly #loaded = new Map<string, Promise<Box>>()
  readonly #compiled = new Map<string, Rules>()
  readonly #boxesOf = new WeakMap<Rules, readonly Box[]>()

  constructor(
    core: Box,
    older: (version: string) => Promise<Rules | null>,
    shelf: () => readonly ShelvedBox[] = () => [],
  ) {
    this.#core = core
    this.#older = older
    this.#shelf = shelf
    this.newest = this.#compile([])
  }

  shelf(): readonly BoxManifest[] {
    return this.#shelf().flatMap(({ manifest, isOlder }) => (isOlder ? [] : manifest))
  }

  isToday(version: string): boolean {
    return version === this.newest.version || version.startsWith(`${this.newest.version}+`)
  }

  missing(version: string): readonly BoxVersion[] {
    if (!this.isToday(version)) return []
    return this.#named(version).filter((name) => !this.#find(name))
  }

  async find(version: string): Promise<Rules | null> {
    if (!this.isToday(version)) return this.#older(version)
    const shelved = this.#named(version).map((name) => this.#find(name))
    return shelved.every((each) => each !== undefined) ? this.#of(shelved) : null
  }

  async of(version: string): Promise<Rules> {
    return (await this.find(version)) ?? this.newest
  }

  naming({ sin, acolytes, story, map, heroes = [], team = [], secondCrate }: SetupWishes): readonly string[] {
    const ids = new Set([sin, acolytes, story, map, heroes, team].flat())
    return this.shelf()
      .filter(({ adds }) => addedIds(adds).some((id) => ids.has(id)) || (secondCrate === true && hasCrate(adds)))
      .map(({ hash }) => hash)
  }

  /** A box that others need comes with them. */
  async with(hashes: readonly string[]): Promise<Rules> {
    const all = this.#shelf()
    const wanted = new Set<ShelvedBox>()
    const take = (found: ShelvedBox | undefined, name: string): void => {
      if (!found) throw missingBox(name)
      if (wanted.has(found)) return
      wanted.add(found)
      for (const need of found.manifest.needs)
        take(
          all.find(({ manifest, isOlder }) => manifest.id === need && !isOlder),
          need,
        )
    }
    for (const hash of hashes)
      take(
        all.find(({ manifest }) => manifest.hash === hash),
        hash.slice(0, SHOWN_DIGITS),
      )
    return this.#of(all.filter((each) => wanted.has(each)))
  }

  async named(names: readonly string[]): Promise<Rules> {
    const hashes = boxesIn(names.join('+')).map((box) => {
      const found = this.shelf().find(({ id }) => id === box.id)
      if (!found) throw missingBox(box)
      return found.hash
    })
    return this.with(hashes)
  }

  fitting(rules: Rules, setup: Setup): Rules {
    const boxes = this.#boxesOf.get(rules)
    if (!boxes) return rules
    const tiles = rules.tables.maps.get(setup.map)?.def.tiles.map(({ tile }) => tile) ?? []
    const used = boxes.filter((box) => isUsed(additionsOf(box), setup, tiles))
    return used.length === boxes.length ? rules : this.#compile(used)
  }

  #named(version: string): readonly BoxVersion[] {
    return boxesIn(version.slice(this.newest.version.length))
  }

  #find({ id, version }: BoxVersion): ShelvedBox | undefined {
    return this.#shelf().find(({ manifest }) => manifest.id === id && manifest.version === version)
  }

  async #of(shelved: readonly ShelvedBox[]): Promise<Rules> {
    return this.#compile(await Promise.all(shelved.map((each) => this.#load(each))))
  }

  #load(shelved: ShelvedBox): Promise<Box> {
    const { hash } = shelved.manifest
    let found = this.#loaded.get(hash)
    if (!found) {
      found = shelved.load()
      this.#loaded.set(hash, found)
      // It may come at the next try: the line was down.
      found.catch(() => this.#loaded.delete(hash))
    }
    return found
  }

  #compile(boxes: readonly Box[]): Rules {
    const key = boxes.map(({ id, version }) => `${id}@${version}`).join('+')
    const known = this.#compiled.get(key)
    if (known && boxes.every((box, i) => this.#boxesOf.get(known)?.[i] === box)) return known
    const rules = compileBox(this.#core, ...boxes)
    this.#compiled.set(key, rules)
    this.#boxesOf.set(rules, boxes)
    return rules
  }
}
const SHOWN_DIGITS = 12
