import type { CardsOf } from '../language.ts'

/** Pride: power, Controller, Avatar and cards. "The hero" is the one named by the card's moment. */
export const pride: CardsOf<'pride'> = {
  pride: {
    name: 'Pride',
    text: 'Pride splits the heroes up and strikes at whoever stands alone. Its Abominations have Fight 3 and Defense 3, its Controller Fight 4 and Defense 4, its Avatar Fight 5 and Defense 6.',
    flavour: 'It does not want the city. It wants to be seen taking it.',
  },
  'pride-power': {
    name: 'Power of Pride',
    text: 'In every fight, a hero who is alone has 1 Defense less (never below 0).',
    flavour: 'One at a time, please.',
  },
  'pride-controller': {
    name: 'Master of Ceremonies',
    text: "Controller. Fight 4, Defense 4. Each Acolyte and Abomination in the Controller's space has 1 more Defense.",
  },
  'pride-avatar': {
    name: 'Peerless',
    text: "Avatar. Fight 5, Defense 6. In fights in the Avatar's space, teamwork gives the hero at most 1 die.",
  },
  'pride-single-combat': {
    name: 'Single Combat',
    text: 'Play at the start of a fight that is not ranged, if the hero is not alone. The hero gets no teamwork dice and counts as alone for this fight.',
    flavour: 'Tell your friends to watch.',
  },
  'pride-hubris': {
    name: 'Hubris',
    text: 'Play at the start of a fight. The Sins player rolls 1 more die in it, or 2 more if the hero is alone or counts as alone.',
    flavour: 'You were so sure.',
  },
  'pride-overreach': {
    name: 'Overreach',
    text: 'Play after the rolls of a fight that is not ranged, if the hero rolled a FAITH. The hero must turn every FAITH into a Hit.',
    flavour: 'Strike, then. Strike with everything.',
  },
  'pride-cast-out': {
    name: 'Cast Out',
    text: "Play at the start of a hero's turn, if the hero is not alone. The Sins player chooses an adjacent space, and the hero is teleported there.",
    flavour: 'They will not miss you.',
  },
  'pride-whose-glory': {
    name: 'Whose Glory?',
    text: "Play at the start of a hero's turn. The Hero players choose together: the hero takes 2 corruption, or each other hero takes 1 corruption.",
    flavour: 'Somebody has to take the credit.',
  },
  'pride-before-the-fall': {
    name: 'Before the Fall',
    text: 'Play after a fight in which monsters were killed, if its hero lives. That hero takes 1 corruption and, if two or more were killed in it, also 1 wound.',
    flavour: 'Enjoy the view.',
  },
  'pride-no-charity': {
    name: 'No Charity',
    text: 'Play when a hero uses a District, before the first City Action. The Sins player chooses one of its icons, which is not carried out.',
    flavour: 'Who told you that you deserved it?',
  },
  'pride-gauntlet': {
    name: 'Throw Down the Gauntlet',
    text: "Play in a reaction, if the hero is alone and an Abomination or the Controller is within 4 steps in another space. Instead of the move, teleport one such monster into the hero's space. The fight stays optional.",
    flavour: 'Pick it up.',
  },
  'pride-finest-hour': {
    name: 'Their Finest Hour',
    text: "Play at the end of a hero's turn in which the mission made progress. The Sins player draws 2 Sin cards.",
    flavour: 'Let them cheer. It carries.',
  },
}
