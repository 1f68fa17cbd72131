import {
  act,
  type EffectFrame,
  figureAt,
  heroNumber,
  isWithin,
  monstersOnBoard,
  physicalIn,
  placeTask,
  placeTokenIn,
  raiseByClock,
  type Step,
  type StoryDef,
  setCount,
  summonBoss,
  summonFigure,
  tokensIn,
} from '@haven/engine/kit'

const WAVE = 'hif-1-break-the-wave'
const isWave = (mission: string): boolean => mission === WAVE

/** Fewer monsters than heroes: this round asks for as many as there are. */
const sizeTheWave: Step<EffectFrame> = act('size-the-wave', (g) => {
  if (isWave(g.s.mission.id)) setCount(g, Math.max(1, Math.min(heroNumber(g), monstersOnBoard(g).length)))
})

/** The wave must be broken within one round. */
const newWave: Step<EffectFrame> = act('new-wave', (g) => {
  if (!isWave(g.s.mission.id) || g.s.mission.done) return
  g.s.mission.progress = 0
  g.log?.({ event: 'missionProgress', mission: WAVE, progress: 0, count: g.s.mission.count })
  setCount(g, heroNumber(g))
})

const TOO_HOT = 8
const SMOKE = 2

/** Haven in Flames: break the wave within one round, then the fires, then what lit them. */
export const havenInFlames: StoryDef = {
  id: 'haven-in-flames',
  type: 'terror',
  darkPast: false,
  begin: [...placeTask('fire', 2), sizeTheWave],
  end: [newWave, raiseByClock],
  clock: { levels: 1, more: { levels: 1, fact: 'fire', when: 'from', bound: () => TOO_HOT } },
  /** hif-smoke: a District with two or more physical Fire tokens cannot be used. */
  modifiers: [{ hook: 'forbidCity', count: (g, { space }) => (physicalIn(g, 'fire', space) >= SMOKE ? 1 : 0) }],
  missions: [
    {
      id: WAVE,
      count: (h) => h,
      progress: [{ on: 'kill' }],
      next: ['hif-2a-fire-brigade', 'hif-2b-smoke-them-out'],
    },
    {
      id: 'hif-2a-fire-brigade',
      count: (h) => h + 1,
      progress: [{ on: 'remove', of: ['fire'] }],
      event: [summonBoss('controller')],
      next: ['hif-3-the-arsonist'],
    },
    {
      id: 'hif-2b-smoke-them-out',
      count: (h) => h,
      progress: [
        {
          on: 'kill',
          if: (g, { space }) => g.map.spaces.some((_, at) => tokensIn(g, 'fire', at) > 0 && isWithin(g, space, at, 1)),
        },
      ],
      event: [summonBoss('controller')],
      next: ['hif-3-the-arsonist'],
    },
    {
      id: 'hif-3-the-arsonist',
      count: () => 1,
      progress: [{ on: 'kill', of: ['controller'] }],
      next: ['hif-4-salt-the-ashes'],
    },
    {
      id: 'hif-4-salt-the-ashes',
      count: (h) => h,
      progress: [{ on: 'remove', of: ['nest', 'pentagram'] }],
      event: [summonBoss('avatar'), placeTokenIn('fire', (g) => figureAt(g, g.t.avatar))],
      next: ['hif-5-out-of-the-fire'],
    },
    {
      id: 'hif-5-out-of-the-fire',
      count: () => 1,
      progress: [{ on: 'kill', of: ['avatar'], if: (g, { space }) => physicalIn(g, 'fire', space) === 0 }],
      /** In the fire it is tougher, and killed there it comes back at once. */
      modifiers: [
        {
          hook: 'monsterDefense',
          count: (g, figure) => (figure === g.t.avatar && physicalIn(g, 'fire', figureAt(g, figure)) > 0 ? 2 : 0),
        },
      ],
      whenKilled: (g, { kind, space }) => {
        if (kind === 'avatar' && physicalIn(g, 'fire', space) > 0) summonFigure(g, g.t.avatar, 'hif-5-out-of-the-fire')
      },
      next: [],
    },
  ],
}
