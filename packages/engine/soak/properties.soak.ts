/** The properties of `npm test` over many more games. `HAVEN_RUNS` and `HAVEN_SEED` change how many and which. */
process.env.HAVEN_RUNS ??= '40'
process.env.HAVEN_SEED ??= String(Date.now() % 1_000_000)
console.info(`HAVEN_SEED=${process.env.HAVEN_SEED} HAVEN_RUNS=${process.env.HAVEN_RUNS}`)
await import('../test/properties/engine.test.ts')
