export type { Danger, Help, ReactionRisk } from './danger.ts'
export type { FaithPlan, KillPlan, Outcome, Plan, SkillPlan, Socket, WoundPlan } from './plan-types.ts'
export { createThinker, type Think } from './thinker.ts'
export type { AskOf, Forecasts, ThoughtName, ThoughtOf, Thoughts } from './thoughts.ts'
