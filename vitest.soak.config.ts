import { defineConfig } from 'vitest/config'

// Long runs over many random games; not part of `npm test`.
export default defineConfig({
  test: {
    include: ['packages/*/soak/**/*.soak.ts'],
    passWithNoTests: true,
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30 * 60_000,
    hookTimeout: 5 * 60_000,
  },
})
