import type { BoxArt } from './picture.ts'

/** The pictures of both, by the same ids: of two for one id the first keeps its own. */
export const joined = (a: BoxArt, b: BoxArt): BoxArt => ({
  heroes: { ...b.heroes, ...a.heroes },
  monsters: { ...b.monsters, ...a.monsters },
  cards: { ...b.cards, ...a.cards },
  posters: { ...b.posters, ...a.posters },
  marks: { ...b.marks, ...a.marks },
})
