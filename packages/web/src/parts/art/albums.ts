import type { CardArt, HeroArt, MonsterArt, PosterArt } from '@haven/art'
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

/** What the first box has that has it: nothing is fetched of the next one while the core box has drawn it. */
export async function firstOf<T>(look: (album: Album) => Promise<T | undefined>): Promise<T | undefined> {
  return (await look(core)) ?? (await look(secondAlbum))
}
