import { flatten } from '../flatten.ts'
import { CARD_VIEW, cardPicture, cardTones } from '../grammar.ts'
import type { CardArt, MonsterArt } from '../picture.ts'
import type { Exhibit } from './exhibit.ts'
import type { Cell, ContactSheet, Row } from './sheet.ts'

function cell(
  id: string,
  card: CardArt,
  monsters: Readonly<Record<string, MonsterArt>>,
  w: number,
  isPlain: boolean,
): Cell {
  const commands = flatten(cardPicture(card, monsters), cardTones(card[0], isPlain))
  return { label: `${id} ${w}`, commands, view: CARD_VIEW, w, h: Math.round(w * 0.75) }
}

const MISSION = /^\w{3}-\d/
/** What an id begins with tells its deck; what is left belongs to Acolytes and stories. */
const DECKS = ['pride', 'sloth', 'wrath', 'envy', 'gluttony', 'lust', 'greed', 'apo', 'track', 'past', 'upg']
const REST = 'acolytes and rules'
const deckOf = (id: string): string => DECKS.find((deck) => id === deck || id.startsWith(`${deck}-`)) ?? REST

/** The cards of a box; `all` has the monsters that they show. */
export const cardSheet = (name: string, { art: { cards = {} } }: Exhibit, all: Exhibit): ContactSheet => ({
  name,
  rows: ({ isPlain }): readonly Row[] =>
    [228, 48].flatMap((w) =>
      [...DECKS, REST].flatMap((deck) => {
        const cells = Object.entries(cards)
          .filter(([id]) => deckOf(id) === deck && !MISSION.test(id))
          .map(([id, card]) => cell(id, card, all.art.monsters ?? {}, w, isPlain))
        return cells.length > 0 ? [{ title: `${deck}, ${w}`, cells }] : []
      }),
    ),
})

export const missionSheet = ({ art: { cards = {}, monsters = {} } }: Exhibit): ContactSheet => ({
  name: 'missions',
  rows: ({ isPlain }) => [
    {
      title: '228',
      cells: Object.entries(cards).flatMap(([id, card]) =>
        MISSION.test(id) ? [cell(id, card, monsters, 228, isPlain)] : [],
      ),
    },
  ],
})
