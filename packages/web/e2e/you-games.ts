import { coreBox } from '@haven/content'
import { compileBox, randomFrom, type SetupWishes } from '@haven/engine'
import { type GameRecord, TableGame } from '@haven/table'

/** Whole games in which everybody gives any answer: quick to make, and every one another. */

const rules = compileBox(coreBox)

export function anyGame(seed: string, setup: SetupWishes = { heroPlayers: 2 }): TableGame {
  const game = new TableGame(rules, { setup, seed })
  const random = randomFrom(`${seed}/answers`)
  for (;;) {
    const [prompt] = game.prompts
    if (!prompt) return game
    const options = rules.options(game.state, prompt)
    const option = options[random.below(options.length)]?.id as string
    game.answer({ prompt: prompt.id, seat: prompt.seat, option })
  }
}

const PEOPLE = [['hero1', 'hero2'], ['sins'], ['hero1'], ['sins', 'hero1', 'hero2']] as const
const FIRST = Date.UTC(2026, 0, 1)
const HOUR = 3_600_000

export interface Row {
  readonly at: number
  readonly people: readonly string[]
  readonly record: GameRecord
}

/** So many records of a device, of all Sins and set-ups, by people of each side. */
export function anyRows(games: number): readonly Row[] {
  const sins = coreBox.sins.map(({ id }) => id)
  return Array.from({ length: games }, (_, i) => ({
    at: FIRST + i * HOUR,
    people: PEOPLE[i % PEOPLE.length] as readonly string[],
    record: anyGame(`you ${i}`, { heroPlayers: 1 + (i % 4), sin: sins[i % sins.length] as string }).record(),
  }))
}

export const fileOf = (rows: readonly Row[]): string => JSON.stringify({ haven: 1, records: rows })

/** A game without its last answers. */
export function almostOver(seed: string, answersLeft: number): object {
  const whole = anyGame(seed, { heroPlayers: 1, sin: 'pride' })
  const { setup, seed: drawn } = whole.save()
  const game = new TableGame(rules, { setup, seed: drawn })
  for (const answer of whole.answers.slice(0, -answersLeft)) game.play(answer)
  return game.save()
}
