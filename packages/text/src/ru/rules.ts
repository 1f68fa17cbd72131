import type { RuleId } from '@haven/engine'
import type { RuleText } from '../language.ts'
import { boardRules } from './rules/board.ts'
import { diceAndFightRules } from './rules/dice-and-fights.ts'
import { heroAndSinRules } from './rules/heroes-and-sins.ts'
import { storyRules } from './rules/story.ts'
import { tableRules } from './rules/table.ts'

export type { RuleText }

/** One paragraph for each rule, for players: what it says and what follows from it. */
export const rules: Record<RuleId, RuleText> = {
  ...tableRules,
  ...boardRules,
  ...diceAndFightRules,
  ...heroAndSinRules,
  ...storyRules,
}
