import type { RuleId } from '@haven/engine'
import { count } from '../grammar.ts'

/** "MOVE" of "MOVE-5". */
export type RuleChapter = RuleId extends `${infer Chapter}-${number}` ? Chapter : never

const chapters: Readonly<Record<RuleChapter, string>> = {
  COMP: 'The box',
  SETUP: 'Setting up',
  WIN: 'Victory and defeat',
  ROUND: 'A round',
  TURN: 'A hero’s turn',
  MOVE: 'Moving and checks',
  CITY: 'City Actions',
  EXPL: 'Exploring',
  NPC: 'Friends to collect',
  ALTAR: 'Altars',
  MARK: 'Marked tokens',
  DICE: 'Dice',
  CLEANSE: 'Cleansing',
  FIGHT: 'Fighting',
  RANGE: 'Shooting',
  CORR: 'Corruption',
  WOUND: 'Wounds',
  DEATH: 'When a hero falls',
  DARK: 'Dark Past',
  UPG: 'Upgrades',
  REACT: 'Reactions',
  SIN: 'Sin cards',
  ACO: 'Acolytes',
  CARD: 'Cards and rules',
  END: 'The end of a round',
  STORY: 'Stories and missions',
  APOC: 'The Apocalypse',
  UNITE: 'Unite or fall',
  ORD: 'Order and fine print',
}

/** The page of rules. */
export const ruleBook = {
  title: 'Rules',
  lead: 'Everything the game holds you to, in our words. Prompts and refusals name the paragraph they go by.',
  brief: 'In a minute',
  briefly: [
    'One player is the Sin, the others lead heroes. The heroes win by finishing the missions of the story, the Sin by leaving nobody who could take over.',
    'In a turn a hero moves up to 2 spaces and takes one Action: fight or cleanse. Once a round the hero may use a District as well.',
    'Leaving monsters costs a wound. Fire and Corruption are rolled for when you step out of them and into them.',
    'Before a roll you may take 1 corruption: all bonuses up to that level count then. Wounds cover bonuses; the fifth one kills.',
    'After a hero’s turn the Sin may spend a Reaction: one monster moves, and there may be a fight. Sin cards come on top, one in a turn.',
    'Each round ends with the story’s task and the Apocalypse creeping on. At level 7 nothing good happens any more.',
  ],
  search: 'Search the rules and cards',
  searchHint: 'A word, a card, or an id such as MOVE-5',
  found: (number: number) => (number === 0 ? 'Nothing found.' : count(number, 'paragraph')),
  contents: 'Chapters',
  chapters,
  cards: 'Cards and pieces',
  linkTo: (id: string) => `Link to ${id}`,
  backToGame: 'Back to the game',
  inTheBook: 'Open in the rules',
  all: 'All rules',
} as const
