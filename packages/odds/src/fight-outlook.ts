import {
  carryOut,
  DEAD,
  type FightFrame,
  firstIn,
  type Game,
  heroAt,
  isUsed,
  MOST_CORRUPTION,
  textsWaiting,
  withFigures,
} from '@haven/engine/count'
import { isBefore, type Point, rollOf, type Thought } from './fight-roll.ts'
import type { FightRoll } from './forecast-types.ts'
import { cardsToCome, shareInHand } from './hand.ts'
import { apart, type Imagined } from './imagined.ts'
import { type Chances, type Outlook, type Own, reachOf } from './outlook.ts'
import { openTexts } from './texts.ts'

/** What everybody may still do before the dice of a fight fall: FIGHT-3 to FIGHT-5, in their order. */

/** A fight in a world of its own, so that what is played on it may change what it likes. */
interface World {
  readonly g: Game
  readonly f: FightFrame
}

/** What may still be done, by those of it that can be weighed. */
export interface Doings {
  readonly cards: ReadonlyMap<string, World & { readonly share: number }>
  readonly acolytes: string | null
  readonly texts: readonly string[]
}

export function doingsOf(reading: Imagined, f: FightFrame, point: Point): Doings {
  const { g } = reading
  return {
    cards: point === 'start' ? cardsPlayed(reading, f) : new Map(),
    acolytes:
      isBefore(point, 'joined') && !f.ranged && canJoin(g) ? (g.t.chosen?.acolytes.ability ?? 'acolytes') : null,
    texts: isBefore(point, 'joined') ? texts(reading, f) : [],
  }
}

/** ACO-1: the Acolyte's dice and body; what its type does besides is a text of its own. */
const canJoin = (g: Game): boolean => firstIn(g, 'acolyte', DEAD) >= 0 && !isUsed(g, 'acolytes')

function another(reading: Imagined, f: FightFrame): World {
  const { g } = apart(reading)
  const frame = { ...f }
  g.s.stack[g.s.stack.length - 1] = frame
  return { g, f: frame }
}

/** Cards whose effect depends on further choices cannot be weighed. */
function cardsPlayed(reading: Imagined, f: FightFrame): Doings['cards'] {
  const found = new Map<string, World & { share: number }>()
  for (const card of cardsToCome(reading.g, reading.view, 'fight-start', f.place, true)) {
    const world = another(reading, f)
    if (!carryOut(world.g, card.effect, card.id, f.place)) continue
    found.set(card.id, { ...world, share: shareInHand(reading.g, reading.view, card) })
  }
  return found
}

/** Everything of a text that stands behind its question; false if what it does cannot be told. */
function useText({ g, f }: World, text: string): boolean {
  const trigger = g.t.triggers['fight-ready'].find((each) => each.text === text)
  const [first, ...steps] = g.t.procedures.get(trigger?.proc ?? '') ?? []
  return first?.ask !== undefined && carryOut(g, steps as never, text, f.place)
}

/** The texts that the hero may use before the roll, and that can be weighed. */
function texts(reading: Imagined, f: FightFrame): string[] {
  const { g } = reading
  return textsWaiting(g, 'fight-ready', f.place)
    .flatMap(([proc]) => g.t.triggerByProc.get(proc) ?? [])
    .filter(({ side, text }) => side === 'heroes' && useText(another(reading, f), text))
    .map(({ text }) => text)
}

const isWorse = (a: FightRoll, b: FightRoll): boolean => {
  const more = a.odds.death - b.odds.death
  return Math.abs(more) > NEAR ? more > 0 : a.odds.worth < b.odds.worth
}
/** Equal but for rounding. */
const NEAR = 1e-9

export function outlookOf(
  reading: Imagined,
  f: FightFrame,
  thought: Thought,
  point: Point,
  doings: Doings,
): Outlook<FightRoll> {
  const { g } = reading
  const isOpen = isBefore(point, 'settled') && heroAt(g, f.place).corruption < MOST_CORRUPTION
  const plain = ownOf(reading, f, thought, doings, false)
  if (!isOpen) return { ...plain, own: [] }
  const bold = ownOf(reading, f, thought, doings, true)
  // CORR-4: the level that he takes for it is not in the odds.
  const price = thought.worth.hurt(0, 1, false)
  const headline = bold.stands.odds.worth + price > plain.stands.odds.worth ? bold : plain
  return { ...headline, own: [plain, bold] }
}

function ownOf(
  reading: Imagined,
  f: FightFrame,
  thought: Thought,
  { cards, acolytes, texts: usable }: Doings,
  corruption: boolean,
): Own<FightRoll> {
  const chances: Chances<FightRoll> = {
    cards: [...cards].map(([id, { share }]) => ({ id, share })),
    acolytes,
    texts: usable,
    isWorse,
    roll: (card, joins, used) => {
      const world = cards.get(card ?? '') ?? { g: reading.g, f }
      if (used.length === 0) return rollIn(world, thought, corruption, joins)
      const changed = another(reading, f)
      for (const text of used) useText(changed, text)
      return rollIn(changed, thought, corruption, joins)
    },
  }
  return { ...reachOf(chances), corruption }
}

function rollIn({ g, f }: World, thought: Thought, corruption: boolean, joins: boolean): FightRoll {
  const hero = heroAt(g, f.place)
  const { level } = f
  if (corruption) {
    hero.corruption++
    f.level = hero.corruption
  }
  const moved = joins ? [[firstIn(g, 'acolyte', DEAD), f.space] as const] : []
  const found = withFigures(g, moved, () => rollOf(g, f, thought))
  if (corruption) {
    hero.corruption--
    f.level = level
  }
  return found
}

/** What may change the fight and is in none of the numbers, by name. */
export function notCounted({ g, view }: Imagined, f: FightFrame, point: Point, doings: Doings): string[] {
  const { cards, texts: weighed } = doings
  const played = point === 'start' ? cardsToCome(g, view, 'fight-start', f.place, true) : []
  const unweighed = played.filter(({ id }) => !cards.has(id)).map(({ id }) => id)
  const open = openTexts(g, view, f, !isBefore(point, 'faith'))
  return [...unweighed, ...open.filter((text) => !weighed.includes(text))]
}
