import type { Rules, State, View } from '@haven/engine'
import { setupFromSeed } from '@haven/engine/files'
import recorded from './landing-game.json' with { type: 'json' }

/** The beginning of a game that bots have played, shown moment by moment; `scripts/find-landing-game.ts` records it. */

const { setup, seed, way } = recorded

/** What can be seen of a moment from afar: who and what is where. */
const pictureOf = ({ heroes, monsters, tokens, track }: View): string =>
  JSON.stringify([
    heroes.map(({ hero, space }) => [hero, space]),
    monsters.map(({ id, space }) => [id, space]),
    tokens,
    track,
  ])

export class LandingGame {
  readonly #rules: Rules
  #state: State
  #at = 0
  #view: View

  constructor(rules: Rules) {
    this.#rules = rules
    this.#state = rules.createGame(setupFromSeed(rules, setup, seed), seed)
    this.#view = rules.view(this.#state, 'spectator')
  }

  get view(): View {
    return this.#view
  }

  /** The next moment that looks different; after the last one it begins anew. */
  next(): View {
    const before = pictureOf(this.#view)
    while (this.#at < way.length) {
      this.#answer()
      this.#view = this.#rules.view(this.#state, 'spectator')
      if (pictureOf(this.#view) !== before) return this.#view
    }
    this.#at = 0
    this.#state = this.#rules.createGame(setupFromSeed(this.#rules, setup, seed), seed)
    this.#view = this.#rules.view(this.#state, 'spectator')
    return this.#view
  }

  #answer(): void {
    const [prompt] = this.#rules.prompts(this.#state)
    const option = prompt && this.#rules.options(this.#state, prompt)[way[this.#at++] ?? 0]
    if (!prompt || !option) throw new Error('the game of the landing page is not open any more: run find-landing-game')
    this.#state = this.#rules.decide(this.#state, { prompt: prompt.id, seat: prompt.seat, option: option.id }).state
  }
}
