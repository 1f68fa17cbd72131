import type { Rules } from '@haven/engine'
import type { GameRecord } from '../record.ts'
import { playedOf, recordOfGame } from '../snapshot.ts'
import { type EarlierGame, type Entry, type StoredTable, stepsOf } from './table.ts'

/** A game before the last one. */
export const earlierGame = ({ earlier }: StoredTable, number: number | undefined): EarlierGame | null =>
  earlier.find((each) => each.number === number) ?? null

/** Of a finished game of the table, the last one if no other is meant, with its whole log; null: there is none such. */
export function recordAt(
  rules: Rules,
  table: StoredTable,
  number: number | undefined,
  history: readonly Entry[],
): GameRecord | null {
  const { game, gameNumber } = table
  const earlier = earlierGame(table, number)
  const isLast = number === undefined || number === gameNumber
  if (!game || (!earlier && !isLast) || (!earlier && !rules.outcome(game.state))) return null
  const [opening, ...entries] = history
  const { events } = opening as Entry
  const steps = stepsOf(entries)
  return earlier
    ? { ...playedOf(rules, earlier.facts, events, steps), outcome: earlier.outcome }
    : recordOfGame(rules, game, events, steps)
}

/** The finished games of a table by number, with the rules and the length of each. */
export function finishedGames({ earlier, game, gameNumber, phase }: StoredTable) {
  const before = earlier.map(({ number, facts }) => ({ number, rules: facts.rules, length: facts.length }))
  const isListed = before.some(({ number }) => number === gameNumber)
  // In the lobby the game before is over too; only its record is not among the earlier ones yet.
  const isOver = game !== null && (phase === 'over' || phase === 'lobby') && !isListed
  return isOver ? [...before, { number: gameNumber, rules: game.rules, length: game.length }] : before
}
