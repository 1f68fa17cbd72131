import type { BoxWords } from '@haven/text'

/** The second crate. "Your hero" is the one who holds the card, "the hero" the one who reveals it. */
export const crate = {
  cards: {
    'upg-riot-shield': {
      name: 'Riot Shield',
      text: "In fights that the Sins player starts, your hero has 1 more Defense for each other hero in your hero's space, at most 2.",
      flavour: 'Property of the Constabulary. They are not asking for it back.',
    },
    'upg-flare-gun': {
      name: 'Flare Gun',
      text: "Once a round, at any moment of your hero's turn, in a Street: pin one monster in a Street in line of sight. A pinned monster makes no step until the end of the round.",
      flavour: 'They do not like to be looked at.',
    },
    'upg-last-rites': {
      name: 'Last Rites Kit',
      text: 'Your hero may carry out a Heal icon as a Repent icon, or a Repent icon as a Heal icon. It counts as what was done.',
      flavour: 'Oil, thread, water, gin. Not all of it is holy.',
    },
    'upg-leaden-cross': {
      name: 'Leaden Cross',
      text: 'Once for each fight, before its wounds are taken, at corruption 5 or less: your hero may take 1 wound less and 2 corruption more.',
      flavour: 'It drinks for you. It keeps count.',
    },
    'upg-silver-whistle': {
      name: 'Silver Whistle',
      text: "Once a round, at any moment of your hero's turn: another hero within 2 steps may be teleported to an adjacent space. That hero's player decides.",
      flavour: 'Three short blasts: drop everything.',
    },
    'upg-thermite': {
      name: 'Thermite',
      text: 'When your hero removes a Nest by cleansing, your hero may kill an Acolyte in that space. It counts for no mission.',
      flavour: 'Two thousand degrees. Then sweep up.',
    },
    'upg-forged-seal': {
      name: 'Forged Seal',
      text: "Your hero may use a District whose slot another hero's token has taken.",
      flavour: 'The magistrate signs with his left hand now.',
    },
    'past-8': {
      name: 'Called Home',
      text: 'Dark Past 5. The Sins player chooses a space with an Altar: the hero is teleported there, and 1 Corruption token is placed. With no Altar on the board the hero takes 1 wound.',
      flavour: 'They kept your place at the table.',
    },
    'past-9': {
      name: 'Rooms Prepared',
      text: "Dark Past 2. A Nest and a Pentagram token are placed in the hero's space, and the Sins player draws 1 Sin card.",
      flavour: 'You made up the beds yourself.',
    },
    'past-10': {
      name: 'The Signature',
      text: 'Dark Past 4. The hero takes 2 wounds; or, below level 7, the Apocalypse track rises by 1. The hero chooses.',
      flavour: 'It is your hand. It was always your hand.',
    },
  },
  choices: {
    'past-10:wound': 'Take 2 wounds',
    'past-10:track': 'The Apocalypse track rises by 1',
  },
  prompts: {
    'upg-flare-gun': 'Flare Gun: which monster is pinned?',
    'upg-leaden-cross': 'Leaden Cross: 1 wound less, for 2 corruption more?',
    'upg-thermite': 'Thermite: kill an Acolyte here?',
    'past-8': 'Sins: to which Altar is {hero} called?',
  },
} as const satisfies BoxWords
