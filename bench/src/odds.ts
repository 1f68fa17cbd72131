import type { Position, Prompt } from '@haven/engine'
import { fightFrame } from '@haven/engine/count'
import { AIMS, fightOdds, fightSheet, forecast, read, worthOf } from '@haven/odds'
import { rules } from './subjects.ts'

/** Odds of a fight of ten dice against ten: Thorley with three helpers against four monsters. */
const position: Position = {
  haven: 1,
  setup: { edition: 'final', sin: 'pride', acolytes: 'nuns', map: 'havens-last-stand-a', heroPlayers: 4 },
  heroes: [
    {
      hero: 'thorley',
      space: 's1,2',
      corruption: 3,
      wounds: [1],
      upgrades: ['upg-ice-blade', 'upg-sanctified-rounds'],
      npcs: ['commissioner'],
    },
    { hero: 'leah', space: 's1,2' },
    { hero: 'rose', space: 's1,2' },
    { hero: 'rocco', space: 's1,2' },
  ],
  monsters: ['acolyte', 'acolyte', 'abomination', 'abomination'].map((kind) => ({ kind, space: 's1,2' })),
  tokens: [],
  npcs: [],
  current: { phase: 'hero-turn', hero: 'thorley' },
}

/** Milliseconds: the middle one, and the one that 95 of 100 stay below. */
export interface Times {
  readonly p50: number
  readonly p95: number
}

const WARM_UP = 50
const RUNS = 400

function times(run: (i: number) => void): Times {
  for (let i = 0; i < WARM_UP; i++) run(i)
  const found = Array.from({ length: RUNS }, (_, i) => {
    const start = performance.now()
    run(i)
    return performance.now() - start
  }).sort((a, b) => a - b)
  return { p50: found[Math.floor(RUNS * 0.5)] as number, p95: found[Math.floor(RUNS * 0.95)] as number }
}

/** One fight, and a whole forecast: the view read anew, the fight plain, bold, and with each card and Acolyte. */
export function oddsTimes(): { heroDice: number; sinDice: number; fight: Times; forecast: Times } {
  const state = rules.fromPosition({ ...position, setup: { ...position.setup, heroes: HEROES } }, 'odds')
  const prompt = rules.prompts(state)[0] as Prompt
  const option = { id: 'fight', do: 'fight' }
  const view = rules.view(state, prompt.seat)
  const { g } = read(rules, view)
  const hero = g.s.heroes[0] as (typeof g.s.heroes)[number]
  const frame = fightFrame('fight', 0, hero.hero, hero.space, hero.space, 'heroes')
  const first = forecast(rules, view, prompt, option)
  if (first?.of !== 'fight') throw new Error('no fight to weigh')
  const fight = times((i) => {
    hero.corruption = 1 + (i % 7)
    fightOdds(fightSheet(g, frame, 'before'), worthOf(AIMS[i % AIMS.length] as (typeof AIMS)[number]))
  })
  const whole = times((i) => forecast(rules, { ...view }, prompt, option, AIMS[i % AIMS.length]))
  return { heroDice: first.heroDice, sinDice: first.sinDice, fight, forecast: whole }
}

const HEROES = ['thorley', 'leah', 'rose', 'rocco']
