import { count } from '../grammar.ts'

const HOUR = 60
const DAY = 24 * HOUR

/** One's own: the list of tables, and the phrase that brings it back. */
export const mine = {
  title: 'Your tables',
  none: 'You have been at no table yet.',
  groups: { playing: 'Games under way', lobby: 'Not begun yet', over: 'Finished', other: 'Others' },
  yourTurn: 'Your turn',
  waiting: (names: readonly string[]) => `Waiting for ${names.join(', ')}`,
  bystander: 'You watched',
  stopped: 'A fault has stopped it',
  /** Null: we sat on neither side. */
  result: (winner: 'heroes' | 'sins', side: 'heroes' | 'sins' | null) => {
    if (side === null) return winner === 'heroes' ? 'The heroes won' : 'The Sins player won'
    return winner === side ? 'You won' : 'You lost'
  },
  more: (games: number) => `and ${count(games, 'game')} before`,
  seen: (minutes: number) => {
    if (minutes < 2) return 'just now'
    if (minutes < HOUR) return `${minutes} minutes ago`
    if (minutes < DAY) return `${count(Math.round(minutes / HOUR), 'hour')} ago`
    return `${count(Math.round(minutes / DAY), 'day')} ago`
  },
  remove: 'Remove',
  removeThis: (table: string) => `Remove from the list: ${table}`,
  removeSure: 'You have a seat there. Take it out of the list?',
  keep: 'Keep it',
  // the phrase
  phrase: 'Recovery phrase',
  without:
    'Only this browser knows them. A phrase of twelve words brings them back when it is emptied, and to your other devices.',
  make: 'Make a phrase',
  enter: 'I have a phrase',
  manage: 'Recovery phrase …',
  beenHere: 'You had a seat here, in another browser?',
  states: {
    none: '',
    busy: 'Your list is being compared with that of your other devices …',
    kept: 'Your phrase keeps this list: it is the same on all your devices.',
    away: 'The server does not answer. The list is kept here, and compared later.',
    gone: 'Your phrase is not in use any more: it was changed or given up on another device. The list here stays.',
    unreadable: 'What the server keeps for your phrase cannot be read by this page. Load it anew.',
  },
  lead: 'Twelve words instead of an account. Whoever types them in has your tables and your seats.',
  points: [
    'The list is sealed in your browser before the server keeps it. The server cannot read which tables are yours.',
    'Nobody can find the words again for you. Write them down.',
    'No address and no name is asked for.',
  ],
  makeNow: 'Make my phrase',
  needsHttps:
    'This page came without https, so the browser does not seal anything. Ask the host of this server for an https address.',
  made: 'This is your phrase. Write it down now.',
  yours: 'Your phrase',
  hidden: 'The words are hidden.',
  show: 'Show the words',
  hide: 'Hide the words',
  copy: 'Copy the words',
  copied: 'Copied.',
  copyNot: 'This browser does not let us copy. Write the words down.',
  typeIn: 'Your twelve words',
  typeHint: 'Capitals, accents and a wrong letter here and there do not matter.',
  whose: (tables: number) => `This browser knows ${count(tables, 'table')} already.`,
  whoseMine: 'All mine too: add to my list',
  whoseOther: 'Somebody else’s: put aside until I leave this device',
  comeIn: 'Come back',
  looking: 'Looking …',
  back: (tables: number) => `Welcome back: ${count(tables, 'table')} in your list.`,
  slip: (typed: string, word: string) => `“${typed}” was read as “${word}”.`,
  no: {
    count: (words: number) => `A phrase has twelve words; ${words === 1 ? 'this is 1' : `these are ${words}`}.`,
    unknown: (typed: string, place: number) => `Word ${place}, “${typed}”, is in no phrase. Look at it again.`,
    wrong: 'These words do not belong together: one of them is wrong, or they are in another order.',
    nothing:
      'The words are right, but this server keeps nothing for them: the phrase was changed or given up, or is of another server.',
    away: 'The server does not answer. Nothing was changed; try again.',
    'too-fast': 'That was too often. Wait a while, and try again.',
    unreadable: 'What the server keeps for this phrase cannot be read by this page. Load it anew.',
  },
  change: 'Change the phrase',
  changeSure:
    'You get other words, and those of now open nothing any more. Your other devices will ask for the new ones. Seats that you have stay yours.',
  changed: 'The phrase is changed. Write the new words down.',
  stop: 'Stop using a phrase',
  stopSure:
    'What the server keeps for you is deleted there. This browser keeps its list; your other devices keep theirs.',
  leave: 'Leave this device',
  leaveSure:
    'The phrase, the list and your keys are taken off this browser. Your other devices keep them, and the words bring them back.',
  putBack: 'Use it again',
  stopHere: 'Go on without',
  sure: 'Yes, do it',
  not: 'Rather not',
}
