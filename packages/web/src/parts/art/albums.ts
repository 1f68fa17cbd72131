import type { BoxArt, CardArt, HeroArt, MonsterArt, PosterArt } from '@haven/art'
import { heroes } from '@haven/art/core/heroes'

type Of<T> = () => Promise<Readonly<Record<string, T>>>

/** The pictures of a box, each kind fetched when the first of it is wished for. */
export interface Album {
  readonly heroes: Of<HeroArt>
  readonly monsters: Of<MonsterArt>
  readonly cards: Of<CardArt>
  /** The monsters that may stand on its cards. */
  readonly cast: Of<MonsterArt>
  readonly posters: Of<PosterArt>
}

/** Faces come first: those of the core box are here. */
const core: Album = {
  heroes: () => Promise.resolve(heroes),
  monsters: () => import('@haven/art/core/monsters').then(({ monsters }) => monsters),
  cards: () => import('@haven/art/core/cards').then(({ cards }) => cards),
  cast: () => core.monsters(),
  posters: () => import('@haven/art/core/posters').then(({ posters }) => posters),
}

const second = () => import('@haven/second-box/art').then(({ art }) => art)
const secondAlbum: Album = {
  heroes: async () => (await second()).heroes ?? {},
  monsters: async () => (await second()).monsters ?? {},
  cards: async () => (await second()).cards ?? {},
  cast: async () => ({ ...(await core.monsters()), ...(await second()).monsters }),
  posters: async () => (await second()).posters ?? {},
}

let theirs: BoxArt = {}

/** Pictures of boxes of strangers, which the page has checked: data like ours. */
export function lend(art: BoxArt): void {
  theirs = {
    heroes: { ...theirs.heroes, ...art.heroes },
    monsters: { ...theirs.monsters, ...art.monsters },
    cards: { ...theirs.cards, ...art.cards },
    posters: { ...theirs.posters, ...art.posters },
  }
}

/** They change with their box, and are not kept. */
export const isLent = (id: string): boolean =>
  [theirs.heroes, theirs.monsters, theirs.cards, theirs.posters].some((kind) => kind && Object.hasOwn(kind, id))

const lentAlbum: Album = {
  heroes: async () => theirs.heroes ?? {},
  monsters: async () => theirs.monsters ?? {},
  cards: async () => theirs.cards ?? {},
  cast: async () => ({ ...(await secondAlbum.cast()), ...theirs.monsters }),
  posters: async () => theirs.posters ?? {},
}

/** What the first box has that has it: nothing is fetched of the next one while the core box has drawn it. */
export async function firstOf<T>(look: (album: Album) => Promise<T | undefined>): Promise<T | undefined> {
  return (await look(core)) ?? (await look(lentAlbum)) ?? (await look(secondAlbum))
}
