import type { CardsOf } from '../../language.ts'

export const theBlackTide: CardsOf<'the-black-tide' | 'btd-'> = {
  'the-black-tide': {
    name: 'Les Eaux noires',
    text: 'Chaque manche commence avec 2 nouveaux jetons Corruption, placés par le joueur Péché dans deux cases sans héros. À la fin de chaque manche, la piste Apocalypse monte de 1 niveau, et de 1 de plus s’il y a 9 jetons Corruption ou plus (non imprimés) sur le plateau. Chaque héros a un Passé sombre.',
    flavour:
      'L’eau est montée par les égouts, noire et patiente. Ceux qui en ont bu sourient, tous du même sourire. Trouvez les puits, faites taire la voix qui appelle les eaux, et confessez-vous avant que cette voix ne soit la vôtre.',
  },
  'the-black-tide-a': {
    name: 'La Ligne de crue',
    text: 'Plan A des Eaux noires. Sur 7 tuiles, la Corruption stagne au milieu, et les puits sont tout autour, face cachée.',
  },
  'the-black-tide-b': {
    name: 'Le Quai noyé',
    text: 'Plan B des Eaux noires. 7 tuiles sur deux rives : la Vieille Cathédrale est sur la rive sèche, la plupart des Autels sur la rive noyée.',
  },
  'btd-1-first-stain': {
    name: 'Première tache',
    text: 'Retirez {+2} jetons Corruption en nettoyant. Puis les joueurs Héros choisissent entre Sonder les puits et Saigner les fidèles.',
    flavour: 'Frottez jusqu’à voir la pierre. Puis ne regardez plus la pierre.',
  },
  'btd-2a-sound-the-wells': {
    name: 'Sonder les puits',
    text: 'Retirez {-1} Pentagrammes en nettoyant. Ceux qui sont face cachée doivent d’abord être retournés. Puis le marionnettiste est invoqué, et La Voix des eaux commence.',
    flavour: 'Laissez tomber une pierre. Si quelque chose la rattrape, c’en est un.',
  },
  'btd-2b-drain-the-faithful': {
    name: 'Saigner les fidèles',
    text: 'Tuez {+0} acolytes. Puis le marionnettiste est invoqué, et La Voix des eaux commence.',
    flavour: 'Ils en portent en eux à pleins seaux.',
  },
  'btd-3-the-tide-caller': {
    name: 'La Voix des eaux',
    text: 'Tuez le marionnettiste. Puis Confession commence.',
    flavour: 'Une voix sous toutes les autres. Suivez-la jusqu’en bas.',
  },
  'btd-4-confession': {
    name: 'Confession',
    text: 'Faites baisser la corruption des héros de {+0} niveaux par des icônes Repentir. Puis l’avatar est invoqué, et Refouler les eaux commence.',
    flavour: 'Dites-le à voix haute, avant que cela ne vous dise, vous.',
  },
  'btd-5-turn-the-tide': {
    name: 'Refouler les eaux',
    text: 'Brisez 3 Autels pour gagner la partie. Qui nettoie peut dépenser 2 résultats de compétence d’un même lancer pour briser un Autel de la case.',
    flavour: 'Pierre par pierre, jusqu’à ce que la mer oublie le chemin.',
  },
}
