import { isSecret, type Option, PROMPTS, type Prompt, type Rules, randomFrom, type State } from '@haven/engine'
import { selfAnswer } from '../src/auto.ts'
import { sealOf } from '../src/seals.ts'

/** Whole random games, played as a table plays them, in which every question is looked at by trying its answers. */

export interface Looked {
  /** Questions that people were asked, and how many of them had one answer. */
  readonly asked: number
  readonly single: number
  /** Those that answered themselves. */
  readonly given: number
  /** Open questions that were asked though all answers came to the same. */
  readonly dead: readonly string[]
  /** Those that answered themselves though it made a difference. */
  readonly wrong: readonly string[]
  /** Those that were answered otherwise in a world that looks the same to everybody. */
  readonly told: readonly string[]
}

const after = (rules: Rules, s: State, { id, seat }: Prompt, option: string): State =>
  rules.decide(s, { prompt: id, seat, option }).state

/** Numbers of questions and answers are no part of what a game has come to. */
const plain = (s: State): string => JSON.stringify({ ...s, decisions: 0, question: 0 })

/** Do all answers lead to the very same state, with no dice and nothing shown on the way? */
function isOneOutcome(rules: Rules, s: State, prompt: Prompt, options: readonly Option[]): boolean {
  let first: string | null = null
  for (const { id } of options) {
    const { state, events } = rules.decide(s, { prompt: prompt.id, seat: prompt.seat, option: id })
    if (sealOf(s, state, events)) return false
    const end = plain(state)
    first ??= end
    if (end !== first) return false
  }
  return true
}

const MOST_ANSWERS = 40
const isRolling = (s: State): boolean => s.stack.some((frame) => 'turned' in frame)

/** The board when the roll is over that is going on: everybody kills what he can and does nothing else. */
function settled(rules: Rules, s: State): string {
  let now = s
  for (let i = 0; i < MOST_ANSWERS && isRolling(now) && !now.over; i++) {
    const [prompt] = rules.prompts(now)
    if (!prompt) break
    const options = rules.options(now, prompt)
    const isAssigned = PROMPTS[prompt.kind].assigns !== undefined
    const option = (isAssigned ? options.at(-1) : options.find(({ none }) => none)) ?? options[0]
    now = after(rules, now, prompt, option!.id)
  }
  const { heroes, figures, tokens, mission, reserve, random } = now
  const bare = heroes.map((hero) => ({ ...hero, wounds: hero.wounds.length }))
  return JSON.stringify([bare, figures, tokens, mission, reserve, random])
}

/** What an answer that gave itself may not change: within a roll what comes of it, else anything. */
function isWrong(rules: Rules, s: State, prompt: Prompt, options: readonly Option[]): boolean {
  if (PROMPTS[prompt.kind].auto !== undefined) return false
  const ends = options.map(({ id }) => {
    const next = after(rules, s, prompt, id)
    return isRolling(s) ? settled(rules, next) : plain(next)
  })
  return new Set(ends).size > 1
}

export function lookAtGame(
  rules: Rules,
  seed: string,
  heroPlayers: number,
  isLast: (answers: number) => boolean,
): Looked {
  const random = randomFrom(`haven/self-given/${seed}`)
  const edition = random.below(3) === 0 ? 'preview' : 'final'
  let s = rules.createGame(rules.resolveSetup({ heroPlayers, edition }, random), seed)
  let [asked, single, given] = [0, 0, 0]
  const [dead, wrong, told]: [string[], string[], string[]] = [[], [], []]
  for (let answers = 0; !s.over && !isLast(answers); answers++) {
    const [prompt, ...others] = rules.prompts(s)
    if (!prompt) break
    const options = rules.options(s, prompt)
    const name = `${seed}, ${prompt.kind} ${prompt.id}`
    const self = selfAnswer(rules, s)
    if (answers % 8 === 0) {
      const world = rules.resample(rules.view(s, 'spectator'), random)
      if (selfAnswer(rules, world)?.answer.option !== self?.answer.option) told.push(name)
    }
    const { vote, auto } = PROMPTS[prompt.kind]
    const isOpen = others.length === 0 && !vote && !isSecret({ ...prompt, options })
    if (self) {
      given++
      if (isWrong(rules, s, prompt, options)) wrong.push(name)
    } else {
      asked++
      if (options.length === 1) single++
      if (isOpen && auto !== 'never' && isOneOutcome(rules, s, prompt, options)) dead.push(name)
    }
    const option = self?.answer.option ?? options[random.below(options.length)]!.id
    s = after(rules, s, prompt, option)
  }
  return { asked, single, given, dead, wrong, told }
}

/** All of it together. */
export interface Sum extends Looked {
  readonly games: number
}

export function lookAtGames(rules: Rules, name: string, games: number, most = Number.POSITIVE_INFINITY): Sum {
  const all = Array.from({ length: games }, (_, i) =>
    lookAtGame(rules, `${name} ${i}`, 1 + (i % 4), (answers) => answers >= most),
  )
  const sum = (of: (looked: Looked) => number): number => all.reduce((total, looked) => total + of(looked), 0)
  return {
    games,
    asked: sum(({ asked }) => asked),
    single: sum(({ single }) => single),
    given: sum(({ given }) => given),
    dead: all.flatMap(({ dead }) => dead),
    wrong: all.flatMap(({ wrong }) => wrong),
    told: all.flatMap(({ told }) => told),
  }
}
