import type { Moment, SinCardDef, View, WindowName } from '@haven/engine'
import { type EffectFrame, type FightFrame, type Game, heroAt, type Step, textsWaiting } from '@haven/engine/count'

/** Texts that can still change a roll: what they do, if it is plain, and that they are there, if it is a choice. */

/**
 * Carries out the steps of a text on the imagined game. False if it asks something or hurts somebody: then what comes
 * of it cannot be told, and what it did so far should be thrown away.
 */
export function carryOut(g: Game, steps: readonly Step<EffectFrame>[], cause: string, place: number): boolean {
  const frame: EffectFrame = {
    proc: 'odds',
    step: 0,
    cause,
    place,
    hero: heroAt(g, place).hero,
    holder: place,
    figure: -1,
    space: -1,
    count: 0,
    choice: '',
    taken: [],
  }
  const depth = g.s.stack.length
  for (const step of steps) {
    if (step.when && !step.when(g, frame)) continue
    if (step.ask) return false
    const flow = step.run(g, frame)
    if (g.s.stack.length > depth) {
      g.s.stack.length = depth
      return false
    }
    if (flow === 'leave') return true
    if (flow !== undefined) return false
  }
  return true
}

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
