import type { AcolyteAbilityId, AcolyteId } from '@haven/content'
import type { CardText } from '../language.ts'

export const acolytes: Readonly<Record<AcolyteId | AcolyteAbilityId, CardText>> = {
  doctors: {
    name: 'Médecins corrompus',
    text: 'Acolytes. Combat 2, Défense 2. Capacité : Faute médicale.',
    flavour: 'Ils ne demandent plus où ça fait mal.',
  },
  malpractice: {
    name: 'Faute médicale',
    text: 'Une fois par manche, avant le lancer d’un combat qui n’est pas à distance, un acolyte mort s’y joint. Jusqu’à la fin de la manche, rien ne peut soigner le héros de ce combat : ni Action de Ville, ni capacité, ni amélioration.',
  },
  hobos: {
    name: 'Clochards corrompus',
    text: 'Acolytes. Combat 2, Défense 2. Capacité : Une petite pièce.',
    flavour: 'Des années durant, personne ne les a regardés. Personne n’ose plus détourner les yeux.',
  },
  'spare-change': {
    name: 'Une petite pièce',
    text: 'Une fois par manche, avant le lancer d’un combat qui n’est pas à distance, un acolyte mort s’y joint. Le héros de ce combat choisit : perdre 1 jeton Tour supplémentaire, perdre 1 amélioration au choix, ou subir 1 corruption, ce qui est toujours possible et peut tuer.',
  },
  nuns: {
    name: 'Nonnes corrompues',
    text: 'Acolytes. Combat 2, Défense 2. Capacité : Vêpres.',
    flavour: 'Elles sonnent encore les heures. Personne n’a compté deux fois les coups.',
  },
  vespers: {
    name: 'Vêpres',
    text: 'Une fois par manche, avant le lancer d’un combat qui n’est pas à distance, un acolyte mort s’y joint. Dans un quartier, le joueur Péché recouvre ensuite une icône libre d’un jeton Corruption, jusqu’au nettoyage ; ailleurs, ou sans icône libre, le jeton est simplement placé.',
  },
}
