import type { you as english } from '../en/you.ts'
import type { Said } from '../said.ts'
import { count, date, decimal, share as percent, plural } from './grammar.ts'

const games = (number: number): string => count(number, 'partie')

/** The mean of many games lies close to the middle: words are for what lies beyond what chance does. */
function luckWord(mean: number, doubt: number): string {
  if (Math.abs(mean - 0.5) <= doubt) return 'Dés honnêtes'
  return mean > 0.5 ? 'Dés aimables' : 'Dés hostiles'
}

/** The page of oneself: what the games on this device say. */
export const you: Said<typeof english> = (say) => ({
  title: 'Vos parties',
  about: 'Compté d’après les parties finies sur cet appareil. Rien n’est envoyé nulle part.',
  // nothing yet
  none: 'Aucune nuit n’est encore finie',
  noneText:
    'Chaque partie finie est comptée ici : qui gagne, contre qui et où, comment vos dés sont tombés, et où tout a tourné.',
  first: 'Jouer une partie',
  learn: 'Apprendre en six scènes',
  closed: 'Ce navigateur ne garde rien : il n’y a rien à compter.',
  // counting
  counting: 'On compte vos parties',
  countingOf: (done, of) => `${done} sur ${of}`,
  reading: 'Les parties du fichier sont rejouées',
  // the headline
  played: (number) => plural(number, { one: 'partie', other: 'parties' }),
  won: 'gagné',
  share: percent,
  between: (low, high) => `probable : ${percent(low)} à ${percent(high)}`,
  betweenHint:
    'Peu de parties disent peu : il y a 19 chances sur 20 que votre vraie part soit entre les deux bouts de la zone claire.',
  streak: 'cauchemars de suite',
  luckWord,
  luckNote: (mean, of) => `mieux que ${percent(mean)} de tels lancers, sur ${games(of)}`,
  noLuck: 'dés pas encore comptés',
  // bars
  bySide: 'Par camp',
  bySin: 'Par Péché',
  byMap: 'Par plan',
  byHero: 'Par héros',
  byHeroNote: 'Vos héros de départ, côté héros',
  sides: { heroes: 'Avec les héros', sins: 'Avec le Péché' },
  both: (all, heroes) =>
    `Les deux camps sur cet appareil : ${games(all)}, Haven debout dans ${heroes}. Elles ne comptent comme victoire pour personne.`,
  name: (id) => say.name(id),
  columns: { name: 'Nom', won: 'Gagné', between: 'Probable' },
  wonOf: (won, of) => `${won} sur ${of}`,
  range: (low, high) => `${Math.round(low * 100)}–${percent(high)}`,
  all: (number) => `Tout voir (${number})`,
  fewer: 'Moins',
  // luck
  luck: 'La chance au fil du temps',
  luckHint:
    'Chaque point compare vos dés à tous ceux qui auraient pu tomber aux mêmes lancers. 50 est la norme ; des dés honnêtes restent dans la bande grise pour 19 points sur 20.',
  luckPoint: (first, last) => (first === last ? `Partie ${first}` : `Parties ${first} à ${last}`),
  luckColumns: { games: 'Parties', mean: 'Mieux que', band: 'Dés honnêtes' },
  luckBand: (doubt) => `${percent(0.5 - doubt)} à ${percent(0.5 + doubt)}`,
  luckCovers: (counted, of) =>
    counted === of ? `En tout : ${games(of)}.` : `${counted} sur ${games(of)} jusqu’ici ; le compte continue.`,
  luckNone: 'Aucun dé n’est encore compté.',
  luckWords: (mean, of) => `Sur ${games(of)}, vos dés ont fait mieux que ${percent(mean)} de tels lancers.`,
  // turning points
  turning: 'Où elles ont tourné',
  turningHint: 'Le moment de chaque partie qui a le plus changé les chances des héros.',
  turningCovers: (counted, of) => `Connu pour ${counted} sur ${games(of)}.`,
  turningNone: 'Connu une fois la partie finie et sa fin regardée.',
  swing: (before, after) => `${Math.round(before * 100)} → ${percent(after)}`,
  swingWords: (before, after) => `Les chances des héros passent de ${percent(before)} à ${percent(after)}.`,
  when: date,
  against: (sin, map) => `${say.name(sin)} · ${say.name(map)}`,
  ends: { won: 'gagné', lost: 'perdu', both: 'fini' },
  round: (round) => `Manche ${round}`,
  watch: 'Voir',
  watchOf: (what) => `Voir : ${what}`,
  // nightmares and drills
  puzzles: 'Cauchemars et exercices',
  puzzlesNone: 'Aucun cauchemar affronté pour l’instant. Il y en a un par jour, le même pour tous.',
  nights: (days) => count(days, 'cauchemar'),
  stars: (mean) => `étoiles en moyenne : ${decimal(mean, 1, 1)} sur 3`,
  inARow: (days) => (days === 0 ? 'aucune série en cours' : `${days} de suite`),
  drills: (done, missed) => `Exercices faits : ${done}, manqués : ${missed}`,
  // the file
  file: 'Vos comptes rendus',
  fileText:
    'Toutes les parties finies en un fichier : gardez-le, ou portez-le sur un autre appareil. Une partie déjà présente n’est pas ajoutée une seconde fois.',
  save: 'Enregistrer en fichier',
  bring: 'Importer un fichier',
  added: (added, of) =>
    added === of ? `Ajouté : ${games(added)}.` : `Ajouté : ${games(added)} ; déjà là : ${of - added}.`,
  recount: 'Recompter',
  clear: 'Tout supprimer',
  clearTitle: 'Supprimer toutes les parties finies ?',
  clearText:
    'Toutes les parties finies sur cet appareil sont supprimées, et on ne peut plus les revoir. Les parties en cours restent. Enregistrez d’abord un fichier si vous pourriez en avoir besoin.',
  clearYes: 'Supprimer',
  clearNo: 'Garder',
  cleared: 'Toutes les parties finies sont supprimées.',
  fileName: 'haven-games.json',
})
