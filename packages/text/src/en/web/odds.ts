import type { Say } from '../../language.ts'
import { count, list } from '../grammar.ts'

const SPACE = '\u00a0'

/** Never 0 for what can happen, never 100 for what may not. */
function percent(share: number): string {
  if (share > 1e-9 && share < 0.01) return `<1${SPACE}%`
  if (share > 0.99 && share < 1 - 1e-9) return `>99${SPACE}%`
  return `${Math.round(share * 100)}${SPACE}%`
}

const dice = (number: number): string => count(number, 'die', 'dice')
const more = (number: number, what: (number: number) => string): string =>
  number < 0 ? `−${what(-number)}` : `+${what(number)}`

interface TrackFacts {
  readonly dice: number
  readonly hits: number
  readonly defense: number
  readonly choices: number
}

/** The stage before the dice of a fight: its two ways, and why the numbers are what they are. */
export const odds = (say: Say) => ({
  share: percent,
  dice,
  against: (hero: number, sins: number) => `${hero} against ${dice(sins)}`,
  // the ways
  ways: 'With corruption or without',
  takesOne: 'Takes 1 corruption',
  takesNone: 'Takes none',
  standsSo: 'As it stands',
  rises: (from: number, to: number) => `${from} → ${to}`,
  stays: (level: number) => `stays ${level}`,
  roll: (number: number, corruption: boolean) => `Roll ${dice(number)}${corruption ? ', take 1 corruption' : ''}`,
  begin: (number: number, corruption: boolean) =>
    `Start the fight and roll ${dice(number)}${corruption ? ', with 1 corruption' : ', without corruption'}`,
  kills: (monsters: number) =>
    monsters === 1 ? 'kills it' : monsters === 2 ? 'kills one or both' : 'kills at least one',
  loses: (monsters: number) =>
    monsters === 1 ? 'loses it' : monsters === 2 ? 'loses one or both' : 'loses at least one',
  all: (share: number, monsters: number) => `${percent(share)} ${monsters === 2 ? 'both' : `all ${monsters}`}`,
  dies: 'dies, as it stands',
  killsHero: (hero: string) => `kills ${say.name(hero)}, as it stands`,
  upTo: (share: number) => `up to ${percent(share)}`,
  wounds: 'wounds',
  column: (index: number) => ['0', '1', '2+', '☠'][index] ?? '',
  columnsSaid: (stands: readonly number[], worst: readonly number[]) =>
    `Wounds: ${['none', '1', '2 or more', 'death']
      .map((name, i) => {
        const [now, then] = [percent(stands[i] ?? 0), percent(worst[i] ?? 0)]
        return `${name} ${now}${now === then ? '' : `, at worst ${then}`}`
      })
      .join('; ')}`,
  // where they come from
  heroSide: (hero: string) => `Dice of ${say.name(hero)}`,
  sinSide: (sin: string) => `Dice of ${say.name(sin)}`,
  of: (sin: string) => `of ${say.name(sin)}`,
  fight: (number: number) => `Fight ${number}`,
  given: {
    dice: (number: number) => more(number, dice),
    hits: (number: number) => more(number, (n) => count(n, 'Hit')),
    defense: (number: number) => `Defense ${number}`,
    counters: (number: number) => more(number, (n) => `${n} Counter`),
  },
  /** "2, less 1: Pride" */
  cause: (cause: string, number: number, isFirst: boolean) => {
    if (cause === 'printed') return String(number)
    const name = cause === 'teamwork' ? 'teamwork' : cause === 'rest' ? 'other texts' : say.name(cause)
    return isFirst ? name : `${number < 0 ? `less ${-number}` : `${number} more`}: ${name}`
  },
  causes: (parts: readonly string[]) => parts.join(', '),
  bonus: ({ dice: number, hits, defense, choices }: TrackFacts) => {
    const parts = [
      ...(number > 0 ? [`+${dice(number)}`] : []),
      ...(hits > 0 ? [`+${count(hits, 'Hit')}`] : []),
      ...(defense > 0 ? [`+${defense} Def.`] : []),
      ...(choices > 0 ? [`+${choices} of choice`] : []),
    ]
    return parts.length > 0 ? parts.join(', ') : 'nothing'
  },
  ifCorrupted: (from: number, to: number, slots: readonly number[]) =>
    `with corruption ${from} → ${to}${slots.length > 0 ? `: ${slots.length === 1 ? 'slot' : 'slots'} ${slots.join(', ')}` : ''}`,
  monster: (number: number, defense: number) => `${dice(number)}, Defense ${defense}`,
  others: (number: number) => `and ${number} more`,
  goal: (needs: number, mission: string) =>
    `${needs === 1 ? '1 kill finishes' : `${needs} kills finish`} ${say.name(mission)}`,
  // why
  why: 'Why',
  whyUpTo: (share: number) => `Why up to ${percent(share)}?`,
  whyOf: (sin: string, corruption: boolean | null) =>
    `What ${say.name(sin)} can still do${corruption === null ? '' : corruption ? ', with corruption taken' : ', without corruption'}`,
  allCounted: 'Nothing that can still come is left out.',
  hides: 'hides the reasons',
  shows: 'shows the reasons',
  stands: 'as it stands',
  both: 'both',
  ready: (ability: string) => `${say.name(ability)} is ready`,
  joins: (number: number) => `a dead ${say.name('acolyte')} joins: ${more(number, dice)}`,
  inHand: (card: string, share: number) =>
    share >= 1 ? `${say.name(card)} is in hand` : `${say.name(card)}: ${percent(share)} in hand`,
  mayUse: (text: string) => say.name(text),
  changes: (hero: string, byHero: number, bySins: number) => {
    const parts = [
      ...(bySins === 0 ? [] : [`${more(bySins, dice)} against`]),
      ...(byHero === 0 ? [] : [`${more(byHero, dice)} for ${say.name(hero)}`]),
    ]
    return parts.length > 0 ? parts.join(', ') : 'no dice, but what they meet'
  },
  notCounted: (ids: readonly string[]) => `Not counted: ${list(ids.map(say.name))}.`,
  // after the throw
  saidBefore: 'said before',
  fact: (hero: string, wounds: number, isDead: boolean) =>
    isDead ? `${say.name(hero)} died` : wounds === 0 ? 'no wound' : count(wounds, 'wound'),
})
