import type { Rules, Setup, View } from '@haven/engine'
import { aligned, wrap } from '@haven/lab/ground'
import { english } from '../words.ts'

/** What was drawn or chosen, as everybody sees it before the first turn. */
export function setupLines(rules: Rules, view: View, width: number): string[] {
  const { setup } = view
  const names = (ids: readonly string[]): string => ids.map((id) => english.name(id)).join(', ')
  const story = rules.tables.stories.get(setup.story)
  const rows = [
    ['Story', `${english.name(setup.story)}, ${english.name(setup.map)}`],
    ['First mission', `${english.name(view.mission.id)} (${view.mission.count})`],
    ['Sin', `${english.name(setup.sin)} with ${english.name(setup.acolytes)}`],
    ['Heroes', names(setup.heroes)],
    ['Reserve', names(setup.team.filter((hero) => !setup.heroes.includes(hero)))],
    ['Inventory', names(view.upgrades.inventory)],
    ['Players', `1 for the Sins, ${setup.heroPlayers} for the heroes`],
    ['Rules', rulesOf(setup)],
  ]
  const briefing = story ? (english.card(setup.story)?.text ?? '') : ''
  return [...aligned(rows, []), ...(briefing ? ['', wrap(briefing, width)] : [])]
}

function rulesOf({ edition, dice, storyAid, power }: Setup): string {
  return [
    `${edition} edition`,
    `${dice} Sin dice`,
    ...(storyAid ? [] : ['without the aid of the story']),
    ...(power ? [] : ['without the power of the sin']),
  ].join(', ')
}
