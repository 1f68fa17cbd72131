import type { CardsOf } from '../language.ts'

/** Sloth: power, Controller, Avatar and cards. "The hero" is the one named by the card's moment. */
export const sloth: CardsOf<'sloth'> = {
  sloth: {
    name: 'Sloth',
    text: 'Sloth makes every stride a burden and lets time do the killing. Its Abominations have Fight 2 and Defense 4, its Controller Fight 3 and Defense 5, its Avatar Fight 5 and Defense 6.',
    flavour: 'It is in no hurry. Neither, soon, are you.',
  },
  'sloth-power': {
    name: 'Power of Sloth',
    text: "A hero's Move is 1 space. Before its first step the hero may take 1 corruption to make it 2. Spaces from RavenCorp and Upgrades are added either way. If the payment kills the hero, the turn is over.",
    flavour: 'Sit down. Only for a minute.',
  },
  'sloth-controller': {
    name: 'Undertow',
    text: "Controller. Fight 3, Defense 5. A hero who steps out of the Controller's space takes 1 corruption, besides the wound for leaving monsters and before any check.",
  },
  'sloth-avatar': {
    name: 'Dead Weight',
    text: 'Avatar. Fight 5, Defense 6. A hero whose Move begins within 1 step of the Avatar moves at most 1 space, and nothing can add to it.',
  },
  'sloth-leaden-limbs': {
    name: 'Leaden Limbs',
    text: "Play at the start of a hero's turn. The hero's Move is 1 space this turn. No payment, NPC or Upgrade can add to it.",
    flavour: 'Lift one foot. Now think about the other.',
  },
  'sloth-quicksand': {
    name: 'Quicksand',
    text: 'Play when a hero has entered a space by a step of a Move. The Move ends there, and 1 Corruption token is placed in that space.',
    flavour: 'The street was solid this morning.',
  },
  'sloth-why-bother': {
    name: 'Why Bother?',
    text: 'Play when a hero is about to cleanse. The hero rolls 2 dice fewer, but at least 1.',
    flavour: 'It will only be dirty again tomorrow.',
  },
  'sloth-half-hearted': {
    name: 'Half-Hearted',
    text: 'Play after the rolls of a fight that is not ranged, if the hero rolled a Hit. The hero loses 1 rolled Hit. An idle hero (the current hero, if no step was made this turn) loses 2.',
    flavour: 'You meant to swing harder.',
  },
  'sloth-neglect': {
    name: 'Neglect',
    text: "Play at the end of a hero's turn. The Sins player places 1 Fire or Corruption token in the hero's space, or 2 tokens, each of either kind, if the hero has made no step this turn.",
    flavour: 'Somebody should have seen to that.',
  },
  'sloth-closed': {
    name: 'Closed for the Day',
    text: 'Play when a hero uses a District in which two or more icons can be used, before the first of them. Only 1 icon is carried out; the hero chooses which.',
    flavour: 'Back in five minutes, says the sign. The dust on it is a year old.',
  },
  'sloth-heavy-air': {
    name: 'Heavy Air',
    text: 'Play at the start of a fight. The Sins player rolls 1 more die in it, or 2 more if the hero is idle: the current hero, and no step was made this turn.',
    flavour: 'Breathing is work. Fighting is out of the question.',
  },
  'sloth-sleep-it-off': {
    name: 'Sleep It Off',
    text: 'Play after a fight or an Orbital Strike in which an Acolyte or Abomination was killed, if there is a Nest that is not blocked. One of the killed comes back from the dead pile onto such a Nest. It still counts as killed.',
    flavour: 'Dead is a strong word.',
  },
  'sloth-slow-tide': {
    name: 'The Slow Tide',
    text: 'Play in a reaction. Instead of the move, the Sins player may move up to three monsters 1 step each. The fight stays optional.',
    flavour: 'Nothing ran. It was simply closer than before.',
  },
}
