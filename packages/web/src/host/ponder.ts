import { createBot } from '@haven/bots'
import { type Result, type Rules, randomFrom, type View } from '@haven/engine'
import type { Forecast } from '@haven/odds'

/** Thoughts about a view that came from elsewhere: the worker knows no more of that game than the view says. */
export type Pondering =
  | { readonly about: 'suggestion' }
  | { readonly about: 'plan' }
  | { readonly about: 'faith'; readonly as: readonly Result[] }
  | { readonly about: 'paths'; readonly prompt: string }
  | { readonly about: 'forecasts'; readonly prompt: string; readonly options: readonly string[] }

/** The view asks one seat alone. Null where there is nothing to say. */
export async function ponder(rules: Rules, view: View, pondering: Pondering): Promise<unknown> {
  const [question] = view.prompts
  if (!question) return null
  switch (pondering.about) {
    case 'suggestion':
      return createBot('scripted', rules, randomFrom(`haven/suggestion/${question.id}`)).decide(view, question)
    case 'plan':
      return (await import('./plans.ts')).planOf(rules, view)
    case 'faith':
      return (await import('./plans.ts')).outcomeOf(rules, view, pondering.as)
    case 'paths': {
      if (question.id !== pondering.prompt || question.kind !== 'hero-turn') return []
      return (await import('@haven/odds')).paths(rules, view, question.subject.hero ?? '')
    }
    case 'forecasts': {
      const { forecast } = await import('@haven/odds')
      const found: Record<string, Forecast> = {}
      if (question.id !== pondering.prompt) return found
      for (const option of question.options) {
        const told = pondering.options.includes(option.id) ? forecast(rules, view, question, option) : null
        if (told) found[option.id] = told
      }
      return found
    }
  }
}
