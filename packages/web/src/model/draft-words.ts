import type { ReactOrder } from '@haven/table'
import { catalogue } from '../base/words.ts'

/** A drafted reaction in names. */
export const draftFacts = ({ hero, monster, to, fight }: ReactOrder) => ({
  hero: hero === undefined ? null : catalogue.name(hero),
  monster: catalogue.name(monster),
  to: to === null ? null : catalogue.space(to),
  fight,
})
