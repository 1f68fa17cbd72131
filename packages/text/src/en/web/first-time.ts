/** Eight facts for newcomers, each told once: one line in the place of the caption. */
export const firstTime = {
  gotIt: 'Got it',
  stop: 'Stop these',
  facts: {
    steps: 'A turn is one Move and one Action, in either order; a District is free.',
    rims: 'Bright rims can be pressed. The first press only shows what it costs.',
    leaving: 'Monsters stand here: to step away costs a wound, however many they are.',
    corruption: 'Corruption is a bargain: more for every roll, and at 7 there is no more.',
    lives: 'Hearts are lives left. The fifth wound kills, and somebody takes over.',
    reactions: 'After each turn the Sin may react: one monster moves, then all here fight.',
    clock: 'The Apocalypse rises every round. The strip above says how far, and why.',
    unite: 'Unite or fall: unless all heroes agree, the Sins player decides.',
  },
} as const
