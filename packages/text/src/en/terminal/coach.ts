const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** What the coach is worth, as the lab measures it. */
export const coach = {
  wins: (isCoached: boolean, wins: number, games: number, low: number, high: number) =>
    `${isCoached ? 'With the coach' : 'Without him'}: ${wins} of ${games} games won (95 %: ${percent(low)} to ${percent(high)})`,
  apart: (isApart: boolean) => (isApart ? 'The intervals are apart.' : 'The intervals are not apart.'),
  followed: (followed: number, changed: number, ready: number) =>
    `A line named an answer ${followed} times, another one had been drawn ${changed} times; ${ready} answers in rolls were those laid ready.`,
  lines: (lines: readonly (readonly [string, number])[]) =>
    `Turns in which each line was said: ${lines.map(([id, count]) => `${id} ${count}`).join(', ')}`,
} as const
