import type { film as english } from '../../en/web/film.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import { count, de, list, percent } from '../grammar.ts'
import { caption } from './captions.ts'

type Turn = Parameters<ReturnType<typeof english>['awayTurn']>[0]

/** What happened in a turn that nobody watched. */
function turnOf({ hero, round, deaths, kills, wounds, cards, level, missions }: Turn, say: Say): string {
  const facts = [
    ...deaths.map((each) => `mort ${de(say.name(each))}`),
    ...(kills > 0 ? [count(kills, 'monstre tué', 'monstres tués')] : []),
    ...(wounds > 0 ? [count(wounds, 'blessure')] : []),
    ...cards.map((card) => `« ${say.name(card)} »`),
    ...(level === null ? [] : [`Apocalypse ${level}`]),
    ...missions.map((mission) => `mission « ${say.name(mission)} » accomplie`),
  ]
  const who = hero === null ? (round === null ? '' : `Manche ${round}`) : say.name(hero)
  if (facts.length === 0) return `${who}.`
  return who === '' ? `${list(facts)}.` : `${who} : ${list(facts)}.`
}

/** The film: captions, its tempo, and what is staged. */
export const film: Said<typeof english> = (say) => ({
  caption: (main, all, sin) => caption(main, all, sin, say),
  lane: 'Ce qui se passe',
  last: 'Les dernières phrases',
  tempo: 'Rythme du film',
  tempos: { read: 'Lire', normal: '×1', quick: '×2', instant: 'Aussitôt' },
  tempoHints: {
    read: 'Les cartes attendent un appui',
    normal: 'Au fur et à mesure',
    quick: 'Deux fois plus vite',
    instant: 'Rien n’est montré',
  },
  skip: 'Passer',
  space: 'Espace',
  skipAll: 'Tout passer',
  hold: 'Arrêter',
  holdOn: 'Reprendre',
  goesOn: (seconds) => `Suite dans ${seconds} s`,
  waits: 'Attend votre appui',
  held: 'Arrêté',
  restHint: 'gardez le pointeur sur la carte pour la lire jusqu’au bout',
  cards: {
    sin: (sin) => `${say.name(sin)} joue une carte Péché`,
    apocalypse: 'Apocalypse',
    past: (hero) => `Passé sombre (${say.name(hero)})`,
  },
  moreDice: (dice, hero) => `${count(dice, 'dé')} de plus contre ${say.name(hero)}.`,
  diceOf: (sin) => `Dés : ${say.name(sin)}`,
  from: (before, after) => `${before} → ${after}`,
  dies: (hero, corruption) =>
    corruption === false ? 'sans elle' : `${say.name(hero)} meurt${corruption ? ', avec corruption' : ''}`,
  chances: (before, after) => `${percent(before).replace(/\s*%$/, '')} → ${percent(after)}`,
  against: (hero) => `Contre ${say.name(hero)}`,
  inForce: 'En vigueur désormais',
  oneCard: (sin) =>
    `Une carte Péché par tour : ${say.name(sin)} ne peut pas en jouer d’autre avant le prochain tour d’un héros.`,
  isDead: (hero) => `Mort ${de(say.name(hero))}`,
  reserveLeft: (left) => (left === 0 ? 'La réserve est vide' : `Encore ${left} héros en réserve`),
  lastLife: (hero) => `${say.name(hero)} : encore 1 vie`,
  level: (level) => `Apocalypse ${level}`,
  accomplished: 'Mission accomplie',
  begun: 'Nouvelle mission',
  round: (round) => `Manche ${round}`,
  joins: (hero) => `${say.name(hero)} prend la relève`,
  away: (turns) => `En votre absence : ${count(turns, 'tour')}`,
  awayTurn: (turn) => turnOf(turn, say),
  watchAll: 'Tout voir',
  again: 'Revoir',
  moment: 'Ouvrir ce moment',
})
