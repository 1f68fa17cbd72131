import { type Option, PROMPTS } from '@haven/engine'
import type { Forecast, HarmOdds } from '@haven/odds'
import type { Question } from '../../model/targets.ts'

/** A step that kills in one of ten cases is asked about twice. */
const DEADLY = 0.1

export const isDeadly = ({ death }: Pick<HarmOdds, 'death'>): boolean => death >= DEADLY

const isAction = ({ do: deed }: Option): boolean => deed === 'fight' || deed === 'shoot'

/** Answers that people regret: they are chosen first and given by a second press, wherever they are pressed. */
export function isRegret(option: Option, question: Question, forecast: Forecast | undefined): boolean {
  if (option.do === 'end') return question.options.some(isAction)
  return forecast?.of === 'move' && isDeadly(forecast.odds)
}

/** Heroes who point at something that rolls no dice need no second press: one press takes it back. */
export const isLight = ({ kind, seat }: Question): boolean => seat !== 'sins' && PROMPTS[kind].dice === undefined
