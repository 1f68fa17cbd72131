import type { CardArt } from '../../picture.ts'

export const cards: Readonly<Record<string, CardArt>> = {}
