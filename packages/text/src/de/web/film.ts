import type { film as english } from '../../en/web/film.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import { count, dice as diceOf, list, percent, quoted, wounds as woundsOf } from '../grammar.ts'
import { caption } from './captions.ts'

type Turn = Parameters<ReturnType<typeof english>['awayTurn']>[0]

/** What happened in a turn that nobody watched. */
function turnOf({ hero, round, deaths, kills, wounds, cards, level, missions }: Turn, say: Say): string {
  const facts = [
    ...deaths.map((each) => `${say.name(each)} tot`),
    ...(kills > 0 ? [`${kills} Monster getötet`] : []),
    ...(wounds > 0 ? [woundsOf(wounds)] : []),
    ...cards.map((card) => quoted(card, say)),
    ...(level === null ? [] : [`Apokalypse ${level}`]),
    ...missions.map((mission) => `${quoted(mission, say)} erfüllt`),
  ]
  const who = hero === null ? (round === null ? '' : `Runde ${round}`) : say.name(hero)
  if (facts.length === 0) return `${who}.`
  return who === '' ? `${list(facts)}.` : `${who}: ${list(facts)}.`
}

/** The film: captions, its tempo, and what is staged. */
export const film: Said<typeof english> = (say) => ({
  caption: (main, all, sin) => caption(main, all, sin, say),
  lane: 'Was geschieht',
  last: 'Die letzten Sätze',
  tempo: 'Tempo des Films',
  tempos: { read: 'Lesen', normal: '×1', quick: '×2', instant: 'Sofort' },
  tempoHints: {
    read: 'Karten warten auf dich',
    normal: 'Wie es geschieht',
    quick: 'Doppelt so schnell',
    instant: 'Nichts wird gezeigt',
  },
  skip: 'Weiter',
  space: 'Leertaste',
  skipAll: 'Alles überspringen',
  hold: 'Anhalten',
  holdOn: 'Fortsetzen',
  goesOn: (seconds) => `Weiter in ${seconds} s`,
  waits: 'Wartet auf dich',
  held: 'Angehalten',
  restHint: 'Zeiger auf der Karte lassen, um weiterzulesen',
  cards: {
    sin: (sin) => `${say.name(sin)} spielt eine Sündenkarte aus`,
    apocalypse: 'Apokalypse',
    past: (hero) => `Dunkle Vergangenheit von ${say.name(hero)}`,
  },
  moreDice: (dice, hero) => `${diceOf(dice)} mehr gegen ${say.name(hero)}.`,
  diceOf: (sin) => `Würfel der Sünde: ${say.name(sin)}`,
  from: (before, after) => `${before} → ${after}`,
  dies: (hero, corruption) =>
    corruption === false ? 'ohne sie' : `${say.name(hero)} stirbt${corruption ? ', mit Verderbtheit' : ''}`,
  chances: (before, after) => `${percent(before).replace(/\s*%$/, '')} → ${percent(after)}`,
  against: (hero) => `Gegen ${say.name(hero)}`,
  inForce: 'Ab jetzt in Kraft',
  oneCard: (sin) =>
    `Eine Sündenkarte je Zug: ${say.name(sin)} kann bis zum nächsten Heldenzug keine weitere ausspielen.`,
  isDead: (hero) => `${say.name(hero)} ist tot`,
  reserveLeft: (left) => (left === 0 ? 'In der Reserve ist niemand mehr' : `Noch ${left} in der Reserve`),
  lastLife: (hero) => `${say.name(hero)}: noch 1 Leben`,
  level: (level) => `Apokalypse ${level}`,
  accomplished: 'Mission erfüllt',
  begun: 'Neue Mission',
  round: (round) => `Runde ${round}`,
  joins: (hero) => `${say.name(hero)} rückt nach`,
  away: (turns) => `Während du weg warst: ${count(turns, 'Zug', 'Züge')}`,
  awayTurn: (turn) => turnOf(turn, say),
  watchAll: 'Alles ansehen',
  again: 'Noch einmal zeigen',
  moment: 'Diesen Moment öffnen',
})
