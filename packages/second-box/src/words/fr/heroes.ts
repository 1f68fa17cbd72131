import type { BoxSaid } from '../box-said.ts'
import type { heroes as english } from '../en/heroes.ts'

const woman = (name: string) => ({ name, forms: { fallen: `${name} déchue` } })
const man = (name: string) => ({ name, forms: { fallen: `${name} déchu` } })

export const heroes: BoxSaid<typeof english> = {
  names: {
    salt: 'Sel',
    ottoline: woman('Ottoline'),
    casimir: man('Casimir'),
    wren: woman('Wren'),
    lindqvist: woman('Lindqvist'),
    juno: woman('Juno'),
    tamsin: woman('Tamsin'),
    anselm: man('Anselm'),
  },
  cards: {
    ottoline: {
      name: 'Ottoline Rask',
      text: 'Leader. Combat 3, Compétence 3, Défense 1. Capacité : À mon signal.',
      flavour: '« Personne ne bouge avant que je le dise. Eux non plus. »',
    },
    'on-my-mark': {
      name: 'À mon signal',
      text: 'Une fois par manche, au début d’un tour d’Ottoline ou d’un héros à 2 pas ou moins, elle peut obliger le joueur Péché à dire si une réaction suivra ce tour. Un oui dépense le jeton aussitôt, et après un non il n’y en a pas.',
    },
    casimir: {
      name: 'Casimir Dole',
      text: 'Tireur. Combat 2, Compétence 3, Défense 2, à distance. Capacité : Tête baissée.',
      flavour: '« Je n’ai pas besoin de les toucher. Il suffit qu’ils y pensent. »',
    },
    'heads-down': {
      name: 'Tête baissée',
      text: 'Dans un combat à distance que Casimir engage, une fois les monstres tués, chaque touche restante peut clouer sur place un monstre de la case visée. Un monstre cloué ne fait aucun pas jusqu’à la fin de la manche, et donc ne riposte pas.',
    },
    wren: {
      name: 'Wren Adair',
      text: 'Nettoyeuse. Combat 2, Compétence 3, Défense 2. Capacité : Passe-partout.',
      flavour: '« Chaque porte de cette ville me doit un service. »',
    },
    'skeleton-key': {
      name: 'Passe-partout',
      text: 'Tant que Wren est dans une rue, elle peut utiliser un quartier qui la touche comme si elle s’y tenait. Son jeton Action de Ville va dans l’emplacement de ce quartier.',
    },
    lindqvist: {
      name: 'Mme Lindqvist',
      text: 'Nettoyeuse. Combat 2, Compétence 4, Défense 1. Capacité : Ligne de sel.',
      flavour: '« Restez derrière la ligne, mon petit. Ils n’ont pas le droit. »',
    },
    'salt-line': {
      name: 'Ligne de sel',
      text: 'Quand elle nettoie (même sans jeton dans la case), Mme Lindqvist peut dépenser 2 résultats de compétence pour saler sa case : jusqu’à la fin de la manche, aucun monstre n’y entre par un pas. Invocations et téléportations restent possibles. Une nouvelle ligne efface l’ancienne.',
    },
    juno: {
      name: 'Juno Vance',
      text: 'Tireuse. Combat 3, Compétence 2, Défense 1, à distance. Capacité : Tir de couverture.',
      flavour: '« Je te vois. Je vous vois tous, à vrai dire. »',
    },
    overwatch: {
      name: 'Tir de couverture',
      text: 'Une fois par manche, quand la réaction au tour d’un autre héros vient de déplacer ou de téléporter un monstre dans une rue en ligne de vue de Juno, elle peut y engager un combat à distance. Puis la réaction continue.',
    },
    tamsin: {
      name: 'Tamsin Crowe',
      text: 'Cogneuse. Combat 4, Compétence 2, Défense 2. Capacité : Tirer d’affaire.',
      flavour: '« Allez, debout. J’ai porté des pianos plus lourds que toi. »',
    },
    haul: {
      name: 'Tirer d’affaire',
      text: 'Une fois par manche, à la fin de son tour, Tamsin peut nommer un autre héros à 2 pas ou moins, dont le joueur peut refuser. Ce héros est téléporté dans la case de Tamsin.',
    },
    anselm: {
      name: 'Frère Anselme',
      text: 'Cogneur. Combat 3, Compétence 3, Défense 2. Capacité : Mangeur de péchés.',
      flavour: '« Donne. J’ai de la place. »',
    },
    'sin-eater': {
      name: 'Mangeur de péchés',
      text: 'Une fois par manche, à tout moment de son tour, Anselme peut nommer 1 ou 2 et un autre héros de sa case, dont le joueur peut refuser : le héros perd autant de corruption, et Anselme en subit autant. Pas si cela doit tuer Anselme.',
    },
  },
  choices: {
    'sin-eater:1': 'Prendre 1 corruption de ce héros',
    'sin-eater:2': 'Prendre 2 corruption de ce héros',
  },
  prompts: {
    'ability:on-my-mark:sins': 'Péché : réagirez-vous à ce tour ({hero}) ? Il faut le dire maintenant.',
    'ability:on-my-mark:heroes': '{seat} : obliger le joueur Péché à dire maintenant si une réaction suit ce tour ?',
    'heads-down': 'Casimir : quel monstre une touche restante cloue-t-elle sur place ?',
  },
}
