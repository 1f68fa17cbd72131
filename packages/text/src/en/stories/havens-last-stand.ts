import type { CardsOf } from '../../language.ts'

export const havensLastStand: CardsOf<'havens-last-stand' | 'hls-'> = {
  'havens-last-stand': {
    name: "Haven's Last Stand",
    text: 'Each round begins with 1 new Fire token, placed by the Sins player in a space without a hero. Each round ends with the Apocalypse track 1 level up, and 1 more if fewer than {-1} monsters were killed.',
    flavour:
      'The cordon fell at dusk, and no relief came. Seven people and a city that will not wake up stand between the Sin and the mainland. Hold. Then hit back.',
  },
  'havens-last-stand-a': {
    name: 'The Cordon',
    text: "Map A of Haven's Last Stand. A compact block of 6 tiles: everything is within two turns.",
  },
  'havens-last-stand-b': {
    name: 'Broken Corner',
    text: "Map B of Haven's Last Stand. A bent front of 7 tiles: two arms of the city meet in the Megatheatre.",
  },
  'hls-1-hold-the-line': {
    name: 'Hold the Line',
    text: 'Kill {+4} monsters. Then the Hero players choose between Burn the Nests and Thin the Herd.',
    flavour: 'Nobody is coming. So nobody gets past.',
  },
  'hls-2a-burn-the-nests': {
    name: 'Burn the Nests',
    text: 'Remove {+2} Nests or Pentagrams by cleansing. Then the Controller is summoned, and Cut the Strings begins.',
    flavour: 'Stop counting heads. Start counting holes.',
  },
  'hls-2b-thin-the-herd': {
    name: 'Thin the Herd',
    text: 'Kill {+0} Abominations. Then the Controller is summoned, and Cut the Strings begins.',
    flavour: 'The big ones first. The rest only follow.',
  },
  'hls-3-cut-the-strings': {
    name: 'Cut the Strings',
    text: 'Kill the Controller. Then No Quarter begins.',
    flavour: 'Somebody is conducting this. Find the baton.',
  },
  'hls-4-no-quarter': {
    name: 'No Quarter',
    text: 'Kill {+2} monsters. Then the Avatar is summoned, and Throw It Back begins.',
    flavour: 'For one hour it is they who are afraid.',
  },
  'hls-5-throw-it-back': {
    name: 'Throw It Back',
    text: 'Kill the Avatar. The heroes win the game at once.',
    flavour: 'It came in through a door. It can leave by one.',
  },
}
