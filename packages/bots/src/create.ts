import type { Random, Rules } from '@haven/engine'
import type { Bot } from './bot.ts'
import { LEVEL_SETTINGS, type LevelSetting, TURN_MILLISECONDS } from './levels.ts'
import { type BotName, isLevel, nodesOf } from './names.ts'
import { createRandomBot } from './random-bot.ts'
import { createScriptedBot } from './scripted/scripted-bot.ts'
import { createThinkingBot } from './thinking/thinking-bot.ts'
import { createValue, type ValueFunction } from './value/value.ts'
import { VALUE_WEIGHTS } from './value/weights.ts'

export interface BotOptions {
  /** A clock, for hosts that want the time of a turn kept: without it only nodes are counted. */
  readonly now?: () => number
  /** What a thinking bot takes a game to be worth, if not what it comes with. */
  readonly value?: ValueFunction
}

/** A bot for any seat of either side. */
export function createBot(name: BotName, rules: Rules, random: Random, { now, value }: BotOptions = {}): Bot {
  if (name === 'random') return createRandomBot(random)
  if (name === 'scripted') return createScriptedBot(rules, random)
  const { temperature, ...most }: LevelSetting = isLevel(name)
    ? LEVEL_SETTINGS[name]
    : { nodes: nodesOf(name), temperature: 0 }
  const limits = { ...most, ...(now && { now, milliseconds: TURN_MILLISECONDS }) }
  return createThinkingBot(rules, random, { name, limits, value: value ?? createValue(VALUE_WEIGHTS), temperature })
}
