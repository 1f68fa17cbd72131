/**
 * What browsers say when a part of the page cannot be fetched: Chromium, Firefox, Safari, and the loader of the build
 * about styles. It is no mistake of the program: the server has another build now, or nobody answers.
 */
const SAID = [
  /dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
  /failed to load module script/i,
  /^worker-is-gone/,
]

/** What we say ourselves where a browser says nothing: a worker whose script is gone. */
export const GONE_WORKER = 'worker-is-gone'

export const isMissingPart = (message: string): boolean => SAID.some((said) => said.test(message))
