import type { BoxSaid } from '../box-said.ts'
import type { gluttony as english } from '../en/gluttony.ts'

export const gluttony: BoxSaid<typeof english> = {
  cards: {
    gluttony: {
      name: 'Gourmandise',
      text: 'La Gourmandise mange ce que vous mangez. Ses abominations ont Combat 3 et Défense 4, son marionnettiste Combat 4 et Défense 5, son avatar Combat 5 et Défense 6.',
      flavour: 'Elle n’a jamais demandé ce qu’il y a dans les saucisses.',
    },
    'gluttony-power': {
      name: 'Ma part',
      text: 'Chaque fois qu’un héros gagne une amélioration, le joueur Péché pioche 1 carte Péché. Chaque fois qu’un héros gagne un jeton Tour supplémentaire, le joueur Péché a 1 jeton Réaction de plus cette manche.',
      flavour: 'Tu finis ton assiette ?',
    },
    'gluttony-controller': {
      name: 'Premier à table',
      text: 'Marionnettiste. Combat 4, Défense 5. Dans un quartier situé dans sa case ou à 1 pas ou moins, 1 icône au plus est appliquée à chaque usage.',
    },
    'gluttony-avatar': {
      name: 'Bien entouré',
      text: 'Avatar. Combat 5, Défense 6. L’avatar a 1 défense de plus pour chaque autre monstre dans sa case, 2 au plus.',
    },
    'gluttony-second-helping': {
      name: 'Du rab',
      text: 'À jouer au début d’un combat. Le joueur Péché y lance 1 dé de plus, ou 3 de plus après avoir mis hors jeu un acolyte ou une abomination du cimetière.',
      flavour: 'Il en restait plus qu’il ne restait d’eux.',
    },
    'gluttony-soft-parts': {
      name: 'Les Parties tendres',
      text: 'À jouer après les lancers d’un combat qui n’est pas à distance, si le héros a obtenu une défense. Le héros perd chaque défense obtenue.',
      flavour: 'Éplucher d’abord.',
    },
    'gluttony-cleaned-out': {
      name: 'Plus une miette',
      text: 'À jouer quand un héros utilise un quartier où il reste une icône Inventaire ou Tour supplémentaire. Le héros choisit : ces icônes sont passées, ou le joueur Péché pioche 1 carte Péché et a 1 jeton Réaction de plus cette manche.',
      flavour: 'Les étagères étaient essuyées. À la langue.',
    },
    'gluttony-smell-of-meat': {
      name: 'L’Odeur de viande',
      text: 'À jouer quand un héros qui a un jeton Tour supplémentaire, PNJ ou Innocent entre par un pas dans une case, si un monstre est à 2 pas ou moins, dans une autre case. Jusqu’à 2 de ces monstres se déplacent de 1 case chacun.',
      flavour: 'Tous les nez de la rue se sont levés.',
    },
    'gluttony-waste-not': {
      name: 'Rien ne se perd',
      text: 'À jouer après la mort d’un acolyte ou d’une abomination qui est au cimetière. L’un d’eux est mis hors jeu ; il compte quand même. Le joueur Péché pioche 1 carte Péché et a 1 jeton Réaction de plus cette manche.',
      flavour: 'Ça n’a pas regardé le visage.',
    },
    'gluttony-a-bite': {
      name: 'Juste une bouchée',
      text: 'À jouer à la fin du tour d’un héros, si un monstre est dans la case du héros ou à 1 pas ou moins. Le héros choisit : perdre 1 jeton Tour supplémentaire, perdre 1 amélioration, ou subir 1 blessure.',
      flavour: 'Ça ne te manquera même pas.',
    },
    'gluttony-gorge': {
      name: 'Se gaver',
      text: 'À jouer au début du tour d’un héros, avec une autre carte Péché en main. Le joueur Péché défausse 1 carte Péché et a 1 jeton Réaction de plus cette manche.',
      flavour: 'Elle a mangé le menu.',
    },
    'gluttony-gristle': {
      name: 'Cartilage',
      text: 'À jouer quand un héros commence à nettoyer. Placez un Nid dans la case du héros. Le héros lance 1 dé de moins, mais il en reste au moins 1.',
      flavour: 'Ça ne part pas. Ça mâche.',
    },
    'gluttony-frenzy': {
      name: 'Curée',
      text: 'À jouer pendant une réaction, si le héros a gagné une amélioration ou un jeton Tour supplémentaire ce tour-ci, ou a un jeton Tour supplémentaire. Au lieu du déplacement, jusqu’à 2 monstres se déplacent de 2 cases au plus chacun. Le combat reste facultatif.',
      flavour: 'Quelqu’un a sonné le dîner.',
    },
  },
  choices: {
    'gluttony-cleaned-out:skip': 'Passer les icônes Inventaire et Tour supplémentaire',
    'gluttony-cleaned-out:share': 'Le joueur Péché pioche une carte et réagit une fois de plus',
    'gluttony-a-bite:extra-turn': 'Perdre 1 jeton Tour supplémentaire',
    'gluttony-a-bite:upgrade': 'Perdre 1 amélioration',
    'gluttony-a-bite:wound': 'Subir 1 blessure',
  },
}
