/** Before the properties are loaded: over how many more games than in `npm test`, and which. */
process.env.HAVEN_RUNS ??= '176'
console.info(`HAVEN_SEED=${process.env.HAVEN_SEED} HAVEN_RUNS=${process.env.HAVEN_RUNS}`)
