/** What the ids of the symbols on this page begin with. */
export const PREFIX = 'r'
