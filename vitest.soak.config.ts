import { defineConfig } from 'vitest/config'

// Long runs over many random games; not part of `npm test`. Each time other games: the seed is printed.
process.env.HAVEN_SEED ??= String(Date.now() % 1_000_000)

export default defineConfig({
  test: {
    include: ['packages/*/soak/**/*.soak.ts'],
    setupFiles: ['vitest.setup.ts'],
    passWithNoTests: true,
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 4 * 60 * 60_000,
    hookTimeout: 5 * 60_000,
  },
})
