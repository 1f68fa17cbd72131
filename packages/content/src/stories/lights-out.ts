import { hasMonster, heroesIn, heroNumber, placeTask, raiseByClock, type StoryDef, summonBoss } from '@haven/engine/kit'
import { eachDistrictOnce, slowRound } from './shared.ts'

/** Lights Out: reach the three who can answer, clear the wires, and get the Tower to speak. */
export const lightsOut: StoryDef = {
  id: 'lights-out',
  type: 'redemption',
  darkPast: false,
  begin: placeTask('pentagram', 1),
  end: [raiseByClock],
  clock: slowRound,
  missions: [
    {
      id: 'lto-1-find-friends',
      count: () => 3,
      progress: [{ on: 'meet', once: (_, { npc }) => npc }],
      next: ['lto-2a-restart-the-grid', 'lto-2b-cut-the-hum'],
    },
    {
      id: 'lto-2a-restart-the-grid',
      count: (h) => h + 2,
      progress: eachDistrictOnce,
      next: ['lto-3a-eye-in-the-sky', 'lto-3b-boots-on-the-ground'],
    },
    {
      id: 'lto-2b-cut-the-hum',
      count: (h) => h + 2,
      progress: [{ on: 'remove', of: ['pentagram', 'nest'] }],
      next: ['lto-3a-eye-in-the-sky', 'lto-3b-boots-on-the-ground'],
    },
    {
      id: 'lto-3a-eye-in-the-sky',
      count: () => 3,
      progress: [
        { on: 'kill', of: ['acolyte', 'abomination'], if: (_, { by }) => by === 'orbital' },
        { on: 'strike', if: (_, { targets }) => !targets },
      ],
      event: [summonBoss('controller')],
      next: ['lto-4-dead-channel'],
    },
    {
      id: 'lto-3b-boots-on-the-ground',
      count: (h) => h,
      progress: [{ on: 'kill', of: ['abomination'] }],
      event: [summonBoss('controller')],
      next: ['lto-4-dead-channel'],
    },
    {
      id: 'lto-4-dead-channel',
      count: () => 1,
      progress: [{ on: 'kill', of: ['controller'] }],
      event: [summonBoss('avatar')],
      next: ['lto-5-dawn-protocol'],
    },
    {
      id: 'lto-5-dawn-protocol',
      count: () => 1,
      progress: [
        {
          on: 'turnEnd',
          if: (g) => {
            const tower = g.map.index.get('uplink-tower') ?? -1
            return heroesIn(g, tower).length >= heroNumber(g) - 1 && !hasMonster(g, tower)
          },
        },
      ],
      next: [],
    },
  ],
}
