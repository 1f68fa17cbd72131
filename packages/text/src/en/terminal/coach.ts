const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** What the coach is worth, as the lab measures it. */
export const coach = {
  help: {
    known: ['got it', 'the coach never says that line again'],
    better: ['better', 'what would have been better than your last answer, and by how much'],
  },
  wins: (isCoached: boolean, wins: number, games: number, low: number, high: number) =>
    `${isCoached ? 'With the coach' : 'Without him'}: ${wins} of ${games} games won (95 %: ${percent(low)} to ${percent(high)})`,
  apart: (isApart: boolean) => (isApart ? 'The intervals are apart.' : 'The intervals are not apart.'),
  followed: (followed: number, changed: number, ready: number) =>
    `A line named an answer ${followed} times, another one had been drawn ${changed} times; ${ready} answers in rolls were those laid ready.`,
  lines: (lines: readonly (readonly [string, number])[]) =>
    `Turns in which each line was said: ${lines.map(([id, count]) => `${id} ${count}`).join(', ')}`,
} as const
