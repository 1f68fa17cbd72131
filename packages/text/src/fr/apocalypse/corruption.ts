import type { CardsOf } from '../../language.ts'

export const corruption: CardsOf<'apo-c'> = {
  'apo-c1': {
    name: 'Une soirée chez Vesper',
    text: 'Madame Vesper est invoquée.',
    flavour: 'Les invitations étaient sur carton noir. Personne ne se souvient d’avoir accepté.',
  },
  'apo-c2': {
    name: 'Absolution refusée',
    text: 'Le Confesseur est invoqué.',
    flavour: 'Le petit volet a glissé. Derrière, quelque chose souriait.',
  },
  'apo-c3': {
    name: 'Pluie noire',
    text: 'Au début de chaque manche, le joueur Péché place 1 jeton Corruption dans chacune de 2 cases différentes sans héros.',
    flavour: 'Ne la laissez pas toucher vos lèvres.',
  },
  'apo-c4': {
    name: 'Conscience émoussée',
    text: 'Quand il nettoie, un héros à 4 de corruption ou plus lance 1 dé de moins, mais au moins 1.',
    flavour: 'Cela vous gênait, autrefois. Essayez de vous rappeler comment.',
  },
  'apo-c5': {
    name: 'On y prend goût',
    text: 'Quand un héros choisit la corruption volontaire dans un combat, le joueur Péché lance 1 dé de plus dans ce combat. Le héros le sait au moment de décider.',
    flavour: 'La deuxième fois est plus facile. C’est bien le problème.',
  },
  'apo-c6': {
    name: 'Suintement',
    text: 'Chaque test de Corruption se lance avec 1 dé de plus.',
    flavour: 'C’est dans les murs, maintenant. C’est dans le thé.',
  },
  'apo-c7': {
    name: 'Sermon de cendre',
    text: 'À la fin de chaque manche, chaque héros dans une case avec un jeton Corruption subit 1 corruption.',
    flavour: 'La chaire est vide, et pourtant on entend chaque mot.',
  },
}
