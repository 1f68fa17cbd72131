import { type Prompt, randomFrom, type View } from '@haven/engine'
import { type FightForecast, type FightRoll, forecast, type Given, type Source } from '@haven/odds'
import { coreRules } from '@haven/testkit'
import { Dice, type FightCase, fighter, HERO, MERCILESS, SIN } from './roller.ts'

/** Fights of random games, rolled out by the independent roller: each number of their outlooks beside its frequency. */

export interface Rolled {
  readonly what: string
  readonly odds: number
  readonly rolled: number
  /** How far they lie apart, in standard errors. */
  readonly errors: number
}

/** Positions with a fight to declare, met on random ways through random games. */
export function fightsMet(wanted: number, seed: string): { view: View; found: FightForecast }[] {
  const random = randomFrom(seed)
  const met: { view: View; found: FightForecast }[] = []
  for (let game = 0; met.length < wanted; game++) {
    const wishes = { edition: 'random', sin: 'random', story: 'random', map: 'random' } as const
    const setup = coreRules.resolveSetup({ heroPlayers: (game % 4) + 1, ...wishes }, random)
    const state = coreRules.createGame(setup, `${seed} ${game}`)
    for (let i = 0; i < 400 && met.length < wanted && coreRules.prompts(state).length > 0; i++) {
      const prompt = coreRules.prompts(state)[0] as Prompt
      const options = coreRules.options(state, prompt)
      const fight = options.find((option) => option.do === 'fight')
      const view = coreRules.view(state, prompt.seat)
      const found = fight && random.below(3) === 0 ? forecast(coreRules, view, prompt, fight) : null
      if (found?.of === 'fight' && isPlain(view, found)) met.push({ view, found })
      const option = fight ?? (options[random.below(options.length)] as { id: string })
      coreRules.advance(state, { prompt: prompt.id, seat: prompt.seat, option: option.id })
    }
  }
  return met
}

/**
 * Monsters that nobody can kill, or of which one dies before another, are tested with the odds themselves; and so is
 * Brad, whose Hits grow with every monster that joins.
 */
const isPlain = (view: View, { space, hero }: FightForecast): boolean =>
  hero !== 'brad' &&
  view.monsters.every((each) => each.space !== space || (each.kind !== 'hell-club' && each.kind !== 'fallen'))

const sum = (sources: readonly Source[], gives: Given): number =>
  sources.reduce((n, source) => (source.gives === gives ? n + source.count : n), 0)

/** The fight by its sources: nothing here is asked of what counted the odds. */
function caseOf(view: View, { hero: id, sources, odds }: FightForecast, roll: FightRoll, bold: boolean): FightCase {
  const hero = view.heroes.find((each) => each.hero === id) as View['heroes'][number]
  const bonus = bold ? sources.corruption : null
  const track = coreRules.tables.heroes.get(id)?.track ?? []
  const choices = (bonus?.slots ?? []).flatMap((slot) => {
    const each = track[slot - 1]
    return each?.kind === 'choice' ? [each.of.filter((result) => result !== 'skill')] : []
  })
  const fights = new Map(sources.sins.map(({ cause, count }) => [cause, count]))
  const acolytes = coreRules.tables.acolytes.get(view.setup.acolytes)
  const monsters = roll.odds.monsters.map(({ id: monster, defense }) => {
    const isThere = odds.monsters.some((each) => each.id === monster)
    return { fight: (isThere ? fights.get(monster) : acolytes?.fight) ?? 0, defense }
  })
  return {
    heroDice: roll.heroDice,
    sinDice: roll.sinDice,
    hits: sum(sources.hero, 'hits') + (bonus?.hits ?? 0),
    defense: Math.max(0, sum(sources.hero, 'defense') + (bonus?.defense ?? 0)),
    counters: sum(sources.hero, 'counters'),
    forced: null,
    choices,
    monsters,
    body: { wounds: hero.wounds.length, corruption: hero.corruption + (bold ? 1 : 0) },
    die: view.setup.dice === 'merciless' ? MERCILESS : SIN,
    aim: 'balanced',
  }
}

/** Cards that give dice and nothing else: what others change is not among the sources of the fight as it stands. */
const DICE_ALONE = new Set(['pride-hubris', 'sloth-heavy-air'])

export function compare(view: View, found: FightForecast, rolls: number, seed: number): Rolled[] {
  if (coreRules.tables.dice.hero.join() !== HERO.join()) throw new Error('the roller knows another die')
  return (found.outlook.own.length > 0 ? found.outlook.own : [found.outlook]).flatMap((way) => {
    const { stands, parts, ifBoth, corruption } = way
    const cards = parts.filter(({ what }) => what === 'card')
    const isPlainCard = cards.every(({ id }) => DICE_ALONE.has(id))
    const numbers: (readonly [string, FightRoll])[] = [
      ['stands', stands],
      ...parts
        .filter(({ what, id }) => what === 'acolytes' || DICE_ALONE.has(id))
        .map(({ id, roll }) => [id, roll] as const),
      ...(ifBoth && isPlainCard ? [['both', ifBoth] as const] : []),
    ]
    return numbers.flatMap(([what, roll], i) =>
      rollOut(caseOf(view, found, roll, corruption), roll, rolls, seed + i, `${what}${corruption ? ', bold' : ''}`),
    )
  })
}

function rollOut(c: FightCase, { odds }: FightRoll, rolls: number, seed: number, what: string): Rolled[] {
  const [dice, fight] = [new Dice(seed), fighter(c)]
  let [deaths, kills, wounds] = [0, 0, 0]
  for (let i = 0; i < rolls; i++) {
    const { killed, harm } = fight(dice)
    deaths += Number(harm.dead)
    kills += Number(killed > 0)
    wounds += Number(harm.wounds > 0)
  }
  const apart = (name: string, p: number, count: number): Rolled => {
    const [rolled, error] = [count / rolls, Math.sqrt((p * (1 - p)) / rolls)]
    const off = Math.abs(rolled - p)
    // What hardly ever happens has no bell curve: a handful of rolls more or fewer is none.
    const errors = off * rolls < A_HANDFUL ? 0 : off / Math.max(error, 1e-12)
    return { what: `${what}: ${name}`, odds: p, rolled, errors }
  }
  return [
    apart('death', odds.death, deaths),
    apart('kills', 1 - (odds.kills[0] ?? 0), kills),
    apart('wounds', 1 - (odds.wounds[0] ?? 0), wounds),
  ]
}
const A_HANDFUL = 5
