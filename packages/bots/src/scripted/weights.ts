/**
 * What things are worth to the scripted bot, in wounds: the price of one wound to a fresh hero is about 1. Found by
 * playing the two sides against each other. Both sides count by the first list: what the heroes pay, the Sins player
 * gains. A tuner may pass other numbers to `createScriptedBot`.
 */
const HEROES = {
  /** One step of progress of the current mission. */
  progress: 2,
  /** Rounds after which the heroes dare more and more. */
  calmRounds: 6,
  /** By this part more for each round after those. */
  boldness: 0.25,
  /** The step that wins the game. */
  victory: 60,
  /** A monster less on the board. */
  kill: 0.3,
  /** The same, for each point of its Fight. */
  killFight: 0.15,
  /** It does not come back. */
  killForGood: 1.5,

  /** The first to the fifth wound of a hero. */
  wounds: [0.8, 0.9, 1, 1.2, 1.5],
  /** What a hero's death costs beyond, by the heroes left in the Reserve. */
  death: [40, 10, 6, 4, 3],
  /** To come to corruption 2, 3 … 7. */
  corruption: [0.2, 0.2, 0.3, 0.45, 0.9, 2],
  /** An Innocent that a hero holds dies when he comes to 7. */
  innocent: 3,
  /** Voluntary corruption must be worth so much more than it costs. */
  voluntary: 0,

  /** An Extra Turn token. */
  extraTurn: 1.6,
  /** An extra turn must bring so much, or it is kept. */
  extraTurnLeast: 0.3,
  /** The first Upgrade of a hero. */
  inventory: 1.4,
  /** Each card that a hero has already makes the next one worth less. */
  inventoryEach: 0.15,
  /** An Orbital Strike token moved, whatever it finds. */
  orbitalTry: 0.1,
  /** The Commissioner taken along. */
  commissioner: 1.5,
  /** Any other NPC taken along. */
  npc: 1,
  /** A City Action needs to be worth this much. */
  cityLeast: 0.5,

  /** A Fire that the mission does not ask for, removed. */
  fire: 0.15,
  /** The same of a Corruption token. */
  corruptionToken: 0.1,
  /** The same of a Pentagram. */
  pentagram: 0.2,
  /** The same of a Nest. */
  nest: 0.35,
  /** The same of an Altar. */
  altar: 0.3,
  /** A token that covers an icon, beyond. */
  coveredIcon: 0.3,

  /** What can be had next turn counts so much, and so on for each turn. */
  patience: 0.7,
  /** How much a wound on the way lengthens it, in spaces. */
  detour: 1.2,
  /** A monster that the mission counts draws heroes even if the fight looks bad, by this part of its progress. */
  lure: 0.35,
  /** To end a turn beside another hero. */
  company: 0.15,
  /** To stand where the mission is looked at when the round ends, though monsters still prevent it. */
  holdHope: 0.5,
  /** The same with turns of one's own still to come. */
  holdEarly: 0.4,
  /** To keep a token that the clock of the story would lose. */
  guard: 0.6,
  /** By how many turns a branch must look shorter to be e times as likely. */
  branchHeat: 1.5,
  /** How sure a reaction is. */
  reaction: 0.9,
  /** A hand of so many Sin cards holds one for a fight. */
  suspectedHand: 3,
}

/** How the Sins player weighs his means, in wounds too. */
const SINS = {
  /** How much of a monster's worth is lost when a fight of his own kills it. */
  killShare: 1,
  /** Rounds after which he dares more and more. */
  calmRounds: 6,
  /** By this part more for each round after those. */
  boldness: 0.3,
  /** An attack must be worth this much. */
  attackLeast: 0.2,
  /** And so much more the scarcer Reaction tokens are. */
  patience: 0.4,
  /** A fight must be worth this much once the token is spent. */
  fightLeast: 0,
  /** How much a better post counts beside an attack. */
  post: 0.8,
  /** A token is spent on a move alone if the post is so much better. */
  postLeast: 0.1,
  /** And so much more the scarcer tokens are. */
  postScarce: 0,
  /** Each step away from the other monsters. */
  gather: 0.3,
  /** Within reach of an Orbital Strike. */
  orbital: 0.6,
  /** In sight of a shooter. */
  sight: 0.4,
  /** A District to gather in: nobody shoots into it. */
  indoors: 2.5,
  /** Each step that the place to gather is away from the heroes. */
  closeness: 0.1,
  /** From this much Fight on the board on the monsters march at the heroes. */
  army: 14,
  /** How exactly they stop a Move away from them. */
  march: 2,
  /** Within a Move of a hero, by the monster's Fight. */
  threat: 0.03,
  /** To stand where the mission has to be done, if it cannot be done beside a monster. */
  obstruct: 1.2,
  /** As a part of that where it only costs a wound to leave. */
  bar: 0.3,
  /** As a part of that where a token is lost to the monster that stands there. */
  trample: 0.7,
  /** To come to a hero who is rid of monsters: he pays for leaving. */
  toll: 0.3,
  /** To summon what the mission counts. */
  bait: 0.4,
  /** Each step between a hunted boss and the heroes. */
  hide: 0.15,
  /** What an Acolyte that joins must bring. */
  acolyte: 0.25,
  /** The same in the last turns of the round. */
  acolyteLate: 0.1,
  /** A card is played if it is worth so much, at least. */
  cardLeast: 0.8,
  /** The same with an empty hand. */
  cardMost: 1.5,
  /** Less for each card held. */
  cardEach: 0.1,
  /** By how much an Apocalypse card must be better to be e times as likely. */
  apocalypseHeat: 1.5,
  /** Fire goes where heroes will walk. */
  traffic: 2,
  /** Less for each that lies there already. */
  stacked: 0.25,
  /** Two Sin cards drawn. */
  twoCards: 1.2,
  /** A Reaction token more in this round. */
  oneReaction: 0.8,
  /** What two dice fewer take from a cleanse, as a part of it. */
  fewerDice: 0.5,
  /** A token on a hero's feet. */
  token: 0.6,
  /** A monster that is back at once. */
  risen: 0.9,
}

export type HeroWeights = Readonly<typeof HEROES>
export type SinsWeights = Readonly<typeof SINS>

export interface Weights {
  readonly heroes: HeroWeights
  readonly sins: SinsWeights
}

export const WEIGHTS: Weights = { heroes: HEROES, sins: SINS }
