import type { CardsOf } from '../../language.ts'

export const lightsOut: CardsOf<'lights-out' | 'lto-'> = {
  'lights-out': {
    name: 'Lights Out',
    text: 'Each round begins with 1 new Pentagram, placed by the Sins player in a space without a hero. Each round ends with the Apocalypse track 1 level up, and 1 more if no mission progress was made.',
    flavour:
      'At 3:07 every lamp in Haven died and something began to hum on the dead lines. Three people still know how to answer. Reach them, clear the wires, and get the Tower to speak before the dark does.',
  },
  'lights-out-a': {
    name: 'The Reservoir',
    text: 'Map A of Lights Out. 8 tiles in a ring around black water: two ways round, no way through.',
  },
  'lights-out-b': {
    name: 'Three Islands',
    text: 'Map B of Lights Out. 7 tiles on three islands, linked by two Metro lines. Whoever holds the stations holds the city.',
  },
  'lto-1-find-friends': {
    name: 'Find Friends',
    text: 'Take the 3 NPCs from the board: each counts the first time. Then the Hero players choose between Restart the Grid and Cut the Hum.',
    flavour: 'Knock. If they ask who it is, they are still people.',
  },
  'lto-2a-restart-the-grid': {
    name: 'Restart the Grid',
    text: 'Use the City Actions of {+2} different Districts. Each District counts once and is marked. Then the Hero players choose between Eye in the Sky and Boots on the Ground.',
    flavour: 'One switch in every cellar, and something in every cellar.',
  },
  'lto-2b-cut-the-hum': {
    name: 'Cut the Hum',
    text: 'Remove {+2} Pentagrams or Nests by cleansing. Then the Hero players choose between Eye in the Sky and Boots on the Ground.',
    flavour: 'It has a tune. Do not whistle it.',
  },
  'lto-3a-eye-in-the-sky': {
    name: 'Eye in the Sky',
    text: 'Kill 3 monsters by Orbital Strike. A strike also counts if no Acolyte or Abomination is on any bank with an Orbital Strike token. Then the Controller is summoned, and Dead Channel begins.',
    flavour: 'It cannot see in the dark. Tell it where to look.',
  },
  'lto-3b-boots-on-the-ground': {
    name: 'Boots on the Ground',
    text: 'Kill {+0} Abominations. Then the Controller is summoned, and Dead Channel begins.',
    flavour: 'No eye, no map, no light. Boots, then.',
  },
  'lto-4-dead-channel': {
    name: 'Dead Channel',
    text: 'Kill the Controller. Then the Avatar is summoned, and Dawn Protocol begins.',
    flavour: 'Somebody is holding the line open from the other end.',
  },
  'lto-5-dawn-protocol': {
    name: 'Dawn Protocol',
    text: 'The game is won when a hero ends a turn while no monster and at least {-1} heroes are in the Uplink Tower.',
    flavour: 'One to speak, one to listen, one to watch the stairs.',
  },
}
