import './many.ts'

/** The properties of `npm test` over 20,000 games. */
await import('../test/properties/engine.test.ts')
