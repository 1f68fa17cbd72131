import type { Random, Rules } from '@haven/engine'
import type { Bot } from './bot.ts'
import { LEVEL_SETTINGS, LEVELS, type Level, type LevelSetting, TURN_MILLISECONDS } from './levels.ts'
import { createRandomBot } from './random-bot.ts'
import { createScriptedBot } from './scripted/scripted-bot.ts'
import { createThinkingBot } from './thinking/thinking-bot.ts'
import { createValue } from './value/value.ts'
import { VALUE_WEIGHTS } from './value/weights.ts'

export const BOT_NAMES = ['random', 'scripted', 'thinking', ...LEVELS] as const
/** `thinking@2000` thinks so many nodes for a turn. */
export type BotName = (typeof BOT_NAMES)[number] | `thinking@${number}`

/** About 50 ms for a turn. */
const THINKING_NODES = 8_000
const WITH_NODES = /^thinking@([1-9]\d{0,8})$/

export const isBotName = (name: string): name is BotName =>
  (BOT_NAMES as readonly string[]).includes(name) || WITH_NODES.test(name)

export interface BotOptions {
  /** A clock, for hosts that want the time of a turn kept: without it only nodes are counted. */
  readonly now?: () => number
}

const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name)

/** A bot for any seat of either side. */
export function createBot(name: BotName, rules: Rules, random: Random, { now }: BotOptions = {}): Bot {
  if (name === 'random') return createRandomBot(random)
  if (name === 'scripted') return createScriptedBot(rules, random)
  const { temperature, ...most }: LevelSetting = isLevel(name)
    ? LEVEL_SETTINGS[name]
    : { nodes: nodesOf(name), temperature: 0 }
  const limits = { ...most, ...(now && { now, milliseconds: TURN_MILLISECONDS }) }
  return createThinkingBot(rules, random, { name, limits, value: createValue(VALUE_WEIGHTS), temperature })
}

const nodesOf = (name: string): number => Number(WITH_NODES.exec(name)?.[1] ?? THINKING_NODES)
