import { type Position, type Random, RuleError, type Rules, randomFrom } from '@haven/engine'
import { type FaultCode, type GameRecord, TableError, TableGame } from '@haven/table'
import { coreRules, turnOfThorley as ofOne } from '@haven/testkit'

export const rules: Rules = coreRules

/** Any legal answer of any seat that is asked. */
export function anyAnswer(game: TableGame, random: Random): void {
  const asked = game.prompts
  const prompt = asked[random.below(asked.length)]!
  const options = game.rules.options(game.state, prompt)
  game.answer({ prompt: prompt.id, seat: prompt.seat, option: options[random.below(options.length)]!.id })
}

/** Plays at random to the end, or as far as told. */
export function playOn(game: TableGame, chance: string, answers = Number.POSITIVE_INFINITY): TableGame {
  const random = randomFrom(chance)
  for (let i = 0; i < answers && !game.outcome; i++) anyAnswer(game, random)
  return game
}

export const newGame = (seed: string, heroPlayers = 3): TableGame =>
  new TableGame(rules, { setup: { heroPlayers }, seed })

const records = new Map<string, GameRecord>()

/** The record of a whole random game, as it comes out of a file. */
export function recordOf(seed: string, heroPlayers = 3): GameRecord {
  const key = `${seed} ${heroPlayers}`
  let record = records.get(key)
  if (!record) {
    record = asFile(playOn(newGame(seed, heroPlayers), seed).record())
    records.set(key, record)
  }
  return structuredClone(record)
}

export const asFile = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** Whatever is read-only in a file, a forger may change. */
export type Forged<T> = T extends object ? { -readonly [K in keyof T]: Forged<T[K]> } : T
export const forge = <T>(value: T, change: (copy: Forged<T>) => void): T => {
  const copy = structuredClone(value)
  change(copy as Forged<T>)
  return copy
}

/** The code and parameters of the error that this throws; any other exception is a bug. */
export function errorOf(run: () => unknown): { code: FaultCode; params: Readonly<Record<string, unknown>> } {
  try {
    run()
  } catch (error) {
    if (error instanceof RuleError || error instanceof TableError) return { code: error.code, params: error.params }
    throw error
  }
  throw new Error('nothing was thrown')
}

/** Thorley in the middle of his turn, beside an acolyte; no cards, one reaction. */
export const turnOfThorley: Position = { ...ofOne, setup: { ...ofOne.setup, heroPlayers: 3 } }
