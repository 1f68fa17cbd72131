import type { HeroArt } from '../../picture.ts'

export const heroes: Readonly<Record<string, HeroArt>> = {}
