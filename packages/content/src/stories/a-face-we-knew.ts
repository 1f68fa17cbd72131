import {
  currentFight,
  figureAt,
  figureIndex,
  type Game,
  heroAt,
  placeTask,
  raiseByClock,
  rerollSinDice,
  type StoryDef,
  summonBoss,
  summonNamed,
} from '@haven/engine/kit'
import { eachDistrictOnce } from './shared.ts'

const MARSH = 'fallen-marsh'
const isMarsh = (g: Game, figure: number): boolean => figure === figureIndex(g, MARSH)
const isWithMarsh = (g: Game, space: number): boolean => figureAt(g, figureIndex(g, MARSH)) === space

/** A Face We Knew: follow the trail of Elias Marsh, then decide what he still deserves. */
export const aFaceWeKnew: StoryDef = {
  id: 'a-face-we-knew',
  type: 'corruption',
  darkPast: true,
  begin: placeTask('corruption', 1),
  end: [raiseByClock],
  clock: { levels: 2 },
  bosses: [
    {
      id: MARSH,
      fight: 5,
      defense: 5,
      /** Knows the Drill: in his fights the Sins player may roll up to two dice again. */
      triggers: [
        {
          at: 'sin-rolled',
          when: (g) => isWithMarsh(g, currentFight(g)?.space ?? -1),
          steps: rerollSinDice(2),
        },
      ],
    },
  ],
  missions: [
    {
      id: 'afk-1-cold-trail',
      /** All that lie face down at set-up, on either map. */
      count: () => 7,
      progress: [{ on: 'flip' }],
      next: ['afk-2a-his-old-haunts', 'afk-2b-his-new-friends'],
    },
    {
      id: 'afk-2a-his-old-haunts',
      count: (h) => h,
      progress: eachDistrictOnce,
      event: [summonBoss('controller')],
      next: ['afk-3-cut-the-leash'],
    },
    {
      id: 'afk-2b-his-new-friends',
      count: (h) => h,
      progress: [{ on: 'kill', of: ['acolyte'] }],
      event: [summonBoss('controller')],
      next: ['afk-3-cut-the-leash'],
    },
    {
      id: 'afk-3-cut-the-leash',
      count: (h) => h + 2,
      progress: [{ on: 'remove', of: ['corruption', 'pentagram'] }],
      event: [summonNamed(MARSH)],
      next: ['afk-4a-mercy', 'afk-4b-forgiveness'],
    },
    {
      id: 'afk-4a-mercy',
      count: () => 1,
      progress: [{ on: 'kill', of: ['fallen'], if: (_, { id }) => id === MARSH }],
      next: [],
    },
    {
      id: 'afk-4b-forgiveness',
      count: (h) => h + 3,
      progress: [{ on: 'pray' }],
      cleanse: (g, place) => isWithMarsh(g, heroAt(g, place).space),
      modifiers: [{ hook: 'unkillable', count: (g, figure) => (isMarsh(g, figure) ? 1 : 0) }],
      next: [],
    },
  ],
}
