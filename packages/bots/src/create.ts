import type { Random, Rules } from '@haven/engine'
import type { Bot } from './bot.ts'
import { createRandomBot } from './random-bot.ts'
import { createScriptedBot } from './scripted/scripted-bot.ts'

export const BOT_NAMES = ['random', 'scripted'] as const
export type BotName = (typeof BOT_NAMES)[number]

/** A bot for any seat of either side. */
export function createBot(name: BotName, rules: Rules, random: Random): Bot {
  switch (name) {
    case 'random':
      return createRandomBot(random)
    case 'scripted':
      return createScriptedBot(rules)
  }
}
