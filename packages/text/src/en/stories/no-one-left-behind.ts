import type { CardsOf } from '../../language.ts'

export const noOneLeftBehind: CardsOf<'no-one-left-behind' | 'nlb-'> = {
  'no-one-left-behind': {
    name: 'No One Left Behind',
    text: 'Each round begins with 1 new Fire token, placed by the Sins player in a space without a hero. Each round ends with the Apocalypse track 1 level up, and 1 more if no mission progress was made. The rule Grief holds.',
    flavour:
      'The evacuation list has six names without a tick. The last train is under steam and the line will not hold till morning. Go and knock on the doors.',
  },
  'nlb-grief': {
    name: 'Grief',
    text: 'When an Innocent dies, the Apocalypse track rises 1 level. If fewer Innocents are left than the mission still needs, it needs only as many as are possible; if that is none, it is accomplished.',
    flavour: 'Somebody has to cross out the name.',
  },
  'no-one-left-behind-a': {
    name: 'Nine Squares',
    text: 'Map A of No One Left Behind. 9 tiles in a square, the widest map. Each face-down token may be a life or a trap.',
  },
  'no-one-left-behind-b': {
    name: 'Far Shore',
    text: 'Map B of No One Left Behind. 7 tiles on two banks: most of the lost are across the water, the Hospital is not.',
  },
  'nlb-1-open-the-roads': {
    name: 'Open the Roads',
    text: 'Remove {+3} Fire or Corruption tokens by cleansing. Then Knock on Doors begins.',
    flavour: 'Nobody can be carried through that.',
  },
  'nlb-2-knock-on-doors': {
    name: 'Knock on Doors',
    text: 'Take {-1} Innocents from the board. Each counts once, and one that a hero holds already counts at the start. Then the Hero players choose between To the Hospital and To the Gate.',
    flavour: 'Three knocks, a pause, two knocks. Then say a name.',
  },
  'nlb-3a-to-the-hospital': {
    name: 'To the Hospital',
    text: 'Hand over {-1} Innocents in Saint Jude Hospital, at any moment of a turn of the hero who holds them. For each, the hero may heal 1 wound. Then the Controller is summoned, and Clear the Line begins.',
    flavour: 'The night shift is still there. They never stopped.',
  },
  'nlb-3b-to-the-gate': {
    name: 'To the Gate',
    text: 'Hand over {-1} Innocents in the Starting Space, at any moment of a turn of the hero who holds them. For each, the hero may gain 1 Extra Turn token. Then the Controller is summoned, and Clear the Line begins.',
    flavour: 'Count them in. Out loud, so that they hear it too.',
  },
  'nlb-4-clear-the-line': {
    name: 'Clear the Line',
    text: 'Kill the Controller. Then the Avatar is summoned, and Last Train begins.',
    flavour: 'Something is standing on the tracks, and it is not waiting for a train.',
  },
  'nlb-5-last-train': {
    name: 'Last Train',
    text: 'Heroes must end a turn in a space with a Metro token and no monsters. Each place in the turn order counts once, and heroes who have boarded play on. The game is won with {+0}.',
    flavour: 'Doors closing. Nobody looks back at the platform.',
  },
}
