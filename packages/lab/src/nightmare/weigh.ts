import {
  adviceFrom,
  type Candidate,
  createValue,
  differences,
  estimate,
  type Finding,
  type Findings,
  HABITS,
  meanOf,
  type Question,
  Search,
  VALUE_WEIGHTS,
  whyOf,
  worldsOf,
} from '@haven/bots'
import type { Option, PromptKind, Rules, Seat, View } from '@haven/engine'
import { AS_GOOD } from '@haven/table/puzzle'

/** What each answer to a question is worth, by a search of so many nodes. */
export interface Label {
  /** Of a hundred games that the asked side wins, by option. */
  readonly chances: readonly number[]
  /** The places of the best options. */
  readonly best: readonly number[]
  /** How much the best of the others loses, and what it loses at least. */
  readonly gap: number
  readonly atLeast: number
  readonly reasons: readonly string[]
}

const value = createValue(VALUE_WEIGHTS)

/** This part of the thought looks for how to go on after each answer, the rest compares the answers. */
const LOOKING = 0.4
/** Answers that begin a plan of several: a monster's move is weighed with the fight after it. */
const isPlannedAt = (kind: PromptKind) => HABITS[kind].planned || kind === 'reaction-move'

/**
 * Null where there is nothing to weigh. First the best way to go on after each option is looked for, then all options
 * are compared in worlds that the first search has not seen, the same for all: what did best of many was also lucky.
 */
export function weigh(rules: Rules, view: View, prompt: Question, nodes: number, seed: string): Label | null {
  const { options, kind } = prompt
  const isPlanned = isPlannedAt(kind)
  const looked = isPlanned ? bestLines(rules, view, prompt, nodes * LOOKING, seed) : []
  if (options.length < 2 || (isPlanned && looked.length === 0)) return null
  const among = options.map((option) => looked.find((each) => each.option.id === option.id) ?? after(option, looked[0]))
  const left = isPlanned ? nodes * (1 - LOOKING) : nodes
  const found = new Search(rules, value, view, prompt, { nodes: left }, `${seed} again`, among).run().findings()
  return labelOf(rules, view, prompt, found, seed)
}

/** For each option that a plan begins with the best of these, the best option first. */
function bestLines(rules: Rules, view: View, prompt: Question, nodes: number, seed: string): Candidate[] {
  const search = new Search(rules, value, view, prompt, { nodes, worlds: 1 }, seed)
  if (search.isTrivial) return []
  const { findings } = search.run().findings()
  const order = findings.filter((each) => worldsOf(each) > 0).sort((a, b) => meanOf(b) - meanOf(a))
  const found: Candidate[] = []
  for (const { option, line } of order) {
    if (!found.some((each) => each.option.id === option.id)) found.push({ option, line, prior: 0 })
  }
  return found
}

/** An option that no plan begins with: the best plan comes after it. */
function after(option: Option, best: Candidate | undefined): Candidate {
  if (!best || option.do === 'end') return { option, line: [], prior: 0 }
  const { id: _, ...pick } = best.option
  return { option, line: [{ kind: 'hero-turn', pick }, ...best.line], prior: 0 }
}

/** Answers that a thought takes on the average: after fewer of them nothing has come of the answer yet. */
const LEAST_THOUGHT = 5

const percent = (chance: number): number => Math.round(100 * Math.min(1, Math.max(0, chance)))

function labelOf(rules: Rules, view: View, prompt: Question, found: Findings, seed: string): Label | null {
  const { findings } = found
  const worlds = findings.reduce((sum, each) => sum + worldsOf(each), 0)
  if (findings.some((each) => worldsOf(each) === 0) || found.nodes < LEAST_THOUGHT * worlds) return null
  const most = Math.max(...findings.map(worldsOf))
  const late = findings.filter((each) => worldsOf(each) === most)
  const best = late.reduce((a, b) => (meanOf(b) > meanOf(a) ? b : a))
  const top = meanOf(best)
  // Those that were left behind saw fewer worlds: they are compared where both were tried.
  const lost = (each: Finding): number => estimate(differences(best, each), -1, 1).mean
  const chances = findings.map((each) => percent(top - Math.max(0, lost(each))))
  const isBest = (i: number): boolean => percent(top) - (chances[i] as number) <= AS_GOOD
  const others = findings.filter((_, i) => !isBest(i))
  if (others.length === 0) return null
  const second = others.reduce((a, b) => (lost(b) < lost(a) ? b : a))
  const thinker = { rules, value, seed, temperature: 0 }
  const advice = adviceFrom(thinker, view, prompt, { ...found, findings: [best, second] })
  return {
    chances,
    best: findings.flatMap((_, i) => (isBest(i) ? [i] : [])),
    gap: lost(second),
    atLeast: estimate(differences(best, second), -1, 1).low,
    reasons: whyOf(advice),
  }
}

// --------------------------------------------------------------------------------------------------- clear or not

/**
 * Points between the best answers and all others, and what the best of these loses for sure. The Sins player answers far
 * more questions of a game than a hero, and each weighs less.
 */
const LEAST = { heroes: { gap: 8, sure: 0.04 }, sins: { gap: 5, sure: 0.03 } } as const
const MOST_BEST = 3

/** One knows what is right, and why somebody would go wrong. */
export function isClear({ chances, best, atLeast }: Label, seat: Seat): boolean {
  const { gap, sure } = LEAST[seat === 'sins' ? 'sins' : 'heroes']
  const top = Math.max(...chances)
  const isApart = chances.every((chance, i) => best.includes(i) || top - chance >= gap)
  return isApart && atLeast >= sure && best.length <= Math.min(MOST_BEST, chances.length / 2)
}

export const isSame = (a: Label, b: Label): boolean => a.best.join() === b.best.join()
