import type { Say } from '../../language.ts'
import { decks, means } from './means.ts'
import { now } from './now.ts'
import { pictures } from './pictures.ts'

export type { ChipName, CounterName, DeckName, NumberName, StatName, TokenName } from './means.ts'

/** What everything on the table is: fetched when somebody looks at a thing, opens the legend or reads the rules. */
export const things = (say: Say) => ({
  means,
  decks,
  now: now(say),
  pictures: pictures(say),
  /** What a thing is called, where the game has no name of its own for it. */
  titles: {
    stat: {
      fight: 'Fight',
      skill: 'Skill',
      defense: 'Defense',
      ranged: 'Ranged',
      corruption: 'Corruption',
      lives: 'Lives',
    },
    counter: { turn: 'Turn token', extra: 'Extra Turn token', city: 'City Action token', reaction: 'Reaction token' },
    chip: {
      round: 'Round and turns',
      clock: 'The clock',
      'in-force': 'Cards in force',
      steps: 'Steps left',
      action: 'Action',
      district: 'District',
      company: 'Company',
      'dead-pile': 'Dead pile',
      hand: 'Hand of the Sin',
      deck: 'Deck',
      inventory: 'Upgrades on offer',
      'acolyte-ability': 'Ability of the Acolytes',
      'sin-slot': 'Sin card of this turn',
    },
    number: { chance: 'A chance', band: 'A chance with a band', death: 'Danger of death', dice: 'Dice' },
    bonus: {
      none: 'No bonus',
      die: 'Bonus: die',
      defense: 'Bonus: Defense',
      hit: 'Bonus: Hits',
      choice: 'Bonus: choice',
    },
    back: 'Token face down',
    reserve: 'Reserve',
    slot: (slot: number, hero: string) => `Corruption ${slot} of ${say.name(hero)}`,
    level: (level: number) => `Apocalypse level ${level}`,
    street: (space: string) => `Street ${say.space(space)}`,
    statOf: (stat: string, whose: string) => `${stat} of ${say.name(whose)}`,
  },
  /** The small line above the name. */
  kinds: {
    token: 'Token',
    printed: 'Printed on the tile',
    monster: 'Monster',
    class: 'Class of a hero',
    stat: 'Number of a figure',
    heroFace: 'Face of a Hero die',
    sinFace: 'Face of a Sin die',
    slot: 'Corruption track',
    bonus: 'Corruption track',
    level: 'Apocalypse track',
    icon: 'City Action',
    counter: 'Token of a player',
    chip: 'On the table',
    number: 'Number',
    reserve: 'On the table',
    space: 'Space',
  },
  card: {
    now: 'Now',
    ruleOf: (id: string) => `Rule ${id}, ${say.name(id)}`,
    close: 'Close',
    place: (number: number, of: number) => `${number} of ${of}`,
  },
  legend: {
    filter: 'Filter',
    filterHint: 'Fire, Skill, burst …',
    found: (number: number) => (number === 0 ? 'Nothing found.' : `${number} shown.`),
    groups: {
      tokens: 'Tokens',
      printed: 'Printed on the city',
      figures: 'Figures',
      boards: 'Boards of heroes',
      dice: 'Dice',
      city: 'Icons of Districts',
      turns: 'Tokens of turns',
      story: 'Story and threat',
      numbers: 'Numbers',
      cards: 'Cards',
    },
  },
  threat: {
    said: (spaces: number, heroes: readonly string[]) =>
      `Monsters can come to ${spaces} spaces in one reaction, and so to ${
        heroes.length === 0 ? 'no hero' : heroes.map((hero) => say.name(hero)).join(', ')
      }.`,
  },
})
