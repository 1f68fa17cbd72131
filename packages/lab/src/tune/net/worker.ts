import { loadRules } from '../../boxes/load-box.ts'
import { takeGames } from '../../workers/games.ts'
import type { Kept } from './games.ts'
import { playOne, type SelfPlay } from './self-play.ts'

await takeGames(async (plan: SelfPlay) => {
  const { rules } = await loadRules(plan.boxes)
  return (index): Kept => ({ index, game: playOne(rules, plan, index) })
})
