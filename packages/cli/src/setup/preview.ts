import type { Rules, View } from '@haven/engine'
import { aligned, columnsOf, type GameDesk, widthOf, wrap } from '@haven/lab/ground'

/** What was drawn or chosen, as everybody sees it before the first turn. */
export function setupLines(io: GameDesk, rules: Rules, view: View): string[] {
  const { say } = io
  const words = io.words.setup
  const { setup } = view
  const names = (ids: readonly string[]): string => ids.map((id) => say.name(id)).join(', ')
  const story = rules.tables.stories.get(setup.story)
  const rows = [
    [words.story, names([setup.story, setup.map])],
    [words.mission, words.missionOf(view.mission.id, view.mission.count, say)],
    [words.sin, words.sinWith(setup.sin, setup.acolytes, say)],
    [words.heroes, names(setup.heroes)],
    [words.reserve, names(setup.team.filter((hero) => !setup.heroes.includes(hero)))],
    [words.inventory, names(view.upgrades.inventory)],
    [words.players, words.playersOf(setup.heroPlayers)],
    [words.rules, words.rulesOf(setup)],
  ]
  const briefing = story ? (say.card(setup.story)?.text ?? '') : ''
  const labels = aligned(rows.map(([label = '']) => [label, '|'])).map((line) => line.slice(0, -1))
  const lines = rows.map(([, text = ''], i) => {
    const label = labels[i] as string
    return wrap(text, widthOf(io), label, ' '.repeat(columnsOf(label)))
  })
  return [...lines, ...(briefing ? ['', wrap(briefing, widthOf(io))] : [])]
}
