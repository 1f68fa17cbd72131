import type { odds as english } from '../../en/web/odds.ts'
import type { Said } from '../../said.ts'
import { count, decimal, dice, list, percent, quoted } from '../grammar.ts'

const more = (number: number, what: (number: number) => string): string =>
  number < 0 ? `−${what(-number)}` : `+${what(number)}`

const DEAD: Readonly<Record<string, string>> = { m: 'ein toter', f: 'eine tote', n: 'ein totes' }

/** The stage before the dice of a fight: its two ways, and why the numbers are what they are. */
export const odds: Said<typeof english> = (say) => ({
  share: percent,
  dice,
  against: (hero, sins) => `${hero} gegen ${dice(sins)}`,
  // the ways
  ways: 'Mit Verderbtheit oder ohne',
  takesOne: 'Nimmt 1 Verderbtheit',
  takesNone: 'Nimmt keine',
  standsSo: 'So wie es steht',
  rises: (from, to) => `${from} → ${to}`,
  stays: (level) => `bleibt ${level}`,
  roll: (number, corruption) => `${dice(number)} werfen${corruption ? ', 1 Verderbtheit nehmen' : ''}`,
  begin: (number, corruption) =>
    `Kampf beginnen und ${dice(number)} werfen${corruption ? ', mit 1 Verderbtheit' : ', ohne Verderbtheit'}`,
  kills: (monsters) =>
    monsters === 1 ? 'getötet' : monsters === 2 ? 'eines oder beide getötet' : 'mindestens eines getötet',
  loses: (monsters) =>
    monsters === 1 ? 'verloren' : monsters === 2 ? 'eines oder beide verloren' : 'mindestens eines verloren',
  all: (share, monsters) => `${percent(share)} ${monsters === 2 ? 'beide' : `alle ${monsters}`}`,
  dies: 'Tod, so wie es steht',
  killsHero: (hero) => `tötet ${say.name(hero)}, so wie es steht`,
  upTo: (share) => `bis zu ${percent(share)}`,
  wounds: 'Wunden',
  column: (index) => ['0', '1', '2+', '☠'][index] ?? '',
  columnsSaid: (stands, worst) =>
    `Wunden: ${['keine', '1', '2 oder mehr', 'Tod']
      .map((name, i) => {
        const [now, then] = [percent(stands[i] ?? 0), percent(worst[i] ?? 0)]
        return `${name} ${now}${now === then ? '' : `, schlimmstenfalls ${then}`}`
      })
      .join('; ')}`,
  // where they come from
  heroSide: (hero) => `Würfel von ${say.name(hero)}`,
  sinSide: (sin) => `Würfel der Sünde: ${say.name(sin)}`,
  of: (sin) => `von ${say.name(sin)}`,
  fight: (number) => `Kampf ${number}`,
  given: {
    dice: (number) => more(number, dice),
    hits: (number) => more(number, (n) => `${n} Treffer`),
    defense: (number) => `Verteidigung ${number}`,
    counters: (number) => more(number, (n) => `${n} Widerstand`),
  },
  cause: (cause, number, isFirst) => {
    if (cause === 'printed') return decimal(number)
    const name = cause === 'teamwork' ? 'Teamwork' : cause === 'rest' ? 'andere Texte' : say.name(cause)
    return isFirst ? name : `${number < 0 ? `${-number} weniger` : `${number} mehr`}: ${name}`
  },
  causes: (parts) => parts.join(', '),
  bonus: ({ dice: number, hits, defense, choices }) => {
    const parts = [
      ...(number > 0 ? [`+${dice(number)}`] : []),
      ...(hits > 0 ? [`+${hits} Treffer`] : []),
      ...(defense > 0 ? [`+${defense} Vert.`] : []),
      ...(choices > 0 ? [`+${choices} nach Wahl`] : []),
    ]
    return parts.length > 0 ? parts.join(', ') : 'nichts'
  },
  ifCorrupted: (from, to, slots) =>
    `mit Verderbtheit ${from} → ${to}${slots.length > 0 ? `: ${slots.length === 1 ? 'Platz' : 'Plätze'} ${slots.join(', ')}` : ''}`,
  monster: (number, defense) => `${dice(number)}, Verteidigung ${defense}`,
  others: (number) => `und ${number} weitere`,
  goal: (needs, mission) =>
    `${count(needs, 'getötetes Monster erfüllt', 'getötete Monster erfüllen')} ${quoted(mission, say)}`,
  // why
  why: 'Warum',
  whyUpTo: (share) => `Warum bis zu ${percent(share)}?`,
  whyOf: (sin, corruption) =>
    `Was ${say.name(sin)} noch tun kann${corruption === null ? '' : corruption ? ', wenn Verderbtheit genommen wird' : ', ohne Verderbtheit'}`,
  allCounted: 'Nichts, was noch kommen kann, ist ausgelassen.',
  hides: 'verbirgt die Gründe',
  shows: 'zeigt die Gründe',
  stands: 'so wie es steht',
  both: 'beides',
  ready: (ability) => `${quoted(ability, say)} ist bereit`,
  joins: (number) => {
    const dead = DEAD[say.gender('acolyte') ?? '']
    const who = dead === undefined ? `ein Toter (${say.name('acolyte')})` : `${dead} ${say.name('acolyte')}`
    return `${who} kommt dazu: ${more(number, dice)}`
  },
  inHand: (card, share) =>
    share >= 1 ? `${quoted(card, say)} ist auf der Hand` : `${quoted(card, say)}: zu ${percent(share)} auf der Hand`,
  mayUse: (text) => say.name(text),
  changes: (hero, byHero, bySins) => {
    const parts = [
      ...(bySins === 0 ? [] : [`${more(bySins, dice)} dagegen`]),
      ...(byHero === 0 ? [] : [`${more(byHero, dice)} für ${say.name(hero)}`]),
    ]
    return parts.length > 0 ? parts.join(', ') : 'keine Würfel, aber was sie bewirken'
  },
  notCounted: (ids) => `Nicht mitgezählt: ${list(ids.map(say.name))}.`,
  // after the throw
  saidBefore: 'vorher gesagt',
  fact: (hero, wounds, isDead) =>
    isDead ? `${say.name(hero)} ist tot` : wounds === 0 ? 'keine Wunde' : count(wounds, 'Wunde', 'Wunden'),
})
