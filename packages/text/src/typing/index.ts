/** What people type, in English, at a command line: for the terminal and the text view of the browser alike. */
export { readIntent } from './intent.ts'
export { type Find, type Lookup, lookupFor } from './lookup.ts'
