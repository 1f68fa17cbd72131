import type { RuleId } from '@haven/engine'
import type { RulebookWords } from '@haven/text/languages'
import type { PictureName } from './pictured.ts'

/** What the book is made of, in the order of First Night; its words are in `@haven/text`. */

export type ChapterKey = keyof RulebookWords['chapters']

export interface Part {
  readonly key: string
  readonly pictures?: readonly PictureName[]
  /** What it speaks of, shown small. */
  readonly things?: readonly string[]
  readonly rules: readonly RuleId[]
  /** Worked examples of it: EX-1 to EX-9. */
  readonly examples?: readonly number[]
}

export interface Outline {
  readonly key: ChapterKey
  /** Where First Night teaches it. */
  readonly scene?: number
  readonly parts: readonly Part[]
  /** Whose paragraphs stand at its end: "MOVE" for all of MOVE-1 to MOVE-16. */
  readonly letter: readonly string[]
}

const faces = (of: 'heroFace' | 'sinFace', ids: readonly string[]): string[] => ids.map((id) => `${of}:${id}`)
const tokens = (...ids: readonly string[]): string[] => ids.map((id) => `token:${id}`)

export const HERO_DIE = faces('heroFace', ['hit', 'defense', 'counter', 'skill', 'faith'])
export const SIN_DIE = faces('sinFace', ['hit', 'burst', 'corruption', 'blank'])
export const CITY_ICONS = ['heal', 'repent', 'extraTurn', 'inventory', 'orbital'].map((id) => `icon:${id}`)

export const OUTLINE: readonly Outline[] = [
  {
    key: 'streets',
    scene: 1,
    parts: [
      { key: 'aim', rules: ['WIN-1', 'WIN-2', 'WIN-3'] },
      { key: 'turn', pictures: ['turn'], rules: ['TURN-1', 'TURN-2', 'TURN-3', 'MOVE-16'] },
      { key: 'near', pictures: ['near', 'metro'], rules: ['MOVE-1', 'MOVE-2', 'MOVE-3', 'MOVE-13'] },
      {
        key: 'price',
        pictures: ['step'],
        things: [...tokens('fire', 'corruption'), 'sinFace:hit', 'sinFace:burst', 'sinFace:corruption'],
        rules: ['MOVE-5', 'MOVE-6', 'MOVE-7', 'MOVE-8', 'MOVE-10'],
        examples: [1],
      },
      { key: 'wounds', pictures: ['wounds'], rules: ['WOUND-1', 'WOUND-2'] },
    ],
    letter: ['WIN', 'TURN', 'MOVE', 'WOUND'],
  },
  {
    key: 'steel',
    scene: 2,
    parts: [
      {
        key: 'dice',
        things: [...HERO_DIE, ...SIN_DIE],
        rules: ['DICE-1', 'DICE-2', 'DICE-3'],
        examples: [2, 3],
      },
      {
        key: 'fight',
        pictures: ['fight'],
        rules: ['FIGHT-1', 'FIGHT-2', 'FIGHT-3', 'FIGHT-5', 'FIGHT-6', 'FIGHT-7', 'FIGHT-8', 'FIGHT-9'],
        examples: [4],
      },
      { key: 'kills', rules: ['FIGHT-10', 'FIGHT-11', 'FIGHT-12'] },
      {
        key: 'shot',
        pictures: ['sight'],
        rules: ['RANGE-1', 'RANGE-2', 'RANGE-3', 'RANGE-4', 'RANGE-5'],
        examples: [5],
      },
    ],
    letter: ['DICE', 'FIGHT', 'RANGE'],
  },
  {
    key: 'bargain',
    scene: 3,
    parts: [
      { key: 'offer', pictures: ['track'], rules: ['CORR-1', 'CORR-4', 'DICE-5', 'FIGHT-5'], examples: [6] },
      { key: 'forced', rules: ['CORR-2', 'CORR-3', 'CORR-5', 'DARK-1'] },
      { key: 'covered', pictures: ['covered'], rules: ['CORR-4', 'WOUND-1'], examples: [7] },
      {
        key: 'cleanse',
        things: [...tokens('fire', 'corruption', 'pentagram', 'nest'), 'heroFace:skill'],
        rules: ['CLEANSE-1', 'CLEANSE-2', 'CLEANSE-3'],
      },
    ],
    letter: ['CORR', 'CLEANSE', 'DARK'],
  },
  {
    key: 'city',
    scene: 4,
    parts: [
      {
        key: 'district',
        pictures: ['district'],
        things: CITY_ICONS,
        rules: ['CITY-1', 'CITY-2', 'CITY-3', 'CITY-4', 'CITY-5'],
      },
      {
        key: 'tokens',
        things: [...tokens('fire', 'corruption', 'pentagram', 'nest', 'back'), 'printed:pentagram', 'printed:nest'],
        rules: ['EXPL-1', 'EXPL-2', 'EXPL-3'],
      },
      {
        key: 'people',
        things: tokens('innocent', 'commissioner', 'proxy', 'ravencorp', 'extraTurn'),
        rules: ['EXPL-4', 'NPC-1', 'ROUND-6', 'ROUND-10'],
      },
      { key: 'upgrades', rules: ['CITY-4', 'DEATH-1', 'UPG-1'] },
    ],
    letter: ['CITY', 'EXPL', 'NPC', 'UPG'],
  },
  {
    key: 'unite',
    scene: 5,
    parts: [
      { key: 'together', pictures: ['team'], rules: ['DICE-4', 'DICE-6', 'FIGHT-15'] },
      { key: 'death', rules: ['DEATH-1', 'DEATH-2', 'DEATH-3', 'DEATH-4'] },
      { key: 'vote', rules: ['UNITE-1', 'UNITE-2', 'ROUND-3', 'STORY-2'] },
    ],
    letter: ['DEATH', 'UNITE'],
  },
  {
    key: 'otherSide',
    scene: 6,
    parts: [
      {
        key: 'reaction',
        pictures: ['reaction'],
        rules: ['REACT-1', 'REACT-2', 'REACT-3', 'MOVE-11', 'MOVE-14'],
      },
      { key: 'cards', rules: ['SIN-1', 'SIN-4', 'SIN-5', 'TURN-6'] },
      { key: 'acolytes', rules: ['ACO-1', 'ACO-2', 'RANGE-6'] },
      { key: 'summon', pictures: ['summon'], rules: ['END-1', 'END-2', 'END-3'], examples: [8] },
      { key: 'altars', things: tokens('altar'), rules: ['ALTAR-1', 'END-4', 'END-5'], examples: [9] },
    ],
    letter: ['REACT', 'SIN', 'ACO', 'END', 'ALTAR'],
  },
  {
    key: 'rounds',
    parts: [
      {
        key: 'wheel',
        pictures: ['wheel'],
        things: ['counter:turn', 'counter:extra', 'counter:city', 'counter:reaction'],
        rules: ['ROUND-1', 'ROUND-2', 'ROUND-4', 'ROUND-5', 'ROUND-6', 'ROUND-7', 'ROUND-8', 'ROUND-9'],
      },
      { key: 'apocalypse', pictures: ['apocalypse'], rules: ['APOC-1', 'APOC-2', 'APOC-3', 'APOC-4'] },
    ],
    letter: ['ROUND', 'APOC'],
  },
  {
    key: 'stories',
    parts: [
      { key: 'setup', rules: ['SETUP-1', 'SETUP-2', 'SETUP-3', 'SETUP-7', 'SETUP-9'] },
      { key: 'missions', rules: ['STORY-1', 'STORY-2', 'STORY-6', 'STORY-7'] },
      { key: 'box', pictures: ['stories'], rules: ['STORY-3', 'STORY-4'] },
    ],
    letter: ['SETUP', 'STORY'],
  },
  {
    key: 'sins',
    parts: [
      { key: 'powers', pictures: ['sins'], rules: ['SIN-2', 'STORY-5'] },
      { key: 'acolytes', pictures: ['acolytes'], rules: ['ACO-1', 'FIGHT-4'] },
    ],
    letter: [],
  },
  { key: 'editions', parts: [{ key: 'differences', pictures: ['editions'], rules: [] }], letter: [] },
  {
    key: 'finePrint',
    parts: [{ key: 'order', rules: ['ORD-1', 'CARD-1', 'ORD-4'] }],
    letter: ['COMP', 'CARD', 'MARK', 'ORD'],
  },
]
