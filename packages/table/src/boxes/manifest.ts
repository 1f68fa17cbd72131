import type { Box } from '@haven/engine'
import { canonicalJson, sha256Hex } from '@haven/engine/files'
import type { Additions, BoxManifest } from './packed.ts'

/** What a manifest says of a box is counted from the box itself. */

const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id)

export function additionsOf(box: Box): Additions {
  const all = {
    heroes: box.heroes.map(({ id, class: kind }) => ({ id, class: kind })),
    sins: box.sins.map(({ id, power, avatar }) => ({ id, power: power.id, avatar: avatar.id })),
    acolytes: box.acolytes.map(({ id, ability }) => ({ id, ability })),
    stories: box.stories.map(({ id, type }) => ({ id, type })),
    maps: box.maps.map(({ id, story }) => ({ id, story })),
    tiles: ids(box.tiles),
    upgrades: ids(box.upgrades),
    darkPast: ids(box.darkPast),
    crate: ids([...box.upgrades, ...box.darkPast].filter((card) => card.crate)),
    apocalypse: ids(box.apocalypse),
    hellClub: ids(box.hellClub),
    track: ids(box.track),
  } satisfies Required<Additions>
  return Object.fromEntries(Object.entries(all).filter(([, list]) => list.length > 0))
}

/** All ids that it brings. */
export const addedIds = (adds: Additions): readonly string[] =>
  Object.values(adds).flatMap((list: readonly (string | { readonly id: string })[]) =>
    list.map((each) => (typeof each === 'string' ? each : each.id)),
  )

/** Is there something of it in a second crate? */
export const hasCrate = ({ crate }: Additions): boolean => crate !== undefined

/** Cards that come into every game that has the box, unless they lie in a crate. */
export function isDealtToAll({ upgrades = [], darkPast = [], crate = [], ...adds }: Additions): boolean {
  const isInCrate = [...upgrades, ...darkPast].every((id) => crate.includes(id))
  return !isInCrate || [adds.apocalypse, adds.hellClub, adds.track].some(Boolean)
}

/** Of these boxes, all but this one, those whose tiles lie on its maps or whose stories they tell. */
export function needsOf(box: Box, others: readonly Box[]): string[] {
  const tiles = new Set(box.maps.flatMap((map) => map.tiles.map(({ tile }) => tile)))
  const stories = new Set(box.maps.map(({ story }) => story))
  const isNeeded = (other: Box): boolean =>
    other.tiles.some(({ id }) => tiles.has(id)) || other.stories.some(({ id }) => stories.has(id))
  return others.filter((other) => other.id !== box.id && !other.dice && isNeeded(other)).map(({ id }) => id)
}

type Told = Omit<BoxManifest, 'hash' | 'adds' | 'id' | 'version'>

/** Without its hash: that is taken of the whole packed box. */
export const describe = (box: Box, { names, languages, needs }: Told): Omit<BoxManifest, 'hash'> => ({
  id: box.id,
  version: box.version,
  names,
  languages,
  needs,
  adds: additionsOf(box),
})

export const hashOfBox = (value: unknown): string => sha256Hex(canonicalJson(value))

/** As much of the words of a box as names it. */
interface Naming {
  readonly names?: Readonly<Record<string, string | { readonly name: string }>>
  readonly languages?: Readonly<Record<string, Naming>>
}

/** What a box is called in each of its languages, as its words say; else by its id. */
export function namesOf(id: string, words: Naming): Pick<BoxManifest, 'names' | 'languages'> {
  const all: Readonly<Record<string, Naming>> = { ...words.languages, en: words }
  const names = Object.entries(all).flatMap(([tag, own]) => {
    const named = own.names?.[id]
    return named ? [[tag, typeof named === 'string' ? named : named.name]] : []
  })
  return { names: { en: id, ...Object.fromEntries(names) }, languages: Object.keys(all).sort() }
}

/** A box that comes with Haven is not packed: it is known by what it says of itself. */
export function shippedManifest(box: Box, words: Naming): BoxManifest {
  const told = describe(box, { ...namesOf(box.id, words), needs: [] })
  return { ...told, hash: hashOfBox(told) }
}

/** What earlier versions of it said of themselves, `id@version` each: the same ids under another version. */
export function olderManifests({ hash: _hash, ...told }: BoxManifest, names: readonly string[]): BoxManifest[] {
  return names
    .filter((name) => name.startsWith(`${told.id}@`))
    .map((name) => {
      const older = { ...told, version: name.slice(told.id.length + 1) }
      return { ...older, hash: hashOfBox(older) }
    })
}
