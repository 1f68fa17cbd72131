import { type Command, flatten } from './flatten.ts'
import type { ArtTones, PosterArt, View } from './picture.ts'

/** The sheet of a story: scissors and paper, four flat colours. Its middle is the poster, its whole width the banner. */
export const POSTER_SHEET: View = [0, 0, 900, 600]
export const POSTER: View = [250, 0, 400, 600]
export const BANNER: View = [0, 60, 900, 440]

export const posterTones = ([first, second, third, fourth]: PosterArt['colours']): ArtTones => ({
  1: first,
  2: second,
  3: third,
  4: fourth,
})

export const drawPoster = ({ ops, colours }: PosterArt): Command[] => flatten(ops, posterTones(colours))
