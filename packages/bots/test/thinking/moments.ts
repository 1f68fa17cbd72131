import { randomFrom, type Seat, type View } from '@haven/engine'
import { createBot, playGame, type Question } from '../../src/index.ts'
import { botsFor, rules, setupOf } from '../table.ts'

/** A question of a scripted game, as its seat sees it, and what the scripted bot answers. */
export interface Moment {
  readonly view: View
  readonly prompt: Question
  readonly scripted: string
}

/** Questions with more than one answer, along a game. */
export function momentsOf(game: number, count: number): Moment[] {
  const found: Moment[] = []
  const bots = botsFor('scripted', 'scripted', game)
  for (const seat of Object.keys(bots) as Seat[]) {
    const bot = createBot('scripted', rules, randomFrom(`moments ${game} ${seat}`))
    bots[seat] = {
      name: bot.name,
      decide(view, prompt) {
        const scripted = bot.decide(view, prompt)
        if (prompt.options.length > 1) found.push({ view, prompt, scripted })
        return scripted
      },
    }
  }
  playGame(rules, setupOf(game), `game ${game}`, bots, { maxDecisions: 8 * count })
  return found.slice(0, count)
}
