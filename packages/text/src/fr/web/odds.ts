import type { odds as english } from '../../en/web/odds.ts'
import type { Said } from '../../said.ts'
import { count, list, percent } from '../grammar.ts'

const dice = (number: number): string => count(number, 'dé')
const more = (number: number, what: (number: number) => string): string =>
  number < 0 ? `−${what(-number)}` : `+${what(number)}`

/** The stage before the dice of a fight: its two ways, and why the numbers are what they are. */
export const odds: Said<typeof english> = (say) => ({
  share: percent,
  dice,
  against: (hero, sins) => `${hero} contre ${dice(sins)}`,
  // the ways
  ways: 'Avec ou sans corruption',
  takesOne: 'Subit 1 corruption',
  takesNone: 'N’en subit pas',
  standsSo: 'En l’état',
  rises: (from, to) => `${from} → ${to}`,
  stays: (level) => `reste à ${level}`,
  roll: (number, corruption) => `Lancer ${dice(number)}${corruption ? ', subir 1 corruption' : ''}`,
  begin: (number, corruption) =>
    `Engager le combat et lancer ${dice(number)}${corruption ? ', avec 1 corruption' : ', sans corruption'}`,
  kills: (monsters) =>
    monsters === 1 ? 'tue ce monstre' : monsters === 2 ? 'tue un monstre ou deux' : 'tue au moins un monstre',
  loses: (monsters) =>
    monsters === 1 ? 'perd ce monstre' : monsters === 2 ? 'perd un monstre ou deux' : 'perd au moins un monstre',
  all: (share, monsters) => `${percent(share)} ${monsters === 2 ? 'les deux' : `les ${monsters}`}`,
  dies: 'meurt, en l’état',
  killsHero: (hero) => `tue ${say.name(hero)}, en l’état`,
  upTo: (share) => `jusqu’à ${percent(share)}`,
  wounds: 'blessures',
  column: (index) => ['0', '1', '2+', '☠'][index] ?? '',
  columnsSaid: (stands, worst) =>
    `Blessures : ${['aucune', '1', '2 ou plus', 'mort']
      .map((name, i) => {
        const [now, then] = [percent(stands[i] ?? 0), percent(worst[i] ?? 0)]
        return `${name} ${now}${now === then ? '' : `, au pire ${then}`}`
      })
      .join(' ; ')}`,
  // where they come from
  heroSide: (hero) => `Dés : ${say.name(hero)}`,
  sinSide: (sin) => `Dés : ${say.name(sin)}`,
  of: (sin) => `(${say.name(sin)})`,
  fight: (number) => `Combat ${number}`,
  given: {
    dice: (number) => more(number, dice),
    hits: (number) => more(number, (n) => count(n, 'touche')),
    defense: (number) => `Défense ${number}`,
    counters: (number) => more(number, (n) => count(n, 'résistance')),
  },
  cause: (cause, number, isFirst) => {
    if (cause === 'printed') return String(number)
    const name = cause === 'teamwork' ? 'entraide' : cause === 'rest' ? 'autres textes' : say.name(cause)
    return isFirst ? name : `${number < 0 ? `${-number} de moins` : `${number} de plus`} : ${name}`
  },
  causes: (parts) => parts.join(', '),
  bonus: ({ dice: number, hits, defense, choices }) => {
    const parts = [
      ...(number > 0 ? [`+${dice(number)}`] : []),
      ...(hits > 0 ? [`+${count(hits, 'touche')}`] : []),
      ...(defense > 0 ? [`+${defense} déf.`] : []),
      ...(choices > 0 ? [`+${choices} au choix`] : []),
    ]
    return parts.length > 0 ? parts.join(', ') : 'rien'
  },
  ifCorrupted: (from, to, slots) =>
    `avec corruption ${from} → ${to}${slots.length > 0 ? ` : ${slots.length === 1 ? 'emplacement' : 'emplacements'} ${slots.join(', ')}` : ''}`,
  monster: (number, defense) => `${dice(number)}, Défense ${defense}`,
  others: (number) => `et ${number} de plus`,
  goal: (needs, mission) => `Pour finir « ${say.name(mission)} » : ${count(needs, 'monstre')} à tuer`,
  // why
  why: 'Pourquoi',
  whyUpTo: (share) => `Pourquoi jusqu’à ${percent(share)} ?`,
  whyOf: (sin, corruption) =>
    `Ce qui peut encore venir : ${say.name(sin)}${corruption === null ? '' : corruption ? ', avec corruption subie' : ', sans corruption'}`,
  allCounted: 'Rien de ce qui peut encore venir n’est laissé de côté.',
  hides: 'cache les raisons',
  shows: 'montre les raisons',
  stands: 'en l’état',
  both: 'les deux',
  ready: (ability) => `disponible : ${say.name(ability)}`,
  joins: (number) => `un acolyte mort se joint au combat : ${more(number, dice)}`,
  inHand: (card, share) =>
    share >= 1 ? `en main : ${say.name(card)}` : `${say.name(card)} : ${percent(share)} en main`,
  mayUse: (text) => say.name(text),
  changes: (hero, byHero, bySins) => {
    const parts = [
      ...(bySins === 0 ? [] : [`${more(bySins, dice)} contre`]),
      ...(byHero === 0 ? [] : [`${more(byHero, dice)} pour ${say.name(hero)}`]),
    ]
    return parts.length > 0 ? parts.join(', ') : 'pas les dés, mais ce qu’ils rencontrent'
  },
  notCounted: (ids) => `Non compté : ${list(ids.map(say.name))}.`,
  // after the throw
  saidBefore: 'dit avant',
  fact: (hero, wounds, isDead) =>
    isDead ? `${say.name(hero)} meurt` : wounds === 0 ? 'aucune blessure' : count(wounds, 'blessure'),
})
