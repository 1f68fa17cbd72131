import type { MonsterKind, Rules, TokenKind, View } from '@haven/engine'
import type { Wording } from '@haven/lab/ground'
import { TAGS } from '@haven/text/languages'
import type { Word } from '../layout.ts'
import type { Style } from '../paint.ts'

/** What stands and lies in a space, as short words. Heroes are in capitals, printed tokens have a star. */

const TOKEN_STYLES: Readonly<Record<TokenKind, Style>> = {
  fire: 'fire',
  corruption: 'corruption',
  pentagram: 'pentagram',
  nest: 'nest',
  extraTurn: 'good',
  innocent: 'good',
}
const HAZARDS = ['fire', 'corruption', 'pentagram', 'nest'] as const
const PLAIN = ['acolyte', 'abomination'] as const

const isPlain = (kind: MonsterKind): boolean => (PLAIN as readonly MonsterKind[]).includes(kind)

/** The first name is enough on a board: "Rocco de Curtis" is ROCCO. */
export const shortHero = ({ say, language }: Wording, hero: string): string =>
  (say.name(hero).split(' ')[0] as string).toLocaleUpperCase(TAGS[language])

export function heroesAt(view: View, space: string, wording: Wording): Word[] {
  const current = view.turn?.hero
  return view.heroes
    .filter((hero) => hero.space === space && !hero.dead)
    .map(({ hero }) => ({
      text: `${hero === current ? '>' : ''}${shortHero(wording, hero)}`,
      style: hero === current ? 'current' : 'hero',
    }))
}

export function monstersAt(view: View, space: string, wording: Wording): Word[] {
  const here = view.monsters.filter((monster) => monster.space === space)
  const words: Word[] = []
  const { board } = wording.words
  const told = (text: string, pinned: boolean): string => (pinned ? board.pinned(text) : text)
  for (const kind of PLAIN) {
    for (const pinned of [false, true]) {
      const count = here.filter((monster) => monster.kind === kind && (monster.pinned === true) === pinned).length
      if (count > 0) words.push({ text: told(board.monsters(kind, count), pinned), style: 'monster' })
    }
  }
  for (const { id, kind, pinned } of here) {
    if (!isPlain(kind)) words.push({ text: told(wording.say.name(id), pinned === true), style: 'boss' })
  }
  return words
}

export function tokensAt(view: View, rules: Rules, space: string, wording: Wording): Word[] {
  const { geometry, def } = mapOf(rules, view)
  const index = geometry.index.get(space) as number
  const { board } = wording.words
  const words: Word[] = []
  const add = (kind: TokenKind, count: number, isPrinted = false): void => {
    if (count > 0) words.push({ text: board.token(kind, count, isPrinted), style: TOKEN_STYLES[kind] })
  }
  const lying = (kind: TokenKind): number =>
    view.tokens.find((token) => token.kind === kind && token.space === space)?.count ?? 0
  for (const kind of HAZARDS) {
    add(kind, lying(kind))
    add(kind, geometry.printed[kind][index] as number, true)
  }
  add('extraTurn', lying('extraTurn'))
  add('innocent', lying('innocent'))
  const hidden = view.faceDown.find((pile) => pile.space === space)?.kinds.length ?? 0
  if (hidden > 0) words.push({ text: board.faceDown(hidden), style: 'bold' })
  const altars = view.altars.filter((each) => each === space).length
  if (altars > 0) words.push({ text: board.altars(altars), style: 'pentagram' })
  for (const mark of view.marks ?? []) {
    if (mark.space === space) words.push({ text: wording.say.name(mark.key), style: 'boss' })
  }
  for (const { npc } of view.npcs.filter((each) => each.space === space))
    words.push({ text: wording.say.name(npc), style: 'good' })
  if (view.orbital.includes(space)) words.push({ text: board.orbital, style: 'good' })
  for (const { color } of view.metro.filter((each) => each.space === space))
    words.push({ text: board.metro(color), style: 'dim' })
  if (def.start === space) words.push({ text: board.start, style: 'dim' })
  return words
}

export function mapOf(rules: Rules, view: View) {
  const map = rules.tables.maps.get(view.setup.map)
  if (!map) throw new Error(`no map ${view.setup.map}`)
  return map
}

const listed = (words: readonly Word[]): string => words.map(({ text }) => text.replace(/^>/, '')).join(', ')

/** Who stands in a space, as one plain line. */
export const figuresIn = (view: View, space: string, wording: Wording): string =>
  listed([...heroesAt(view, space, wording), ...monstersAt(view, space, wording)])

/** Everything in a space as one plain line, for options and answers. */
export function summary(view: View, rules: Rules, space: string, wording: Wording): string {
  return listed([
    ...heroesAt(view, space, wording),
    ...monstersAt(view, space, wording),
    ...tokensAt(view, rules, space, wording),
  ])
}
