import type { BoxWords } from '@haven/text'

export const heroes: BoxWords = {
  cards: {
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
}
