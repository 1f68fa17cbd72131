import { placeTask, raiseByClock, type StoryDef, summonBoss } from '@haven/engine/kit'

const HIGH_WATER = 9

/** The Black Tide: find the wells, silence whoever calls the tide, and confess. */
export const theBlackTide: StoryDef = {
  id: 'the-black-tide',
  type: 'corruption',
  darkPast: true,
  begin: placeTask('corruption', 2),
  end: [raiseByClock],
  clock: { levels: 1, more: { levels: 1, fact: 'corruption', when: 'from', bound: () => HIGH_WATER } },
  missions: [
    {
      id: 'btd-1-first-stain',
      count: (h) => h + 2,
      progress: [{ on: 'remove', of: ['corruption'] }],
      next: ['btd-2a-sound-the-wells', 'btd-2b-drain-the-faithful'],
    },
    {
      id: 'btd-2a-sound-the-wells',
      count: (h) => h - 1,
      progress: [{ on: 'remove', of: ['pentagram'] }],
      topUpFaceDown: true,
      event: [summonBoss('controller')],
      next: ['btd-3-the-tide-caller'],
    },
    {
      id: 'btd-2b-drain-the-faithful',
      count: (h) => h,
      progress: [{ on: 'kill', of: ['acolyte'] }],
      event: [summonBoss('controller')],
      next: ['btd-3-the-tide-caller'],
    },
    {
      id: 'btd-3-the-tide-caller',
      count: () => 1,
      progress: [{ on: 'kill', of: ['controller'] }],
      next: ['btd-4-confession'],
    },
    {
      id: 'btd-4-confession',
      count: (h) => h,
      progress: [{ on: 'repent' }],
      event: [summonBoss('avatar')],
      next: ['btd-5-turn-the-tide'],
    },
    {
      id: 'btd-5-turn-the-tide',
      count: () => 3,
      progress: [{ on: 'remove', of: ['altar'] }],
      altars: true,
      next: [],
    },
  ],
}
