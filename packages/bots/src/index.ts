export type { Bot, Question } from './bot.ts'
export { type BotOptions, createBot } from './create.ts'
export { LEVEL_SETTINGS, LEVELS, type Level, type LevelSetting } from './levels.ts'
export { BOT_NAMES, type BotName, isBotName } from './names.ts'
export { Inputs, type Names, namesOf, ONE, readInputs, SHARED } from './net/inputs.ts'
export {
  createNet,
  inputsOf,
  MOST,
  type NetData,
  placesOf,
  WEIGHT_ONE,
  weightCount,
} from './net/net.ts'
export { type PlayHooks, playGame } from './play.ts'
export { HABITS } from './prompt-habits.ts'
export { createScriptedBot, scriptedAnswer } from './scripted/scripted-bot.ts'
export { readState, type Survey } from './scripted/survey.ts'
export { WEIGHTS, type Weights } from './scripted/weights.ts'
export { type Idle, idleOf } from './thinker/idle.ts'
export {
  type Advice,
  type Alternative,
  adviceFrom,
  advise,
  nextOf,
  type PlannedAnswer,
  searchFor,
  type Thinker,
  whyOf,
} from './thinking/advice.ts'
export {
  differences,
  type Estimate,
  estimate,
  type Finding,
  type Findings,
  meanOf,
  mergeFindings,
  worldsOf,
} from './thinking/findings.ts'
export { type Hindsight, hindsight } from './thinking/hindsight.ts'
export type { Candidate, Line, LineStep } from './thinking/line.ts'
export { type Limits, Search } from './thinking/search.ts'
export { type AdvisingBot, createThinkingBot, type ThinkingOptions } from './thinking/thinking-bot.ts'
export { FEATURES, type Feature, featureCount, readFeatures } from './value/features.ts'
export { type Fit, type FitOptions, fitTurns, fitValue, type Sample } from './value/fit.ts'
export { PRIOR } from './value/prior.ts'
export { REASONS, type Reason, reasonOf, reasonsFor } from './value/reasons.ts'
export { Explorer, type SampledGame, sampleGame } from './value/samples.ts'
export { type Correction, createValue, type Term, type ValueFunction, type ValueWeights } from './value/value.ts'
export { VALUE_WEIGHTS } from './value/weights.ts'
