import type { CardsOf } from '../../language.ts'

export const terror: CardsOf<'apo-t'> = {
  'apo-t1': {
    name: 'Distraint',
    text: 'Lucian Thrale, the Bailiff, is summoned.',
    flavour: 'The doors are being chalked, one street after another.',
  },
  'apo-t2': {
    name: 'The Hunt Is Up',
    text: 'Sir Auberon Pike, the Huntsman, is summoned.',
    flavour: 'A horn, far off. Then not so far.',
  },
  'apo-t3': {
    name: 'Gates Ajar',
    text: 'At the end of each round {+1} monsters are summoned, one more than otherwise.',
    flavour: 'Somebody left it open. Somebody is holding it open.',
  },
  'apo-t4': {
    name: 'Red Moon',
    text: 'In fights that the Sins player starts, the Sins player rolls 1 more die.',
    flavour: 'It has not set for two nights.',
  },
  'apo-t5': {
    name: 'Carapace',
    text: 'Abominations in a space with a Nest have 1 more Defense.',
    flavour: 'They are growing into something.',
  },
  'apo-t6': {
    name: 'Pack Mind',
    text: 'In each reaction, before its fight, the Sins player may move one monster 1 step, other than the one that the reaction moved. This also works if nothing has moved.',
    flavour: 'When one turns its head, all of them do.',
  },
  'apo-t7': {
    name: 'Cinder Rain',
    text: 'At the start of each round the Sins player places 1 Fire token in each of 2 different Street spaces without a hero.',
    flavour: 'The forecast is the same as yesterday.',
  },
}
