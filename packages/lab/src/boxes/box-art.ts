import { gzipSync } from 'node:zlib'
import { type ArtFault, type ArtKind, type BoxArt, checkArt, joined, type MonsterArt, missingArt } from '@haven/art'
import { coreArt } from '@haven/art/core'
import type { Box } from '@haven/engine'
import type { LoadedBox } from './load-box.ts'

/** The pictures of boxes beside the core box. */

export type ArtIds = Readonly<Record<ArtKind, readonly string[]>>

type Entry = Readonly<Record<string, unknown>>
const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null
const entries = (list: unknown): readonly Entry[] => (Array.isArray(list) ? list.filter(isEntry) : [])
const ids = (list: unknown): string[] => entries(list).flatMap(({ id }) => (typeof id === 'string' ? [id] : []))

/** What of a box can have a picture, by the ids of the game. A box under construction may have anything for a list. */
export function artIds({ heroes, sins, acolytes, hellClub, upgrades, apocalypse, darkPast, stories }: Box): ArtIds {
  return {
    heroes: ids(heroes),
    monsters: [
      ...ids(acolytes),
      ...ids(hellClub),
      ...entries(sins).flatMap(({ id, controller, avatar }) => [
        `${String(id)}-abomination`,
        ...ids([controller, avatar]),
      ]),
    ],
    cards: [
      ...entries(sins).flatMap(({ cards }) => ids(cards)),
      ...ids(upgrades),
      ...ids(apocalypse),
      ...ids(darkPast),
      ...entries(stories).flatMap(({ missions }) => ids(missions)),
    ],
    posters: ids(stories),
    marks: ids(sins),
  }
}

const weigh = (text: string): number => gzipSync(text, { level: 9 }).length

export interface ArtReport {
  readonly faults: readonly (ArtFault & { readonly box: number })[]
  /** Of each box what something else stands for. */
  readonly missing: readonly { readonly box: number; readonly kind: ArtKind; readonly ids: readonly string[] }[]
}

/** Boxes are counted as for `faultsOf`: 0 is the core box. */
export function artReport(loaded: readonly LoadedBox[]): ArtReport {
  let others: Readonly<Record<string, MonsterArt>> = coreArt.monsters ?? {}
  const faults: ArtReport['faults'][number][] = []
  const missing: ArtReport['missing'][number][] = []
  for (const [i, { box, words, art }] of loaded.entries()) {
    const ids = artIds(box)
    // What has words is told on a card, and a card may have a picture: a power, an ability, a rule of a story.
    const known = { ...ids, cards: [...ids.cards, ...Object.keys(words.cards ?? {})] }
    const found = checkArt(art, { ids: known, others, weigh }).map((fault) => ({ ...fault, box: i + 1 }))
    faults.push(...found)
    const isSound = found.every(({ code }) => code !== 'art-not-data')
    const given = (isSound ? art : {}) as BoxArt
    missing.push(...missingArt(given, ids).map((each) => ({ ...each, box: i + 1 })))
    others = { ...others, ...given.monsters }
  }
  return { faults, missing }
}

/** The pictures of the core box and of these, by the same ids: of two for one id the core box keeps its own. */
export const artOf = (loaded: readonly LoadedBox[]): BoxArt =>
  loaded.reduce((all: BoxArt, { art }) => joined(all, art as BoxArt), coreArt)
