import { drawLink, joined, LINK_VIEW, type LinkWorld, toPixels } from '@haven/art'
import { coreArt } from '@haven/art/core'
import { coreBox } from '@haven/content'
import { art, box } from '@haven/second-box'
import type { Postcard } from '@haven/table'
import { pngOf } from './png.ts'

/** The size that chats and social pages show whole. */
export const WIDTH = 1200
export const HEIGHT = 630

const heroes = new Map([...coreBox.heroes, ...box.heroes].map((hero) => [hero.id as string, hero]))
const sins = new Map([...coreBox.sins, ...box.sins].map((sin) => [sin.id as string, sin]))

const WORLD: LinkWorld = {
  art: joined(coreArt, art),
  classOf: (hero) => heroes.get(hero)?.class ?? null,
  avatarOf: (sin) => sins.get(sin)?.avatar.id ?? null,
  team: coreBox.heroes.map(({ id }) => id),
}

/** Of a link that says nothing: whoever is in the box, before the first night. */
const NOTHING = { story: null, sin: null, round: null, heroes: [], winner: null }

export const drawPng = (card: Postcard | null): Buffer =>
  pngOf(toPixels(drawLink(card ?? NOTHING, WORLD), { view: LINK_VIEW, w: WIDTH, h: HEIGHT }))

const NIGHT = [7, 8, 12, 255]
let plain: Buffer | undefined
/** When nothing can be drawn: the night, without anybody in it. */
export const plainNight = (): Buffer => {
  plain ??= pngOf({
    w: WIDTH,
    h: HEIGHT,
    data: Uint8Array.from({ length: WIDTH * HEIGHT * 4 }, (_, i) => NIGHT[i % 4] as number),
  })
  return plain
}
