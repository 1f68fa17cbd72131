import type { CardsOf } from '../../language.ts'

export const redemption: CardsOf<'apo-r'> = {
  'apo-r1': {
    name: 'Crescendo',
    text: 'Le Maestro est invoqué.',
    flavour: 'D’abord les cordes. Puis les sirènes, toutes accordées.',
  },
  'apo-r2': {
    name: 'Panique',
    text: 'Un héros qui entre par un pas dans une case avec des monstres subit 1 corruption, après les tests d’entrée.',
    flavour: 'On avait dit à tout le monde de marcher.',
  },
  'apo-r3': {
    name: 'Panne de courant',
    text: 'Un pas par le métro termine le déplacement.',
    flavour: 'La rame roule. Les sorties, c’est autre chose.',
  },
  'apo-r4': {
    name: 'Pillards',
    text: 'Une icône Inventaire coûte au héros 1 corruption. Si le héros ne paie pas, l’icône n’a aucun effet.',
    flavour: 'Les rayons ne sont pas vides. Ils sont gardés.',
  },
  'apo-r5': {
    name: 'Retour de flamme',
    text: 'Chaque test de Feu se lance avec 1 dé de plus.',
    flavour: 'Touchez la porte avant de l’ouvrir.',
  },
  'apo-r6': {
    name: 'Plus un lit',
    text: 'À chaque usage d’un quartier, 1 icône Soin au plus est appliquée.',
    flavour: 'On opère dans les couloirs. Les couloirs sont pleins, maintenant.',
  },
  'apo-r7': {
    name: 'Saison des nids',
    text: 'Au début de chaque manche, le joueur Péché place 1 Nid dans une rue sans héros.',
    flavour: 'Quelque chose traîne des matelas sur la chaussée.',
  },
}
