import {
  act,
  chooseWay,
  dealWound,
  type EffectFrame,
  FATAL_WOUNDS,
  type Game,
  hasMonster,
  heroAt,
  hurtCorruption,
  isInDistrict,
  loseExtraTurn,
  loseUpgrade,
  onlyIf,
  placeTask,
  progress,
  raiseByClock,
  type Step,
  type StoryDef,
  summonBoss,
  theHero,
} from '@haven/engine/kit'

/** The book is the PROXY token. */
const holdsTheBook = (g: Game, place: number): boolean => heroAt(g, place).npcs.includes('proxy')

/** tlg-the-book: whoever holds it takes corruption at the end of a round. */
const bookTempts: Step<EffectFrame> = act('the-book', (g) => {
  const holder = g.s.heroes.findIndex((hero, place) => !hero.dead && holdsTheBook(g, place))
  if (holder >= 0) hurtCorruption(g, holder, 1, 'tlg-the-book')
})

const isAtQuietAltar = (g: Game, space: number): boolean => g.s.altars.includes(space) && !hasMonster(g, space)
const isAtCathedral = isInDistrict('old-cathedral')

/** What a hero can pay: never his last life. */
function payments(g: Game, place: number): string[] {
  const { extraTurns, upgrades, wounds } = heroAt(g, place)
  return [
    ...(extraTurns > 0 ? ['extra-turn'] : []),
    ...(upgrades.length > 0 ? ['upgrade'] : []),
    ...(wounds.length < FATAL_WOUNDS - 1 ? ['wound'] : []),
  ]
}

const CLEAN = 4
const RED = 5

/** The Ledger: pay what is owed or stop pretending, then bring the book to a fire. */
export const theLedger: StoryDef = {
  id: 'the-ledger',
  type: 'corruption',
  darkPast: true,
  begin: placeTask('corruption', 1),
  end: [bookTempts, raiseByClock],
  burdens: { proxy: { corruption: 1 } },
  clock: { levels: 1, more: { levels: 1, fact: 'progress', when: 'under', bound: () => 1 } },
  missions: [
    {
      id: 'tlg-1-open-accounts',
      count: (h) => h + 1,
      progress: [],
      deed: {
        isAction: true,
        when: (g, place) => isAtQuietAltar(g, heroAt(g, place).space) && payments(g, place).length > 0,
        steps: [
          chooseWay((g, f) => payments(g, f.place), { who: 'hero' }),
          onlyIf((_, f) => f.choice === 'extra-turn', loseExtraTurn(1)),
          loseUpgrade(theHero, (_, f) => f.choice === 'upgrade'),
          onlyIf((_, f) => f.choice === 'wound', dealWound(1)),
          progress(1),
        ],
      },
      ways: { 'extra-turn': { extraTurns: 1 }, upgrade: { upgrades: 1 }, wound: { wounds: 1 } },
      next: ['tlg-2a-clean-hands', 'tlg-2b-red-hands'],
    },
    {
      id: 'tlg-2a-clean-hands',
      count: (h) => h - 1,
      progress: [
        {
          on: 'turnEnd',
          if: (g, { place, space }) => heroAt(g, place).corruption <= CLEAN && isAtQuietAltar(g, space),
          once: (_, { place }) => `place-${place + 1}`,
        },
      ],
      event: [summonBoss('controller')],
      next: ['tlg-3-the-auditor'],
    },
    {
      id: 'tlg-2b-red-hands',
      count: (h) => h + 1,
      progress: [{ on: 'kill', if: (g, { by, place }) => by !== 'orbital' && heroAt(g, place).corruption >= RED }],
      event: [summonBoss('controller')],
      next: ['tlg-3-the-auditor'],
    },
    {
      id: 'tlg-3-the-auditor',
      count: () => 1,
      progress: [{ on: 'kill', of: ['controller'] }],
      next: ['tlg-4-carry-the-book'],
    },
    {
      id: 'tlg-4-carry-the-book',
      count: () => 1,
      progress: [{ on: 'turnEnd', if: (g, { place }) => holdsTheBook(g, place) && isAtCathedral(g, place) }],
      event: [summonBoss('avatar')],
      next: ['tlg-5-burn-the-book'],
    },
    {
      id: 'tlg-5-burn-the-book',
      count: (h) => h - 1,
      progress: [{ on: 'pray' }],
      cleanse: (g, place) => holdsTheBook(g, place) && isAtCathedral(g, place),
      next: [],
    },
  ],
}
