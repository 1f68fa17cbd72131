import type { BoxSaid } from '../box-said.ts'
import type { tiles as english } from '../en/tiles.ts'

export const tiles: BoxSaid<typeof english> = {
  cards: {
    gasworks: {
      name: 'Usine à gaz',
      text: 'Actions de Ville : Tour supplémentaire, Frappe orbitale. Imprimés : Feu dans le quartier, un Nid sur une de ses rues.',
      flavour: 'Les gazomètres montent et descendent, lentement, comme endormis.',
    },
    'counting-house': {
      name: 'Comptoir',
      text: 'Actions de Ville : Tour supplémentaire, Repentir. Imprimés : Corruption dans le quartier, un Nid sur une de ses rues.',
      flavour: 'La chambre forte est ouverte. Ce sont les commis qui sont sous clé.',
    },
    'harbour-light': {
      name: 'Phare du port',
      text: 'Actions de Ville : Frappe orbitale, Repentir. Imprimé : un Nid sur une de ses rues.',
      flavour: 'Deux tours par minute, et entre les deux il regarde vers la ville.',
    },
    'winter-garden': {
      name: 'Jardin d’hiver',
      text: 'Actions de Ville : Soin, Repentir. Rien n’y est imprimé.',
      flavour: 'Chaud, vert, calme. Personne n’a arrosé depuis le printemps.',
    },
  },
}
