import type { BoxSaid } from '../box-said.ts'
import type { signalFires as english } from '../en/signal-fires.ts'

export const signalFires: BoxSaid<typeof english> = {
  goals: {
    'sgf-1-light-the-shore': { one: 'Allumer # Feu sur le rivage', other: 'Allumer # Feux sur le rivage' },
    'sgf-2-keep-them-burning': {
      one: 'Garder {+0} Feux du rivage pendant # manche',
      other: 'Garder {+0} Feux du rivage pendant # manches',
    },
    'sgf-3a-to-the-boats': {
      one: 'Mener # Innocent à un Feu du rivage',
      other: 'Mener # Innocents à des Feux du rivage',
    },
    'sgf-3b-guide-them-in': {
      one: 'Pointer # Feu depuis l’orbite',
      other: 'Pointer # Feux différents depuis l’orbite',
    },
    'sgf-4-what-the-fog-sent': { other: 'Tuer le marionnettiste' },
    'sgf-5-into-the-light': { other: 'Tuer l’avatar dans le Feu ou à côté' },
  },
  names: { 'sgf-kindle': 'Allumage', 'sgf-trample': 'Feux piétinés' },
  choices: {
    'signal-fires:corruption': 'Placer 1 jeton Corruption',
    'signal-fires:fire': 'Retirer 1 jeton Feu',
  },
  cards: {
    'signal-fires': {
      name: 'Feux de signal',
      text: 'Début de manche : là où il n’y a pas de héros, le joueur Péché place 1 Corruption ou retire 1 Feu. Fin de manche : la piste monte de 1 niveau, et de 1 de plus s’il y a moins de {+0} Feux. Le Feu imprimé ne compte pas. Les règles Allumage, Feux piétinés et Deuil s’appliquent.',
      flavour:
        'Les bateaux sont là, au large : on entend les moteurs. Ils n’entreront pas à l’aveugle. Pour une fois, cette nuit, les feux sont à nous, et quelque chose dans le brouillard marche dessus, l’un après l’autre.',
    },
    'sgf-kindle': {
      name: 'Allumage',
      text: 'Dans une rue sans Feu (l’imprimé ne compte pas), un héros peut nettoyer, même s’il n’y a aucun jeton : un résultat de compétence peut y placer 1 jeton Feu. Le rivage, ce sont toutes les rues que touchent 2 tuiles au plus.',
      flavour: 'Les portes brûlent bien. Les avis qu’on y avait cloués aussi.',
    },
    'sgf-trample': {
      name: 'Feux piétinés',
      text: 'À la fin de chaque manche, avant tout le reste : 1 jeton Feu (non imprimé) est retiré de chaque case avec du Feu, un monstre et aucun héros.',
      flavour: 'Au matin, il y a des traces de pas dans la cendre. Elles entrent, elles ne ressortent pas.',
    },
    'signal-fires-a': {
      name: 'La Digue',
      text: 'Plan A de Feux de signal. Une digue de 8 tuiles, la mer tout autour : toutes les rues sauf trois sont du rivage.',
    },
    'signal-fires-b': {
      name: 'Les Deux Caps',
      text: 'Plan B de Feux de signal. 7 tuiles, et une lumière sur chaque cap : ce qui brûle d’un côté est hors d’atteinte de l’autre.',
    },
    'sgf-1-light-the-shore': {
      name: 'Éclairer le rivage',
      text: 'Allumez {+1} Feux sur le rivage (les rues que touchent 2 tuiles au plus), chaque case une seule fois : nettoyez là où il n’y a pas de Feu, et dépensez un résultat de compétence. Puis Nourrir les feux commence.',
      flavour: 'Un pour chaque bateau qui répond encore.',
    },
    'sgf-2-keep-them-burning': {
      name: 'Nourrir les feux',
      text: 'Ayez du Feu (non imprimé) dans au moins {+0} cases du rivage à la fin de 2 manches. Puis les joueurs Héros choisissent entre Aux bateaux et Montrer la passe.',
      flavour: 'Quelqu’un reste près de chacun. Personne ne dit combien de temps.',
    },
    'sgf-3a-to-the-boats': {
      name: 'Aux bateaux',
      text: 'Confiez {-1} Innocents à 1 pas ou moins d’une case du rivage avec du Feu (non imprimé), à tout moment d’un tour du héros qui les a. Pour chacun, le héros peut se repentir 1 fois. Puis le marionnettiste est invoqué, et L’Envoyé du brouillard commence.',
      flavour: 'Attention à la marche. Il n’y a pas de marche. Attention quand même.',
    },
    'sgf-3b-guide-them-in': {
      name: 'Montrer la passe',
      text: 'Déplacez un jeton Frappe orbitale sur {-1} cases différentes avec du Feu (non imprimé) ; il peut y être déjà. Puis le marionnettiste est invoqué, et L’Envoyé du brouillard commence.',
      flavour: 'Une lumière d’en haut, une lumière d’en bas. Entre les deux, il y a un chenal.',
    },
    'sgf-4-what-the-fog-sent': {
      name: 'L’Envoyé du brouillard',
      text: 'Tuez le marionnettiste. Puis l’avatar est invoqué, et En pleine lumière commence.',
      flavour: 'Il les éteignait à la main. Regardez ses mains.',
    },
    'sgf-5-into-the-light': {
      name: 'En pleine lumière',
      text: 'Tuez l’avatar dans une case avec du Feu (non imprimé) ou à 1 pas ou moins d’une telle case pour gagner la partie. Partout ailleurs, il ne peut pas être tué : les touches contre lui sont perdues.',
      flavour: 'Il n’y a rien dans le noir qui n’y était pas avant. Seulement, c’est plus près.',
    },
  },
}
