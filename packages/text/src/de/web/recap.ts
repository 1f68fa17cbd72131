import type { recap as english } from '../../en/web/recap.ts'
import type { Said } from '../../said.ts'
import { at, count, decimal, dice as diceOf, share as percent, plural, quoted } from '../grammar.ts'

const oneDigit = (number: number): string => decimal(number, 1, 1)

/** Kinder than numbers, and true to them. */
function luckWord(share: number): string {
  if (share < 0.05) return 'Verfluchte Würfel'
  if (share < 0.25) return 'Schlechte Würfel'
  if (share <= 0.75) return 'Ehrliche Würfel'
  if (share <= 0.95) return 'Gute Würfel'
  return 'Gesegnete Würfel'
}

const points = (share: number): string =>
  plural(Math.max(1, Math.round(share * 100)), { one: '# Punkt', other: '# Punkte' })

/** How a game went, once it is over. */
export const recap: Said<typeof english> = (say) => ({
  title: 'Wie es lief',
  verdicts: { heroes: 'Haven steht', sins: 'Haven ist gefallen' },
  verdictsOfSins: { heroes: 'Haven entgleitet dir', sins: 'Haven gehört dir' },
  facts: (story, sin, acolytes) => `${say.name(story)} · ${say.name(sin)} und ${say.name(acolytes)}`,
  lost: (hero, space, round) =>
    `${say.name(hero)} ist in Runde ${round} ${at(space, say)} gestorben, und in der Reserve war niemand mehr, der nachrücken konnte.`,
  won: (mission, round) => `${quoted(mission, say)} wurde in Runde ${round} erfüllt: Das war die letzte Mission.`,
  how: { heroes: 'Wie die Helden gewinnen', sins: 'Wie die Sünde gewinnt' },
  // four facts: these stand behind a large number
  rounds: (rounds) => (rounds === 1 ? 'Runde' : 'Runden'),
  apocalypse: (most) => `von ${most} der Apokalypse`,
  missions: (all) => `von ${all} Missionen erfüllt`,
  lostHeroes: (heroes) => (heroes === 1 ? 'Held verloren' : 'Helden verloren'),
  length: (rounds, decisions, level) =>
    `${count(rounds, 'Runde', 'Runden')} · ${count(decisions, 'Entscheidung', 'Entscheidungen')} · Apokalypse ${level} von 7`,
  atTable: (minutes) =>
    `${minutes < 60 ? count(minutes, 'Minute', 'Minuten') : `${Math.floor(minutes / 60)} h ${minutes % 60} min`} am Tisch`,
  // the team
  team: 'Die Sieben',
  fates: { fallen: 'tot', alive: 'am Leben', reserve: 'in der Reserve' },
  fellIn: (round) => `Runde ${round}`,
  // the curve
  curve: 'Die Chance der Helden',
  curveDoubt: (doubt) => `wie unsere Bots sie sehen, ± ${percent(doubt)}`,
  curveWords: (first, highest, lowest, last) =>
    `Die Chance der Helden begann bei ${percent(first)}, lag bestenfalls bei ${percent(highest)}, schlimmstenfalls bei ${percent(lowest)} und endete bei ${percent(last)}.`,
  curveAt: (moment, chance) => `Moment ${moment}: ${percent(chance)}`,
  roundMark: (round) => `R${round}`,
  // turning points
  turning: 'Wendepunkte',
  round: (round) => `Runde ${round}`,
  swing: (before, after) => `${Math.round(before * 100)} → ${percent(after)}`,
  swingWords: (before, after) => `Die Chance der Helden ging von ${percent(before)} auf ${percent(after)}.`,
  chose: (what) => `Du hast gewählt: ${what}.`,
  seatChose: (seat, what) => `Gewählt (${say.name(seat)}): ${what}.`,
  better: 'Besser',
  gain: (share) => `+${percent(Math.max(0.01, share))}`,
  gainWords: (share) => `${points(share)} mehr Chance auf den Sieg`,
  noBetter: 'Kein besserer Zug zu sehen: Es waren die Würfel.',
  notYours: 'Keine deiner Entscheidungen hat hierher geführt.',
  thinking: 'Es wird nachgedacht …',
  otherBetter: 'Andere Züge, die etwas gekostet haben',
  placeOf: (space) => `${say.space(space)}, kurz davor`,
  watchThis: 'Ansehen',
  watchThisOf: (what) => `Ansehen: ${what}`,
  playOn: 'Von hier weiterspielen',
  playOnOf: (what) => `Von hier weiterspielen: ${what}`,
  // luck
  luck: 'Glücksbilanz',
  luckHint:
    'Was die Würfel genau hätten zeigen sollen, neben dem, was sie gezeigt haben. Gezählt wird nur, was zählen konnte.',
  noDice: 'In diesem Spiel ist kein Würfel gefallen.',
  luckWord,
  luckShare: (share) => `besser als ${percent(share)} solcher Würfe`,
  yourDice: 'Deine Würfel',
  heroesDice: 'Die Würfel der Helden',
  sinDice: (sin) => `Würfel der Sünde: ${say.name(sin)}`,
  allRolls: 'alle Würfe dieses Spiels',
  counting: (actual, expected) =>
    `${plural(actual, { one: '# Ergebnis, das zählt', other: '# Ergebnisse, die zählen' })}; erwartet ${oneDigit(expected)}`,
  luckSums: (actual, expected) => `${actual}, erwartet ${oneDigit(expected)}`,
  rolls: (rolls, dice) => `${count(rolls, 'Wurf', 'Würfe')}, ${diceOf(dice)}`,
  result: 'Ergebnis',
  expected: 'Erwartet',
  actual: 'Geworfen',
  difference: 'Unterschied',
  expectedNumber: (number) => oneDigit(number),
  differenceNumber: (number) => `${number >= 0 ? '+' : '−'}${oneDigit(Math.abs(number))}`,
  results: {
    hit: 'Treffer',
    defense: 'Verteidigung',
    counter: 'Widerstand',
    skill: 'Geschick',
    faith: 'FAITH',
    corruption: 'Verderbtheit',
  },
  // statistics
  statistics: 'In Zahlen',
  byHero: 'Nach Helden',
  hero: 'Held',
  heroCounts: {
    turns: 'Züge',
    steps: 'Schritte',
    fights: 'Kämpfe',
    kills: 'Getötet',
    wounds: 'Wunden',
    healed: 'Geheilt',
    corruption: 'Verderbtheit',
    cleansed: 'Gesäubert',
    upgrades: 'Verstärkungen',
    deaths: 'Gestorben',
  },
  tableCounts: {
    rounds: 'Runden',
    missions: 'Missionen erfüllt',
    kills: 'Monster getötet',
    deaths: 'Helden gestorben',
    cards: 'Sündenkarten ausgespielt',
    reactions: 'Reaktionen',
    summoned: 'Monster beschworen',
    apocalypse: 'Stufe der Apokalypse',
    heroDice: 'Heldenwürfel geworfen',
    sinDice: 'Sündenwürfel geworfen',
  },
  // share
  share: 'Teilen',
  copyEnd: 'Link zum letzten Moment kopieren',
  record: 'Protokoll herunterladen',
  recordHint: 'Jede Antwort und jeder Wurf, mit dem Startwert: Alle können es nachprüfen.',
  poster: 'Plakat herunterladen',
  verify: 'Würfel prüfen',
  verifying: 'Jeder Würfel wird noch einmal geworfen …',
  verified: (commit) =>
    `Jeder Wurf und jedes Mischen folgt aus dem Startwert, dessen Hash am Anfang gezeigt wurde: ${commit.slice(0, 16)} …`,
  notVerified: (place) => `Das Protokoll stimmt nicht mit seinem Startwert überein, zuerst hier: ${place}.`,
  shareHint: 'das Bild oder das Protokoll',
  rematch: 'Revanche',
  rematchHint: 'gleicher Aufbau, neue Würfel',
  space: 'Leertaste',
  swap: 'Seiten tauschen',
  swapHint: (as) => (as === null ? 'die Heldenseite spielen' : `${say.name(as)} spielen`),
  watch: 'Noch einmal ansehen',
  turns: (turns) => count(turns, 'Zug', 'Züge'),
  next: 'Was als Nächstes kommt',
  more: 'Alles in Zahlen',
  reading: 'Die Nacht wird noch einmal gelesen …',
})
