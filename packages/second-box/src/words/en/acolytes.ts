import type { BoxWords } from '@haven/text'

export const acolytes = {
  figures: { policemen: 'Policeman', firemen: 'Fireman' },
  cards: {
    policemen: {
      name: 'Corrupted Policemen',
      text: 'Acolytes. Fight 2, Defense 2. Ability: Evidence Bag.',
      flavour: 'They will need you to come with them. All of you, one piece at a time.',
    },
    'evidence-bag': {
      name: 'Evidence Bag',
      text: 'Once a round, before the roll of a fight that is not ranged, a dead Acolyte joins it. One Upgrade of the hero, chosen by the Sins player, does nothing this round. If none would: 1 Hero die fewer, but at least 1 stays.',
    },
    firemen: {
      name: 'Corrupted Firemen',
      text: 'Acolytes. Fight 2, Defense 2. Ability: Turn the Hoses.',
      flavour: 'They came very fast. They had been waiting round the corner.',
    },
    'turn-the-hoses': {
      name: 'Turn the Hoses',
      text: 'Once a round, before the roll of a fight that is not ranged, a dead Acolyte joins it. The Sins player teleports another hero in the space into an adjacent one. If no other hero is there: place a Fire token in the space.',
    },
  },
} as const satisfies BoxWords
