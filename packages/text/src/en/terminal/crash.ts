/** A bug of ours, told to whoever ran into it. */
export const crash = {
  bug: (message: string) => `INTERNAL ERROR, this is a bug in haven and no fault of yours: ${message}`,
  kept: (file: string) => `position and record are in ${file}; please report it`,
  notKept: (message: string) => `and the report could not be kept: ${message}`,
  games: (errors: number, games: number | null, folder: string) =>
    `INTERNAL ERROR in ${errors} ${games === null ? 'games' : `of ${games} games`}; reports are in ${folder}`,
} as const
