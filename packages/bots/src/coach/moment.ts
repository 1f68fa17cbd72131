import type { Option, Rules, View } from '@haven/engine'
import { type Game, placeOf } from '@haven/engine/count'
import { type Forecast, forecast, type Path, paths, read } from '@haven/odds'
import type { Question } from '../bot.ts'
import { LEVEL_SETTINGS } from '../levels.ts'
import { searchFor, type Thinker } from '../thinking/advice.ts'
import { differences, estimate, type Finding, type Findings, ranked, worldsOf } from '../thinking/findings.ts'
import type { Candidate } from '../thinking/line.ts'
import { Search } from '../thinking/search.ts'
import { TURN_SHARE } from '../thinking/thinking-bot.ts'

/**
 * A question as the coach looks at it: from the asked seat's view, and each thing found out once. What the view hides
 * is made up the same way each time, so two worlds that look alike are coached alike.
 */
export class Moment {
  readonly rules: Rules
  readonly view: View
  readonly question: Question
  /** The answer that is looked at and not given yet. */
  readonly focus: Option | null
  readonly #thinker: Thinker
  readonly #forecasts = new Map<string, Forecast | null>()
  #paths: readonly Path[] | null = null
  #found: Findings | null = null

  constructor(thinker: Thinker, view: View, question: Question, focus: string | null) {
    this.rules = thinker.rules
    this.view = view
    this.question = question
    this.focus = question.options.find(({ id }) => id === focus) ?? null
    this.#thinker = thinker
  }

  get g(): Game {
    return read(this.rules, this.view).g
  }

  /** Of the hero that is asked about; -1 if none is. */
  get place(): number {
    return placeOf(this.g, this.question.subject.hero ?? '')
  }

  odds(option: Option): Forecast | null {
    const known = this.#forecasts.get(option.id)
    if (known !== undefined) return known
    const found = forecast(this.rules, this.view, this.question, option)
    this.#forecasts.set(option.id, found)
    return found
  }

  /** Where the hero on turn can come to. */
  get paths(): readonly Path[] {
    this.#paths ??= paths(this.rules, this.view, this.question.subject.hero ?? '')
    return this.#paths
  }

  /** What the thinking bot makes of the question, at the level and with the thought that it gives to one in a game. */
  get found(): Findings {
    this.#found ??= searchFor(this.#thinker, this.view, this.question, { nodes: CONSENT_NODES }).run().findings()
    return this.#found
  }

  /** What a sensible player means to do, if the thinking bot agrees, else what that bot means to do. */
  get plan(): Finding {
    const { findings } = this.found
    const [sensible] = findings
    return sensible && this.agrees([sensible.option.id]) ? sensible : (ranked(findings)[0] as Finding)
  }

  /** How much better the plan is than an answer that may not have been thought about. */
  gainOver(given: Option): number {
    return this.#duel(this.plan, { option: given, line: [] })
  }

  /** Is one of these answers within a point of the best that the thinking bot knows? */
  agrees(answers: readonly string[]): boolean {
    const order = ranked(this.found.findings)
    const [best] = order
    if (!best) return false
    const own = order.find(({ option }) => answers.includes(option.id))
    if (own === best) return true
    if (own && worldsOf(own) > 0) {
      const together = differences(best, own)
      if (together.length > 0) return estimate(together, -1, 1).mean <= CONSENT
    }
    // A short thought leaves most answers out: then this one, and after it the best plan, is thought about by itself.
    const option = this.question.options.find(({ id }) => answers.includes(id))
    const { id: _, ...pick } = best.option
    const line = [{ kind: this.question.kind, pick }, ...best.line]
    return option !== undefined && this.#duel(best, { option, line }) <= CONSENT
  }

  /** The difference of two, in worlds of their own. */
  #duel(first: Plan, second: Plan): number {
    if (first.option.id === second.option.id) return 0
    const { value, seed } = this.#thinker
    const both = [first, second].map(({ option, line }) => ({ option, line, prior: 0 }))
    const limits = { nodes: CONSENT_NODES / 2 }
    const search = new Search(this.rules, value, this.view, this.question, limits, `${seed} again`, both)
    const [a, b] = search.run().findings().findings
    return a && b ? estimate(differences(a, b), -1, 1).mean : 0
  }
}

type Plan = Pick<Candidate, 'option' | 'line'>

/** The bot of level 2 at one question of a turn. */
const CONSENT_NODES = LEVEL_SETTINGS.level2.nodes * TURN_SHARE
/** One point of the chance to win. */
const CONSENT = 0.01
