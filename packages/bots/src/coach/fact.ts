import type { Whens } from './line.ts'

const PLAIN = { params: {}, answers: null }

export const facts: Whens<'start' | 'branch' | 'card' | 'nest' | 'controller'> = {
  start: ({ view }) => (view.round === 1 ? PLAIN : null),
  branch: () => PLAIN,
  card: ({ view: { sins } }) => (sins.open !== null || sins.discard.length > 0 ? PLAIN : null),
  /** The end of a first round has summoned. */
  nest: ({ view }) => (view.round > 1 && view.monsters.length > 0 ? PLAIN : null),
  controller: ({ view }) => (view.monsters.some(({ kind }) => kind === 'controller') ? PLAIN : null),
}
