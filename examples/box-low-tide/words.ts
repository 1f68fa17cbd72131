import type { BoxWords } from '@haven/text'

export const words: BoxWords = {
  names: { 'low-tide': 'Low Tide' },
  cards: {
    'low-tide-boat-hook': {
      name: 'Boat Hook',
      text: 'In fights that the hero starts in a Street: 1 more die.',
      flavour: 'It has pulled out worse.',
    },
    'low-tide-storm-lantern': {
      name: 'Storm Lantern',
      text: 'In each Fire check the hero ignores 1 wound.',
      flavour: 'It burns under water, they say.',
    },
    'low-tide-flask': {
      name: "Captain's Flask",
      text: 'Once a round, at any moment of his turn, the hero may take 1 corruption and heal 1 wound, or take 3 corruption and heal 2.',
      flavour: 'Nobody has seen the bottom of it.',
    },
    'low-tide-quay': {
      name: 'The Quay',
      text: 'Six tiles in a cross. The market lies in the middle, the water everywhere else.',
    },
  },
  prompts: { 'low-tide-flask': '{hero}, how deep do you drink?' },
  choices: {
    'low-tide-flask:sip': 'A sip: 1 corruption, heal 1 wound',
    'low-tide-flask:draught': 'A draught: 3 corruption, heal 2 wounds',
  },
}
