import type { BoxWords } from '@haven/text'

/** "The hero" is the one named by the card's moment. */
const sin: BoxWords['cards'] = {
  wrath: {
    name: 'Wrath',
    text: 'Wrath hits hard, falls fast and goes for whoever bleeds. Its Abominations have Fight 4 and Defense 2, its Controller Fight 5 and Defense 4, its Avatar Fight 6 and Defense 6.',
    flavour: 'It has forgotten what it was angry about. That helps.',
  },
  'wrath-power': {
    name: 'Seeing Red',
    text: 'In every fight with a hero who has at least 1 wound, the Sins player rolls 1 more die.',
    flavour: 'The first drop is the loudest.',
  },
  'wrath-controller': {
    name: 'War Drum',
    text: 'Controller. Fight 5, Defense 4. While it is on the board, an Acolyte or Abomination that a reaction moves may go up to 3 spaces.',
  },
  'wrath-avatar': {
    name: 'An Eye for an Eye',
    text: "Avatar. Fight 6, Defense 6. After a fight in the Avatar's space in which the hero killed a monster, the hero takes 1 wound, if the Avatar is still there.",
  },
  'wrath-red-mist': {
    name: 'Red Mist',
    text: 'Play at the start of a fight. The Sins player rolls 1 more die in it, or 2 more if the hero has 2 or more wounds.',
    flavour: 'Somebody is screaming. It is rather restful.',
  },
  'wrath-blow-for-blow': {
    name: 'Blow for Blow',
    text: 'Play after the rolls of a fight that is not ranged, if the hero rolled a Hit. The Sin roll gains 1 Hit, or 2 Hits if the hero rolled 3 or more.',
    flavour: 'Good. Again.',
  },
  'wrath-blood-offering': {
    name: 'Blood Offering',
    text: 'Play at the start of a fight that is not ranged, if an Acolyte and another monster are in it. An Acolyte of the fight dies and counts for no mission; the Sins player rolls 4 more dice.',
    flavour: 'He volunteered. They always do.',
  },
  'wrath-first-blood': {
    name: 'First Blood',
    text: "Play at the start of a hero's turn, if monsters are in the hero's space. The Sins player may start a fight with the hero at once. It costs no Reaction token.",
    flavour: 'You looked at them wrong.',
  },
  'wrath-stand-and-fight': {
    name: 'Stand and Fight',
    text: "Play at the start of a hero's turn. The hero chooses: no Move this turn, or 1 wound.",
    flavour: 'Where do you think you are going?',
  },
  'wrath-dying-blow': {
    name: 'Dying Blow',
    text: 'Play after a fight in which monsters were killed, if its hero lives. That hero chooses: 1 wound, or 2 corruption.',
    flavour: 'Not alone. Not like this.',
  },
  'wrath-call-to-arms': {
    name: 'Call to Arms',
    text: 'Play after monsters were killed, if another monster is within 3 steps of the hero, in another space. Up to 2 such monsters move up to 2 spaces each.',
    flavour: 'Every window in the street went up at once.',
  },
  'wrath-headlong': {
    name: 'Headlong',
    text: 'Play in a reaction. Instead of the move, one Abomination or the Controller may move up to 4 spaces. The fight stays optional.',
    flavour: 'It did not take the door.',
  },
  'wrath-scorched-earth': {
    name: 'Scorched Earth',
    text: "Play at the end of a hero's turn in which the mission made progress. Place 2 Fire tokens in the hero's space.",
    flavour: 'If we cannot have it, nobody warms their hands on it.',
  },
}

const acolytes: BoxWords['cards'] = {
  bouncers: {
    name: 'Corrupted Bouncers',
    text: 'Acolytes. Fight 2, Defense 2. Ability: Last Orders.',
    flavour: 'Your name is on the list. It is a different list.',
  },
  'last-orders': {
    name: 'Last Orders',
    text: 'Once a round, before the roll of a fight that is not ranged, a dead Acolyte joins it, and the hero rolls 1 die fewer. At least 1 die stays.',
  },
}

const story: BoxWords['cards'] = {
  'powder-keg': {
    name: 'Powder Keg',
    text: 'Each round begins with 1 new Fire token, placed by the Sins player in a space without a hero. Each round ends with the Apocalypse track 1 level up, and 1 more if a hero has 3 or more wounds.',
    flavour:
      'It began with a queue, or a song, or a dog; nobody remembers. By nightfall there were two sides and nobody knew which was which.',
  },
  'powder-keg-a': {
    name: 'Powder Keg, map A',
    text: 'Six tiles around the Night Market. Every street leads into the crowd.',
  },
  'powder-keg-b': {
    name: 'Powder Keg, map B',
    text: 'Seven tiles on two banks. The Metro is the only way over.',
  },
  'pkg-1-put-it-out': {
    name: 'Put It Out',
    text: 'Remove {+1} Fire or Pentagrams by cleansing. Then the Hero players choose between Break It Up and Talk Them Down.',
    flavour: 'Water first. Questions after.',
  },
  'pkg-2a-break-it-up': {
    name: 'Break It Up',
    text: 'Kill {+0} Acolytes or Abominations. Then the Controller is summoned, and The Ringleader begins.',
    flavour: 'There is a polite way to do this. We tried it.',
  },
  'pkg-2b-talk-them-down': {
    name: 'Talk Them Down',
    text: 'Use the City Actions of {+1} different Districts. Then the Controller is summoned, and The Ringleader begins.',
    flavour: 'Open a shop. Light a lamp. Let them see somebody work.',
  },
  'pkg-3-the-ringleader': {
    name: 'The Ringleader',
    text: 'Kill the Controller. Then Count to Ten begins.',
    flavour: 'Follow the drum.',
  },
  'pkg-4-count-to-ten': {
    name: 'Count to Ten',
    text: 'End {+0} turns with no monster within 1 step, each place in the turn order once. Then the Avatar is summoned, and Last Bell begins.',
    flavour: 'It cannot stand being ignored.',
  },
  'pkg-5-last-bell': {
    name: 'Last Bell',
    text: 'Kill the Avatar. The heroes win the game at once.',
    flavour: 'And now you may lose your temper.',
  },
}

export const words: BoxWords = {
  cards: { ...sin, ...acolytes, ...story },
  names: { bouncers: 'Corrupted Bouncers' },
  figures: { bouncers: 'Bouncer' },
  goals: {
    'pkg-1-put-it-out': { one: 'Remove # Fire or Pentagram', other: 'Remove # Fire or Pentagrams' },
    'pkg-2a-break-it-up': { one: 'Kill # Acolyte or Abomination', other: 'Kill # Acolytes or Abominations' },
    'pkg-2b-talk-them-down': { one: 'Use # District', other: 'Use # different Districts' },
    'pkg-3-the-ringleader': { other: 'Kill the Controller' },
    'pkg-4-count-to-ten': { one: 'End # turn away from monsters', other: 'End # turns away from monsters' },
    'pkg-5-last-bell': { other: 'Kill the Avatar' },
  },
  choices: {
    'wrath-stand-and-fight:stand': 'Make no Move this turn',
    'wrath-stand-and-fight:bleed': 'Take 1 wound',
    'wrath-dying-blow:wound': 'Take 1 wound',
    'wrath-dying-blow:corruption': 'Take 2 corruption',
  },
}
