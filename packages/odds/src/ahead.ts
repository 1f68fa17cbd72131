import type { Option, Prompt, Rules, View } from '@haven/engine'
import { stepping } from '@haven/engine/count'
import { deed, type Forecast } from './forecast.ts'
import type { Wanted } from './forecast-fight.ts'
import { apart, placeOfHero, read } from './imagined.ts'

/** Looking ahead: what a hero could do in another space, if he came there unhurt and nothing else changed. */

export interface Ahead {
  readonly option: Option
  /** Null where nothing is left to chance. */
  readonly forecast: Forecast | null
}

/** All that he could do there but to go on or to end his turn; nothing where no hero's turn is asked about. */
export function ahead(
  rules: Rules,
  view: View,
  prompt: Prompt,
  space: string,
  aim: Wanted = 'balanced',
): readonly Ahead[] {
  if (prompt.kind !== 'hero-turn') return []
  const reading = apart(read(rules, view))
  const { g } = reading
  const place = placeOfHero(g, prompt.subject.hero)
  const to = g.map.index.get(space)
  if (place < 0 || to === undefined || !g.s.turn) return []
  // One step for the whole way: what counts steps asks whether he has made any.
  return stepping(g, place, to, () => {
    const [asked] = rules.prompts(g.s)
    const options = asked?.kind === 'hero-turn' ? rules.options(g.s, asked) : []
    return options
      .filter((option) => option.do !== 'move' && option.do !== 'end')
      .map((option) => ({ option, forecast: deed(reading, place, option, aim) }))
  })
}
