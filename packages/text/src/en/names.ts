import type { AcolyteId } from '@haven/content'
import type { CauseId, ChoiceId, Language, Named, NameId } from '../language.ts'

/** Short names, as prompts and log use them. Cards, missions and places go by the names on their cards. */
export const names: Readonly<Record<NameId, Named>> = {
  // heroes and their forms
  leah: 'Leah',
  rose: 'Rose',
  karl: 'Karl',
  'karl-wolf': 'Karl (wolf)',
  rocco: 'Rocco',
  brad: 'Brad',
  thorley: 'Thorley',
  morgana: 'Morgana',
  leader: 'Leader',
  fixer: 'Fixer',
  shooter: 'Shooter',
  bruiser: 'Bruiser',
  // monsters
  acolyte: 'Acolyte',
  abomination: 'Abomination',
  controller: 'Controller',
  avatar: 'Avatar',
  'hell-club': 'Hell Club member',
  fallen: 'Fallen hero',
  'hc-bailiff': { name: 'Bailiff', forms: { the: 'the Bailiff' } },
  'hc-huntsman': { name: 'Huntsman', forms: { the: 'the Huntsman' } },
  'hc-vesper': 'Madame Vesper',
  'hc-confessor': { name: 'Confessor', forms: { the: 'the Confessor' } },
  'hc-maestro': { name: 'Maestro', forms: { the: 'the Maestro' } },
  doctors: 'Corrupted Doctors',
  hobos: 'Corrupted Hobos',
  nuns: 'Corrupted Nuns',
  // tokens and people to meet
  fire: 'Fire',
  corruption: 'Corruption',
  pentagram: 'Pentagram',
  nest: 'Nest',
  extraTurn: 'Extra Turn',
  innocent: 'Innocent',
  altar: 'Altar',
  mark: 'Marked token',
  metro: 'Metro',
  commissioner: 'Commissioner',
  proxy: 'PROXY',
  ravencorp: 'RavenCorp',
  // City Actions (Extra Turn is above)
  heal: 'Heal',
  repent: 'Repent',
  inventory: 'Inventory',
  orbital: 'Orbital Strike',
  // dice (Corruption is above)
  hit: 'Hit',
  burst: 'Burst',
  blank: 'Blank',
  defense: 'Defense',
  counter: 'Counter-Corruption',
  skill: 'Skill',
  faith: 'FAITH',
  // seats and sides
  sins: 'Sins player',
  hero1: 'Hero player 1',
  hero2: 'Hero player 2',
  hero3: 'Hero player 3',
  hero4: 'Hero player 4',
  heroes: 'Hero players',
  spectator: 'Spectator',
  all: 'Everyone',
  // types of stories (Corruption is above)
  terror: 'Terror',
  redemption: 'Redemption',
  mixed: 'Mixed',
  // the moments of Sin cards
  'turn-start': 'Start of a turn',
  'hero-enters': 'A hero enters a space',
  'city-action': 'Use of a District',
  'cleanse-start': 'Start of a cleanse',
  'fight-start': 'Start of a fight',
  'fight-rolled': 'Dice of a fight',
  'monster-killed': 'Death of a monster',
  reaction: 'Reaction',
  'turn-end': 'End of a turn',
  'free-fight': 'Free fight',
}

/** One of them. */
export const figures: Readonly<Record<AcolyteId, Named>> = { doctors: 'Doctor', hobos: 'Hobo', nuns: 'Nun' }

/** Fit for brackets behind a sentence. */
export const causes: Readonly<Record<CauseId, string>> = {
  'CORR-1': 'corruption bonus',
  'END-1': 'end of the round',
  'END-4': 'Altars',
  'MOVE-5': 'leaving monsters',
  'MOVE-7': 'Corruption check',
  'MOVE-8': 'Fire check',
  'RANGE-4': 'after the shot',
  'REACT-1': 'reaction',
  'SETUP-9': 'opening hand',
  'story-aid': 'help for four heroes',
  'story-top-up': 'needed for the mission',
  fight: 'fight',
  rangedFight: 'ranged fight',
  cleanse: 'cleansing',
  price: 'price',
  round: 'start of the round',
  endOfRound: 'end of the round',
  leave: 'leaving the space',
  enter: 'entering the space',
}

export const choices: Readonly<Record<ChoiceId, string>> = {
  'pride-whose-glory:hero': 'The hero takes 2 corruption',
  'pride-whose-glory:others': 'Each other hero takes 1 corruption',
  'spare-change:extra-turn': 'Lose an Extra Turn token',
  'spare-change:upgrade': 'Lose an Upgrade',
  'spare-change:corruption': 'Take 1 corruption',
  'apo-r4:pay': 'Take 1 corruption and choose an Upgrade',
  'apo-r4:skip': 'Pay nothing and get nothing',
}

export const figure: Language['figure'] = (kind, number, say) => `${say.name(kind)} ${number}`
export const fallen: Language['fallen'] = (hero, say) => `Fallen ${say.name(hero)}`
export const either: Language['either'] = (three, four) => `${three} (with 4 heroes ${four})`
