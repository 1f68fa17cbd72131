import {
  type CleanseFrame,
  carryOut,
  countCleanseDice,
  during,
  type Game,
  heroAt,
  MOST_CORRUPTION,
  spaceId,
} from '@haven/engine/count'
import { cleanseOdds } from './cleanse.ts'
import type { CleanseForecast, CleanseRoll } from './forecast-types.ts'
import { cardsToCome, shareInHand } from './hand.ts'
import { apart, type Imagined } from './imagined.ts'
import { type Outlook, type Own, reachOf } from './outlook.ts'
import { cleanseSheet } from './sheet.ts'
import { textsAt } from './texts.ts'

/** How far a cleanse has come. */
export type CleansePoint = 'start' | 'carded' | 'settled'

interface World {
  readonly g: Game
  readonly f: CleanseFrame
  readonly share: number
}

/** The frame is not on the stack of the game: it is put there while it is thought about. */
export function forecastCleanse(reading: Imagined, f: CleanseFrame, point: CleansePoint = 'start'): CleanseForecast {
  const { g, view } = reading
  return during(g, f, () => {
    const cards = point === 'start' ? cardsToCome(g, view, 'cleanse-start', f.place, true) : []
    const worlds = new Map(cards.flatMap((card) => (play(reading, f, card) ?? []).map((world) => [card.id, world])))
    const outlook = outlookOf(g, f, worlds, point)
    return {
      of: 'cleanse',
      hero: f.hero,
      space: spaceId(g, f.space),
      voluntary: f.level > 0,
      ...outlook.stands,
      outlook,
      open: [...cards.map(({ id }) => id).filter((id) => !worlds.has(id)), ...textsAt(g, ['hero-rolled'], f.place)],
    }
  })
}

type Card = ReturnType<typeof cardsToCome>[number]

/** Nothing if what it does cannot be told. */
function play(reading: Imagined, f: CleanseFrame, card: Card): [World] | null {
  const { g } = apart(reading)
  const frame = { ...f }
  g.s.stack[g.s.stack.length - 1] = frame
  if (!carryOut(g, card.effect, card.id, f.place)) return null
  return [{ g, f: frame, share: shareInHand(reading.g, reading.view, card) }]
}

/** The headline is the cleanse without corruption: what it is worth to remove a token nobody can say for everybody. */
function outlookOf(
  g: Game,
  f: CleanseFrame,
  worlds: ReadonlyMap<string, World>,
  point: CleansePoint,
): Outlook<CleanseRoll> {
  const own = (corruption: boolean): Own<CleanseRoll> => ({
    ...reachOf<CleanseRoll>({
      cards: [...worlds].map(([id, { share }]) => ({ id, share })),
      acolytes: null,
      texts: [],
      isWorse: (a, b) => a.odds.mean.removed < b.odds.mean.removed,
      roll: (card) => rollIn(worlds.get(card ?? '') ?? { g, f, share: 1 }, corruption),
    }),
    corruption,
  })
  const plain = own(false)
  const isOpen = point !== 'settled' && heroAt(g, f.place).corruption < MOST_CORRUPTION
  return { ...plain, own: isOpen ? [plain, own(true)] : [] }
}

/** CORR-4 */
function rollIn({ g, f }: World, corruption: boolean): CleanseRoll {
  const hero = heroAt(g, f.place)
  const { level } = f
  if (corruption) {
    hero.corruption++
    f.level = hero.corruption
  }
  const found = { heroDice: countCleanseDice(g, f), odds: cleanseOdds(cleanseSheet(g, f)) }
  if (corruption) {
    hero.corruption--
    f.level = level
  }
  return found
}
