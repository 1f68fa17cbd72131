import { type Prompt, randomFrom } from '@haven/engine'
import { type Forecast, forecast, paths } from '@haven/odds'
import { coreRules } from '@haven/testkit'
import { expect, test } from 'vitest'

/** Every answer of many random games has a forecast that adds up, or none; `HAVEN_RUNS` changes how many games. */
const GAMES = Number(process.env.HAVEN_RUNS ?? 100)

const total = (chances: readonly number[]): number => chances.reduce((sum, p) => sum + p, 0)

function expectSound(found: Forecast): void {
  const { odds } = found
  const lists = 'removed' in odds ? [odds.skills, odds.removed] : [odds.wounds, odds.corruption]
  for (const list of lists) expect(Math.abs(total(list) - 1)).toBeLessThan(1e-6)
  if (found.of === 'fight') expect(Math.abs(total(found.odds.kills) - 1)).toBeLessThan(1e-6)
}

test(`forecasts over ${GAMES} random games`, () => {
  const random = randomFrom(`soak ${process.env.HAVEN_SEED ?? 'odds'}`)
  let found = 0
  for (let game = 0; game < GAMES; game++) {
    const wishes = {
      heroPlayers: (game % 4) + 1,
      edition: 'random',
      sin: 'random',
      story: 'random',
      map: 'random',
    } as const
    const state = coreRules.createGame(coreRules.resolveSetup(wishes, random), `odds ${game}`)
    for (let prompts = coreRules.prompts(state); prompts.length > 0; prompts = coreRules.prompts(state)) {
      const prompt = prompts[0] as Prompt
      const options = coreRules.options(state, prompt)
      const view = coreRules.view(state, prompt.seat)
      for (const option of options) {
        const one = forecast(coreRules, view, prompt, option)
        if (!one) continue
        expectSound(one)
        found++
      }
      if (prompt.kind === 'hero-turn') paths(coreRules, view, prompt.subject.hero ?? '')
      const option = options[random.below(options.length)] as { id: string }
      coreRules.advance(state, { prompt: prompt.id, seat: prompt.seat, option: option.id })
    }
  }
  expect(found).toBeGreaterThan(GAMES * 50)
})
