export type { Idle } from './idle.ts'
export type { FaithPlan, KillPlan, Outcome, Plan, Socket, WoundPlan } from './plan-types.ts'
export { createThinker, type Think } from './thinker.ts'
export type { AskOf, Forecasts, ThoughtName, ThoughtOf, Thoughts } from './thoughts.ts'
