import type { Outcome } from '@haven/engine'

export const outcome = ({ winner }: Pick<Outcome, 'winner'>): string =>
  winner === 'heroes'
    ? 'Die Heldenseite gewinnt: Die letzte Mission ist erfüllt, und Haven steht.'
    : 'Die Sünde gewinnt: Ein Held ist tot, und in der Reserve ist niemand mehr, der nachrückt.'

export const olderRules = (version: string): string =>
  `Dieses Spiel begann nach den Regeln ${version}. Etwas darin bedeutet heute etwas anderes; darum läuft es nach den alten Regeln weiter.`
