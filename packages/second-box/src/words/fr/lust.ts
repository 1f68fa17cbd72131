import type { BoxSaid } from '../box-said.ts'
import type { lust as english } from '../en/lust.ts'

export const lust: BoxSaid<typeof english> = {
  cards: {
    lust: {
      name: 'Luxure',
      text: 'La Luxure ne vient pas vous chercher ; elle appelle. Ses abominations ont Combat 3 et Défense 3, son marionnettiste Combat 4 et Défense 5, son avatar Combat 5 et Défense 6.',
      flavour: 'Elle sait votre nom. Elle le dit plutôt bien.',
    },
    'lust-power': {
      name: 'Viens ici',
      text: 'Dans chaque réaction, avant le déplacement : le joueur Péché peut nommer une case adjacente avec un monstre. Le héros choisit : s’y téléporter, ou subir 1 corruption, ou 2 s’il est à 4 de corruption ou plus. Pas si une carte remplace le déplacement.',
      flavour: 'Rien qu’un pas. Tu y allais déjà.',
    },
    'lust-controller': {
      name: 'La Voix la plus douce',
      text: 'Marionnettiste. Combat 4, Défense 5. « Viens ici » peut aussi nommer la case du marionnettiste, si le héros en est à 2 pas ou moins, dans une autre case.',
    },
    'lust-avatar': {
      name: 'Nul ne dit non',
      text: 'Avatar. Combat 5, Défense 6. Un héros que « Viens ici » appelle dans la case de l’avatar doit y aller.',
    },
    'lust-weak-knees': {
      name: 'Les Jambes molles',
      text: 'À jouer au début d’un combat. Le joueur Péché y lance 1 dé de plus, ou 2 de plus si le héros est à 4 de corruption ou plus.',
      flavour: 'Un sourire. Ce fut tout.',
    },
    'lust-sweet-talk': {
      name: 'Mots doux',
      text: 'À jouer après les lancers d’un combat qui n’est pas à distance, si le héros a obtenu une touche. Le héros choisit : perdre chaque touche obtenue, ou subir 2 corruption, sauf si cela doit le tuer.',
      flavour: 'Tu ne ferais pas de mal à qui t’aime bien.',
    },
    'lust-forbidden-fruit': {
      name: 'Fruit défendu',
      text: 'À jouer quand un héros utilise un quartier où il reste une icône. Le héros choisit : passer une icône, ou subir 2 corruption et appliquer une icône une fois de plus.',
      flavour: 'Allez. Un seul ne suffit jamais.',
    },
    'lust-stay-a-while': {
      name: 'Restez un peu',
      text: 'À jouer quand un héros entre par un pas dans une case avec un monstre. Le déplacement se termine, et le héros subit 1 corruption.',
      flavour: 'Il y a une chaise. Il y a toujours eu une chaise.',
    },
    'lust-another-will-do': {
      name: 'Un autre fera l’affaire',
      text: 'À jouer après un combat où un monstre a été tué, si son héros est en vie et qu’un acolyte ou une abomination est à 2 pas ou moins, dans une autre case. Téléportez l’un d’eux dans la case du héros.',
      flavour: 'La musique ne s’était même pas arrêtée.',
    },
    'lust-follow-the-music': {
      name: 'Suivre la musique',
      text: 'À jouer au début du tour d’un héros, si un monstre est à 2 pas ou moins, dans une autre case. Le joueur Péché nomme la case d’un tel monstre. Le héros choisit : s’y téléporter, ou subir 2 corruption.',
      flavour: 'Deux rues plus loin, quelqu’un avait un piano.',
    },
    'lust-morning-after': {
      name: 'Le Lendemain',
      text: 'À jouer à la fin du tour d’un héros pendant lequel il a choisi la corruption volontaire. Le héros subit 1 corruption, et le joueur Péché pioche 1 carte Péché.',
      flavour: 'Tu disais rien qu’une fois.',
    },
    'lust-change-partners': {
      name: 'Changez de partenaire',
      text: 'À jouer pendant une réaction, si un autre héros à 3 pas ou moins est dans une autre case avec un monstre. Au lieu du déplacement, les deux héros échangent leurs cases. Le combat reste facultatif.',
      flavour: 'Tu permets ?',
    },
    'lust-distraction': {
      name: 'Distraction',
      text: 'À jouer quand un héros commence à nettoyer. Le héros subit 1 corruption. S’il est alors à 4 de corruption ou plus : 2 dés de moins, mais il en reste au moins 1.',
      flavour: 'Vous frottiez le même carreau depuis un bon moment.',
    },
  },
  choices: {
    'lust-power:go': 'Y aller',
    'lust-power:refuse': 'Refuser : 1 corruption (2 à partir de 4 de corruption)',
    'lust-sweet-talk:lose': 'Perdre chaque touche obtenue',
    'lust-sweet-talk:pay': 'Subir 2 corruption',
    'lust-forbidden-fruit:skip': 'Passer une icône de votre choix',
    'lust-forbidden-fruit:taste': 'Subir 2 corruption, et appliquer une icône une fois de plus',
    'lust-follow-the-music:go': 'Y aller',
    'lust-follow-the-music:refuse': 'Subir 2 corruption',
  },
}
