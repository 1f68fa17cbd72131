import type { Outcome } from '@haven/engine'

export const outcome = ({ winner }: Pick<Outcome, 'winner'>): string =>
  winner === 'heroes'
    ? 'Victoire des joueurs Héros : la dernière mission est accomplie, et Haven tient debout.'
    : 'Victoire du joueur Péché : un héros est mort, et la réserve n’a plus personne pour la relève.'

export const olderRules = (version: string): string =>
  `Cette partie a commencé avec les règles ${version}. Quelque chose y a changé de sens depuis : elle se poursuit donc selon ces règles-là.`
