import type { MonsterArt } from '../../picture.ts'

export const monsters: Readonly<Record<string, MonsterArt>> = {}
