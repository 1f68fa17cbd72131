/** `npm test` looks at a sample of what takes long, `npm run e2e` at all of it. */
export const isSample = process.env.HAVEN_SAMPLE === '1'

/** What is looked at in the long form alone: what it shows is held piece by piece elsewhere, and it takes its time. */
export const LONG = { tag: '@long' }
