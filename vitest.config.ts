import { defineConfig } from 'vitest/config'

// Tests share one module graph in each of two workers: the box is compiled twice, not once for every file.
export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'bench/test/**/*.test.ts'],
    globalSetup: ['vitest.tidy.ts'],
    setupFiles: ['vitest.setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts'],
      reporter: ['text-summary', 'html'],
    },
  },
})
