import type { Params } from '@haven/engine'
import { count } from '../grammar.ts'

const MINUTE = 60
const timeOf = (seconds: number): string =>
  seconds > MINUTE ? count(Math.ceil(seconds / MINUTE), 'minute') : count(seconds, 'second')

/** What an online table says against a wish; the codes are its own closed list. */
export const no = {
  'too-large': () => 'That is too long for one message.',
  'not-json': () => 'The server could not read that. Load the page anew.',
  'too-deep': () => 'The server could not read that. Load the page anew.',
  'forbidden-key': () => 'The server could not read that. Load the page anew.',
  unprintable: () => 'Please use letters that everybody can see.',
  'foreign-protocol': () => 'This page is of another version than the server. It brings itself up to date.',
  'too-fast': ({ seconds }: Params) =>
    seconds === undefined
      ? 'That was too much at once. Wait a moment.'
      : `That was too much at once. Try again in ${timeOf(Number(seconds))}.`,
  'too-many': ({ most }: Params) => `No more than ${most} fit here.`,
  'no-such-table': () => 'There is no such table, or it is not open to you.',
  'not-seated': () => 'Take a seat first.',
  'not-your-seat': () => 'That seat is not yours to play.',
  'host-only': () => 'Only the host can do that.',
  muted: () => 'The host has muted you: nobody hears what you say at this table.',
  'no-spectators': () => 'This table plays without spectators.',
  'sent-away': () => 'You were sent away from this table, and cannot come back to it.',
  locked: () => 'The host has locked this table: nobody new sits down or joins the talk.',
  'host-stays': () => 'The host stays: nobody sends the host away.',
  'too-few': ({ least }: Params) => `At least ${least} others have to sit here to vote on that.`,
  'host-here': () => 'The host was here less than ten minutes ago.',
  elected: () =>
    'Who was elected host gives no seat of the other side in the same game, and sends nobody away from a seat without a vote.',
  'wrong-code': () => 'This code has been used or is older than ten minutes. Ask for a new one.',
  banned: () => 'Whoever runs this server does not let your network in.',
  busy: () => 'The server is busy. It is tried again.',
  stale: () => 'The table had moved on before this arrived. Nothing was done; this is how it stands now.',
  'wrong-phase': () => 'That is not possible at this moment.',
  'no-window': () => 'No window of the Sins player is open.',
  'order-tells-hand': () => 'With days to think this order would tell the others what you hold.',
  'seat-taken': () => 'Somebody else was quicker: this seat is taken.',
  'name-taken': ({ name, free }: Params) => `Somebody here has a name that looks like “${name}”. “${free}” is free.`,
  'one-side': () => 'Nobody sits on both sides of a game, or on one after seeing the secrets of the other.',
  'no-such-seat': () => 'This table has no such seat.',
  'no-such-person': () => 'There is nobody of that name any more.',
  'no-such-motion': () => 'That question is settled already.',
  'no-such-request': () => 'That request has been answered or withdrawn already.',
  'no-such-line': () => 'That line is not there any more.',
  'no-such-report': () => 'That report is settled already.',
  'hook-not-allowed': () => 'This server may not send news to that address. Its host can allow more.',
  'motion-open': () => 'The same is being asked already.',
  'no-surprise': () => 'The settings of this table say which sin comes.',
  'no-thinks-left': () => 'You have no more time to ask for in this game.',
  damaged: () => 'What was stored here is damaged and cannot be opened. Tell whoever runs this server.',
  'last-device': () => 'This is your only device here: shut out, nobody could play your seats. Leave them instead.',
  broken: () => 'A fault has stopped this game. Go back to an earlier decision, or take the position with you.',
} as const
