import type { recap as english } from '../../en/web/recap.ts'
import type { Said } from '../../said.ts'
import { count, decimal, share as percent, plural } from '../grammar.ts'

const oneDigit = (number: number): string => decimal(number, 1, 1)

/** Kinder than numbers, and true to them. */
function luckWord(share: number): string {
  if (share < 0.05) return 'Dés maudits'
  if (share < 0.25) return 'Dés avares'
  if (share <= 0.75) return 'Dés honnêtes'
  if (share <= 0.95) return 'Dés généreux'
  return 'Dés bénis'
}

/** The same, where the number stands apart. */
const word = (number: number, one: string, other: string): string => plural(number, { one, other })

/** How a game went, once it is over. */
export const recap: Said<typeof english> = (say) => ({
  title: 'Le fil de la partie',
  verdicts: { heroes: 'Haven tient debout', sins: 'Haven est tombée' },
  verdictsOfSins: { heroes: 'Haven vous échappe', sins: 'Haven est à vous' },
  facts: (story, sin, acolytes) => `${say.name(story)} · ${say.name(sin)}, ${say.name(acolytes)}`,
  lost: (hero, space, round) =>
    `${say.space(space)}, manche ${round} : ${say.name(hero)} meurt, et la réserve n’a plus personne pour la relève.`,
  won: (mission, round) => `Manche ${round} : « ${say.name(mission)} » est accomplie, et c’était la dernière mission.`,
  how: { heroes: 'Comment les héros gagnent', sins: 'Comment le Péché gagne' },
  rounds: (rounds) => word(rounds, 'manche', 'manches'),
  apocalypse: (most) => `sur ${most}, Apocalypse`,
  missions: (all) => `sur ${all}, missions accomplies`,
  lostHeroes: (heroes) => word(heroes, 'héros perdu', 'héros perdus'),
  length: (rounds, decisions, level) =>
    `${count(rounds, 'manche')} · ${count(decisions, 'décision')} · Apocalypse ${level} sur 7`,
  atTable: (minutes) =>
    `${minutes < 60 ? count(minutes, 'minute') : `${Math.floor(minutes / 60)} h ${minutes % 60} min`} à la table`,
  team: 'Les sept',
  fates: { fallen: 'a péri', alive: 'en vie', reserve: 'en réserve' },
  fellIn: (round) => `manche ${round}`,
  // the curve
  curve: 'Les chances des héros',
  curveDoubt: (doubt) => `selon nos bots, ± ${percent(doubt)}`,
  curveWords: (first, highest, lowest, last) =>
    `Les chances des héros : ${percent(first)} au début, ${percent(highest)} au mieux, ${percent(lowest)} au pire, ${percent(last)} à la fin.`,
  curveAt: (moment, chance) => `Moment ${moment} : ${percent(chance)}`,
  roundMark: (round) => `M${round}`,
  // turning points
  turning: 'Tournants',
  round: (round) => `Manche ${round}`,
  swing: (before, after) => `${Math.round(before * 100)} → ${percent(after)}`,
  swingWords: (before, after) => `Les chances des héros passent de ${percent(before)} à ${percent(after)}.`,
  chose: (what) => `Votre choix : ${what}.`,
  seatChose: (seat, what) => `Choix (${say.name(seat)}) : ${what}.`,
  better: 'Mieux',
  gain: (share) => `+${percent(Math.max(0.01, share))}`,
  gainWords: (share) => `${count(Math.max(1, Math.round(share * 100)), 'point')} de chances de gagner en plus`,
  noBetter: 'Pas de meilleur coup en vue : les dés.',
  notYours: 'Aucune de vos décisions n’a mené ici.',
  thinking: 'Réflexion…',
  otherBetter: 'Autres coups qui ont coûté quelque chose',
  placeOf: (space) => `${say.space(space)}, juste avant`,
  watchThis: 'Voir',
  watchThisOf: (what) => `Voir : ${what}`,
  playOn: 'Continuer à partir d’ici',
  playOnOf: (what) => `Continuer à partir d’ici : ${what}`,
  // luck
  luck: 'Le compte de la chance',
  luckHint:
    'Ce que les dés auraient dû montrer, exactement, à côté de ce qu’ils ont montré. Seuls comptent les résultats qui pouvaient compter.',
  noDice: 'Pas un seul dé n’a été lancé dans cette partie.',
  luckWord,
  luckShare: (share) => `mieux que ${percent(share)} de tels lancers`,
  yourDice: 'Vos dés',
  heroesDice: 'Les dés des héros',
  sinDice: (sin) => `Dés : ${say.name(sin)}`,
  allRolls: 'tous les lancers de cette partie',
  counting: (actual, expected) =>
    `${count(actual, 'résultat utile', 'résultats utiles')}, attendu : ${oneDigit(expected)}`,
  luckSums: (actual, expected) => `${actual}, attendu : ${oneDigit(expected)}`,
  rolls: (rolls, dice) => `${count(rolls, 'lancer')}, ${count(dice, 'dé')}`,
  result: 'Résultat',
  expected: 'Attendu',
  actual: 'Obtenu',
  difference: 'Écart',
  expectedNumber: (number) => oneDigit(number),
  differenceNumber: (number) => `${number >= 0 ? '+' : '−'}${oneDigit(Math.abs(number))}`,
  results: {
    hit: 'Touches',
    defense: 'Défense',
    counter: 'Résistance',
    skill: 'Compétence',
    faith: 'FAITH',
    corruption: 'Corruption',
  },
  // statistics
  statistics: 'En chiffres',
  byHero: 'Par héros',
  hero: 'Héros',
  heroCounts: {
    turns: 'Tours',
    steps: 'Pas',
    fights: 'Combats',
    kills: 'Tués',
    wounds: 'Blessures',
    healed: 'Soignées',
    corruption: 'Corruption',
    cleansed: 'Nettoyés',
    upgrades: 'Améliorations',
    deaths: 'Morts',
  },
  tableCounts: {
    rounds: 'Manches',
    missions: 'Missions accomplies',
    kills: 'Monstres tués',
    deaths: 'Héros morts',
    cards: 'Cartes Péché jouées',
    reactions: 'Réactions',
    summoned: 'Monstres invoqués',
    apocalypse: 'Niveau Apocalypse',
    heroDice: 'Dés Héros lancés',
    sinDice: 'Dés Péché lancés',
  },
  // share
  share: 'Partager',
  copyEnd: 'Copier un lien vers le dernier moment',
  record: 'Télécharger le compte rendu',
  recordHint: 'Chaque réponse et chaque lancer, avec la graine : tout le monde peut vérifier.',
  poster: 'Télécharger l’affiche',
  verify: 'Vérifier les dés',
  verifying: 'Chaque dé est relancé…',
  verified: (commit) =>
    `Chaque lancer et chaque mélange découle de la graine dont l’empreinte a été montrée au début : ${commit.slice(0, 16)}…`,
  notVerified: (place) => `Le compte rendu ne correspond pas à sa graine, d’abord ici : ${place}.`,
  shareHint: 'l’image ou le compte rendu',
  rematch: 'Revanche',
  rematchHint: 'même mise en place, nouveaux dés',
  space: 'Espace',
  swap: 'Changer de camp',
  swapHint: (as) => (as === null ? 'jouer les héros' : `jouer : ${say.name(as)}`),
  watch: 'Revoir la partie',
  turns: (turns) => count(turns, 'tour'),
  next: 'Et maintenant',
  more: 'Tout, en chiffres',
  reading: 'Relecture de la nuit…',
})
