import type { ChapterText } from './scenes.ts'

/** The chapters after First Night: what one looks up between two games. */

const rounds = {
  title: 'Rounds',
  lead: 'How the night goes round, and how it grows darker.',
  parts: {
    wheel: {
      title: 'A round as a wheel',
      text: [
        'A round begins with what the story asks for, and with the heroes agreeing on who goes first. Then turns go round the table, one at a time, each with its reaction. A hero has two Turn tokens and must take a turn while one is left; Extra Turn tokens are spent by who likes to.',
        'When all turns are spent, the round ends in this order: the tasks of the story, the dead return, cards for Altars, and all tokens are made ready again.',
      ],
    },
    apocalypse: {
      title: 'The Apocalypse',
      text: [
        'The track climbs when the story says so, one level after the other. What a level does it goes on doing, and cards that it reveals stay for the rest of the game. At 7 it stops climbing. Nobody loses by that alone; it only feels so.',
      ],
    },
  },
} as const satisfies ChapterText

const stories = {
  title: 'Stories',
  lead: 'Setting up, missions, and where a story forks.',
  parts: {
    setup: {
      title: 'Before the first round',
      text: [
        'One person is the Sin; one to four lead the heroes. One or three Hero players have three heroes in play, two or four have four: that is the Hero Number, and it stays the same for the whole game. Sin, Acolytes, story, map and heroes are chosen or drawn.',
        'Heroes begin at the Starting Space, at corruption 1, with two turns a round. The other ones of the seven are the Reserve. The Sins player has a Reaction token for each hero in play, and a hand of Sin cards.',
      ],
    },
    missions: {
      title: 'One mission at a time',
      text: [
        'Only the mission at hand makes progress. When its count is full, what is going on is finished first, then comes the next one, from 0; what was too much is lost. At a fork the Hero players choose together, and the other way is closed for good. The last mission alone ends the game at once.',
      ],
    },
    box: {
      title: 'The stories of the box',
      text: ['Each can be played on two maps. Some have a clock of their own, which the strip above the city tells.'],
    },
  },
} as const satisfies ChapterText

const sins = {
  title: 'Sins',
  lead: 'Who sits on the other side.',
  parts: {
    powers: {
      title: 'Powers and masters',
      text: [
        'The power of a Sin is always in effect, without card or token. Each has Abominations, a Controller and an Avatar of its own; the Avatar comes when the story calls it.',
      ],
    },
    acolytes: {
      title: 'Kinds of Acolytes',
      text: ['Whoever plays the Sin chooses one kind. They differ in what happens when one rises into a fight.'],
    },
  },
} as const satisfies ChapterText

const editions = {
  title: 'Editions',
  lead: 'We play by the final rules of 2016. The preview of 2015 is a switch of the new game.',
  parts: {
    differences: {
      title: 'What is different',
      text: ['Five rules and two names. Everything else is the same in both.'],
    },
  },
} as const satisfies ChapterText

const finePrint = {
  title: 'Fine print',
  lead: 'The box, the order of things, and what wins when two texts disagree.',
  parts: {
    order: {
      title: 'When two things happen at once',
      text: [
        'What one side has to settle at the same moment it settles in the order it likes; where both sides have something, the heroes go first. A card or an ability that says otherwise than the rules wins. What forbids is stronger than what allows.',
        'Where the rulebooks are silent we have decided, and said so: such a paragraph calls itself a ruling of this edition.',
      ],
    },
  },
} as const satisfies ChapterText

export const rest = { rounds, stories, sins, editions, finePrint }

/** Rule, how the final edition has it, how the preview has it. */
export const differences = {
  columns: ['Rule', 'Final, 2016', 'Preview, 2015'],
  rows: {
    'SETUP-9': ['The Sins player begins with 5 Sin cards.', 'With as many as the Hero Number.'],
    'APOC-2': [
      'A level that reveals a card: the Sins player draws 2, plays one and puts the other under the deck.',
      'The top card is revealed.',
    ],
    'RANGE-4': [
      'Survivors of a shot who cannot reach the shooter stay where they are.',
      'Each may walk up to 2 spaces towards the shooter, even if that does not bring it there.',
    ],
    'APOC-3': ['Hell Club members come onto a Nest that is not blocked, onto any if all are.', 'Onto any Nest.'],
    'UPG-1': ['An Upgrade that is lost goes under the deck.', 'It is discarded.'],
    'COMP-5': ['A class is called Shooter.', 'It is called Sniper.'],
    'CLEANSE-1': ['The Action is called cleansing an area.', 'It is called resolving a crisis.'],
  },
} as const
