import type { Outcome } from '@haven/engine'

export const outcome = ({ winner }: Pick<Outcome, 'winner'>): string =>
  winner === 'heroes'
    ? 'The Hero players won: the last mission was accomplished, and Haven stands.'
    : 'The Sins player won: a hero fell and nobody was left in the Reserve to take over.'

export const olderRules = (version: string): string =>
  `This game was begun with the rules ${version}. Something in it means another thing today, so it goes on under those.`
