import type { RuleId } from '@haven/engine'
import type { ThingWords } from '@haven/text/languages'
import type { Facts } from '../facts.ts'

/** The paragraphs that a thing goes by, the nearest first. */

type Cited<K extends string> = Readonly<Record<K, readonly [RuleId, ...RuleId[]]>>
export type DeckName = keyof ThingWords['decks']

/** Which things there are is told once, by the words for them; what is one thing has no list. */
type Means = ThingWords['means']
type Listed = { readonly [K in keyof Means as Means[K] extends string ? never : K]: Cited<keyof Means[K] & string> }

export const cited: Listed & { readonly deck: Cited<DeckName> } = {
  token: {
    fire: ['MOVE-8', 'MOVE-6', 'CLEANSE-1'],
    corruption: ['MOVE-7', 'MOVE-6', 'CLEANSE-1'],
    pentagram: ['EXPL-3', 'FIGHT-3', 'CLEANSE-1'],
    nest: ['END-2', 'EXPL-3', 'CLEANSE-1'],
    extraTurn: ['TURN-3', 'ROUND-6'],
    innocent: ['EXPL-4', 'EXPL-5', 'TURN-3'],
    altar: ['END-4', 'ALTAR-1'],
    metro: ['MOVE-3', 'MOVE-13'],
    orbital: ['CITY-5', 'CITY-7'],
    commissioner: ['NPC-1', 'FIGHT-2'],
    proxy: ['NPC-1', 'MOVE-9'],
    ravencorp: ['NPC-1', 'MOVE-4'],
    back: ['EXPL-2', 'ORD-10'],
    mark: ['MARK-1', 'COMP-7'],
  },
  printed: {
    fire: ['MOVE-8', 'COMP-1', 'CLEANSE-2'],
    corruption: ['MOVE-7', 'COMP-1', 'CLEANSE-2'],
    pentagram: ['FIGHT-3', 'COMP-1', 'CLEANSE-2'],
    nest: ['END-2', 'COMP-1', 'CLEANSE-2'],
  },
  monster: {
    acolyte: ['FIGHT-10', 'ACO-1', 'MOVE-11'],
    abomination: ['FIGHT-10', 'END-1', 'MOVE-11'],
    controller: ['story-event-summon', 'FIGHT-10'],
    avatar: ['story-event-summon', 'FIGHT-10'],
    'hell-club': ['APOC-3', 'FIGHT-10'],
    fallen: ['STORY-5', 'FIGHT-10'],
  },
  class: {
    leader: ['COMP-5'],
    shooter: ['RANGE-1', 'COMP-5'],
    bruiser: ['FIGHT-2', 'COMP-5'],
    fixer: ['CLEANSE-1', 'COMP-5'],
  },
  stat: {
    fight: ['FIGHT-2', 'FIGHT-3', 'DICE-4'],
    skill: ['CLEANSE-1', 'DICE-4'],
    defense: ['FIGHT-8', 'FIGHT-10'],
    ranged: ['RANGE-1', 'RANGE-2'],
    corruption: ['CORR-4', 'CORR-1', 'CORR-3'],
    lives: ['WOUND-2', 'WOUND-1'],
  },
  heroFace: {
    hit: ['DICE-2', 'FIGHT-10'],
    defense: ['DICE-2', 'FIGHT-8'],
    counter: ['DICE-2', 'FIGHT-8'],
    skill: ['DICE-2', 'CLEANSE-1'],
    faith: ['DICE-3', 'FIGHT-7'],
  },
  sinFace: {
    hit: ['DICE-1', 'FIGHT-9'],
    burst: ['DICE-1', 'FIGHT-8'],
    corruption: ['DICE-1', 'FIGHT-9'],
    blank: ['DICE-1'],
  },
  bonus: {
    none: ['CORR-1', 'WOUND-1'],
    die: ['CORR-4', 'WOUND-1'],
    defense: ['CORR-4', 'WOUND-1'],
    hit: ['CORR-4', 'WOUND-1'],
    choice: ['CORR-4', 'CORR-1'],
  },
  icon: {
    heal: ['CITY-3', 'CITY-1'],
    repent: ['CITY-3', 'CITY-1'],
    extraTurn: ['CITY-3', 'CITY-1'],
    inventory: ['CITY-4', 'CITY-1'],
    orbital: ['CITY-5', 'CITY-1'],
  },
  counter: {
    turn: ['ROUND-5', 'ROUND-4'],
    extra: ['ROUND-6', 'ROUND-10'],
    city: ['CITY-1'],
    reaction: ['REACT-1', 'REACT-2'],
  },
  chip: {
    round: ['ROUND-1', 'ROUND-4'],
    clock: ['APOC-1', 'APOC-2'],
    'in-force': ['APOC-2'],
    steps: ['MOVE-1', 'MOVE-16'],
    action: ['TURN-2', 'TURN-1'],
    district: ['CITY-1', 'TURN-3'],
    company: ['NPC-1', 'EXPL-4'],
    'dead-pile': ['END-1', 'FIGHT-12'],
    hand: ['SIN-1', 'TURN-6'],
    deck: ['SIN-3'],
    inventory: ['CITY-4', 'SETUP-8'],
    'acolyte-ability': ['ACO-1', 'FIGHT-4'],
    'sin-slot': ['TURN-6', 'SIN-5'],
  },
  number: {
    chance: ['DICE-2', 'DICE-1'],
    band: ['SIN-1', 'ACO-1'],
    death: ['WOUND-2'],
    dice: ['FIGHT-2', 'FIGHT-3'],
  },
  deck: {
    hero: ['TURN-1', 'COMP-6'],
    ability: ['COMP-6', 'CARD-1'],
    sin: ['SIN-2'],
    power: ['SIN-2'],
    'sin-card': ['SIN-1', 'TURN-6'],
    acolytes: ['ACO-1', 'ACO-2'],
    'acolyte-ability': ['ACO-1', 'ACO-2'],
    boss: ['story-event-summon', 'FIGHT-10'],
    'hell-club': ['APOC-3', 'FIGHT-10'],
    fallen: ['STORY-5', 'FIGHT-10'],
    apocalypse: ['APOC-2'],
    upgrade: ['CITY-4', 'CARD-1'],
    past: ['DARK-1', 'DARK-2'],
    level: ['APOC-1'],
    story: ['STORY-1', 'STORY-2'],
    mission: ['STORY-1', 'STORY-4'],
    'story-rule': ['CARD-1'],
  },
}

export const RESERVE_RULES: readonly RuleId[] = ['DEATH-3', 'DEATH-4']
export const STREET_RULES: readonly RuleId[] = ['MOVE-1', 'MOVE-2']
export const DISTRICT_RULES: readonly RuleId[] = ['CITY-1', 'CITY-2', 'RANGE-1']

/** What kind of card an id is. */
export function deckOf(id: string, facts: Facts): DeckName {
  if (id in facts.forms) return 'hero'
  if (id in facts.abilities) return 'ability'
  if (id in facts.sins) return 'sin'
  const text = facts.sinTexts[id]
  if (text) return text.of === 'power' ? 'power' : 'boss'
  if (id in facts.sinCards) return 'sin-card'
  if (id in facts.acolytes) return 'acolytes'
  if (id in facts.acolyteAbilities) return 'acolyte-ability'
  if (id in facts.hellClub) return 'hell-club'
  if (id in facts.fallen) return 'fallen'
  if (id in facts.apocalypse) return 'apocalypse'
  if (id in facts.upgrades) return 'upgrade'
  if (id in facts.darkPast) return 'past'
  if (facts.track.some((level) => level.id === id)) return 'level'
  if (id in facts.stories) return 'story'
  return id in facts.missions ? 'mission' : 'story-rule'
}
