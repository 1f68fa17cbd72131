import { LEVELS, type Level } from './levels.ts'

export { LEVELS, type Level }

/** What bots are called: whoever only names one need not fetch what it thinks with. */

export const BOT_NAMES = ['random', 'scripted', 'thinking', ...LEVELS] as const
/** `thinking@2000` thinks so many nodes for a turn. */
export type BotName = (typeof BOT_NAMES)[number] | `thinking@${number}`

/** About 50 ms for a turn. */
const THINKING_NODES = 8_000
const WITH_NODES = /^thinking@([1-9]\d{0,8})$/

export const isBotName = (name: string): name is BotName =>
  (BOT_NAMES as readonly string[]).includes(name) || WITH_NODES.test(name)

export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name)

/** How many nodes a thinking bot of that name may look at in a turn. */
export const nodesOf = (name: string): number => Number(WITH_NODES.exec(name)?.[1] ?? THINKING_NODES)
