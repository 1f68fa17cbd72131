import { loadRules } from '../boxes/load-box.ts'
import { takeGames } from '../workers/games.ts'
import { simulateGame } from './game.ts'
import type { Plan } from './plan.ts'

await takeGames(async (plan: Plan) => {
  const { rules } = await loadRules(plan.boxes ?? [])
  return (index) => simulateGame(rules, plan, index)
})
