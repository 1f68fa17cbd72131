import type { MonsterKind, Rules, TokenKind, View } from '@haven/engine'
import { plural, type Word } from '../layout.ts'
import type { Style } from '../paint.ts'

/** What stands and lies in a space, as short words. Heroes are in capitals, printed tokens have a star. */

export interface Names {
  name(id: string): string
  space(id: string): string
}

const TOKEN_WORDS: Readonly<Record<TokenKind, readonly [string, Style]>> = {
  fire: ['fire', 'fire'],
  corruption: ['corruption', 'corruption'],
  pentagram: ['pentagram', 'pentagram'],
  nest: ['nest', 'nest'],
  extraTurn: ['+turn', 'good'],
  innocent: ['innocent', 'good'],
}
const HAZARDS = ['fire', 'corruption', 'pentagram', 'nest'] as const
const PLAIN: readonly MonsterKind[] = ['acolyte', 'abomination']

/** The first name is enough on a board: "Rocco de Curtis" is ROCCO. */
export const shortHero = (names: Names, hero: string): string =>
  (names.name(hero).split(' ')[0] as string).toUpperCase()

export function heroesAt(view: View, space: string, names: Names): Word[] {
  const current = view.turn?.hero
  return view.heroes
    .filter((hero) => hero.space === space && !hero.dead)
    .map(({ hero }) => ({
      text: `${hero === current ? '>' : ''}${shortHero(names, hero)}`,
      style: hero === current ? 'current' : 'hero',
    }))
}

export function monstersAt(view: View, space: string, names: Names): Word[] {
  const here = view.monsters.filter((monster) => monster.space === space)
  const words: Word[] = []
  for (const kind of PLAIN) {
    const count = here.filter((monster) => monster.kind === kind).length
    if (count > 0) words.push({ text: plural(count, kind), style: 'monster' })
  }
  for (const { id, kind } of here) {
    if (!PLAIN.includes(kind)) words.push({ text: names.name(id), style: 'boss' })
  }
  return words
}

export function tokensAt(view: View, rules: Rules, space: string, names: Names): Word[] {
  const { geometry, def } = mapOf(rules, view)
  const index = geometry.index.get(space) as number
  const words: Word[] = []
  const add = (kind: TokenKind, count: number, mark = '') => {
    const [word, style] = TOKEN_WORDS[kind]
    if (count > 0) words.push({ text: `${count > 1 ? `${count} ` : ''}${word}${mark}`, style })
  }
  const lying = (kind: TokenKind): number =>
    view.tokens.find((token) => token.kind === kind && token.space === space)?.count ?? 0
  for (const kind of HAZARDS) {
    add(kind, lying(kind))
    add(kind, geometry.printed[kind][index] as number, '*')
  }
  add('extraTurn', lying('extraTurn'))
  add('innocent', lying('innocent'))
  const hidden = view.faceDown.find((pile) => pile.space === space)?.kinds.length ?? 0
  if (hidden > 0) words.push({ text: `${hidden} face-down`, style: 'bold' })
  const altars = view.altars.filter((each) => each === space).length
  if (altars > 0) words.push({ text: plural(altars, 'altar'), style: 'pentagram' })
  for (const { npc } of view.npcs.filter((each) => each.space === space))
    words.push({ text: names.name(npc), style: 'good' })
  if (view.orbital.includes(space)) words.push({ text: 'orbital', style: 'good' })
  for (const { color } of view.metro.filter((each) => each.space === space))
    words.push({ text: `metro-${color}`, style: 'dim' })
  if (def.start === space) words.push({ text: 'start', style: 'dim' })
  return words
}

export function mapOf(rules: Rules, view: View) {
  const map = rules.tables.maps.get(view.setup.map)
  if (!map) throw new Error(`no map ${view.setup.map}`)
  return map
}

const listed = (words: readonly Word[]): string => words.map(({ text }) => text.replace(/^>/, '')).join(', ')

/** Who stands in a space, as one plain line. */
export const figuresIn = (view: View, space: string, names: Names): string =>
  listed([...heroesAt(view, space, names), ...monstersAt(view, space, names)])

/** Everything in a space as one plain line, for options and answers. */
export function summary(view: View, rules: Rules, space: string, names: Names): string {
  return listed([
    ...heroesAt(view, space, names),
    ...monstersAt(view, space, names),
    ...tokensAt(view, rules, space, names),
  ])
}
