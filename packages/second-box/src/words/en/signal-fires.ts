import type { BoxWords } from '@haven/text'

export const signalFires = {
  goals: {
    'sgf-1-light-the-shore': { one: 'Kindle # Fire on the shore', other: 'Kindle # Fires on the shore' },
    'sgf-2-keep-them-burning': {
      one: 'Keep {+0} shore Fires for # round',
      other: 'Keep {+0} shore Fires for # rounds',
    },
    'sgf-3a-to-the-boats': { one: 'Bring # Innocent to a shore Fire', other: 'Bring # Innocents to shore Fires' },
    'sgf-3b-guide-them-in': { one: 'Aim from orbit at # Fire', other: 'Aim from orbit at # different Fires' },
    'sgf-4-what-the-fog-sent': { other: 'Kill the Controller' },
    'sgf-5-into-the-light': { other: 'Kill the Avatar in or beside Fire' },
  },
  names: { 'sgf-kindle': 'Kindling', 'sgf-trample': 'Trampled' },
  choices: {
    'signal-fires:corruption': 'Place 1 Corruption token',
    'signal-fires:fire': 'Remove 1 Fire token',
  },
  cards: {
    'signal-fires': {
      name: 'Signal Fires',
      text: 'Round begins: where no hero is, the Sins player places 1 Corruption or removes 1 Fire. Round ends: track 1 level up, 1 more with fewer than {+0} Fires. Printed Fire does not count. Kindling, Trampled and Grief hold.',
      flavour:
        'The boats are out there; you can hear the engines. They will not come in blind. For once tonight the fires are ours, and something in the fog keeps stepping on them.',
    },
    'sgf-kindle': {
      name: 'Kindling',
      text: 'In a Street without Fire (not printed) a hero may cleanse, also without a token there: one Skill result may place 1 Fire token there. The shore is every Street that at most 2 tiles touch.',
      flavour: 'Doors burn well. So do the notices that were nailed to them.',
    },
    'sgf-trample': {
      name: 'Trampled',
      text: 'At the end of each round, first of all: 1 Fire token (not printed) is removed from each space that has Fire, a monster and no hero.',
      flavour: 'In the morning there are footprints in the ash. They go in, not out.',
    },
    'signal-fires-a': {
      name: 'The Sea Wall',
      text: 'Map A of Signal Fires. A wall of 8 tiles with the sea all round: every Street but three is shore.',
    },
    'signal-fires-b': {
      name: 'Two Headlands',
      text: 'Map B of Signal Fires. 7 tiles with a light on either headland: what burns on one side is out of reach from the other.',
    },
    'sgf-1-light-the-shore': {
      name: 'Light the Shore',
      text: 'Kindle {+1} Fires on the shore (Streets that at most 2 tiles touch), each space once: cleanse where no Fire lies and spend a Skill result. Then Keep Them Burning begins.',
      flavour: 'One for every boat that still answers.',
    },
    'sgf-2-keep-them-burning': {
      name: 'Keep Them Burning',
      text: 'Have Fire (not printed) in at least {+0} spaces of the shore at the end of 2 rounds. Then the Hero players choose between To the Boats and Guide Them In.',
      flavour: 'Somebody stays with each. Nobody says for how long.',
    },
    'sgf-3a-to-the-boats': {
      name: 'To the Boats',
      text: "Hand over {-1} Innocents within 1 step of a shore space with Fire (not printed), at any moment of their holder's turn. For each, the hero may repent 1. Then the Controller is summoned, and What the Fog Sent begins.",
      flavour: 'Mind the step. There is no step. Mind it.',
    },
    'sgf-3b-guide-them-in': {
      name: 'Guide Them In',
      text: 'Move an Orbital Strike token to {-1} different spaces with Fire (not printed); it may already be there. Then the Controller is summoned, and What the Fog Sent begins.',
      flavour: 'A light from above, and a light below. Between them there is a channel.',
    },
    'sgf-4-what-the-fog-sent': {
      name: 'What the Fog Sent',
      text: 'Kill the Controller. Then the Avatar is summoned, and Into the Light begins.',
      flavour: 'It has been putting them out by hand. Look at its hands.',
    },
    'sgf-5-into-the-light': {
      name: 'Into the Light',
      text: 'Kill the Avatar in a space with Fire (not printed) or within 1 step of one to win the game. Anywhere else it cannot be killed: Hits on it are lost.',
      flavour: 'There is nothing in the dark that was not there. It is only closer.',
    },
  },
} as const satisfies BoxWords
