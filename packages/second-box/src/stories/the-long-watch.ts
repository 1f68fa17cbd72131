import {
  distance,
  type EffectFrame,
  figureAt,
  type Game,
  hasHero,
  hasMonster,
  heroesIn,
  isWithin,
  lookAtRoundEnd,
  monstersIn,
  movable,
  moveMonsters,
  raiseByClock,
  type Step,
  type StoryDef,
  summonBoss,
  tokensIn,
} from '@haven/engine/kit'

const CONSTABULARY = 'constabulary'
const station = (g: Game): number => g.map.index.get(CONSTABULARY) ?? -1
const isAtTheDoor = (g: Game, space: number): boolean => isWithin(g, space, station(g), 1)

/** tlw-secured: more heroes than monsters are in the Constabulary. */
const isSecured = (g: Game): boolean => heroesIn(g, station(g)).length > monstersIn(g, station(g)).length

const MARCHERS = 2

/** The march: up to two monsters make a step, each to a space nearer to the Constabulary. */
const march: readonly Step<EffectFrame>[] = moveMonsters(
  movable,
  1,
  MARCHERS,
  (g, figure, to) => distance(g, to, station(g)) < distance(g, figureAt(g, figure), station(g)),
)

const isCorked = (g: Game, space: number): boolean =>
  tokensIn(g, 'nest', space) > 0 && hasHero(g, space) && !hasMonster(g, space)

/** The Long Watch: hold the doors until you know what they want, then break what leads them. */
export const theLongWatch: StoryDef = {
  id: 'the-long-watch',
  type: 'terror',
  darkPast: false,
  begin: march,
  end: [lookAtRoundEnd, raiseByClock],
  clock: { levels: 1, more: { levels: 1, fact: 'monsters', at: CONSTABULARY, when: 'from', bound: () => 1 } },
  missions: [
    {
      id: 'tlw-1-bar-the-doors',
      count: (h) => h + 3,
      progress: [
        { on: 'kill', if: (g, { space }) => isAtTheDoor(g, space) },
        { on: 'roundEnd', if: isSecured, amount: () => 2 },
      ],
      next: ['tlw-2a-sally-out', 'tlw-2b-cork-the-drains'],
    },
    {
      id: 'tlw-2a-sally-out',
      count: (h) => h,
      progress: [{ on: 'kill', if: (g, { space }) => tokensIn(g, 'nest', space) > 0 }],
      event: [summonBoss('controller')],
      next: ['tlw-3-break-the-ram'],
    },
    {
      id: 'tlw-2b-cork-the-drains',
      count: (h) => h,
      progress: [{ on: 'roundEnd', amount: (g) => g.map.spaces.filter((_, space) => isCorked(g, space)).length }],
      event: [summonBoss('controller')],
      next: ['tlw-3-break-the-ram'],
    },
    {
      id: 'tlw-3-break-the-ram',
      count: () => 1,
      progress: [{ on: 'kill', of: ['controller'] }],
      next: ['tlw-4a-until-dawn', 'tlw-4b-spike-the-altars'],
    },
    {
      id: 'tlw-4a-until-dawn',
      count: () => 2,
      progress: [{ on: 'roundEnd', if: isSecured }],
      event: [summonBoss('avatar')],
      next: ['tlw-5-at-the-gate'],
    },
    {
      id: 'tlw-4b-spike-the-altars',
      count: () => 2,
      progress: [{ on: 'remove', of: ['altar'] }],
      altars: true,
      event: [summonBoss('avatar')],
      next: ['tlw-5-at-the-gate'],
    },
    {
      id: 'tlw-5-at-the-gate',
      count: () => 1,
      progress: [{ on: 'kill', of: ['avatar'] }],
      /** Near the Constabulary the heroes have one more die against the Avatar and whoever stands with it. */
      modifiers: [
        {
          hook: 'heroDice',
          count: (g, { target }) => {
            const at = figureAt(g, g.t.avatar)
            return at >= 0 && target === at && isAtTheDoor(g, at) ? 1 : 0
          },
        },
      ],
      next: [],
    },
  ],
}
