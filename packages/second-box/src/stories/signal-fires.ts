import {
  act,
  chooseSpace,
  chooseWay,
  type EffectFrame,
  figureAt,
  type Game,
  grief,
  hasHero,
  hasMonster,
  heroAt,
  heroNumber,
  isDistrict,
  isProgress,
  isStreet,
  isWithin,
  kindle,
  lookAtRoundEnd,
  mayUse,
  missionOf,
  neighbours,
  onBoard,
  onlyIf,
  physicalIn,
  placeTokens,
  raiseByClock,
  recount,
  repent,
  type Step,
  type StoryDef,
  spaceId,
  spacesWithoutHero,
  summonBoss,
  supplyOf,
  takeToken,
} from '@haven/engine/kit'

const KEEP = 'sgf-2-keep-them-burning'
const LIGHT = 'sgf-5-into-the-light'

const burns = (g: Game, space: number): boolean => physicalIn(g, 'fire', space) > 0

/** A Street that at most two tiles touch. */
const isShore = (g: Game, space: number): boolean =>
  isStreet(g, space) && neighbours(g, space).filter((beside) => isDistrict(g, beside)).length <= 2

const isNearFire = (g: Game, space: number): boolean =>
  g.map.spaces.some((_, at) => burns(g, at) && isWithin(g, space, at, 1))

const isNearSignal = (g: Game, space: number): boolean =>
  g.map.spaces.some((_, at) => isShore(g, at) && burns(g, at) && isWithin(g, space, at, 1))

const signals = (g: Game): number => g.map.spaces.filter((_, space) => isShore(g, space) && burns(g, space)).length

// --------------------------------------------------------------------------------------------------------- tasks

const firesToDouse = (g: Game): number[] => spacesWithoutHero(g).filter((space) => burns(g, space))

/** The Sins player places a Corruption token, or puts a Fire out; what cannot be done is not offered. */
const fog: readonly Step<EffectFrame>[] = [
  chooseWay(
    (g) => [
      ...(supplyOf(g, 'corruption') > 0 && spacesWithoutHero(g).length > 0 ? ['corruption'] : []),
      ...(firesToDouse(g).length > 0 ? ['fire'] : []),
    ],
    { who: 'sins' },
  ),
  ...placeTokens({ tokens: ['corruption'], count: (_, f) => (f.choice === 'corruption' ? 1 : 0), kind: 'story-task' }),
  chooseSpace(firesToDouse, { who: 'sins', when: (_, f) => f.choice === 'fire' }),
  onlyIf(
    (_, f) => f.choice === 'fire',
    act('douse', (g, f) => takeToken(g, 'fire', f.space, f.cause)),
  ),
]

const isTrampled = (g: Game, space: number): boolean => burns(g, space) && hasMonster(g, space) && !hasHero(g, space)
const trampled = (g: Game): number[] => g.map.spaces.flatMap((_, space) => (isTrampled(g, space) ? [space] : []))

/** sgf-trample: monsters step on fires that nobody watches. */
const trample: Step<EffectFrame> = act('trample', (g) => {
  for (const space of trampled(g)) takeToken(g, 'fire', space, 'sgf-trample')
})

/** For bots: what a fire in his space is worth to the heroes, in wounds. */
function kindleWorth(g: Game, place: number): number {
  const { space } = heroAt(g, place)
  if (isProgress(g, 'kindle', { place, space })) return 2
  if (missionOf(g).id === KEEP && isShore(g, space) && signals(g) < heroNumber(g)) return 1.5
  if (missionOf(g).id === LIGHT && isWithin(g, space, figureAt(g, g.t.avatar), 1) && !isNearFire(g, space)) return 3
  return onBoard(g, 'fire') < heroNumber(g) ? 0.7 : 0
}

/** Signal Fires: light the shore, keep it lit, and bring somebody to the boats. */
export const signalFires: StoryDef = {
  id: 'signal-fires',
  type: 'redemption',
  darkPast: false,
  begin: fog,
  end: [trample, lookAtRoundEnd, raiseByClock],
  clock: {
    levels: 1,
    more: { levels: 1, fact: 'fire', when: 'under', bound: (h) => h, lost: (g) => trampled(g).length },
  },
  grief,
  rules: [
    {
      id: 'sgf-kindle',
      skillUse: {
        skills: 1,
        when: (g, place) => {
          const { space } = heroAt(g, place)
          return isStreet(g, space) && !burns(g, space) && supplyOf(g, 'fire') > 0
        },
        steps: [act('kindle', (g, f) => kindle(g, f.place, heroAt(g, f.place).space, f.cause))],
        worth: (g, place) => kindleWorth(g, place),
      },
    },
  ],
  /** A fire on the shore is dearer to the heroes while the mission or the clock counts them. */
  ways: { corruption: { worth: 0.4 }, fire: (g) => ({ worth: signals(g) <= heroNumber(g) ? 1 : 0.3 }) },
  missions: [
    {
      id: 'sgf-1-light-the-shore',
      count: (h) => h + 1,
      progress: [
        {
          on: 'kindle',
          if: (g, { space }) => isShore(g, space),
          once: (g, { space }) => spaceId(g, space),
        },
      ],
      next: [KEEP],
    },
    {
      id: KEEP,
      count: () => 2,
      progress: [{ on: 'roundEnd', if: (g) => signals(g) >= heroNumber(g) }],
      next: ['sgf-3a-to-the-boats', 'sgf-3b-guide-them-in'],
    },
    {
      id: 'sgf-3a-to-the-boats',
      count: (h) => h - 1,
      progress: [{ on: 'deliver' }],
      begins: [recount],
      deliver: { at: (g, place) => isNearSignal(g, heroAt(g, place).space), reward: [mayUse('hero'), repent(1)] },
      event: [summonBoss('controller')],
      next: ['sgf-4-what-the-fog-sent'],
    },
    {
      id: 'sgf-3b-guide-them-in',
      count: (h) => h - 1,
      progress: [{ on: 'aim', if: (g, { space }) => burns(g, space), once: (g, { space }) => spaceId(g, space) }],
      event: [summonBoss('controller')],
      next: ['sgf-4-what-the-fog-sent'],
    },
    {
      id: 'sgf-4-what-the-fog-sent',
      count: () => 1,
      progress: [{ on: 'kill', of: ['controller'] }],
      event: [summonBoss('avatar')],
      next: ['sgf-5-into-the-light'],
    },
    {
      id: LIGHT,
      count: () => 1,
      progress: [{ on: 'kill', of: ['avatar'], if: (g, { space }) => isNearFire(g, space) }],
      /** Away from the fires it cannot be killed. */
      modifiers: [
        {
          hook: 'unkillable',
          count: (g, figure) => (figure === g.t.avatar && !isNearFire(g, figureAt(g, figure)) ? 1 : 0),
        },
      ],
      next: [],
    },
  ],
}
