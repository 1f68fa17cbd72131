import type { BoxWords } from '@haven/text'

export const theLongWatch = {
  goals: {
    'tlw-1-bar-the-doors': { one: 'Hold or clear the Constabulary: #', other: 'Hold or clear the Constabulary: #' },
    'tlw-2a-sally-out': { one: 'Kill # monster on a Nest', other: 'Kill # monsters on Nests' },
    'tlw-2b-cork-the-drains': { one: 'Stand on # clear Nest', other: 'Stand on # clear Nests' },
    'tlw-3-break-the-ram': { other: 'Kill the Controller' },
    'tlw-4a-until-dawn': { one: 'Hold the Constabulary for # round', other: 'Hold the Constabulary for # rounds' },
    'tlw-4b-spike-the-altars': { one: 'Break # Altar', other: 'Break # Altars' },
    'tlw-5-at-the-gate': { other: 'Kill the Avatar' },
  },
  names: { 'tlw-secured': 'Secured' },
  cards: {
    'the-long-watch': {
      name: 'The Long Watch',
      text: 'Each round begins with a march: the Sins player may move 2 monsters 1 step each, nearer to the Haven Constabulary. Each round ends with the Apocalypse track 1 level up, and 1 more if a monster is in the Constabulary.',
      flavour:
        'They have stopped hunting. They are standing in the side streets, all of them, looking at the police station, and every hour they take one step. Somebody in there must have something that they want. Hold the doors until you know what.',
    },
    'tlw-secured': {
      name: 'Secured',
      text: 'The Haven Constabulary is secured while there are more heroes than monsters in it.',
      flavour: 'Count them. Then count us. Then count again.',
    },
    'the-long-watch-a': {
      name: 'The Square',
      text: 'Map A of The Long Watch. 7 tiles around the station: they come from every side but two, and each side is one step from the door.',
    },
    'the-long-watch-b': {
      name: 'End of the Line',
      text: 'Map B of The Long Watch. 8 tiles and one front: the station stands at the west end, everything else is in the east.',
    },
    'tlw-1-bar-the-doors': {
      name: 'Bar the Doors',
      text: 'Make {+3} progress. Kill monsters in the Constabulary or within 1 step of it: 1 each. Secured at the end of a round, with more heroes than monsters in it: 2. Then the Hero players choose between Sally Out and Cork the Drains.',
      flavour: 'Desks, filing cabinets, the vending machine. It buys us an hour.',
    },
    'tlw-2a-sally-out': {
      name: 'Sally Out',
      text: 'Kill {+0} monsters in spaces with a Nest, printed ones too. Then the Controller is summoned, and Break the Ram begins.',
      flavour: 'If they stand and look, they can be counted. If they can be counted, they can be fewer.',
    },
    'tlw-2b-cork-the-drains': {
      name: 'Cork the Drains',
      text: 'Make {+0} progress: at the end of a round, 1 for each space with a Nest, a hero and no monster. Then the Controller is summoned, and Break the Ram begins.',
      flavour: 'Stand on the lid. It knocks twice, politely. Keep standing.',
    },
    'tlw-3-break-the-ram': {
      name: 'Break the Ram',
      text: 'Kill the Controller. Then the Hero players choose between Until Dawn and Spike the Altars.',
      flavour: 'All of them step when it steps. So it must not step.',
    },
    'tlw-4a-until-dawn': {
      name: 'Until Dawn',
      text: 'Have more heroes than monsters in the Constabulary at the end of 2 rounds. Then the Avatar is summoned, and At the Gate begins.',
      flavour: 'The clock over the front desk has stopped. We go by the kettle.',
    },
    'tlw-4b-spike-the-altars': {
      name: 'Spike the Altars',
      text: 'Break 2 Altars: whoever cleanses may spend 2 Skill results of one roll to break an Altar in the space. Then the Avatar is summoned, and At the Gate begins.',
      flavour: 'Whatever they were listening to will have to speak up.',
    },
    'tlw-5-at-the-gate': {
      name: 'At the Gate',
      text: 'Kill the Avatar to win the game. While it is in the Constabulary or within 1 step of it, the hero rolls 1 more die in fights against its space.',
      flavour: 'It wanted the door opened. Open the door.',
    },
  },
} as const satisfies BoxWords
