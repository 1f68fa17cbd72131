import { coreRules } from '../boxes/box.ts'
import { takeGames } from '../workers/games.ts'
import { type CoachPlan, coachGame } from './game.ts'

await takeGames(async (plan: CoachPlan) => {
  const rules = coreRules()
  return (index) => coachGame(rules, plan, index)
})
