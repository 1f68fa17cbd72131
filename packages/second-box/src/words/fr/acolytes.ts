import type { BoxSaid } from '../box-said.ts'
import type { acolytes as english } from '../en/acolytes.ts'

export const acolytes: BoxSaid<typeof english> = {
  figures: { policemen: { name: 'Policier', gender: 'm' }, firemen: { name: 'Pompier', gender: 'm' } },
  cards: {
    policemen: {
      name: 'Policiers corrompus',
      text: 'Acolytes. Combat 2, Défense 2. Capacité : Sachet de preuves.',
      flavour: 'Ils vous prient de les suivre. Tout entier, un morceau à la fois.',
    },
    'evidence-bag': {
      name: 'Sachet de preuves',
      text: 'Une fois par manche, avant le lancer d’un combat qui n’est pas à distance, un acolyte mort s’y joint. Une amélioration du héros, choisie par le joueur Péché, n’a aucun effet cette manche. S’il n’en a aucune en vigueur : 1 dé Héros de moins, mais il en reste au moins 1.',
    },
    firemen: {
      name: 'Pompiers corrompus',
      text: 'Acolytes. Combat 2, Défense 2. Capacité : Lances en batterie.',
      flavour: 'Ils sont venus très vite. Ils attendaient au coin de la rue.',
    },
    'turn-the-hoses': {
      name: 'Lances en batterie',
      text: 'Une fois par manche, avant le lancer d’un combat qui n’est pas à distance, un acolyte mort s’y joint. Le joueur Péché téléporte un autre héros de la case dans une case adjacente. S’il n’y a pas d’autre héros : placez un jeton Feu dans la case.',
    },
  },
}
