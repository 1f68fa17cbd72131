import type { Moment, View } from '@haven/engine'
import { type FightFrame, type Game, textsWaiting } from '@haven/engine/count'
import { cardsToCome } from './hand.ts'

/** Texts that can still change a roll: that they are there. What they do, if it is plain, the engine carries out. */

/** Permanent texts that somebody may use or that do something at these moments. */
export function textsAt(g: Game, moments: readonly Moment[], place: number): string[] {
  // Tables of earlier rules do not know them all.
  const found = moments.flatMap((moment) =>
    moment in g.t.triggers
      ? textsWaiting(g, moment, place).map(([proc]) => g.t.triggerByProc.get(proc)?.text ?? '')
      : [],
  )
  return [...new Set(found)]
}

/** What else may change this fight: rerolls, shields, cards for when the dice lie there, and for when monsters fell. */
export function openTexts(g: Game, view: View, f: FightFrame, rolled: boolean): string[] {
  const moments: Moment[] = rolled ? [] : ['fight-ready', 'hero-rolled', 'sin-rolled']
  const { wounds, hits } = f
  f.wounds = Math.max(1, wounds)
  f.hits = Math.max(1, hits)
  const texts = textsAt(g, [...moments, 'kills-settled', 'wounds-due'], f.place)
  f.wounds = wounds
  f.hits = hits
  const cards = rolled || f.ranged ? [] : cardsToCome(g, view, 'fight-rolled', f.place, false)
  const later = cardsToCome(g, view, 'monster-killed', f.place, false)
  return [...texts, ...[...cards, ...later].map(({ id }) => id)]
}
