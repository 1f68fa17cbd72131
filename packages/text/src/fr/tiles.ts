import type { TileId } from '@haven/content'
import type { CardText } from '../language.ts'

/** What is printed on each tile. Symbols on the Streets turn with the tile. */
export const tiles: Readonly<Record<TileId, CardText>> = {
  'ravencorp-hq': {
    name: 'Siège de RavenCorp',
    text: 'Actions de Ville : Inventaire, Frappe orbitale. Imprimés : Corruption dans le quartier, un Nid sur une de ses rues.',
    flavour: 'La fontaine du hall coule noir, et les ascenseurs viennent encore quand on les appelle.',
  },
  megatheatre: {
    name: 'Mégathéâtre',
    text: 'Actions de Ville : Tour supplémentaire, Inventaire. Imprimés : un Nid dans le quartier, un Pentagramme sur une de ses rues.',
    flavour: 'Tous les écrans montrent le même fauteuil vide.',
  },
  'saint-jude-hospital': {
    name: 'Hôpital Saint-Jude',
    text: 'Actions de Ville : Soin, Soin, Repentir. Imprimé : un Nid sur une de ses rues.',
    flavour: 'La garde de nuit n’a jamais pris fin.',
  },
  constabulary: {
    name: 'Commissariat',
    text: 'Actions de Ville : Inventaire, Soin. Imprimé : Feu sur une de ses rues.',
    flavour: 'Les cellules sont pleines. Aucune n’est fermée à clé.',
  },
  'old-cathedral': {
    name: 'Vieille Cathédrale',
    text: 'Actions de Ville : Repentir, Repentir, Soin. Imprimés : un Pentagramme dans le quartier, Corruption sur une de ses rues.',
    flavour: 'Les confessionnaux sont occupés de l’intérieur.',
  },
  dockside: {
    name: 'Les Docks',
    text: 'Actions de Ville : Tour supplémentaire, Tour supplémentaire. Imprimés : un Nid sur une de ses rues, Feu sur une autre.',
    flavour: 'Les grues tournent, et personne aux leviers.',
  },
  'grand-terminus': {
    name: 'Grand Terminus',
    text: 'Actions de Ville : Tour supplémentaire, Soin. Imprimé : un Nid sur une de ses rues.',
    flavour: 'Tous les départs : retardés.',
  },
  'haven-college': {
    name: 'Université',
    text: 'Actions de Ville : Inventaire, Repentir, Repentir. Imprimé : Corruption sur une de ses rues.',
    flavour: 'Quelqu’un répond aux questions sur les tableaux noirs.',
  },
  'night-market': {
    name: 'Marché de nuit',
    text: 'Actions de Ville : Inventaire, Inventaire. Imprimés : Corruption dans le quartier, un Nid sur une de ses rues.',
    flavour: 'Tout a un prix. Parfois aussi un pouls.',
  },
  'uplink-tower': {
    name: 'Tour relais',
    text: 'Actions de Ville : Frappe orbitale, Frappe orbitale, Soin. Imprimé : un Nid sur une de ses rues.',
    flavour: 'La seule chose à Haven qui regarde encore vers le haut.',
  },
}
