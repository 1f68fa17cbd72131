import type {
  Bonus,
  CityAction,
  Hazard,
  HeroClass,
  HeroFace,
  MonsterKind,
  Npc,
  SinFace,
  TokenKind,
} from '@haven/engine'

/**
 * What each thing of the table is, in one or two sentences that hold in every game. They stand in a card of 300 × 240
 * pixels, so none is longer than 130 characters.
 */

/** What can lie on the board. `back` is a token face down. */
export type TokenName = TokenKind | Npc | 'altar' | 'metro' | 'orbital' | 'back' | 'mark'
export type StatName = 'fight' | 'skill' | 'defense' | 'ranged' | 'corruption' | 'lives'
export type CounterName = 'turn' | 'extra' | 'city' | 'reaction'
/** Small things in panels, strip and dock that are none of the others. */
export type ChipName =
  | 'round'
  | 'clock'
  | 'in-force'
  | 'steps'
  | 'action'
  | 'district'
  | 'company'
  | 'dead-pile'
  | 'hand'
  | 'deck'
  | 'inventory'
  | 'acolyte-ability'
  | 'sin-slot'
export type NumberName = 'chance' | 'band' | 'death' | 'dice'
export type DeckName =
  | 'hero'
  | 'ability'
  | 'sin'
  | 'power'
  | 'sin-card'
  | 'acolytes'
  | 'acolyte-ability'
  | 'boss'
  | 'hell-club'
  | 'fallen'
  | 'apocalypse'
  | 'upgrade'
  | 'past'
  | 'level'
  | 'story'
  | 'mission'
  | 'story-rule'

const token: Readonly<Record<TokenName, string>> = {
  fire: 'Whoever steps in or out faces 1 Sin die for each Fire. Every Hit is a wound that Defense cannot stop.',
  corruption: 'Whoever steps in or out faces 1 Sin die for each of these. Every Corruption result is 1 corruption.',
  pentagram: 'Every fight in this space has 1 more Sin die for each Pentagram.',
  nest: 'Dead monsters come back here when a round ends. Each monster in the space blocks one Nest.',
  extraTurn: 'A hero in this space may take it, and discard it later for one more turn.',
  innocent: 'A hero in this space may take it along. It dies if that hero reaches corruption 7.',
  altar: 'Gives the Sins player 1 Sin card when a round ends, unless a hero stands in its space.',
  metro: 'Heroes step from one sign to the other of the same letter as if they were neighbours. Monsters cannot.',
  orbital: 'A District’s Strike icon moves it up to 2 spaces. Then it may kill an Acolyte or an Abomination there.',
  commissioner: 'Whoever holds the Commissioner rolls 1 more die in every fight.',
  proxy: 'Whoever holds PROXY takes 1 wound less in Fire checks and 1 corruption less in Corruption checks.',
  ravencorp: 'Whoever holds RavenCorp may go 1 space further in a Move.',
  mark: 'A reminder of what a card or an ability has done to this space. It is not cleansed, and never runs short.',
  back: 'A token face down does nothing yet. A hero here may turn all of them up while no monster is in the space.',
}

const printed: Readonly<Record<Hazard, string>> = {
  fire: 'Painted on the tile: it burns like a Fire token, and nobody can cleanse it.',
  corruption: 'Painted on the tile: it works like a Corruption token, and nobody can cleanse it.',
  pentagram: 'Painted on the tile: 1 more Sin die in every fight here, and nobody can cleanse it.',
  nest: 'Painted on the tile: monsters come back here for as long as the game lasts.',
}

const monster: Readonly<Record<MonsterKind, string>> = {
  acolyte: 'The lowest rank, and the most. As many Hits as its Defense kill it; then it waits to be summoned again.',
  abomination: 'The beast of the Sin. As many Hits as its Defense kill it; then it waits to be summoned again.',
  controller: 'The general of the Sin, with a rule of its own. It comes when the story calls it.',
  avatar: 'The Sin itself, with a rule of its own. It comes when the story calls it.',
  'hell-club': 'Somebody of the Hell Club, brought by an Apocalypse card. Once killed it is out of the game.',
  fallen: 'Somebody who has turned. It moves and fights like any other monster.',
}

const heroClass: Readonly<Record<HeroClass, string>> = {
  leader: 'There is one Leader in a team: good with words, fair with weapons.',
  shooter: 'Shooters see far: from a Street they hit what stands on another Street in a straight line.',
  bruiser: 'Bruisers fight. Send them where the monsters are.',
  fixer: 'Fixers have the most Skill. Send them where Fire, Corruption, Pentagrams and Nests lie.',
}

const stat: Readonly<Record<StatName, string>> = {
  fight: 'Dice in a fight. A monster’s Fight is what the Sins player rolls for it.',
  skill: 'Dice in a cleanse. Each Skill result removes one token.',
  defense: 'A hero’s Defense stops as many Hits in each fight. A monster’s is the number of Hits that kill it.',
  ranged: 'From a Street this hero can attack monsters on another Street in a straight line, however far.',
  corruption: 'From 1 to 7. Take 1 on purpose before a roll, and all bonuses up to the new level count in it.',
  lives: 'Wounds that a hero can still take before the fifth one kills.',
}

const heroFace: Readonly<Record<HeroFace, string>> = {
  hit: 'A Hero die has two of these. Hits are dealt to monsters: as many as its Defense kill one.',
  defense: 'Stops one Hit of the Sins player in this fight.',
  counter: 'Stops one Corruption result of the Sins player in this fight.',
  skill: 'Removes one token in a cleanse. In a fight it is worth nothing.',
  faith: 'Becomes the result you choose, when all dice lie there, and brings another die.',
}

const sinFace: Readonly<Record<SinFace, string>> = {
  hit: 'A Sin die has two of these. A Hit that nothing stops is a wound.',
  burst: 'A Hit that brings another die, which may burst again.',
  corruption: 'What nothing stops is 1 forced corruption, in fights and in Corruption checks.',
  blank: 'Nothing. A Sin die has two of these.',
}

const bonus: Readonly<Record<Bonus['kind'], string>> = {
  none: 'This level gives no bonus: a good place for a wound.',
  die: '1 more die in a roll for which corruption is taken up to this level or beyond.',
  defense: '1 more Defense in a roll for which corruption is taken up to this level or beyond.',
  hit: 'Hits that need no die, in a roll for which corruption is taken up to this level or beyond.',
  choice: '1 result of your choice in a roll for which corruption is taken up to this level or beyond.',
}

const icon: Readonly<Record<CityAction, string>> = {
  heal: 'Using this District takes 1 Wound marker of your choice off your hero.',
  repent: 'Using this District lowers your hero’s corruption by 1, never below 1.',
  extraTurn: 'Using this District gives your hero an Extra Turn token.',
  inventory: 'Using this District gives your hero 1 of the Upgrades on offer.',
  orbital: 'Using this District moves an Orbital Strike up to 2 spaces, and it may kill there.',
}

const counter: Readonly<Record<CounterName, string>> = {
  turn: 'Each pays for one turn of the hero. Both are ready again in the next round.',
  extra: 'Pays for one more turn, in this round or a later one. It is used up by that.',
  city: 'Pays for using the District that the hero stands in, once in a round.',
  reaction: 'After a hero’s turn the Sins player may spend one: a monster moves up to 2 spaces, and they may fight.',
}

const chip: Readonly<Record<ChipName, string>> = {
  round: 'Rounds begin with the story’s task and end with the clock, the dead coming back, and new Sin cards.',
  clock: 'The Apocalypse rises when the story says so. Each level reached helps the Sin for the rest of the game.',
  'in-force': 'Apocalypse cards that were revealed. They hold until the game ends.',
  steps: 'Spaces that are left of this turn’s Move. You may do free things between two steps.',
  action: 'One in a turn: fight, shoot or cleanse. It ends a Move that has begun.',
  district: 'Once in a round a hero may use the District they stand in. That needs no Action.',
  company: 'Innocents and people who go with this hero. They stay where the hero dies.',
  'dead-pile': 'Killed monsters wait here. As many as there are heroes come back at Nests when the round ends.',
  hand: 'Sin cards that the Sins player holds. One can be played in each hero turn.',
  deck: 'Cards still to be drawn. When they run out, the played ones are shuffled.',
  inventory: 'Upgrades that an Inventory icon gives. A new one takes the place of each that is taken.',
  'acolyte-ability': 'Once in a round, before the dice of a fight that is not ranged, a dead Acolyte joins in.',
  'sin-slot': 'The Sin card of this turn. There is one at most, and everybody may read it.',
}

const number: Readonly<Record<NumberName, string>> = {
  chance: 'How likely it is, counted exactly from the dice, if nobody does anything that is not certain.',
  band: 'Left: nobody does what they still may do. Right: the other side does all of it together.',
  death: 'How likely your hero dies of it, before anybody else acts.',
  dice: 'Dice of the roll, with all that is known to count in it.',
}

const deck: Readonly<Record<DeckName, string>> = {
  hero: 'Hero',
  ability: 'Ability of a hero',
  sin: 'Sin',
  power: 'Power of the Sin',
  'sin-card': 'Sin card',
  acolytes: 'Acolytes',
  'acolyte-ability': 'Ability of the Acolytes',
  boss: 'Monster of the Sin',
  'hell-club': 'Hell Club',
  fallen: 'Fallen hero',
  apocalypse: 'Apocalypse card',
  upgrade: 'Upgrade',
  past: 'Dark Past',
  level: 'Apocalypse track',
  story: 'Story',
  mission: 'Mission',
  'story-rule': 'Rule of a story',
}

export const means = {
  token,
  printed,
  monster,
  class: heroClass,
  stat,
  heroFace,
  sinFace,
  bonus,
  icon,
  counter,
  chip,
  number,
  reserve: 'Heroes who wait. One of them takes the place of each who dies; a death with nobody left loses the game.',
  street: 'Streets that share a border are neighbours, and each District is next to the four Streets around it.',
  district: 'A hero who stands in a District may use its icons once in a round. Nobody shoots into it or out of it.',
}

export const decks = deck
