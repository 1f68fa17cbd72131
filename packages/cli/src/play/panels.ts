import type { HeroView, Rules, View } from '@haven/engine'
import { aligned, columnsOf, type Wording, wrap } from '@haven/lab/ground'

/** What lies beside the board: story, heroes, Sins. Built from a view, so a hand is there only for those who may see it. */

export function storyPanel(
  { words, say }: Wording,
  view: View,
  rules: Rules,
  width: number,
  unicode: boolean,
): string[] {
  const { mission, track, round } = view
  const last = (rules.tables.track.at(-1)?.level ?? 7) as number
  const [full, empty] = unicode ? ['■', '□'] : ['#', '.']
  const meter = `${full.repeat(track)}${empty.repeat(Math.max(0, last - track))} ${track}/${last}`
  const { cards } = view.apocalypse
  const story = words.board.story(mission, round, meter, say)
  return [
    columnsOf(story) <= width ? story : wrap(story, width, '', '  '),
    ...(cards.length > 0 ? [wrap(words.board.inForce(cards, say), width, '', '  ')] : []),
  ]
}

/** Bonuses by slot, wounded ones crossed out; the bar stands where the corruption is. */
export function slotsOf({ words }: Wording, hero: HeroView, rules: Rules): string {
  const track = rules.tables.heroes.get(hero.hero)?.track ?? []
  return track
    .map((bonus, i) => {
      const slot = i + 1
      const text = hero.wounds.includes(slot) ? 'x' : words.board.bonus(bonus)
      return text + (slot === track.length ? '' : slot === hero.corruption ? ' | ' : ' ')
    })
    .join('')
    .trimEnd()
}

const FATAL = 5

export function heroPanel(wording: Wording, view: View, rules: Rules, width: number, onlyCurrent: boolean): string[] {
  const { say, words } = wording
  const [title = '', ...columns] = words.board.heroes
  const head = [` ${title}`, ...columns]
  const rows = view.heroes.map((hero) => {
    const form = rules.tables.forms.get(hero.form)
    return [
      `${view.turn?.hero === hero.hero ? '>' : ' '}${say.name(hero.form)}`,
      form ? `${form.fight}/${form.skill}/${form.defense}` : '',
      say.space(hero.space),
      `${hero.corruption}/7`,
      hero.dead ? words.board.dead : `${hero.wounds.length}/${FATAL}`,
      String(hero.turns),
      hero.cityAction ? words.board.ready : words.board.spent,
      slotsOf(wording, hero, rules),
    ]
  })
  const lines = fitted([head, ...rows], width)
  const text = [lines[0] as string]
  view.heroes.forEach((hero, i) => {
    if (onlyCurrent && view.turn?.hero !== hero.hero) return
    text.push(lines[i + 1] as string)
    const held = words.board.holds(hero.upgrades, hero.npcs, hero.extraTurns, hero.innocents, say, view.sleeping)
    if (held) text.push(wrap(held, width, '    '))
  })
  return text
}

/** In columns; where they are too wide, the last one has a line of its own below. */
function fitted(rows: readonly (readonly string[])[], width: number): string[] {
  const lines = aligned(rows, [], ' ').map((line) => ` ${line}`)
  if (lines.every((line) => columnsOf(line) <= width)) return lines
  const upper = aligned(
    rows.map((row) => row.slice(0, -1)),
    [],
    ' ',
  )
  return rows.map((row, i) => ` ${upper[i]}\n${wrap(row.at(-1) ?? '', width, '     ')}`)
}

export function sinsPanel({ words: { board }, say }: Wording, view: View, width: number): string[] {
  const { sins, setup } = view
  const hand = sins.hand.filter((card) => card !== null)
  const parts = [
    board.sins(setup.sin, setup.acolytes, say),
    board.reactions(sins.reactions, sins.tokens),
    ...(view.turn?.committed === undefined ? [] : [board.committed(view.turn.committed)]),
    board.inHand(sins.hand.length),
    ...(sins.open ? [board.open(sins.open, say)] : []),
    ...(view.dead.length > 0 ? [board.deadPile(deadPile(view), say)] : []),
  ]
  const text = [wrap(say.clauses(parts), width, '', '  ')]
  if (hand.length > 0) text.push(wrap(board.hand(hand, say), width, '  ', '    '))
  return text
}

function deadPile(view: View): [kind: string, number: number][] {
  const counts = new Map<string, number>()
  for (const id of view.dead) {
    const kind = /^(acolyte|abomination)-\d+$/.exec(id)?.[1] ?? id
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts]
}

export const reservePanel = ({ words: { board }, say }: Wording, view: View, width: number): string[] => [
  board.reserve(view.reserve, say),
  wrap(board.inventory(view.upgrades.inventory, say), width, '', '  '),
]
