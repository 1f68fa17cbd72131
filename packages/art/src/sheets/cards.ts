import { cards } from '../core/cards/index.ts'
import { monsters } from '../core/monsters/index.ts'
import { flatten } from '../flatten.ts'
import { CARD_VIEW, cardPicture, cardTones } from '../grammar.ts'
import type { Cell, ContactSheet, Row } from './sheet.ts'

const cell = (id: string, w: number, isPlain: boolean): Cell => {
  const card = cards[id]!
  const commands = flatten(cardPicture(card, monsters), cardTones(card[0], isPlain))
  return { label: `${id} ${w}`, commands, view: CARD_VIEW, w, h: Math.round(w * 0.75) }
}

/** What an id begins with tells its deck. */
const DECKS: readonly (readonly [title: string, begins: RegExp])[] = [
  ['pride', /^pride/],
  ['sloth', /^sloth/],
  ['acolytes and rules', /^(malpractice|spare-change|vespers|hif-smoke|nlb-grief|svh-anchors)/],
  ['apocalypse', /^apo-/],
  ['track', /^track-/],
  ['dark past', /^past-/],
  ['upgrades', /^upg-/],
]
const rowsOf = (w: number, isPlain: boolean): readonly Row[] =>
  DECKS.map(([title, begins]) => ({
    title: `${title}, ${w}`,
    cells: Object.keys(cards)
      .filter((id) => begins.test(id))
      .map((id) => cell(id, w, isPlain)),
  }))

export const cardSheet: ContactSheet = {
  name: 'cards',
  rows: ({ isPlain }) => [...rowsOf(228, isPlain), ...rowsOf(48, isPlain)],
}

export const missionSheet: ContactSheet = {
  name: 'missions',
  rows: ({ isPlain }) => [
    {
      title: '228',
      cells: Object.keys(cards).flatMap((id) => (/^\w{3}-\d/.test(id) ? [cell(id, 228, isPlain)] : [])),
    },
  ],
}
