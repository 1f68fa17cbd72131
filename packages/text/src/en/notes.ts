/** What is said when no page is open: by the browser, and to a chat. Apart from all other words: the service worker has only these. */
export const notes = {
  /** To a chat or another service. */
  hook: (name: string) => `Haven: it is your turn, ${name}.`,
  hookSat: (name: string) => `Haven: ${name} has sat down at your table.`,
  turnTitle: 'Your turn in Haven',
  turnText: (name: string) => (name === '' ? 'The others wait for you.' : `${name}, the others wait for you.`),
  satTitle: 'Somebody has sat down in Haven',
  satText: (name: string) => `${name} has come to your table.`,
} as const
