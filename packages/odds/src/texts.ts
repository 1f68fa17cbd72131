import type { Moment, SinCardDef, View, WindowName } from '@haven/engine'
import { type FightFrame, type Game, textsWaiting } from '@haven/engine/count'

/** Texts that can still change a roll: that they are there. What they do, if it is plain, the engine carries out. */

const count = (list: readonly (string | null)[], id: string): number => list.filter((each) => each === id).length

/** Can the Sins player hold this card, for all that the viewer can know? */
function mayHold({ sins }: View, card: SinCardDef): boolean {
  if (!sins.hand.includes(null)) return sins.hand.includes(card.id)
  if (sins.known.includes(card.id)) return true
  const placed = count(sins.discard, card.id) + (sins.open === card.id ? 1 : 0)
  return sins.hand.length > sins.known.length && card.copies > placed
}

const isMet = (g: Game, card: SinCardDef, place: number): boolean =>
  (card.when ?? []).every((condition) => condition(g, place))

/** The distinct cards that could be played in a window that is still to come. `met`: only if their condition holds now. */
export function cardsToCome(g: Game, view: View, window: WindowName, place: number, met: boolean): SinCardDef[] {
  const { turn } = g.s
  if (!turn || turn.card !== null || view.sins.hand.length === 0) return []
  const cards = (g.t.chosen?.cards ?? g.t.cardsOf.get(g.s.setup.sin))?.[window] ?? []
  return cards.filter((card) => mayHold(view, card) && (!met || isMet(g, card, place)))
}

/** Permanent texts that somebody may use or that do something at these moments. */
export function textsAt(g: Game, moments: readonly Moment[], place: number): string[] {
  const found = moments.flatMap((moment) =>
    textsWaiting(g, moment, place).map(([proc]) => g.t.triggerByProc.get(proc)?.text ?? ''),
  )
  return [...new Set(found)]
}

/** What else may change this fight: rerolls, grenades, shields, and cards for when the dice lie there. */
export function openTexts(g: Game, view: View, f: FightFrame, rolled: boolean): string[] {
  const moments: Moment[] = rolled ? [] : ['fight-ready', 'hero-rolled', 'sin-rolled']
  const { wounds } = f
  f.wounds = Math.max(1, wounds)
  const texts = textsAt(g, [...moments, 'wounds-due'], f.place)
  f.wounds = wounds
  const cards = rolled || f.ranged ? [] : cardsToCome(g, view, 'fight-rolled', f.place, false)
  return [...texts, ...cards.map(({ id }) => id)]
}
