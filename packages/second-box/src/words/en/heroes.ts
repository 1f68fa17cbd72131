import type { BoxWords } from '@haven/text'

export const heroes = {
  names: {
    salt: 'Salt',
    // as sentences call them; cards have the whole names
    ottoline: 'Ottoline',
    casimir: 'Casimir',
    wren: 'Wren',
    lindqvist: 'Lindqvist',
    juno: 'Juno',
    tamsin: 'Tamsin',
    anselm: 'Anselm',
  },
  cards: {
    ottoline: {
      name: 'Ottoline Rask',
      text: 'Leader. Fight 3, Skill 3, Defense 1. Ability: On My Mark.',
      flavour: '"Nobody moves until I say so. That includes them."',
    },
    'on-my-mark': {
      name: 'On My Mark',
      text: "Once a round, at the start of a turn of Ottoline's or of a hero within 2 steps, she may make the Sins player say whether a reaction will follow that turn. A Yes spends the token at once, and after a No there is none.",
    },
    casimir: {
      name: 'Casimir Dole',
      text: 'Shooter. Fight 2, Skill 3, Defense 2, ranged. Ability: Keep Their Heads Down.',
      flavour: '"I need not hit them. I need them to think about it."',
    },
    'heads-down': {
      name: 'Keep Their Heads Down',
      text: 'In a ranged fight that Casimir starts, after his kills, each Hit left over may pin one monster in the target space. A pinned monster makes no step until the end of the round, so it does not strike back.',
    },
    wren: {
      name: 'Wren Adair',
      text: 'Fixer. Fight 2, Skill 3, Defense 2. Ability: Skeleton Key.',
      flavour: '"Every door in this city owes me a favour."',
    },
    'skeleton-key': {
      name: 'Skeleton Key',
      text: 'While Wren is in a Street, she may use a District that touches it as if she stood there. Her City Action token goes into its slot.',
    },
    lindqvist: {
      name: 'Mrs. Lindqvist',
      text: 'Fixer. Fight 2, Skill 4, Defense 1. Ability: Salt Line.',
      flavour: '"Stay inside the line, dear. They are not allowed."',
    },
    'salt-line': {
      name: 'Salt Line',
      text: 'When she cleanses, which then needs no token, Mrs. Lindqvist may spend 2 Skill results to salt her space: until the end of the round no monster steps into it. Summons and teleports may. A new line wipes the old one.',
    },
    juno: {
      name: 'Juno Vance',
      text: 'Shooter. Fight 3, Skill 2, Defense 1, ranged. Ability: Overwatch.',
      flavour: '"I see you. I see all of you, actually."',
    },
    overwatch: {
      name: 'Overwatch',
      text: "Once a round, in the reaction to another hero's turn, after its move: if a monster that it moved or teleported is in a Street in her line of sight, Juno may start a ranged fight there. Then the reaction goes on.",
    },
    tamsin: {
      name: 'Tamsin Crowe',
      text: 'Bruiser. Fight 4, Skill 2, Defense 2. Ability: Haul.',
      flavour: '"Up you get. I have carried pianos heavier than you."',
    },
    haul: {
      name: 'Haul',
      text: 'Once a round, at the end of her turn, Tamsin may name another hero within 2 steps, whose player may decline. That hero is teleported into her space.',
    },
    anselm: {
      name: 'Brother Anselm',
      text: 'Bruiser. Fight 3, Skill 3, Defense 2. Ability: Sin-Eater.',
      flavour: '"Give it here. I have room."',
    },
    'sin-eater': {
      name: 'Sin-Eater',
      text: 'Once a round, at any moment of his turn, Anselm may name 1 or 2 and another hero in his space, whose player may decline: the hero loses so much corruption, and Anselm takes as much. Not if that would kill him.',
    },
  },
  choices: {
    'sin-eater:1': 'Take 1 corruption of that hero',
    'sin-eater:2': 'Take 2 corruption of that hero',
  },
  prompts: {
    'ability:on-my-mark:sins': "Sins: will you react to {hero}'s turn? You have to say so now.",
    'ability:on-my-mark:heroes': '{seat}: make the Sins player say now whether a reaction follows this turn?',
    'heads-down': 'Casimir: which monster does a Hit left over pin down?',
  },
} as const satisfies BoxWords
