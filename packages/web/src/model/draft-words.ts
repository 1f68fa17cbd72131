import type { ReactOrder } from '@haven/table'
import { english } from '../model/words.ts'

/** A drafted reaction in names. */
export const draftFacts = ({ hero, monster, to, fight }: ReactOrder) => ({
  hero: hero === undefined ? null : english.name(hero),
  monster: english.name(monster),
  to: to === null ? null : english.space(to),
  fight,
})
