import { randomFrom, type Seat } from '@haven/engine'
import { expect } from 'vitest'
import { createThinkingBot, createValue, type Question, VALUE_WEIGHTS } from '../../src/index.ts'
import { rules } from '../table.ts'
import { momentsOf } from './moments.ts'

const value = createValue(VALUE_WEIGHTS)

/**
 * Two worlds that look alike to a seat: the one of the game, and another with other hands, decks, face-down tokens and
 * dice. The same seed and node limit must give the same answer and the same report in both.
 */
export function expectNoPeeking(game: number, moments: number, nodes: number): number {
  let pairs = 0
  for (const { view, prompt } of momentsOf(game, moments)) {
    const other = rules.resample(view, randomFrom(`other world ${game} ${view.decisions}`))
    const otherView = rules.view(other, view.viewer as Seat)
    const otherPrompt = otherView.prompts.find(({ id }) => id === prompt.id) as Question
    const reports = [
      [view, prompt],
      [otherView, otherPrompt],
    ].map(([seen, asked]) =>
      createThinkingBot(rules, randomFrom(`seed ${game}`), { name: 'test', limits: { nodes }, value }).advise(
        seen as typeof view,
        asked as Question,
      ),
    )
    expect(reports[1]).toEqual(reports[0])
    pairs++
  }
  return pairs
}
