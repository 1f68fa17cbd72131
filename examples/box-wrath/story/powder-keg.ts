import {
  figureAt,
  type Game,
  isWithin,
  monstersOnBoard,
  placeTask,
  raiseTrack,
  type StoryDef,
  summonBoss,
} from '@haven/engine/kit'

const BADLY_HURT = 3

/** One level more if somebody bleeds badly. */
const theMob = (g: Game): number => (g.s.heroes.some(({ wounds }) => wounds.length >= BADLY_HURT) ? 2 : 1)

/** Nobody to be angry with: no monster in the space, nor in one next to it. */
const isCalm = (g: Game, space: number): boolean =>
  !monstersOnBoard(g).some((figure) => isWithin(g, figureAt(g, figure), space, 1))

/** Powder Keg: put the fires out, find who shouts loudest, and then, of all things, keep calm. */
export const powderKeg: StoryDef = {
  id: 'powder-keg',
  type: 'terror',
  darkPast: false,
  begin: placeTask('fire', 1),
  end: [raiseTrack(theMob)],
  missions: [
    {
      id: 'pkg-1-put-it-out',
      count: (h) => h + 1,
      progress: [{ on: 'remove', of: ['fire', 'pentagram'] }],
      next: ['pkg-2a-break-it-up', 'pkg-2b-talk-them-down'],
    },
    {
      id: 'pkg-2a-break-it-up',
      count: (h) => h,
      progress: [{ on: 'kill', of: ['acolyte', 'abomination'] }],
      event: [summonBoss('controller')],
      next: ['pkg-3-the-ringleader'],
    },
    {
      id: 'pkg-2b-talk-them-down',
      count: (h) => h + 1,
      progress: [{ on: 'city', once: (g, { space }) => g.map.spaces[space] as string }],
      event: [summonBoss('controller')],
      next: ['pkg-3-the-ringleader'],
    },
    {
      id: 'pkg-3-the-ringleader',
      count: () => 1,
      progress: [{ on: 'kill', of: ['controller'] }],
      next: ['pkg-4-count-to-ten'],
    },
    {
      /** A hero ends his turn where it is calm; each place in the turn order counts once. */
      id: 'pkg-4-count-to-ten',
      count: (h) => h,
      progress: [
        {
          on: 'turnEnd',
          if: (g, { space }) => isCalm(g, space),
          once: (_, { place }) => `place-${place + 1}`,
        },
      ],
      event: [summonBoss('avatar')],
      next: ['pkg-5-last-bell'],
    },
    {
      id: 'pkg-5-last-bell',
      count: () => 1,
      progress: [{ on: 'kill', of: ['avatar'] }],
      next: [],
    },
  ],
}
