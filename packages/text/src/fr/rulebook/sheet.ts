import type { sheet as english } from '../../en/rulebook/sheet.ts'
import type { Said } from '../../said.ts'

/** The game on one page, to lie beside the city. */
export const sheet: Said<typeof english> = {
  title: 'Haven en une page',
  link: 'Aide-mémoire à imprimer',
  print: 'Imprimer',
  lead: 'Tient sur une page, A4 ou Letter.',
  book: 'Toutes les règles',
  boxes: {
    win: {
      title: 'Qui gagne',
      lines: [
        'Héros : la dernière mission est accomplie.',
        'Péché : un héros meurt et la réserve est vide.',
        'Les deux à la fois : les héros.',
      ],
    },
    round: {
      title: 'Une manche',
      lines: [
        'Tâches du scénario ; premier héros : tous d’accord, sinon le Péché décide.',
        'Tours dans le sens horaire, chacun suivi d’une réaction au plus.',
        'Fin : tâches du scénario, invocations, cartes des Autels, jetons réactivés.',
      ],
    },
    turn: {
      title: 'Le tour d’un héros',
      lines: [
        'Déplacement de 2 cases au plus et une action, dans l’ordre voulu.',
        'Action : combattre ou nettoyer.',
        'Gratuit à tout moment : utiliser le quartier, retourner les jetons là où il n’y a pas de monstre, prendre Innocents, PNJ et Tours supplémentaires.',
      ],
    },
    step: {
      title: 'Chaque pas, dans l’ordre',
      lines: [
        'Quitter des monstres : 1 blessure, quel que soit leur nombre.',
        'Quitter Corruption, puis Feu : un dé Péché par jeton.',
        'La figurine bouge.',
        'Entrer dans Corruption, puis Feu : un dé Péché par jeton.',
      ],
    },
    fight: {
      title: 'Un combat',
      lines: [
        'Dés Héros : combat, +1 par autre héros ici, +1 commissaire, bonus.',
        'Dés Péché : combat de tous les monstres, +1 par Pentagramme, cartes.',
        'Carte Péché, acolyte ; puis la corruption du héros ; puis tous lancent.',
        'Les FAITH se convertissent à la vue des deux lancers.',
        'La défense annule des touches, la résistance de la corruption.',
        'Autant de touches que sa défense tuent un monstre. Blessures d’abord, puis corruption.',
      ],
    },
    shot: {
      title: 'Un tir',
      lines: [
        'De rue à rue, en ligne droite, à toute distance.',
        'Le héros lance d’abord, ses touches tuent aussitôt.',
        'Les rescapés à 2 pas ou moins viennent ; puis le Péché lance pour tous ceux de la case.',
      ],
    },
    corruption: {
      title: 'Corruption',
      lines: [
        'Avant chacun de vos lancers : +1 niveau, et tous les bonus non recouverts jusque-là, pour ce seul lancer.',
        'Imposée : +1 niveau, aucun bonus. À 7 : une blessure à la place, et plus d’offres.',
        'À 7, les Innocents du héros meurent.',
      ],
    },
    wounds: {
      title: 'Blessures et mort',
      lines: [
        'Un pion sur un emplacement libre, au choix. Le cinquième tue.',
        'La relève, prise dans la réserve : case de départ, corruption 1, même place dans l’ordre, autant d’améliorations.',
      ],
    },
    cleanse: {
      title: 'Nettoyer',
      lines: ['Dés : compétence, +1 par autre héros ici. Chaque compétence retire un jeton de la case.'],
    },
    city: {
      title: 'Quartiers',
      lines: ['Une fois par manche pour chaque héros et chaque quartier : toutes les icônes, dans l’ordre voulu.'],
    },
    sin: {
      title: 'Le joueur Péché',
      lines: [
        'Après un tour fini : un jeton Réaction déplace un monstre de 2 cases au plus, puis combat contre ce héros, l’un et l’autre facultatifs.',
        'Une carte Péché par tour.',
        'Une fois par manche, un acolyte mort se relève dans un combat, jamais dans un tir.',
        'Un monstre s’arrête là où se tient un héros, et ne peut plus en partir.',
      ],
    },
    end: {
      title: 'Invocations',
      lines: [
        'Autant de morts que le nombre de héros, sur des Nids libres : chaque monstre bloque un Nid de sa case.',
        'Une carte pour chaque case avec un Autel et sans héros.',
      ],
    },
    faces: { title: 'Dés', lines: [] },
    tokens: { title: 'Jetons', lines: [] },
  },
  short: {
    'heroFace:hit': 'touche (2 faces)',
    'heroFace:defense': 'annule une touche',
    'heroFace:counter': 'annule une corruption',
    'heroFace:skill': 'nettoie',
    'heroFace:faith': 'au choix ; un dé de plus',
    'sinFace:hit': 'touche (2 faces)',
    'sinFace:burst': 'touche ; un dé de plus',
    'sinFace:corruption': 'corruption +1',
    'sinFace:blank': 'rien (2 faces)',
    'token:fire': 'les touches blessent',
    'token:corruption': 'corruption +1',
    'token:pentagram': '+1 dé Péché',
    'token:nest': 'les morts reviennent',
    'token:altar': 'donne une carte Péché',
    'token:innocent': 'à sauver',
    'token:extraTurn': 'un tour pour plus tard',
    'token:metro': 'relie par couleur',
    'token:commissioner': '+1 dé au combat',
    'token:proxy': '−1 à chaque test',
    'token:ravencorp': '+1 case de déplacement',
    'icon:heal': 'retire une blessure',
    'icon:repent': 'corruption −1',
    'icon:extraTurn': 'Tour supplémentaire',
    'icon:inventory': 'une amélioration',
    'icon:orbital': 'rayon : 2 cases, 1 mort',
  },
}
