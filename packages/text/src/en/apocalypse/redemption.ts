import type { CardsOf } from '../../language.ts'

export const redemption: CardsOf<'apo-r'> = {
  'apo-r1': {
    name: 'Crescendo',
    text: 'The Maestro is summoned.',
    flavour: 'First the strings. Then the sirens, all in tune.',
  },
  'apo-r2': {
    name: 'Panic',
    text: 'A hero who steps into a space with monsters takes 1 corruption, after the checks for entering.',
    flavour: 'Everyone was told to walk.',
  },
  'apo-r3': {
    name: 'Blackout',
    text: 'A step by Metro ends the Move.',
    flavour: 'The train runs. The exits are another matter.',
  },
  'apo-r4': {
    name: 'Looters',
    text: 'An Inventory icon costs the hero 1 corruption. If the hero does not pay, the icon does nothing.',
    flavour: 'The shelves are not empty. They are guarded.',
  },
  'apo-r5': {
    name: 'Backdraft',
    text: 'Each Fire check is rolled with 1 more die.',
    flavour: 'Feel the door before you open it.',
  },
  'apo-r6': {
    name: 'No Beds Left',
    text: 'In each use of a District, at most 1 Heal icon is carried out.',
    flavour: 'They are working in the corridors. Now the corridors are full.',
  },
  'apo-r7': {
    name: 'Nesting Season',
    text: 'At the start of each round the Sins player places 1 Nest in a Street space without a hero.',
    flavour: 'Something has been dragging mattresses into the road.',
  },
}
