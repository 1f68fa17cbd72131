import type { CardsOf } from '../../language.ts'

export const terror: CardsOf<'apo-t'> = {
  'apo-t1': {
    name: 'Saisie générale',
    text: 'Lucian Thrale, l’Huissier, est invoqué.',
    flavour: 'On marque les portes à la craie, une rue après l’autre.',
  },
  'apo-t2': {
    name: 'La chasse est ouverte',
    text: 'Sir Auberon Pike, le Veneur, est invoqué.',
    flavour: 'Un cor, au loin. Puis moins loin.',
  },
  'apo-t3': {
    name: 'Portes entrouvertes',
    text: 'À la fin de chaque manche, {+1} monstres sont invoqués, un de plus que d’ordinaire.',
    flavour: 'Quelqu’un a oublié de fermer. Quelqu’un tient la porte.',
  },
  'apo-t4': {
    name: 'Lune rouge',
    text: 'Dans les combats que le joueur Péché engage, il lance 1 dé de plus.',
    flavour: 'Elle ne s’est pas couchée depuis deux nuits.',
  },
  'apo-t5': {
    name: 'Carapace',
    text: 'Les abominations dans une case avec un Nid ont 1 défense de plus.',
    flavour: 'Elles sont en train de devenir quelque chose.',
  },
  'apo-t6': {
    name: 'Esprit de meute',
    text: 'Dans chaque réaction, avant son combat, le joueur Péché peut déplacer de 1 pas un monstre autre que celui que la réaction a déplacé. C’est possible aussi si rien n’a bougé.',
    flavour: 'Quand l’un tourne la tête, tous la tournent.',
  },
  'apo-t7': {
    name: 'Pluie de braises',
    text: 'Au début de chaque manche, le joueur Péché place 1 jeton Feu dans chacune de 2 rues différentes sans héros.',
    flavour: 'La météo est la même qu’hier.',
  },
}
