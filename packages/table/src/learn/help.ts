/** Help for those who struggle, and for nobody else. */
export interface Help {
  /** What is lit pulses. */
  readonly pulse: boolean
  readonly hint: boolean
  /** *Show me* is offered. */
  readonly show: boolean
}

/** After so many seconds in which nothing is answered. */
export const IDLE_SECONDS = { pulse: 12, hint: 25, show: 45 } as const
/** After so many answers to one question that are not what it needs; the first one brings its reason alone. */
const WRONG = { hint: 2, show: 3 } as const

export const helpFor = (wrong: number, idleSeconds: number): Help => ({
  pulse: idleSeconds >= IDLE_SECONDS.pulse,
  hint: wrong >= WRONG.hint || idleSeconds >= IDLE_SECONDS.hint,
  show: wrong >= WRONG.show || idleSeconds >= IDLE_SECONDS.show,
})
