import {
  choicesOf,
  countCounters,
  countDefense,
  countHeroDice,
  countHits,
  countSinDice,
  FIGHT_RESULTS,
  type FightFrame,
  figureId,
  formOf,
  type Game,
  heroAt,
  heroDef,
  MOST_CORRUPTION,
  monstersIn,
  shares,
  statsOf,
  tokensIn,
} from '@haven/engine/count'
import { atHeros } from './fight-roll.ts'

/** Where the dice, Hits and Defense of a fight come from: the engine's own counts, taken apart. */

export type Given = 'dice' | 'hits' | 'defense' | 'counters'

/** Some of a count. All of one count together are what the engine counts, but where a limit cuts it. */
export interface Source {
  readonly gives: Given
  readonly count: number
  /** A text, a card, a figure, a token, or one of the causes that the rules themselves have. */
  readonly cause: string
  /** The rule that says so: a text is its own. */
  readonly rule: string
}

/** What the corruption track gives a roll (CORR-4). */
export interface TrackBonus {
  readonly level: number
  /** Slots up to this level that give something and are not covered by a wound. */
  readonly slots: readonly number[]
  readonly dice: number
  readonly hits: number
  readonly defense: number
  /** Bonuses of choice. */
  readonly choices: number
}

export interface FightSources {
  readonly hero: readonly Source[]
  readonly sins: readonly Source[]
  /** What voluntary corruption gives it, or would give: null at 7. */
  readonly corruption: TrackBonus | null
}

export function sourcesOf(g: Game, f: FightFrame): FightSources {
  const plain = { ...f, level: 0 }
  return {
    hero: [
      ...take(g, f, 'dice', countHeroDice(g, plain), [
        { count: formOf(g, heroAt(g, f.place)).fight, cause: 'printed', rule: 'FIGHT-2' },
        { count: teamwork(g, plain), cause: 'teamwork', rule: 'DICE-4' },
        { count: withoutHelpers(g, plain), cause: 'commissioner', rule: 'NPC-1' },
        { count: f.heroDice, cause: cardNow(g), rule: cardNow(g) },
      ]),
      ...take(g, f, 'hits', countHits(g, plain), []),
      ...take(g, f, 'defense', countDefense(g, plain), [
        { count: formOf(g, heroAt(g, f.place)).defense, cause: 'printed', rule: 'FIGHT-6' },
        { count: f.heroDefense, cause: cardNow(g), rule: cardNow(g) },
      ]),
      ...take(g, f, 'counters', countCounters(g, plain), []),
    ],
    sins: f.ranged ? atHeros(g, f, () => sinSources(g, f)) : sinSources(g, f),
    corruption: bonusOf(g, f),
  }
}

type Named = Omit<Source, 'gives'>

const HOOKS = { dice: 'heroDice', hits: 'heroHits', defense: 'heroDefense', counters: 'heroCounters' } as const
type CountHook = (typeof HOOKS)[Given] | 'sinDice'

/** The texts in force, each with what it adds now. */
const texts = (g: Game, f: FightFrame, hook: CountHook): Named[] =>
  shares(g, hook, f).map(({ text, count }) => ({ count, cause: text, rule: text }))

/** Named causes, the texts, and whatever is left: a limit, or texts of earlier rules that do not say their names. */
function take(
  g: Game,
  f: FightFrame,
  gives: Given,
  total: number,
  named: readonly Named[],
  hook: CountHook = HOOKS[gives],
): Source[] {
  const all = [...named, ...texts(g, f, hook)].filter(({ count }) => count !== 0)
  const rest = total - all.reduce((sum, { count }) => sum + count, 0)
  const isCut = total === 0 && rest > 0
  const more = rest === 0 || isCut ? [] : [{ count: rest, cause: 'rest', rule: RULES[gives] }]
  return [...all, ...more].map((each) => ({ gives, ...each }))
}
const RULES: Readonly<Record<Given, string>> = {
  dice: 'FIGHT-2',
  hits: 'FIGHT-6',
  defense: 'FIGHT-6',
  counters: 'FIGHT-8',
}

const cardNow = (g: Game): string => g.s.turn?.card ?? 'FIGHT-3'

const teamwork = (g: Game, f: FightFrame): number => countHeroDice(g, f) - countHeroDice(g, { ...f, noTeamwork: true })

/** Dice of the people who go with him. */
function withoutHelpers(g: Game, f: FightFrame): number {
  const hero = heroAt(g, f.place)
  const { npcs } = hero
  const before = countHeroDice(g, f)
  hero.npcs = []
  const after = countHeroDice(g, f)
  hero.npcs = npcs
  return before - after
}

function sinSources(g: Game, f: FightFrame): Source[] {
  const monsters = monstersIn(g, f.space).map((figure) => ({
    count: statsOf(g, figure).fight,
    cause: figureId(g, figure),
    rule: 'FIGHT-3',
  }))
  const tokens = { count: tokensIn(g, 'pentagram', f.space), cause: 'pentagram', rule: 'FIGHT-3' }
  const card = { count: f.sinDice, cause: cardNow(g), rule: cardNow(g) }
  return take(g, f, 'dice', countSinDice(g, f), [...monsters, tokens, card], 'sinDice')
}

function bonusOf(g: Game, f: FightFrame): TrackBonus | null {
  const hero = heroAt(g, f.place)
  if (f.level === 0 && hero.corruption >= MOST_CORRUPTION) return null
  const level = f.level || hero.corruption + 1
  const [plain, bold] = [
    { ...f, level: 0 },
    { ...f, level },
  ]
  const { track } = heroDef(g, hero.hero)
  const slots = track.flatMap(({ kind }, i) =>
    i < level && kind !== 'none' && !hero.wounds.includes(i + 1) ? [i + 1] : [],
  )
  return {
    level,
    slots,
    dice: countHeroDice(g, bold) - countHeroDice(g, plain),
    hits: countHits(g, bold) - countHits(g, plain),
    defense: countDefense(g, bold) - countDefense(g, plain),
    choices: choicesOf(g, bold, FIGHT_RESULTS).length,
  }
}
