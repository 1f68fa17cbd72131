import type { Seat } from '@haven/engine'
import { expect, test } from 'vitest'
import { BOT_NAMES, type Bot, isBotName, LEVEL_SETTINGS, LEVELS, playGame } from '../../src/index.ts'
import { botsFor, rules, setupOf } from '../table.ts'

test('names of bots: all that are listed, and thinking bots with a node limit', () => {
  for (const name of BOT_NAMES) expect(isBotName(name)).toBe(true)
  expect(isBotName('thinking@400')).toBe(true)
  for (const name of ['thinking@', 'thinking@0', 'thinking@4x', 'thinking@-1', 'level6', 'Thinking', '']) {
    expect(isBotName(name), name).toBe(false)
  }
})

test('a higher level thinks further and wavers less', () => {
  LEVELS.forEach((level, i) => {
    if (i === 0) return
    const [lower, higher] = [LEVEL_SETTINGS[LEVELS[i - 1]!], LEVEL_SETTINGS[level]]
    expect(higher.nodes).toBeGreaterThanOrEqual(lower.nodes)
    expect(higher.temperature).toBeLessThan(lower.temperature)
  })
})

test('a thinking bot answers every question of both sides legally', () => {
  for (const game of [1, 2]) {
    const bots = botsFor('thinking@60', 'level1', game)
    for (const seat of Object.keys(bots) as Seat[]) {
      const bot = bots[seat] as Bot
      bots[seat] = {
        name: bot.name,
        decide(view, prompt) {
          const option = bot.decide(view, prompt)
          expect(prompt.options.map(({ id }) => id)).toContain(option)
          return option
        },
      }
    }
    const { decisions } = playGame(rules, setupOf(game), `game ${game}`, bots, { maxDecisions: 200 })
    expect(decisions).toBe(200)
  }
})
