import type { BoxWords } from '@haven/text'

export const tiles = {
  cards: {
    gasworks: {
      name: 'Gasworks',
      text: 'City Actions: Extra Turn, Orbital Strike. Printed: Fire in the District, a Nest on one of its Streets.',
      flavour: 'The holders rise and fall, slowly, as if asleep.',
    },
    'counting-house': {
      name: 'Counting House',
      text: 'City Actions: Extra Turn, Repent. Printed: Corruption in the District, a Nest on one of its Streets.',
      flavour: 'The vault is open. It is the clerks that are locked.',
    },
    'harbour-light': {
      name: 'Harbour Light',
      text: 'City Actions: Orbital Strike, Repent. Printed: a Nest on one of its Streets.',
      flavour: 'Two turns a minute, and between them it looks inland.',
    },
    'winter-garden': {
      name: 'Winter Garden',
      text: 'City Actions: Heal, Repent. Nothing is printed on it.',
      flavour: 'Warm, green, quiet. Nobody has watered it since spring.',
    },
  },
} as const satisfies BoxWords
