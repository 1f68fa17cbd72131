import { randomFrom } from '@haven/engine'
import {
  type GameSnapshot,
  type GameStep,
  goBack,
  openGame,
  playAnswer,
  recordOfGame,
  undoableOf,
  verifyRecord,
} from '@haven/table'
import { expect, test } from 'vitest'
import { asFile, newGame, playOn, rules } from './helpers.ts'

const SEED = 'a snapshot of a game, kept as it is'

/** The same random answers as `playOn` gives. */
function playAll(chance: string, most = Number.POSITIVE_INFINITY) {
  const random = randomFrom(chance)
  const opened = openGame(rules, { setup: { heroPlayers: 3 }, seed: SEED })
  const steps: GameStep[] = []
  let { game } = opened
  while (!rules.outcome(game.state) && steps.length < most) {
    const asked = rules.prompts(game.state)
    const prompt = asked[random.below(asked.length)]!
    const options = rules.options(game.state, prompt)
    const option = options[random.below(options.length)]!.id
    // Through a file at each step: nothing but plain data is kept.
    const played = playAnswer(rules, asFile(game), { prompt: prompt.id, seat: prompt.seat, option })
    game = played.game
    steps.push(played.step)
  }
  return { ...opened, game, steps }
}

test('a game kept as a snapshot is the game of the table, and its record is right', () => {
  const { game, opening, steps } = playAll(SEED)
  const table = playOn(newGame(SEED), SEED)
  const record = recordOfGame(rules, game, opening, steps)
  expect(record).toEqual(table.record())
  expect(verifyRecord(rules, asFile(record))).toEqual({ ok: true })
})

test('going back gives the earlier game; beyond a seal in another epoch, with the table', () => {
  const { game, steps } = playAll('back', 60)
  const table = playOn(newGame(SEED), 'back', 60)
  const back = (to: number): GameSnapshot => goBack(rules, game, steps, to)
  for (const seats of [['sins'], ['hero1', 'hero2']] as const) {
    expect(undoableOf(steps, seats)).toBe(table.undoable(seats))
  }
  table.rewind(20, table.seats)
  expect(back(20).state).toEqual(table.state)
  expect(back(20).epochs).toEqual(table.epochs)
  expect(back(20).hash).toBe(table.hash)
  expect(() => back(60)).toThrow('no-such-moment')
})
