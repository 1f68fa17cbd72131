import { catalogue, words } from '../../base/words.ts'
import { CORE_TEAM, MIXED } from './offers.ts'

/** A team goes by the box that it comes from. */
export function teamName(team: string): string {
  const { coreTeam, mixedTeam } = words.newGame
  return team === MIXED ? mixedTeam : team === CORE_TEAM ? coreTeam : catalogue.name(team)
}
