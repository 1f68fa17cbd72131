import type { PosterArt } from '../../picture.ts'

export const posters: Readonly<Record<string, PosterArt>> = {}
