import { type Event, type Prompt, RuleError, type Rules } from '@haven/engine'
import { canonicalJson } from '@haven/engine/files'
import { TableGame } from './game.ts'
import { type PlayedAnswer, rollsOf } from './play.ts'
import type { GameFacts } from './snapshot.ts'

/**
 * A game of an earlier release under the rules of today: played again under both, side by side. It is brought over
 * where all its answers still mean the same. A game that is not goes on under the rules that it began with.
 */

/** How a game began. */
type Begun = Pick<GameFacts, 'setup' | 'startPosition' | 'seed' | 'epochs'>

/** Null: an answer means something else today. `onStep` is told after each answer, and once before the first. */
export function bringOver(
  newest: Rules,
  older: Rules,
  { setup, startPosition, seed, epochs }: Begun,
  answers: readonly PlayedAnswer[],
  onStep?: (game: TableGame) => void,
): TableGame | null {
  const beginning = { ...(startPosition ? { position: startPosition } : { setup }), seed, epochs }
  const was = new TableGame(older, beginning)
  try {
    const is = new TableGame(newest, beginning)
    if (!isSame(newest, was.opening, is.opening) || !asksSame(was, is)) return null
    onStep?.(is)
    for (const answer of answers) {
      if (!isSame(newest, was.play(answer), is.play(answer)) || !asksSame(was, is)) return null
      onStep?.(is)
    }
    return is
  } catch (error) {
    // What was legal once and is not any more.
    if (error instanceof RuleError) return null
    throw error
  }
}

/** The same dice, and the same for all to see. */
function isSame(rules: Rules, before: readonly Event[], now: readonly Event[]): boolean {
  const seen = (events: readonly Event[]): string => canonicalJson(rules.viewEvents(events, 'spectator'))
  return canonicalJson(rollsOf([before])) === canonicalJson(rollsOf([now])) && seen(before) === seen(now)
}

const asked = ({ prompts }: TableGame): string =>
  prompts.map(({ id, seat, kind }: Prompt) => `${id} ${seat} ${kind}`).join('\n')

const asksSame = (was: TableGame, is: TableGame): boolean => asked(was) === asked(is)
