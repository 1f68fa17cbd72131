import type { Bonus, HeroView, Rules, View } from '@haven/engine'
import { aligned, wrap } from '@haven/lab/ground'
import { plural } from '../layout.ts'
import type { Names } from './spaces.ts'

/** What lies beside the board: story, heroes, Sins. Built from a view, so a hand is there only for those who may see it. */

export function storyPanel(view: View, rules: Rules, names: Names, unicode: boolean): string[] {
  const { mission, track } = view
  const last = (rules.tables.track.at(-1)?.level ?? 7) as number
  const [full, empty] = unicode ? ['■', '□'] : ['#', '.']
  const meter = full.repeat(track) + empty.repeat(Math.max(0, last - track))
  const cards = view.apocalypse.cards.map((card) => names.name(card))
  return [
    `Round ${view.round}   Mission: ${names.name(mission.id)} ${mission.progress}/${mission.count}   Apocalypse ${meter} ${track}/${last}`,
    ...(cards.length > 0 ? [`In force: ${cards.join(', ')}`] : []),
  ]
}

const SLOT_WORDS: Readonly<Record<Exclude<Bonus['kind'], 'hit' | 'choice'>, string>> = {
  none: '-',
  die: 'die',
  defense: 'def',
}

export function bonusWord(bonus: Bonus): string {
  if (bonus.kind === 'hit') return bonus.count === 1 ? 'hit' : `${bonus.count}hit`
  if (bonus.kind === 'choice') return bonus.of.length > 2 ? 'any' : bonus.of.join('/')
  return SLOT_WORDS[bonus.kind]
}

/** Bonuses by slot, wounded ones crossed out; the bar stands where the corruption is. */
export function slotsOf(hero: HeroView, rules: Rules): string {
  const track = rules.tables.heroes.get(hero.hero)?.track ?? []
  return track
    .map((bonus, i) => {
      const slot = i + 1
      const text = hero.wounds.includes(slot) ? 'x' : bonusWord(bonus)
      return text + (slot === track.length ? '' : slot === hero.corruption ? ' | ' : ' ')
    })
    .join('')
    .trimEnd()
}

const FATAL = 5

function holdings(hero: HeroView, names: Names): string {
  const parts = [
    ...hero.upgrades.map((card) => names.name(card)),
    ...hero.npcs.map((npc) => `with ${names.name(npc)}`),
    ...(hero.extraTurns > 0 ? [plural(hero.extraTurns, '1 Extra Turn', 'Extra Turns')] : []),
    ...(hero.innocents > 0 ? [plural(hero.innocents, '1 Innocent', 'Innocents')] : []),
  ]
  return parts.join(', ')
}

export function heroPanel(view: View, rules: Rules, names: Names, width: number, onlyCurrent: boolean): string[] {
  const head = [' Heroes', 'F/S/D', 'Space', 'Corr', 'Wounds', 'Turns', 'City', 'Bonuses 1-7 (x wound, | corruption)']
  const rows = view.heroes.map((hero) => {
    const form = rules.tables.forms.get(hero.form)
    return [
      `${view.turn?.hero === hero.hero ? '>' : ' '}${names.name(hero.form)}`,
      form ? `${form.fight}/${form.skill}/${form.defense}` : '',
      names.space(hero.space),
      `${hero.corruption}/7`,
      hero.dead ? 'dead' : `${hero.wounds.length}/${FATAL}`,
      String(hero.turns),
      hero.cityAction ? 'ready' : 'used',
      slotsOf(hero, rules),
    ]
  })
  const lines = aligned([head, ...rows], [], ' ').map((line) => ` ${line}`)
  const text = [lines[0] as string]
  view.heroes.forEach((hero, i) => {
    if (onlyCurrent && view.turn?.hero !== hero.hero) return
    text.push(lines[i + 1] as string)
    const held = holdings(hero, names)
    if (held) text.push(wrap(held, width, '    '))
  })
  return text
}

export function sinsPanel(view: View, names: Names, width: number): string[] {
  const { sins, setup } = view
  const hand = sins.hand.filter((card) => card !== null)
  const parts = [
    `Sins: ${names.name(setup.sin)}, ${names.name(setup.acolytes)}`,
    `reactions ${sins.reactions} of ${sins.tokens}`,
    `${plural(sins.hand.length, '1 card', 'cards')} in hand`,
    ...(sins.open ? [`open: ${names.name(sins.open)}`] : []),
    ...(view.dead.length > 0 ? [`dead: ${deadWords(view, names)}`] : []),
  ]
  const text = [wrap(parts.join('; '), width, '', '  ')]
  if (hand.length > 0) text.push(wrap(`Hand: ${hand.map((card) => names.name(card)).join(', ')}`, width, '  ', '    '))
  return text
}

function deadWords(view: View, names: Names): string {
  const counts = new Map<string, number>()
  for (const id of view.dead) {
    const kind = /^(acolyte|abomination)-\d+$/.exec(id)?.[1] ?? id
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts].map(([kind, count]) => plural(count, `1 ${names.name(kind)}`, `${names.name(kind)}s`)).join(', ')
}

export function reservePanel(view: View, names: Names, width: number): string[] {
  const reserve = view.reserve.map((hero) => names.name(hero)).join(', ') || 'empty'
  const inventory = view.upgrades.inventory.map((card) => names.name(card)).join(', ') || 'empty'
  return [`Reserve: ${reserve}`, wrap(`Inventory: ${inventory}`, width, '', '  ')]
}
