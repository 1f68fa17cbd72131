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
import type { Band, CleanseForecast, CleanseRoll } from './forecast-types.ts'
import { apart, type Imagined } from './imagined.ts'
import { cleanseSheet } from './sheet.ts'
import { cardsToCome, textsAt } from './texts.ts'

/** How far a cleanse has come. */
export type CleansePoint = 'start' | 'carded' | 'settled'

/** The frame is not on the stack of the game: it is put there while it is thought about. */
export function forecastCleanse(reading: Imagined, f: CleanseFrame, point: CleansePoint = 'start'): CleanseForecast {
  const { g } = reading
  return during(g, f, () => ({
    of: 'cleanse',
    hero: f.hero,
    space: spaceId(g, f.space),
    voluntary: f.level > 0,
    ...roll(g, f),
    bold: point === 'settled' ? null : bold(g, f),
    ifCard: point === 'start' ? ifCard(reading, f) : null,
    open: textsAt(g, ['hero-rolled'], f.place),
  }))
}

const roll = (g: Game, f: CleanseFrame): CleanseRoll => ({
  heroDice: countCleanseDice(g, f),
  odds: cleanseOdds(cleanseSheet(g, f)),
})

/** CORR-4 */
function bold(g: Game, f: CleanseFrame): CleanseRoll | null {
  const hero = heroAt(g, f.place)
  if (hero.corruption >= MOST_CORRUPTION) return null
  hero.corruption++
  f.level = hero.corruption
  const found = roll(g, f)
  hero.corruption--
  f.level = 0
  return found
}

function ifCard(reading: Imagined, f: CleanseFrame): Band<CleanseRoll> | null {
  const cards = cardsToCome(reading.g, reading.view, 'cleanse-start', f.place, true)
  if (cards.length === 0) return null
  const unweighed: string[] = []
  const rolls: CleanseRoll[] = []
  for (const card of cards) {
    const { g } = apart(reading)
    const frame = { ...f }
    g.s.stack[g.s.stack.length - 1] = frame
    if (carryOut(g, card.effect, card.id, f.place)) rolls.push(roll(g, frame))
    else unweighed.push(card.id)
  }
  rolls.sort((a, b) => a.odds.mean.removed - b.odds.mean.removed)
  return { cards: cards.map(({ id }) => id), unweighed, best: rolls.at(-1) ?? null, worst: rolls[0] ?? null }
}
