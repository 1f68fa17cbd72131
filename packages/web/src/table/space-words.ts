import type { Rules, View } from '@haven/engine'
import { words } from '../app/words.ts'
import { english } from '../game/words.ts'

/** The monsters of a space, counted by kind. */
export function monstersIn(view: View, space: string): readonly string[] {
  const kinds = new Map<string, number>()
  for (const { id, kind } of view.monsters.filter((monster) => monster.space === space)) {
    const name = kind === 'acolyte' || kind === 'abomination' ? english.name(kind) : english.name(id)
    kinds.set(name, (kinds.get(name) ?? 0) + 1)
  }
  return [...kinds].map(([name, count]) => words.table.city.counted(count, name))
}

/** A space in one speakable sentence: what it is, who stands there, what lies there. */
export function spaceText(rules: Rules, view: View, space: string, note: string | null): string {
  const map = rules.tables.maps.get(view.setup.map)
  const index = map?.geometry.index.get(space) ?? -1
  const { city } = words.table
  const tokens = view.tokens.filter((token) => token.space === space)
  const printed = map ? Object.entries(map.geometry.printed).filter(([, row]) => (row[index] ?? 0) > 0) : []
  const hidden = view.faceDown.find((pile) => pile.space === space)?.kinds.length ?? 0
  const actions = map?.geometry.cityActions[index] ?? []
  return city.space({
    name: english.space(space),
    isDistrict: !/^s\d/.test(space),
    heroes: view.heroes.filter((hero) => hero.space === space && !hero.dead).map(({ form }) => english.name(form)),
    monsters: monstersIn(view, space),
    tokens: [
      ...tokens.map(({ kind, count }) => city.counted(count, english.name(kind))),
      ...printed.map(([kind, row]) => city.printed(row[index] ?? 0, english.name(kind))),
      ...view.altars.filter((each) => each === space).map(() => english.name('altar')),
      ...(hidden > 0 ? [city.faceDown(hidden)] : []),
      ...view.npcs.filter((each) => each.space === space).map(({ npc }) => english.name(npc)),
      ...(view.orbital.includes(space) ? [english.name('orbital')] : []),
      ...(view.metro.some((each) => each.space === space) ? [english.name('metro')] : []),
    ],
    actions: actions.map((action) => english.name(action)),
    isUsed: view.slots.includes(space),
    note,
  })
}
