export type { Bot, Question } from './bot.ts'
export { BOT_NAMES, type BotName, createBot } from './create.ts'
export { type PlayHooks, playGame } from './play.ts'
