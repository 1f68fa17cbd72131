import type { CardsOf } from '../../language.ts'

export const corruption: CardsOf<'apo-c'> = {
  'apo-c1': {
    name: 'An Evening with Vesper',
    text: 'Madame Vesper is summoned.',
    flavour: 'The invitations came on black card. Nobody remembers accepting.',
  },
  'apo-c2': {
    name: 'Absolution Denied',
    text: 'The Confessor is summoned.',
    flavour: 'The little window slid open. Something was smiling behind it.',
  },
  'apo-c3': {
    name: 'Black Rain',
    text: 'At the start of each round the Sins player places 1 Corruption token in each of 2 different spaces without a hero.',
    flavour: 'Do not let it touch your lips.',
  },
  'apo-c4': {
    name: 'Dull Conscience',
    text: 'When cleansing, a hero at corruption 4 or more rolls 1 die fewer, but at least 1.',
    flavour: 'It used to bother you. Try to remember how.',
  },
  'apo-c5': {
    name: 'A Taste for It',
    text: 'When a hero takes voluntary corruption in a fight, the Sins player rolls 1 more die in that fight. The hero knows this when deciding.',
    flavour: 'The second time is easier. That is the trouble with it.',
  },
  'apo-c6': {
    name: 'Seepage',
    text: 'Each Corruption check is rolled with 1 more die.',
    flavour: 'It is in the walls now. It is in the tea.',
  },
  'apo-c7': {
    name: 'Sermon of Ash',
    text: 'At the end of each round, each hero in a space with a Corruption token takes 1 corruption.',
    flavour: 'The pulpit is empty, and still you hear every word.',
  },
}
