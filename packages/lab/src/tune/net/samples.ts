import { createValue, featureCount, Inputs, type Names, readFeatures, readInputs, VALUE_WEIGHTS } from '@haven/bots'
import type { Rules } from '@haven/engine'
import { type PlayedGame, replay, type SelfPlay } from './self-play.ts'

/** Small whole numbers, hundreds of millions of them. */
export class Column {
  length = 0
  data = new Int16Array(1 << 12)

  push(value: number): void {
    if (this.length === this.data.length) {
      const more = new Int16Array(2 * this.length)
      more.set(this.data)
      this.data = more
    }
    this.data[this.length++] = value
  }
}

/** What is learnt from: moments at the ends of turns, as the net sees them, game by game. */
export interface Samples {
  /** Where the inputs of each moment begin; one more than there are moments. */
  readonly from: number[]
  readonly at: Column
  readonly x: Column
  /** Log-odds of the features, and how the game ended: 1 if the heroes won. */
  readonly base: number[]
  readonly end: number[]
  /** However long a game was, it counts as one game. */
  readonly weight: number[]
  /** Where the moments of each game begin; one more than there are games. */
  readonly games: number[]
}

export const noSamples = (): Samples => ({
  from: [0],
  at: new Column(),
  x: new Column(),
  base: [],
  end: [],
  weight: [],
  games: [0],
})

const GAME_WEIGHT = 30

/** Moments that a search looks at when it has come to an end: a turn is over, or a round. False if the game is another now. */
export function addSamples(rules: Rules, plan: SelfPlay, names: Names, game: PlayedGame, into: Samples): boolean {
  const value = createValue(VALUE_WEIGHTS)
  const seen = new Inputs()
  const features = new Float64Array(featureCount)
  let [turn, round]: [object | null, number] = [null, 1]
  const isSame = replay(rules, plan, game, (state) => {
    const isOver = (turn !== null && state.turn !== turn) || state.round !== round
    turn = state.turn
    round = state.round
    if (!isOver || state.over) return
    const g = rules.look(state)
    readFeatures(g, features)
    readInputs(g, features, names, seen)
    for (let i = 0; i < seen.count; i++) {
      into.at.push(seen.at[i] as number)
      into.x.push(seen.x[i] as number)
    }
    into.from.push(into.at.length)
    into.base.push(value.logit(g))
    into.end.push(game.winner === 'heroes' ? 1 : 0)
  })
  const from = into.games.at(-1) as number
  const count = into.base.length - from
  for (let i = 0; i < count; i++) into.weight.push(GAME_WEIGHT / count)
  into.games.push(into.base.length)
  return isSame
}
