import type { View } from '@haven/engine'
import type { IconName } from '../../base/icons/names.ts'
import { figureOf } from '../../parts/art/figures.ts'
import { iconOf } from '../../parts/cards/card-icons.ts'
import { MONSTER_ICONS } from '../../parts/panels/sins-model.ts'

/** Pictures of what can be pressed on the stage. */

export const TOKEN_ICONS: Readonly<Record<string, IconName>> = {
  fire: 'fire',
  corruption: 'tentacle-strike',
  pentagram: 'pentacle',
  nest: 'nest-eggs',
  altar: 'star-altar',
}

/** An Acolyte has the drawing of its type; a figure with a name its own. And the icon that stands for it. */
export function monsterMark(id: string, view: View): { readonly of: string; readonly icon: IconName } {
  const kind = view.monsters.find((monster) => monster.id === id)?.kind ?? 'acolyte'
  const icon = kind === 'acolyte' ? iconOf(view.setup.acolytes, MONSTER_ICONS.acolyte) : iconOf(id, MONSTER_ICONS[kind])
  return { of: figureOf(kind, id, view.setup), icon }
}
