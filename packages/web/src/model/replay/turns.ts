import type { LogStep } from '@haven/table'

/** Where turns and rounds begin in a log; the steps are those of a timeline. */

const begins = ({ events }: LogStep): boolean =>
  events.some(({ event }) => event === 'turnStarted' || event === 'roundStarted')

/** The moments at which a turn or a round begins. */
export const turnMoments = (steps: readonly LogStep[]): readonly number[] =>
  steps.flatMap((step, moment) => (begins(step) ? [moment] : []))

/** The last moment if there is no further turn. */
export const turnAfter = (steps: readonly LogStep[], moment: number): number =>
  turnMoments(steps).find((at) => at > moment) ?? steps.length - 1

export const turnBefore = (steps: readonly LogStep[], moment: number): number =>
  turnMoments(steps).findLast((at) => at < moment) ?? 0

/** The first moment of each round, with its number. */
export function roundMoments(
  steps: readonly LogStep[],
): readonly { readonly round: number; readonly moment: number }[] {
  return steps.flatMap((step, moment) =>
    step.events.flatMap((event) => (event.event === 'roundStarted' ? [{ round: event.round, moment }] : [])),
  )
}

const FRAGMENT = /^#t=(\d{1,6})$/

/** `#t=123` in an address; null if it names no moment. */
export function momentIn(fragment: string): number | null {
  const [, moment] = FRAGMENT.exec(fragment) ?? []
  return moment === undefined ? null : Number(moment)
}

export const replayPath = (game: string, moment?: number): string =>
  `/g/${game}/replay${moment === undefined ? '' : `#t=${moment}`}`
