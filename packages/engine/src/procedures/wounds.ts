import { FATAL_WOUNDS, heroAt, inTurnOrder, isStanding, MOST_CORRUPTION, seatOf, storyOf } from '../board.ts'
import type { Option } from '../contract.ts'
import { effectFrame } from '../effects/effect.ts'
import { act, ask, type Frame, type Game, procedure, push, START, type Step } from '../kernel.ts'
import { refusal } from '../refusals.ts'
import type { Hero } from '../state.ts'
import { heroDeath } from './death.ts'
import { noteTurn } from './turn-facts.ts'

/** WOUND, CORR. What hurts a hero. Wounds and corruption only mark him dead; burying him is a step of its own (ORD-2). */

export interface HurtFrame extends Frame {
  readonly proc: 'wounds' | 'corruption'
  readonly place: number
  readonly hero: string
  readonly cause: string
  /** A fight settles its dead itself. */
  readonly bury: boolean
  left: number
}

export function dealWounds(g: Game, place: number, count: number, cause: string, bury = true): void {
  if (count <= 0) return
  const frame: HurtFrame = { proc: 'wounds', step: START, place, hero: heroAt(g, place).hero, cause, bury, left: count }
  push(g, frame)
}

export function forceCorruption(g: Game, place: number, count: number, cause: string, bury = true): void {
  if (count <= 0) return
  const frame: HurtFrame = {
    proc: 'corruption',
    step: START,
    place,
    hero: heroAt(g, place).hero,
    cause,
    bury,
    left: count,
  }
  push(g, frame)
}

export const SLOTS: readonly Option[] = Object.freeze(
  [1, 2, 3, 4, 5, 6, 7].map((slot) => Object.freeze({ id: `slot-${slot}`, slot })),
)
const slotOption = (slot: number): Option => SLOTS[slot - 1] as Option

/** Free slots by the set of covered ones: asked so often that the lists are made once. */
const FREE_SLOTS: (readonly Option[])[] = Array.from({ length: 1 << SLOTS.length }, (_, covered) =>
  SLOTS.filter((_slot, i) => !(covered & (1 << i))),
)
function freeSlots(hero: Hero): readonly Option[] {
  let covered = 0
  for (const slot of hero.wounds) covered |= 1 << (slot - 1)
  return FREE_SLOTS[covered] as readonly Option[]
}

export const woundSlots = (hero: Hero): Option[] => hero.wounds.map(slotOption)

const isHit = (g: Game, f: HurtFrame): boolean => f.left > 0 && isStanding(g, f.place, f.hero)

/** CORR-5, EXPL-4: at 7 the Innocents he holds die. */
export function raiseCorruption(g: Game, place: number, voluntary: boolean, cause: string): void {
  const hero = heroAt(g, place)
  hero.corruption++
  if (voluntary) noteTurn(g, 'volunteered', place)
  g.log?.({ event: 'corruptionTaken', hero: hero.hero, level: hero.corruption, voluntary, cause })
  if (hero.corruption < MOST_CORRUPTION) return
  const grief = storyOf(g).grief
  for (; hero.innocents > 0; hero.innocents--) {
    g.s.innocentsOut++
    g.log?.({ event: 'innocentKilled', hero: hero.hero })
    if (grief) push(g, effectFrame(g, `grief:${storyOf(g).id}`, storyOf(g).id, place))
  }
  hero.freshInnocents = 0
}

const bury: Step<HurtFrame> = act(
  'bury',
  (g, f) => heroDeath(g, f.place, f.cause),
  (g, f) => f.bury && heroAt(g, f.place).dead && heroAt(g, f.place).hero === f.hero,
)

export const wounds = procedure<HurtFrame>([
  ask({
    name: 'wound-slot',
    ask: 'wound-slot',
    rule: 'WOUND-1',
    when: isHit,
    seat: (g, f) => seatOf(g, f.place),
    subject: (_, f) => ({ hero: f.hero, cause: f.cause }),
    options: (g, f) => {
      const hero = heroAt(g, f.place)
      const free = freeSlots(hero)
      return hero.wounds.length === FATAL_WOUNDS - 1 ? free.slice(0, 1) : free // the fifth kills wherever it lies
    },
    answer: (g, f, option) => {
      const hero = heroAt(g, f.place)
      hero.wounds = [...hero.wounds, option.slot as number]
      f.left--
      g.log?.({ event: 'woundTaken', hero: f.hero, slot: option.slot as number, cause: f.cause })
      if (hero.wounds.length >= FATAL_WOUNDS) hero.dead = true
      return 'again'
    },
    refuse: (g, f, intent) =>
      intent.slot !== undefined && heroAt(g, f.place).wounds.includes(intent.slot)
        ? refusal('slot-covered', 'WOUND-1', { slot: intent.slot })
        : null,
  }),
  bury,
])

export const corruption = procedure<HurtFrame>([
  act(
    'corrupt',
    (g, f) => {
      f.left--
      // CORR-3: at 7 it is a wound instead
      if (heroAt(g, f.place).corruption >= MOST_CORRUPTION) dealWounds(g, f.place, 1, f.cause, false)
      else raiseCorruption(g, f.place, false, f.cause)
      return 'again'
    },
    isHit,
  ),
  bury,
])

/** DEATH-6: the dead are replaced one after the other, in turn order from the current hero. */
export function buryDead<F extends Frame & { cause?: string }>(): Step<F> {
  return act<F>(
    'bury-dead',
    (g, f) => {
      const place = inTurnOrder(g).find((each) => heroAt(g, each).dead) as number
      heroDeath(g, place, f.cause ?? f.proc)
      return 'again'
    },
    (g) => g.s.heroes.some((hero) => hero.dead),
  )
}
