/** What a browser says when no page is open. Apart from all other words: the service worker has only these. */
export const notes = {
  turnTitle: 'Your turn in Haven',
  turnText: (name: string) => (name === '' ? 'The others wait for you.' : `${name}, the others wait for you.`),
} as const
