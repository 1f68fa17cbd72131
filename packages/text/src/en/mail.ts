import { count } from './grammar.ts'

/** What is written to people who want to be told of their turns by mail, and the pages that its links open. */
export const mail = {
  product: 'Haven',
  confirmSubject: 'Haven: shall we write to this address?',
  confirmText: (link: string) =>
    `Somebody at a table of Haven, you perhaps, wants to be told at this address when it is their turn.\n\nIf that is you, open this and press the button:\n${link}\n\nIf not, do nothing: nothing more is sent.`,
  turnSubject: (tables: number) =>
    tables === 1 ? 'Haven: it is your turn' : `Haven: it is your turn at ${count(tables, 'table')}`,
  turnAt: (name: string, host: string, link: string) => `${name}, the others wait for you at ${host}’s table:\n${link}`,
  turnEnd: (link: string) => `No more of these letters, from any table:\n${link}`,
  confirmTitle: 'Letters when it is your turn',
  confirmAsk:
    'Shall we write to this address when it is your turn? At most one letter an hour, for all tables together.',
  confirmDo: 'Yes, write to me',
  confirmDone: 'Done. The table will write to you when it is your turn. You can close this page.',
  offTitle: 'No more letters',
  offAsk: 'Shall all tables stop writing to this address?',
  offDo: 'Yes, stop all of it',
  offDone: 'Done. Nothing more is sent to this address.',
  gone: 'This link has been used, or is too old.',
} as const
