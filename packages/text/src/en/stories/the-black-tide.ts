import type { CardsOf } from '../../language.ts'

export const theBlackTide: CardsOf<'the-black-tide' | 'btd-'> = {
  'the-black-tide': {
    name: 'The Black Tide',
    text: 'Each round begins with 2 new Corruption tokens, placed by the Sins player in two spaces without a hero. Each round ends with the Apocalypse track 1 level up, and 1 more with 9 or more (not printed) on the board. Each hero has a Dark Past.',
    flavour:
      'The water came up through the drains, black and patient. Those who drank it smile now, all the same smile. Find the wells, silence whoever calls the tide, and confess before it is your voice that calls.',
  },
  'the-black-tide-a': {
    name: 'High Water Mark',
    text: 'Map A of The Black Tide. On 7 tiles, Corruption pools in the middle, and the wells lie face down around it.',
  },
  'the-black-tide-b': {
    name: 'The Drowned Quay',
    text: 'Map B of The Black Tide. 7 tiles on two banks: the Old Cathedral stands on the dry one, most Altars on the drowned one.',
  },
  'btd-1-first-stain': {
    name: 'First Stain',
    text: 'Remove {+2} Corruption tokens by cleansing. Then the Hero players choose between Sound the Wells and Drain the Faithful.',
    flavour: 'Scrub until you can see the stone. Then look away from the stone.',
  },
  'btd-2a-sound-the-wells': {
    name: 'Sound the Wells',
    text: 'Remove {-1} Pentagrams by cleansing. Those that lie face down have to be flipped first. Then the Controller is summoned, and The Tide Caller begins.',
    flavour: 'Drop a stone. If something catches it, you have found one.',
  },
  'btd-2b-drain-the-faithful': {
    name: 'Drain the Faithful',
    text: 'Kill {+0} Acolytes. Then the Controller is summoned, and The Tide Caller begins.',
    flavour: 'They carry it in them by the bucket.',
  },
  'btd-3-the-tide-caller': {
    name: 'The Tide Caller',
    text: 'Kill the Controller. Then Confession begins.',
    flavour: 'One voice under all the others. Follow it down.',
  },
  'btd-4-confession': {
    name: 'Confession',
    text: "Bring heroes' corruption down by {+0} levels with Repent icons. Then the Avatar is summoned, and Turn the Tide begins.",
    flavour: 'Say it aloud, before it says you.',
  },
  'btd-5-turn-the-tide': {
    name: 'Turn the Tide',
    text: 'Break 3 Altars to win the game. Whoever cleanses may spend 2 Skill results of one roll to break an Altar in the space.',
    flavour: 'Stone by stone, until the sea forgets the way.',
  },
}
