import type { Option, View } from '@haven/engine'
import type { Question } from '../bot.ts'
import type { Reason } from '../value/reasons.ts'
import { adviceFrom, nextOf, searchFor, seedFor, type Thinker, whyOf } from './advice.ts'
import { differences, type Estimate, estimate, type Finding, ranked } from './findings.ts'
import type { Candidate } from './line.ts'
import { type Limits, Search } from './search.ts'

/** What an answer that was given lost against the best one that can be seen from the same view. */
export interface Hindsight {
  readonly option: Option
  /** How it was meant to go on in that turn. */
  readonly next: readonly Option[]
  readonly reasons: readonly Reason[]
  /** Chance to win that the seat's side would have had more. */
  readonly gain: Estimate
}

/** This part of the thought looks for the best answer, the rest compares it with the one that was given. */
const SEARCHING = 0.6

/**
 * Null where the answer that was given is the best one known. The two are compared in worlds that the search has not
 * seen: what did best of many there has also been lucky there.
 */
export function hindsight(
  thinker: Thinker,
  view: View,
  prompt: Question,
  given: string,
  limits: Limits,
): Hindsight | null {
  const found = searchFor(thinker, view, prompt, part(limits, SEARCHING)).run().findings()
  const order = ranked(found.findings)
  const best = order[0] as Finding
  const option = prompt.options.find(({ id }) => id === given)
  if (!option || best.option.id === given || order.length === 1) return null
  const own = order.find((each) => each.option.id === given) ?? unplanned(option)
  const { rules, value } = thinker
  const seed = `${seedFor(thinker, view)} again`
  const both = [best, own].map((each) => ({ ...each, prior: 0 }))
  const duel = new Search(rules, value, view, prompt, part(limits, 1 - SEARCHING), seed, both).run().findings()
  const [first, second] = duel.findings as [Finding, Finding]
  const advice = adviceFrom(thinker, view, prompt, duel)
  return {
    option: best.option,
    next: nextOf(advice),
    reasons: whyOf(advice),
    gain: estimate(differences(first, second), -1, 1),
  }
}

/** No plan began with it: afterwards the scripted policy goes on. */
const unplanned = (option: Option): Candidate => ({ option, line: [], prior: 0 })

const part = ({ nodes, milliseconds, ...rest }: Limits, share: number): Limits => ({
  ...rest,
  ...(nodes !== undefined && { nodes: Math.ceil(nodes * share) }),
  ...(milliseconds !== undefined && { milliseconds: milliseconds * share }),
})
