import { loadRules } from '../boxes/load-box.ts'
import { takeGames } from '../workers/games.ts'
import { playBalanceGame } from './game.ts'
import type { BalancePlan } from './plan.ts'

await takeGames(async (plan: BalancePlan) => {
  const { rules } = await loadRules(plan.boxes)
  return (index) => playBalanceGame(rules, plan, index)
})
