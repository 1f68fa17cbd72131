import type * as Subjects from './subjects.ts'

/** In a process of its own, one for each build: measures a slice whenever it is asked for one. */

export const MEASURED = ['advance', 'decide', 'copy'] as const
export type Measured = (typeof MEASURED)[number]

/** So many runs, not so much time: slices with the same number are the same decisions of the same games in both builds. */
export interface SliceAsk {
  readonly name: Measured
  readonly runs: number
}

/** The subjects are those of the build that is measured, as they lie in its own `subjects.ts`. */
export function answerSlices({ Player, midGameState, rules }: typeof Subjects): void {
  const state = midGameState()
  const [advancing, deciding] = [new Player('advance', false), new Player('decide', true)]
  const subjects: Readonly<Record<Measured, () => void>> = {
    advance: () => advancing.step(),
    decide: () => deciding.step(),
    copy: () => void rules.copy(state),
  }
  process.on('message', ({ name, runs }: SliceAsk) => process.send?.(perSecond(subjects[name], runs)))
}

function perSecond(run: () => void, runs: number): number {
  const start = process.cpuUsage()
  for (let i = 0; i < runs; i++) run()
  // What this process has worked, in microseconds: others on the same machine do not count.
  const { user, system } = process.cpuUsage(start)
  return (runs / (user + system)) * 1e6
}
