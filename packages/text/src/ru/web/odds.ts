import type { odds as english } from '../../en/web/odds.ts'
import type { Said } from '../../said.ts'
import { dice, hits as hitsOf, list, ofHero, percent, wounds as woundsOf } from '../grammar.ts'

const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`)
const more = (number: number, what: (number: number) => string): string =>
  number < 0 ? `−${what(-number)}` : `+${what(number)}`

/** The stage before the dice of a fight: its two ways, and why the numbers are what they are. */
export const odds: Said<typeof english> = (say) => ({
  share: percent,
  dice,
  against: (hero, sins) => `${hero} против ${sins}`,
  // the ways
  ways: 'Со скверной или без',
  takesOne: 'Принять скверну +1',
  takesNone: 'Без скверны',
  standsSo: 'Как есть',
  rises: (from, to) => `${from} → ${to}`,
  stays: (level) => `остаётся ${level}`,
  roll: (number, corruption) => `Бросить ${dice(number)}${corruption ? ', скверна +1' : ''}`,
  begin: (number, corruption) => `Начать бой и бросить ${dice(number)}${corruption ? ', скверна +1' : ', без скверны'}`,
  kills: (monsters) => (monsters === 1 ? 'монстр убит' : 'убит хотя бы один'),
  loses: (monsters) => (monsters === 1 ? 'монстр потерян' : 'потерян хотя бы один'),
  all: (share, monsters) => `${percent(share)} ${monsters === 2 ? 'оба' : `все ${monsters}`}`,
  dies: 'гибель, как есть',
  killsHero: (hero) => `гибель ${ofHero(hero, 'gen', say)}, как есть`,
  upTo: (share) => `до ${percent(share)}`,
  wounds: 'раны',
  column: (index) => ['0', '1', '2+', '☠'][index] ?? '',
  columnsSaid: (stands, worst) =>
    `Раны: ${['ни одной', '1', '2 и больше', 'гибель']
      .map((name, i) => {
        const [now, then] = [percent(stands[i] ?? 0), percent(worst[i] ?? 0)]
        return `${name} ${now}${now === then ? '' : `, в худшем случае ${then}`}`
      })
      .join('; ')}`,
  // where they come from
  heroSide: (hero) => `Кубики ${ofHero(hero, 'gen', say)}`,
  sinSide: (sin) => `Кубики: ${say.name(sin)}`,
  of: (sin) => `грех: ${say.name(sin)}`,
  fight: (number) => `Бой ${number}`,
  given: {
    dice: (number) => more(number, dice),
    hits: (number) => more(number, hitsOf),
    defense: (number) => `защита ${number}`,
    counters: (number) => `стойкость ${signed(number)}`,
  },
  cause: (cause, number, isFirst) => {
    if (cause === 'printed') return String(number)
    const name = cause === 'teamwork' ? 'взаимопомощь' : cause === 'rest' ? 'другие тексты' : say.name(cause)
    return isFirst ? name : `${signed(number)}: ${name}`
  },
  causes: (parts) => parts.join(', '),
  bonus: ({ dice: number, hits, defense, choices }) => {
    const parts = [
      ...(number > 0 ? [`+${dice(number)}`] : []),
      ...(hits > 0 ? [`+${hitsOf(hits)}`] : []),
      ...(defense > 0 ? [`защита +${defense}`] : []),
      ...(choices > 0 ? [`на выбор +${choices}`] : []),
    ]
    return parts.length > 0 ? parts.join(', ') : 'ничего'
  },
  ifCorrupted: (from, to, slots) =>
    `со скверной ${from} → ${to}${slots.length > 0 ? `: ${slots.length === 1 ? 'ячейка' : 'ячейки'} ${slots.join(', ')}` : ''}`,
  monster: (number, defense) => `${dice(number)}, защита ${defense}`,
  others: (number) => `и ещё ${number}`,
  goal: (needs, mission) => `До конца миссии «${say.name(mission)}» убить: ${needs}`,
  // why
  why: 'Почему',
  whyUpTo: (share) => `Почему до ${percent(share)}?`,
  whyOf: (sin, corruption) =>
    `Что ещё может ${say.name(sin)}${corruption === null ? '' : corruption ? ', если принять скверну' : ', если без скверны'}`,
  allCounted: 'Учтено всё, что ещё может случиться.',
  hides: 'скрыть причины',
  shows: 'показать причины',
  stands: 'как есть',
  both: 'и то и другое',
  ready: (ability) => `«${say.name(ability)}» наготове`,
  joins: (number) => `в бой вступает с кладбища ${say.name('acolyte')}: ${more(number, dice)}`,
  inHand: (card, share) =>
    share >= 1 ? `«${say.name(card)}» на руке` : `«${say.name(card)}» на руке: ${percent(share)}`,
  mayUse: (text) => `«${say.name(text)}»`,
  changes: (hero, byHero, bySins) => {
    const parts = [
      ...(bySins === 0 ? [] : [`${more(bySins, dice)} против`]),
      ...(byHero === 0 ? [] : [`${more(byHero, dice)} (${say.name(hero)})`]),
    ]
    return parts.length > 0 ? parts.join(', ') : 'не кубики, а то, что они встретят'
  },
  notCounted: (ids) => `Не учтено: ${list(ids.map(say.name))}.`,
  // after the throw
  saidBefore: 'было сказано',
  fact: (hero, wounds, isDead) => (isDead ? `${say.name(hero)}: гибель` : wounds === 0 ? 'без ран' : woundsOf(wounds)),
})
