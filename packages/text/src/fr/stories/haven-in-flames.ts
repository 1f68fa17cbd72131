import type { CardsOf } from '../../language.ts'

export const havenInFlames: CardsOf<'haven-in-flames' | 'hif-'> = {
  'haven-in-flames': {
    name: 'Haven en flammes',
    text: 'Chaque manche commence avec 2 nouveaux jetons Feu, placés par le joueur Péché dans deux cases sans héros. À la fin de chaque manche, la piste Apocalypse monte de 1 niveau, et de 1 de plus s’il y a 8 jetons Feu ou plus (non imprimés) sur le plateau. La règle Fumée s’applique.',
    flavour:
      'Quelqu’un a livré l’usine à gaz au Péché, et les rues sont maintenant des rivières de lumière. Tout ce qui rampe sort de la fumée à la fois. Brisez la vague, ou brûlez avec elle.',
  },
  'hif-smoke': {
    name: 'Fumée',
    text: 'Un quartier avec 2 jetons Feu ou plus, sans compter ceux imprimés, ne peut pas servir aux Actions de Ville.',
    flavour: 'Dedans, les lampes sont allumées. On ne les voit pas.',
  },
  'haven-in-flames-a': {
    name: 'La Lieue ardente',
    text: 'Plan A de Haven en flammes. 8 tuiles le long d’une seule rue droite : nulle part ailleurs il n’y a autant à viser.',
  },
  'haven-in-flames-b': {
    name: 'Les Deux Rives',
    text: 'Plan B de Haven en flammes. Une rivière sépare ses 8 tuiles : seul le métro la traverse, et qui sort en face sort seul.',
  },
  'hif-1-break-the-wave': {
    name: 'Briser la vague',
    text: 'Tuez {+0} monstres en une manche, ou tous ceux du plateau une fois le Feu placé, s’ils sont moins (au moins 1). Chaque fin de manche remet la progression à 0. Puis les joueurs Héros choisissent entre Les Pompiers et Enfumer.',
    flavour: 'Ils viennent avec la fumée, épaule contre épaule.',
  },
  'hif-2a-fire-brigade': {
    name: 'Les Pompiers',
    text: 'Retirez {+1} jetons Feu en nettoyant. Puis le marionnettiste est invoqué, et L’Incendiaire commence.',
    flavour: 'La caserne 9 ne répond pas. Aujourd’hui, la caserne 9, c’est vous.',
  },
  'hif-2b-smoke-them-out': {
    name: 'Enfumer',
    text: 'Tuez {+0} monstres dans une case avec du Feu, imprimé ou non, ou à 1 pas ou moins d’une telle case. Puis le marionnettiste est invoqué, et L’Incendiaire commence.',
    flavour: 'Ils aiment le feu. Retrouvez-les là.',
  },
  'hif-3-the-arsonist': {
    name: 'L’Incendiaire',
    text: 'Tuez le marionnettiste. Puis Saler les cendres commence.',
    flavour: 'Quelqu’un traverse tout cela sans un cheveu roussi.',
  },
  'hif-4-salt-the-ashes': {
    name: 'Saler les cendres',
    text: 'Retirez {+0} Nids ou Pentagrammes en nettoyant. Puis l’avatar est invoqué, un jeton Feu est placé dans sa case, et Hors du feu commence.',
    flavour: 'Plus rien ne doit pousser ici. Rien qui soit à eux.',
  },
  'hif-5-out-of-the-fire': {
    name: 'Hors du feu',
    text: 'Tuez l’avatar dans une case sans jeton Feu (ceux imprimés ne gênent pas) pour gagner la partie. Avec un jeton Feu dans sa case, sa défense augmente de 2 ; tué là, il est aussitôt invoqué de nouveau et ne compte pour rien.',
    flavour: 'Éteignez le feu sous ses pieds. Puis éteignez-le, lui.',
  },
}
