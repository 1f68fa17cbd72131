import {
  gainExtraTurn,
  grief,
  hasMonster,
  heal,
  isInDistrict,
  isInStart,
  mayUse,
  placeTask,
  raiseByClock,
  recount,
  type StoryDef,
  summonBoss,
} from '@haven/engine/kit'
import { slowRound } from './shared.ts'

/** No One Left Behind: open the roads, knock on the doors, catch the last train. */
export const noOneLeftBehind: StoryDef = {
  id: 'no-one-left-behind',
  type: 'redemption',
  darkPast: false,
  begin: placeTask('fire', 1),
  end: [raiseByClock],
  clock: slowRound,
  grief,
  missions: [
    {
      id: 'nlb-1-open-the-roads',
      count: (h) => h + 3,
      progress: [{ on: 'remove', of: ['fire', 'corruption'] }],
      next: ['nlb-2-knock-on-doors'],
    },
    {
      id: 'nlb-2-knock-on-doors',
      count: (h) => h - 1,
      progress: [{ on: 'rescue' }],
      begins: [recount],
      next: ['nlb-3a-to-the-hospital', 'nlb-3b-to-the-gate'],
    },
    {
      id: 'nlb-3a-to-the-hospital',
      count: (h) => h - 1,
      progress: [{ on: 'deliver' }],
      begins: [recount],
      deliver: { at: isInDistrict('saint-jude-hospital'), reward: [mayUse('hero'), heal(1)] },
      event: [summonBoss('controller')],
      next: ['nlb-4-clear-the-line'],
    },
    {
      id: 'nlb-3b-to-the-gate',
      count: (h) => h - 1,
      progress: [{ on: 'deliver' }],
      begins: [recount],
      deliver: { at: isInStart, reward: [mayUse('hero'), gainExtraTurn(1)] },
      event: [summonBoss('controller')],
      next: ['nlb-4-clear-the-line'],
    },
    {
      id: 'nlb-4-clear-the-line',
      count: () => 1,
      progress: [{ on: 'kill', of: ['controller'] }],
      event: [summonBoss('avatar')],
      next: ['nlb-5-last-train'],
    },
    {
      id: 'nlb-5-last-train',
      count: (h) => h,
      progress: [
        {
          on: 'turnEnd',
          if: (g, { space }) => g.s.metro.some((token) => token.space === space) && !hasMonster(g, space),
          once: (_, { place }) => `place-${place + 1}`,
        },
      ],
      next: [],
    },
  ],
}
