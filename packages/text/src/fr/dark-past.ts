import type { DarkPastId } from '@haven/content'
import type { CardText } from '../language.ts'

/** Revealed at the end of a turn at corruption 7. "Le héros" is the one who reveals the card. */
export const darkPast: Readonly<Record<DarkPastId, CardText>> = {
  'past-1': {
    name: 'Vieux remords',
    text: 'Passé sombre 1. Le héros subit 1 blessure, puis se repent : sa corruption baisse de 1.',
    flavour: 'Ces lettres, vous disiez les avoir brûlées.',
  },
  'past-2': {
    name: 'Honneurs d’emprunt',
    text: 'Passé sombre 2. Le héros perd 1 amélioration au choix et tous ses jetons Tour supplémentaire. Un héros qui n’a rien à perdre subit 1 blessure à la place.',
    flavour: 'Le nom sur la médaille n’est pas le vôtre.',
  },
  'past-3': {
    name: 'Le Tunnel de Drury Rail',
    text: 'Passé sombre 3. Le héros subit 1 blessure, et chaque autre héros à 2 pas ou moins subit 1 corruption.',
    flavour: 'Nous étions neuf dans ce tunnel. Depuis, je dis toujours huit.',
  },
  'past-4': {
    name: 'À leur solde',
    text: 'Passé sombre 4. Le joueur Péché pioche 2 cartes Péché et a 1 jeton Réaction de plus jusqu’à la fin de la manche. Tous les PNJ du héros sont déposés dans sa case.',
    flavour: 'Ce n’étaient que des renseignements. Une fois par mois seulement.',
  },
  'past-5': {
    name: 'La Chose de la cave',
    text: 'Passé sombre 5. Le héros et chaque autre héros à 1 pas ou moins subissent 1 blessure.',
    flavour: 'Je la nourrissais pour qu’elle reste en bas.',
  },
  'past-6': {
    name: 'Le Festin promis',
    text: 'Passé sombre 6. Le joueur Péché peut amener jusqu’à 2 acolytes ou abominations du cimetière dans la case du héros, puis peut engager un combat contre le héros. Si le héros est en vie, une réaction peut encore suivre.',
    flavour: 'Ils viennent chercher leur dû, et ils ont apporté leurs assiettes.',
  },
  'past-7': {
    name: 'L’un des leurs',
    text: 'Passé sombre 7. Le héros est perdu, comme tué pendant ce tour. Si la partie continue, un monstre déchu prend sa place : le Combat imprimé du héros plus 1 (Karl : 4), Défense 4, aucune capacité. Une fois tué, il est retiré du jeu.',
    flavour: 'J’attendais toujours que l’un de vous s’en rende compte.',
  },
}
