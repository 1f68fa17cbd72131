import { act, currentFight, type EffectFrame, type Step } from '@haven/engine/kit'

const MANY = 3

/**
 * The handler of Blow for Blow: no primitive adds to the Sin roll once it lies on the table, so this step writes it into
 * the fight itself. It replaces `sinRoll` and does not change it: copies of a state share what lies in their frames.
 */
export const strikeBack: Step<EffectFrame> = act('strike-back', (g, f) => {
  const fight = currentFight(g)
  if (!fight) return
  const blows = fight.rolled.hit >= MANY ? 2 : 1
  fight.sinRoll = { ...fight.sinRoll, hit: fight.sinRoll.hit + blows }
  g.log?.({ event: 'textUsed', cause: f.cause })
})
