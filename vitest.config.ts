import { defineConfig } from 'vitest/config'

// Tests share one module graph in each of three workers: the box is compiled three times, not once for every file.
// Servers, clocks and processes are waited for: a third worker uses the two cores meanwhile.
export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'bench/test/**/*.test.ts'],
    globalSetup: ['vitest.tidy.ts'],
    setupFiles: ['vitest.setup.ts'],
    pool: 'forks',
    maxWorkers: 3,
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
