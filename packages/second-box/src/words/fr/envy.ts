import type { BoxSaid } from '../box-said.ts'
import type { envy as english } from '../en/envy.ts'

export const envy: BoxSaid<typeof english> = {
  cards: {
    envy: {
      name: 'Envie',
      text: 'L’Envie compte ce que vous avez et que d’autres n’ont pas. Ses abominations ont Combat 3 et Défense 3, son marionnettiste Combat 4 et Défense 4, son avatar Combat 5 et Défense 6.',
      flavour: 'Elle tient la liste de ceux qui ont eu la plus grosse part.',
    },
    'envy-power': {
      name: 'C’est injuste',
      text: 'Chaque fois qu’un héros gagne une amélioration, ce héros choisit : 1 blessure, ou chaque autre héros subit 2 corruption.',
      flavour: 'Et eux, qu’est-ce qu’ils ont eu ?',
    },
    'envy-controller': {
      name: 'Ce qui est à vous',
      text: 'Marionnettiste. Combat 4, Défense 4. Les améliorations des héros dans la case du marionnettiste n’ont aucun effet.',
    },
    'envy-avatar': {
      name: 'Tout comme vous',
      text: 'Avatar. Combat 5, Défense 6. Dans les combats dans la case de l’avatar, le joueur Péché lance 1 dé de plus pour chaque autre héros présent.',
    },
    'envy-keeping-up': {
      name: 'Faire pareil',
      text: 'À jouer au début d’un combat. Le joueur Péché y lance 1 dé de plus pour chaque amélioration du héros, au moins 1, au plus 3.',
      flavour: 'Ils ont acheté le même couteau. En plus grand.',
    },
    'envy-cut-down': {
      name: 'Rabattre le caquet',
      text: 'À jouer après les lancers d’un combat qui n’est pas à distance, si le héros a obtenu plus de touches que le joueur Péché. Le héros perd autant de touches obtenues qu’il en a de plus, 2 au plus.',
      flavour: 'Voilà. Te voilà comme nous autres.',
    },
    'envy-too-close': {
      name: 'Trop près',
      text: 'À jouer quand un héros entre par un pas dans une case avec un autre héros. Le héros choisit : chaque héros présent subit 1 corruption, ou le héros est ramené par téléportation dans la case d’où il vient, et le déplacement se termine.',
      flavour: 'À qui est ce parapluie ?',
    },
    'envy-me-too': {
      name: 'Moi aussi',
      text: 'À jouer quand un héros utilise un quartier. Le joueur Péché nomme une icône qui y reste ; elle reste utilisable. Inventaire : piocher 2 cartes Péché. Tour supplémentaire : 1 réaction de plus cette manche. Autre : un monstre se déplace de 2 cases au plus.',
      flavour: 'Il y a la queue ? Maintenant, oui.',
    },
    'envy-spoiled': {
      name: 'Gâté',
      text: 'À jouer au début du tour d’un héros, si le héros a une amélioration. Aucune amélioration du héros n’a d’effet jusqu’à la fin du tour, réaction comprise.',
      flavour: 'Essaie à mains nues, comme nous avons dû.',
    },
    'envy-understudy': {
      name: 'La Doublure',
      text: 'À jouer après un combat où a été tué un monstre qui n’est pas un acolyte, si un acolyte est au cimetière. Invoquez un acolyte du cimetière dans la case où le monstre est mort.',
      flavour: 'Elle savait chaque réplique.',
    },
    'envy-level-down': {
      name: 'Nivelé',
      text: 'À jouer à la fin du tour d’un héros, si un autre héros a au moins 2 blessures de plus. Le héros choisit : 1 blessure, ou chaque autre héros subit 1 corruption.',
      flavour: 'Encore revenu sans une égratignure ?',
    },
    'envy-you-instead': {
      name: 'Plutôt vous',
      text: 'À jouer pendant une réaction, si aucun héros n’a plus d’améliorations que celui-ci, qui en a au moins 1. Au lieu du déplacement, téléportez dans la case du héros un acolyte ou une abomination à 1 pas ou moins d’un autre héros. Le combat reste facultatif.',
      flavour: 'Ça l’a regardé, puis ça a regardé ton manteau.',
    },
    'envy-anyone-could': {
      name: 'N’importe qui peut',
      text: 'À jouer quand un héros qui n’est pas seul commence à nettoyer. Pas de dés d’entraide, et 1 dé de moins, mais il en reste au moins 1.',
      flavour: 'Tant d’histoires pour un seau.',
    },
  },
  choices: {
    'envy-power:wound': 'Subir 1 blessure',
    'envy-power:others': 'Chaque autre héros subit 2 corruption',
    'envy-too-close:each': 'Chaque héros ici subit 1 corruption',
    'envy-too-close:back': 'Revenir, et le déplacement se termine',
    'envy-level-down:wound': 'Subir 1 blessure',
    'envy-level-down:others': 'Chaque autre héros subit 1 corruption',
  },
}
