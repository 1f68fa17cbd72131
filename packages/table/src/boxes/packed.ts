import type { ApocalypseType, HeroClass } from '@haven/engine'

/** A packed box is one JSON file: what it is, its words, its pictures, its tables as data, and one script. */
export const PACKED_FORMAT = 1
/** Bytes of the file. */
export const LARGEST_BOX = 2 * 1024 * 1024

export interface PackedBox {
  readonly 'haven-box': typeof PACKED_FORMAT
  readonly manifest: BoxManifest
  /** `BoxWords` as data, by the tag of the language; `en` is always there. */
  readonly words: Readonly<Record<string, unknown>>
  /** `BoxArt`; `{}` if it brings no pictures. */
  readonly art: unknown
  /** The box without anything that is a function: what a page shows of a game whose script it does not run. */
  readonly tables: unknown
  /**
   * One classic script: the text of a function, `(kit) => box`. `kit` is what `@haven/engine/kit` exports, the box what
   * `compileBox` takes. It imports nothing, and needs no global but those of the language itself.
   */
  readonly script: string
}

/** What is known of a box before any of it is loaded. */
export interface BoxManifest {
  readonly id: string
  readonly version: string
  /** SHA-256 of the packed box without this field, as `canonicalJson` writes it. */
  readonly hash: string
  /** What it is called, by language. */
  readonly names: Readonly<Record<string, string>>
  readonly languages: readonly string[]
  /** The ids of other boxes that it takes something from; the core box is always there. */
  readonly needs: readonly string[]
  readonly adds: Additions
}

/** Its ids, with as much as a set-up is drawn and shown by. A kind that it does not bring is left out. */
export interface Additions {
  readonly heroes?: readonly { readonly id: string; readonly class: HeroClass }[]
  readonly sins?: readonly { readonly id: string; readonly power: string; readonly avatar: string }[]
  readonly acolytes?: readonly { readonly id: string; readonly ability: string }[]
  readonly stories?: readonly { readonly id: string; readonly type: ApocalypseType | 'mixed' }[]
  readonly maps?: readonly { readonly id: string; readonly story: string }[]
  readonly tiles?: readonly string[]
  readonly upgrades?: readonly string[]
  readonly darkPast?: readonly string[]
  /** Those of both that come only into games with the second crate. */
  readonly crate?: readonly string[]
  readonly apocalypse?: readonly string[]
  readonly hellClub?: readonly string[]
  readonly track?: readonly string[]
}
