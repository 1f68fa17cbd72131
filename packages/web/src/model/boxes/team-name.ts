import { words } from '../../base/words.ts'
import { boxes, nameOfBox } from './boxes.ts'
import { CORE_TEAM, MIXED } from './offers.ts'

function nameOf(id: string): string {
  const box = boxes().find(({ manifest }) => manifest.id === id)
  return box ? nameOfBox(box.manifest) : id
}

/** A team goes by the box that it comes from. */
export function teamName(team: string): string {
  const { coreTeam, mixedTeam } = words.newGame
  return team === MIXED ? mixedTeam : team === CORE_TEAM ? coreTeam : nameOf(team)
}
