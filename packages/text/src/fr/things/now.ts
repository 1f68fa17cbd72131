import type { now as english } from '../../en/things/now.ts'
import type { Say } from '../../language.ts'
import type { Said } from '../../said.ts'
import { count, de, either, list, percent, small, tally, times } from '../grammar.ts'

/** What is true of a thing at this moment, in short sentences. */

const names = (ids: readonly string[], say: Say): string => list(ids.map((id) => say.name(id)))
const are = (ids: readonly string[]): string => (ids.length === 1 ? 'est' : 'sont')
/** "Feu ×2 et Nid ×1" */
const several = (kinds: readonly string[], say: Say): string =>
  list(tally(kinds, (number, kind) => times(number, kind, say)))

export const now: Said<typeof english> = (say) => ({
  // tokens
  check: ({ kind, dice, chance }) =>
    `${count(dice, 'dé')} pour qui entre ou sort : ${kind === 'fire' ? 'blessure' : 'corruption'} à ${percent(chance)}.`,
  crossed: (hero, to) => `Le chemin ${de(say.name(hero))} passe par ici (→ ${say.space(to)}).`,
  moreDice: (dice) => `Combats ici : ${count(dice, 'dé Péché', 'dés Péché')} de plus.`,
  nests: (free, all) => (free === 0 ? 'Aucun Nid n’est libre ici.' : `Nids libres ici : ${free} sur ${all}.`),
  altarHeld: (heroes) => `${names(heroes, say)} ${are(heroes)} ici : pas de carte cette manche.`,
  altarOpen: 'Personne n’est ici : 1 carte Péché à la fin de la manche.',
  metroEnds: (spaces) => `L’autre bout : ${list(spaces.map((space) => say.space(space)))}.`,
  canCollect: (heroes) =>
    `${names(heroes, say)} ${are(heroes)} ici et ${heroes.length === 1 ? 'peut' : 'peuvent'} le ramasser.`,
  strikes: (number) =>
    number === 0 ? 'Rien qu’elle puisse tuer à 2 pas ou moins.' : `À 2 pas ou moins : ${count(number, 'cible')}.`,
  heldBy: (hero) => `Avec ${say.name(hero)}.`,
  hidden: (here, pool) => `${here} ici. Parmi tous ceux qui sont face cachée : ${several(pool, say)}.`,
  left: (number) => `${count(number, 'jeton')} de cette sorte sur le plateau.`,
  marked: (mark, until) =>
    until === 'game'
      ? `${say.name(mark)}.`
      : `${say.name(mark)}, jusqu’à la fin ${until === 'turn' ? 'du tour' : 'de la manche'}.`,
  // figures
  pinned: 'Monstre cloué sur place : aucun pas jusqu’à la fin de la manche. Il combat là où il est.',
  strength: ({ fight, defense }) => `Combat ${fight}, Défense ${defense}.`,
  onBoard: (board, dead) => `Sur le plateau : ${board} ; au cimetière : ${dead}.`,
  heldHere: (heroes) => `${names(heroes, say)} ${are(heroes)} ici : ce monstre ne peut pas s’en aller.`,
  reaches: (heroes) => `À portée d’une réaction : ${names(heroes, say)}.`,
  reachesNobody: 'Aucun héros à portée d’une réaction.',
  hero: ({ lives, of, corruption, space }) =>
    `${count(lives, 'vie')} sur ${of}, corruption ${corruption}, case : ${say.space(space)}.`,
  dead: 'A péri.',
  turnsLeft: (turns, extra) =>
    extra > 0
      ? `Reste : ${count(turns, 'tour')}, ${count(extra, 'tour supplémentaire', 'tours supplémentaires')}.`
      : `Reste : ${count(turns, 'tour')} dans cette manche.`,
  leaving: 'Quitter les monstres d’ici coûte une blessure.',
  waitsInReserve: 'Attend dans la réserve.',
  // numbers on boards
  value: (value) => `${value} maintenant, avant tout ajout.`,
  mates: (number) => `${number} de plus par l’entraide.`,
  commissioner: '1 de plus par le commissaire.',
  sights: (spaces) => (spaces === 0 ? 'Aucune rue en vue d’ici.' : `${count(spaces, 'rue')} en vue d’ici.`),
  corruption: (level) => `Corruption ${level} sur 7.`,
  nextBonus: (level) => `En subir 1 donne tous les bonus non recouverts jusqu’à ${level}.`,
  fullyCorrupted: 'Elle ne peut plus monter : imposée, elle est désormais une blessure.',
  lives: (left, of) => (left === 0 ? 'A péri.' : left === 1 ? 'Encore 1 vie.' : `${left} vies sur ${of}.`),
  slot: (bonus) => {
    switch (bonus.kind) {
      case 'hit':
        return `Donne ${count(bonus.count, 'touche')}.`
      case 'choice':
        return `Au choix : ${either(bonus.of.map((result) => small(say.name(result))))}.`
      default:
        return ''
    }
  },
  covered: 'Recouvert par une blessure : ne compte pas.',
  isLevel: 'La corruption est ici.',
  countsNow: 'Compte dans ce lancer.',
  wouldCount: 'Compterait avec 1 corruption subie maintenant.',
  notReached: 'La corruption n’est pas encore si haut.',
  // the city
  used: 'A déjà servi cette manche.',
  coveredIcon: 'Un jeton Corruption la recouvre.',
  ready: 'Disponible.',
  noWound: (hero) => `${say.name(hero)} n’a aucune blessure.`,
  hasWounds: (hero, wounds) => `${say.name(hero)} a ${count(wounds, 'blessure')}.`,
  offered: (cards) => `Améliorations offertes : ${cards.map((card) => say.name(card)).join(', ')}.`,
  // tokens of turns
  tokens: (left, of) => `Actifs : ${left} sur ${of}.`,
  extras: (number) => `À dépenser : ${number}.`,
  // the story
  progress: (done, of) => `Fait : ${done} sur ${of}.`,
  accomplished: 'Accomplie.',
  ahead: (number) => `À venir : ${number} à faire.`,
  passedBy: 'L’autre voie a été choisie.',
  reached: 'Atteint : en vigueur.',
  atRoundEnd: 'La fin de cette manche l’atteint.',
  perhapsAtRoundEnd: 'La fin de cette manche peut l’atteindre.',
  levelsOff: (levels) => `À ${count(levels, 'niveau', 'niveaux')} d’ici.`,
  level: (level, most) => `Niveau ${level} sur ${most}.`,
  rises: (sure, perhaps) =>
    sure === perhaps
      ? `À la fin de cette manche : niveau ${sure}.`
      : `À la fin de cette manche : niveau ${sure} ou ${perhaps}.`,
  waiting: (heroes) => (heroes.length === 0 ? 'Il ne reste personne.' : `${names(heroes, say)}.`),
  deaths: (number) =>
    number === 1 ? 'La prochaine mort fait perdre la partie.' : `Encore ${number} morts, et la partie est perdue.`,
  // cards
  heldCard: (hero) => `${say.name(hero)} a cette carte.`,
  usedCard: 'A déjà servi cette manche.',
  inForce: 'En vigueur.',
  onOffer: 'Visible dans l’inventaire.',
  discarded: 'A été jouée.',
  inHand: 'En main.',
  open: 'Jouée pendant ce tour.',
  copies: (number) => `${number} dans toute la pioche.`,
  moment: (window) => `Moment : ${small(say.name(window))}.`,
  // chips
  round: (round) => `Manche ${round}.`,
  cards: (ids) => `${ids.map((id) => say.name(id)).join(', ')}.`,
  noCards: 'Encore aucune.',
  company: (npcs, innocents) =>
    `${list([...npcs.map((npc) => say.name(npc)), ...(innocents > 0 ? [count(innocents, 'Innocent')] : [])])}.`,
  pile: (kinds, back) =>
    kinds.length === 0 ? 'Personne.' : `${several(kinds, say)}. Retours à la fin de la manche : ${back}.`,
  hand: (cards, deck) => `${count(cards, 'carte')} en main, ${deck} dans la pioche.`,
  none: 'Encore aucune pendant ce tour.',
  // spaces
  inside: (things) => `${things.join(', ')}.`,
  empty: 'Rien ici.',
  nextTo: (spaces) => `Cases adjacentes : ${list(spaces)}.`,
})
