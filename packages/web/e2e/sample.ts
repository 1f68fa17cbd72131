/** `npm test` looks at a sample of what takes long, `npm run e2e` at all of it. */
export const isSample = process.env.HAVEN_SAMPLE === '1'
