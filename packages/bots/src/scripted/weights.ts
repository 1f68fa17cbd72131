/**
 * What things are worth to the scripted bot, in wounds: the price of one wound to a fresh hero is about 1. Found by
 * playing the two sides against each other.
 */
export const WEIGHTS = {
  /** One step of progress of the current mission. */
  progress: 2,
  /** It is worth more from this round on, by this part for each round: the heroes have to dare something. */
  calmRounds: 6,
  boldness: 0.25,
  /** The step that wins the game. */
  victory: 60,
  /** A monster less on the board, and for each point of its Fight. */
  kill: 0.3,
  killFight: 0.15,
  /** It does not come back. */
  killForGood: 1.5,

  /** The first to the fifth wound of a hero, and what his death costs beyond, by the heroes left in the Reserve. */
  wounds: [0.8, 0.9, 1, 1.2, 1.5],
  death: [40, 5, 3, 2, 1.5],
  /** To come to corruption 2, 3 … 7. */
  corruption: [0.15, 0.15, 0.2, 0.3, 0.6, 1.4],
  /** An Innocent that a hero holds dies when he comes to 7. */
  innocent: 3,
  /** Voluntary corruption must be worth so much more than it costs. */
  voluntary: 0,

  /** City Actions and things to pick up. */
  extraTurn: 1.6,
  /** An extra turn must bring so much, or it is kept. */
  extraTurnLeast: 0.3,
  inventory: 1.4,
  /** Each card that a hero has already makes the next one worth less. */
  inventoryEach: 0.15,
  orbitalTry: 0.1,
  commissioner: 1.5,
  npc: 1,
  /** A City Action needs to be worth this much. */
  cityLeast: 0.5,

  /** Hazards that the mission does not ask for. */
  fire: 0.15,
  corruptionToken: 0.1,
  pentagram: 0.2,
  nest: 0.35,
  altar: 0.3,
  coveredIcon: 0.3,

  /** What can be had next turn counts so much, and so on for each turn. */
  patience: 0.7,
  /** How much a wound on the way lengthens it, in spaces. */
  detour: 1.2,
  /** A monster that the mission counts draws heroes even if the fight looks bad, by this part of its progress. */
  lure: 0.35,
  /** To end a turn beside another hero. */
  company: 0.15,
  /** How sure a reaction is. */
  reaction: 0.9,
  /** A hand of so many Sin cards holds one for a fight. */
  suspectedHand: 3,
} as const

/** How the Sins player weighs his means, in wounds too. */
export const SINS = {
  /** How much of a monster's worth is lost when a fight of his own kills it. */
  killShare: 0.8,
  /** An attack must be worth this much, and so much more the scarcer Reaction tokens are. */
  attackLeast: 0.2,
  patience: 0.4,
  /** Once the token is spent. */
  fightLeast: 0,
  /** Moves that only bring a monster into position, and when a token is spent for one. */
  post: 0.5,
  postLeast: 0.1,
  postScarce: 0,
  /** Where monsters stand: near the others, for each step; out of reach of Orbital Strikes; out of sight. */
  gather: 0.3,
  orbital: 0.6,
  sight: 0.4,
  indoors: 2.5,
  closeness: 0.1,
  /** From this much Fight on the board on they march at the heroes, and how close they try to come. */
  army: 18,
  march: 2,
  /** Near heroes, by their Fight; for a boss that the heroes hunt, far from them. */
  threat: 0.03,
  hide: 0.15,
  acolyte: 0.25,
  acolyteLate: 0.1,
  /** A card is played if it is worth so much: at least, at most with an empty hand, less for each card held. */
  cardLeast: 0.25,
  cardMost: 0.8,
  cardEach: 0.1,
  /** Fire goes where heroes will walk; less where there is some already. */
  traffic: 2,
  stacked: 0.25,
  castOut: 0.5,
  twoCards: 1.2,
  /** What two dice fewer take from a cleanse; a token on a hero's feet; a monster that is back at once. */
  fewerDice: 0.5,
  token: 0.6,
  risen: 0.9,
} as const
