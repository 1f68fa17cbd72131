/** Nightmares at the keyboard, and the run that makes them. */
export const nightmare = {
  answer: (options: number) => `Answer with a number from 1 to ${options}; "quit" leaves.`,
  left: 'Left without an answer.',
  mined: (count: number, file: string, games: number) => `${count} nightmares from ${games} games: ${file}`,
  found: (games: number) => `${games} games`,
  scored: ['', 'solved', '', 'points lost', 'stars'],
  of: (part: number, whole: number) => `${part} of ${whole}`,
  otherRules: (made: string, now: string) =>
    `the nightmares were made under the rules ${made}, these are ${now}: make them anew with haven nightmare --mine`,
} as const
