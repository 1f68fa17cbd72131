import type { Option, Prompt, PromptKind, Random, Rules, Seat, State, Turn } from '@haven/engine'
import { figureAt, heroAt, kindOf, MOST_CORRUPTION } from '@haven/engine/count'
import { HABITS } from '../prompt-habits.ts'
import { worstAttack } from '../scripted/danger.ts'
import { scriptedAnswer } from '../scripted/scripted-bot.ts'
import { placeOfHero, readState, turnsLeft } from '../scripted/survey.ts'
import { type Line, picks } from './line.ts'
import type { Memory } from './memory.ts'

/**
 * A question thought through to the end of the turn in one imagined world: the player answers as his line says, all
 * other questions are answered by the scripted policy or by a shorter form of it. Then the game is looked at.
 */

export interface Playout {
  readonly nodes: number
  readonly answers: readonly { readonly kind: PromptKind; readonly option: Option }[]
}

export interface PlayoutSetting {
  readonly rules: Rules
  readonly seat: Seat
  /** The kind of the question that is thought about. */
  readonly kind: PromptKind
  readonly random: Random
  readonly memory: Memory
  /** The mission wants face-down tokens to be looked at. */
  readonly flips: boolean
  /** Keep the answers of the seat's side: for the one that is shown. */
  readonly keep: boolean
}

const MOST_DECISIONS = 400

/** Plays `state` on, in place, until the turn is over (or, between turns, until something new is asked). */
export function playOut(setting: PlayoutSetting, state: State, option: Option, line: Line): Playout {
  const { rules, seat, keep } = setting
  let began: Turn | null = state.turn
  const own = seat === 'sins' ? 'sins' : 'heroes'
  const answers: { kind: PromptKind; option: Option }[] = []
  const mind: Mind = { line, at: 0, attacks: false }
  let nodes = 0
  let first: Option | null = option
  for (let i = 0; i < MOST_DECISIONS; i++) {
    if (state.turn !== began && first === null) break
    const [prompt] = rules.prompts(state)
    if (!prompt || (first === null && began === null && HABITS[prompt.kind].between)) break
    const mine = (prompt.seat === 'sins' ? 'sins' : 'heroes') === own
    let answer: Option
    if (first) {
      answer = first
      first = null
    } else {
      const options = rules.options(state, prompt)
      answer =
        (mine ? followLine(setting, mind, prompt, options, state) : null) ??
        (options.length === 1 ? (options[0] as Option) : null) ??
        think(setting, state, prompt, options, mind)
    }
    if (mine && keep) answers.push({ kind: prompt.kind, option: answer })
    rules.advance(state, { prompt: prompt.id, seat: prompt.seat, option: answer.id })
    // Who takes a turn plays it: only then it is known what it was worth.
    if (setting.kind === 'take-turn') began ??= state.turn
    nodes++
  }
  return { nodes, answers }
}

interface Mind {
  readonly line: Line
  at: number
  /** The Sins player has spent a token to attack. */
  attacks: boolean
}

/** What costs nothing is done wherever the way leads by. */
function freeDeed(options: readonly Option[], state: State, hero: string | undefined, flips: boolean): Option | null {
  for (const option of options) {
    if (option.do === 'deliver' || (option.do === 'explore' && flips)) return option
    if (option.do !== 'collect') continue
    const { corruption } = state.heroes[placeOfHero(state, hero)] as { corruption: number }
    if (option.token !== 'innocent' || corruption < MOST_CORRUPTION - 1) return option
  }
  return null
}

function followLine(
  { flips }: PlayoutSetting,
  mind: Mind,
  prompt: Prompt,
  options: readonly Option[],
  state: State,
): Option | null {
  const { line } = mind
  if (prompt.kind === 'hero-turn') {
    const free = freeDeed(options, state, prompt.subject.hero, flips)
    if (free) return free
  }
  for (let next = line[mind.at]; next && next.kind === prompt.kind; next = line[mind.at]) {
    mind.at++
    for (const option of options) if (picks(option, next.pick)) return option
    // City Actions may be left out; if anything else cannot be done, neither can what was to follow it.
    if (next.pick.do !== 'city') mind.at = line.length
  }
  return null
}

function think(
  { rules, seat, kind: asked, random, memory }: PlayoutSetting,
  state: State,
  prompt: Prompt,
  options: readonly Option[],
  mind: Mind,
): Option {
  const { kind } = prompt
  const mine = (prompt.seat === 'sins') === (seat === 'sins')
  // Once the line is done the turn is over.
  if (kind === 'hero-turn' && mine && asked !== 'take-turn')
    return options.find((option) => option.do === 'end') as Option
  if (kind === 'reaction' && !mine) {
    const option = memory.answer(state, prompt, options, () => reacts(rules, state, prompt, options))
    mind.attacks = option.yes === true
    return option
  }
  if (kind === 'reaction-move' && mind.attacks) {
    return memory.answer(state, prompt, options, () => comes(rules, state, prompt, options))
  }
  return memory.answer(state, prompt, options, () =>
    scriptedAnswer(readState(rules, state, prompt.seat), random, { ...prompt, options }),
  )
}

const COMERS = 2

/** A shorter form of the scripted reaction: attacks only. */
function reacts(rules: Rules, state: State, prompt: Prompt, options: readonly Option[]): Option {
  const r = readState(rules, state, 'sins')
  const place = placeOfHero(state, prompt.subject.hero)
  const { value } = worstAttack(r, place, COMERS, r.sins.killShare)
  const tokens = state.sins.reactions
  const turns = turnsLeft(state.heroes)
  const least = r.sins.patience * Math.max(0, 1 - tokens / (turns + 1)) + r.sins.attackLeast
  const yes = value > 0 && (tokens > turns || value >= least)
  return options.find((option) => option.yes === yes) ?? (options[0] as Option)
}

/** Who comes to the attack, if anybody does. */
function comes(rules: Rules, state: State, prompt: Prompt, options: readonly Option[]): Option {
  const r = readState(rules, state, 'sins')
  const place = placeOfHero(state, prompt.subject.hero)
  const { figure } = worstAttack(r, place, COMERS, r.sins.killShare)
  const space = r.g.map.spaces[heroAt(r.g, place).space]
  // Equal figures are one option, named by the lowest number.
  const twin = (option: Option): boolean => {
    const other = r.g.t.figureIndex.get(option.monster ?? '') ?? -1
    return figureAt(r.g, other) === figureAt(r.g, figure) && kindOf(r.g, other) === kindOf(r.g, figure)
  }
  const stay = options.find((option) => option.none) ?? (options[0] as Option)
  if (figure < 0) return stay
  return options.find((option) => option.to === space && option.monster !== undefined && twin(option)) ?? stay
}
