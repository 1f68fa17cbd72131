/** What is said when no page is open: by the browser, and to a chat. Apart from all other words: the service worker has only these. */
export const notes = {
  /** To a chat or another service. */
  hook: (name: string) => `Haven: it is your turn, ${name}.`,
  turnTitle: 'Your turn in Haven',
  turnText: (name: string) => (name === '' ? 'The others wait for you.' : `${name}, the others wait for you.`),
} as const
