import type { CardsOf } from '../../language.ts'

export const havenInFlames: CardsOf<'haven-in-flames' | 'hif-'> = {
  'haven-in-flames': {
    name: 'Haven in Flames',
    text: 'Each round begins with 2 new Fire tokens, placed by the Sins player in two spaces without a hero. Each round ends with the Apocalypse track 1 level up, and 1 more with 8 or more Fire tokens (not printed) on the board. The rule Smoke holds.',
    flavour:
      'Somebody fed the gasworks to the Sin, and now the streets are rivers of light. Everything that crawls is coming out of the smoke at once. Break the wave or burn with it.',
  },
  'hif-smoke': {
    name: 'Smoke',
    text: 'A District with 2 or more Fire tokens, printed ones aside, cannot be used for City Actions.',
    flavour: 'The lights are on inside. You cannot see them.',
  },
  'haven-in-flames-a': {
    name: 'The Burning Mile',
    text: 'Map A of Haven in Flames. 8 tiles along one straight street: nowhere else is there so much to shoot at.',
  },
  'haven-in-flames-b': {
    name: 'Both Banks',
    text: 'Map B of Haven in Flames. A river parts its 8 tiles: only the Metro leads across, and whoever steps out over there steps out alone.',
  },
  'hif-1-break-the-wave': {
    name: 'Break the Wave',
    text: 'Kill {+0} monsters in one round, or all on the board after the Fire was placed, if fewer (at least 1). Each end of a round sets progress to 0. Then the Hero players choose between Fire Brigade and Smoke Them Out.',
    flavour: 'They come with the smoke, shoulder to shoulder.',
  },
  'hif-2a-fire-brigade': {
    name: 'Fire Brigade',
    text: 'Remove {+1} Fire tokens by cleansing. Then the Controller is summoned, and The Arsonist begins.',
    flavour: 'Station 9 does not answer. Today you are Station 9.',
  },
  'hif-2b-smoke-them-out': {
    name: 'Smoke Them Out',
    text: 'Kill {+0} monsters in, or within 1 step of, a space with Fire, printed or not. Then the Controller is summoned, and The Arsonist begins.',
    flavour: 'They love the fire. Meet them there.',
  },
  'hif-3-the-arsonist': {
    name: 'The Arsonist',
    text: 'Kill the Controller. Then Salt the Ashes begins.',
    flavour: 'Somebody walks through all this without a singed hair.',
  },
  'hif-4-salt-the-ashes': {
    name: 'Salt the Ashes',
    text: 'Remove {+0} Nests or Pentagrams by cleansing. Then the Avatar is summoned, a Fire token is placed in its space, and Out of the Fire begins.',
    flavour: 'Nothing is to grow here again. Nothing of theirs.',
  },
  'hif-5-out-of-the-fire': {
    name: 'Out of the Fire',
    text: 'Kill the Avatar in a space without Fire tokens (printed ones do no harm) to win the game. With a Fire token in its space it has 2 more Defense, and killed there it is summoned again at once and counts for nothing.',
    flavour: 'Put the fire out under its feet. Then put it out.',
  },
}
