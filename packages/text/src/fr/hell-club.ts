import type { HellClubId } from '@haven/content'
import type { CardText } from '../language.ts'

export const hellClub: Readonly<Record<HellClubId, CardText>> = {
  'hc-bailiff': {
    name: 'Lucian Thrale, l’Huissier',
    text: 'Combat 4, Défense 4. Un héros qui sort de sa case subit 2 blessures pour avoir quitté des monstres, au lieu de 1. Frappes orbitales et Emprise mentale ne peuvent rien contre lui. Quand il est tué, lui et sa carte sont retirés du jeu.',
    flavour: 'Tout ce que vous devez, poste par poste.',
  },
  'hc-huntsman': {
    name: 'Sir Auberon Pike, Veneur',
    text: 'Combat 3, Défense 4. En tant que monstre déplacé par une réaction, il peut aller jusqu’à 4 cases. Frappes orbitales et Emprise mentale ne peuvent rien contre lui. Quand il est tué, lui et sa carte sont retirés du jeu.',
    flavour: 'Courez. C’est tellement mieux quand ils courent.',
  },
  'hc-vesper': {
    name: 'Madame Vesper',
    text: 'Combat 2, Défense 4. Un héros qui termine un tour à 1 pas d’elle ou moins subit 1 corruption. Frappes orbitales et Emprise mentale ne peuvent rien contre elle. Quand elle est tuée, elle et sa carte sont retirées du jeu.',
    flavour: 'Personne n’a jamais demandé à quitter ses soirées.',
  },
  'hc-confessor': {
    name: 'Le Confesseur',
    text: 'Combat 3, Défense 4. Les héros à 2 pas de lui ou moins ne peuvent pas se repentir. Frappes orbitales et Emprise mentale ne peuvent rien contre lui. Quand il est tué, lui et sa carte sont retirés du jeu.',
    flavour: 'Il entend tout. Il ne pardonne rien.',
  },
  'hc-maestro': {
    name: 'Le Maestro',
    text: 'Combat 3, Défense 4. Dans les combats de sa case, le joueur Péché lance 1 dé de plus par jeton Feu ou Corruption qui s’y trouve, 3 au plus. Frappes orbitales et Emprise mentale ne peuvent rien contre lui. Quand il est tué, lui et sa carte sont retirés du jeu.',
    flavour: 'Da capo, je vous prie. Et cette fois, brûlez.',
  },
}
