import { type Rules, randomFrom, type View } from '@haven/engine'
import type { Question } from '../bot.ts'
import { HABITS } from '../prompt-habits.ts'
import type { AskOf, Forecasts, ThoughtName, ThoughtOf } from './thoughts.ts'

/** Who thinks, for whoever asks: the same in the page's worker, for games at home and online, and in the terminal. */

/** Null where the view asks nothing. */
export type Think = <K extends ThoughtName>(thought: K, view: View, ask: AskOf<K>) => Promise<ThoughtOf<K> | null>

type Minds = {
  readonly [K in ThoughtName]: (view: View, question: Question, ask: AskOf<K>) => Promise<ThoughtOf<K>>
}

/** As much as the bot of level 2 thinks about a whole turn. */
const WISER_NODES = 2_000

/** What counts dice and searches is fetched when it is first needed. */
export function createThinker(rules: Rules, now: () => number): Think {
  const odds = () => import('@haven/odds')
  const plans = () => import('./plans.ts')
  const bots = () => import('../index.ts')
  const coachMind = async () => {
    const { createValue, VALUE_WEIGHTS } = await bots()
    return { rules, value: createValue(VALUE_WEIGHTS), seed: 'coach', temperature: 0 }
  }
  const minds: Minds = {
    async forecasts(view, question, { prompt, options }) {
      const found: Record<string, Forecasts[string]> = {}
      if (question.id !== prompt) return found
      const { forecast } = await odds()
      for (const option of question.options) {
        const told = options.includes(option.id) ? forecast(rules, view, question, option) : null
        if (told) found[option.id] = told
      }
      return found
    },
    async idle(view, question, { prompt }) {
      return question.id === prompt ? (await import('./idle.ts')).idleOf(rules, view, question) : {}
    },
    async paths(view, question, { prompt }) {
      if (question.id !== prompt || question.kind !== 'hero-turn') return []
      return (await odds()).paths(rules, view, question.subject.hero ?? '')
    },
    async ahead(view, question, { prompt, space }) {
      return question.id === prompt ? (await odds()).ahead(rules, view, question, space) : []
    },
    async placing(view, question, { prompt }) {
      return question.id === prompt ? (await odds()).placing(rules, view, question) : null
    },
    async plan(view) {
      return (await plans()).planOf(rules, view)
    },
    async faith(view, _, { as }) {
      return (await plans()).outcomeOf(rules, view, as)
    },
    async danger(view, _, { hero, slots }) {
      return (await import('./danger.ts')).dangerOf(rules, view, hero, slots)
    },
    async gear(view, _, { hero, cards }) {
      return (await import('./gear.ts')).gearOf(rules, view, hero, cards)
    },
    async suggestion(view, question) {
      const bot = (await bots()).createBot('scripted', rules, randomFrom(`haven/suggestion/${question.id}`))
      return bot.decide(view, question)
    },
    async suggestions(view, question) {
      return (await plans()).suggestions(rules, view, question)
    },
    async reasons(view, question, { milliseconds }) {
      const { advise, createValue, VALUE_WEIGHTS } = await bots()
      const thinker = { rules, value: createValue(VALUE_WEIGHTS), seed: 'hint', temperature: 0 }
      return advise(thinker, view, question, { milliseconds, now })
    },
    async coach(view, question, { prompt, ...ask }) {
      if (question.id !== prompt) return null
      const [{ coachAt, Moment, unasked }, thinker] = await Promise.all([import('../coach/index.ts'), coachMind()])
      const moment = new Moment(thinker, view, question, ask.focus)
      const coaching = coachAt(moment, ask)
      // Whoever only looks at another answer has been thought about already.
      const right = ask.focus === null ? unasked(moment, coaching) : []
      return { coaching, unasked: right }
    },
    async wiser(_, __, { seen, given }) {
      const [asked] = seen.prompts
      // What the rule of thumb knows as well is not thought over.
      if (!asked || !HABITS[asked.kind].searched) return null
      const [{ hindsight }, thinker] = await Promise.all([import('../thinking/hindsight.ts'), coachMind()])
      return hindsight(thinker, seen, asked, given, { nodes: WISER_NODES })
    },
  }
  return async (thought, view, ask) => {
    const [question] = view.prompts
    return question ? minds[thought](view, question, ask) : null
  }
}
