import { coreBox } from '@haven/content'
import { type Answer, compileBox, type Prompt, type Random, randomFrom, type Setup, type State } from '@haven/engine'

/** What is measured: full-rules random games over maps and numbers of players. */

export const rules = compileBox(coreBox)

/** The first story with the first sin: what was measured from the beginning. */
export const firstStory = (random: Random): Setup[] =>
  ['havens-last-stand-a', 'havens-last-stand-b'].flatMap((map) =>
    [1, 2, 3, 4].map((heroPlayers) => rules.resolveSetup({ map, heroPlayers, sin: 'pride' }, random)),
  )

/** Every map of every story with every sin and number of players. */
export const allStories = (random: Random): Setup[] =>
  [...rules.tables.maps.keys()].flatMap((map) =>
    [...rules.tables.sins.keys()].flatMap((sin) =>
      [1, 2, 3, 4].map((heroPlayers) => rules.resolveSetup({ map, heroPlayers, sin }, random)),
    ),
  )

/** A random answer: questions and options are made each time, as a bot would need them. */
function pick(state: State, random: Random): Answer | null {
  const prompts = rules.prompts(state)
  const prompt = prompts[0] as Prompt | undefined
  if (!prompt) return null
  const options = rules.options(state, prompt)
  const option = options[random.below(options.length)] as { id: string }
  return { prompt: prompt.id, seat: prompt.seat, option: option.id }
}

/** Plays random games one decision at a time, for ever. */
export class Player {
  games = 0
  private readonly random: Random
  private readonly all: Setup[]
  private readonly pure: boolean
  private state: State
  constructor(seed: string, pure: boolean, setups = firstStory) {
    this.random = randomFrom(seed)
    this.all = setups(this.random)
    this.pure = pure
    this.state = this.begin()
  }

  private begin(): State {
    return rules.createGame(this.all[this.games % this.all.length] as Setup, `bench ${this.games}`)
  }

  step(): void {
    const answer = pick(this.state, this.random)
    if (!answer) {
      this.games++
      this.state = this.begin()
    } else if (this.pure) this.state = rules.decide(this.state, answer).state
    else rules.advance(this.state, answer)
  }
}

export function midGameState(): State {
  const random = randomFrom('mid-game')
  const state = rules.createGame(firstStory(random)[1] as Setup, 'mid-game')
  for (let i = 0; i < 150; i++) {
    const answer = pick(state, random)
    if (!answer) break
    rules.advance(state, answer)
  }
  return state
}

/** Nanoseconds of a decision by thirds of a game: the answers are the same in every repetition. */
export function thirds(games: number): [number, number, number] {
  const random = randomFrom('thirds')
  const all = firstStory(random)
  const time: [number, number, number] = [0, 0, 0]
  const count: [number, number, number] = [0, 0, 0]
  for (let game = 0; game < games; game++) {
    const setup = all[game % all.length] as Setup
    const answers: Answer[] = []
    const rehearsal = rules.createGame(setup, `thirds ${game}`)
    for (let answer = pick(rehearsal, random); answer; answer = pick(rehearsal, random)) {
      answers.push(answer)
      rules.advance(rehearsal, answer)
    }
    const state = rules.createGame(setup, `thirds ${game}`)
    const third = Math.ceil(answers.length / 3)
    for (let part = 0; part < 3; part++) {
      const slice = answers.slice(part * third, (part + 1) * third)
      const start = process.hrtime.bigint()
      for (const answer of slice) {
        rules.options(state, rules.prompts(state)[0] as Prompt)
        rules.advance(state, answer)
      }
      time[part as 0] += Number(process.hrtime.bigint() - start)
      count[part as 0] += slice.length
    }
  }
  return [time[0] / count[0], time[1] / count[1], time[2] / count[2]]
}
