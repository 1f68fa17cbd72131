import type { Option, Random } from '@haven/engine'
import type { Bot } from './bot.ts'

/** Any legal answer, all alike. */
export function createRandomBot(random: Random): Bot {
  return {
    name: 'random',
    decide: (_, { options }) => (options[random.below(options.length)] as Option).id,
  }
}
