import { count } from './grammar.ts'

/** What the page says to whoever runs the server. Hosts read English. */

const KB = 1_024
const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const

function bytes(n: number): string {
  const power = n < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(n) / Math.log(KB)))
  const value = n / KB ** power
  return `${power === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${UNITS[power]}`
}

const DAY = 86_400
function duration(seconds: number): string {
  if (seconds >= 2 * DAY) return count(Math.floor(seconds / DAY), 'day')
  if (seconds >= 7_200) return count(Math.floor(seconds / 3_600), 'hour')
  return count(Math.max(1, Math.floor(seconds / 60)), 'minute')
}

export const operator = {
  title: 'Operator',
  product: 'Haven',
  // coming in
  enterTitle: 'Operator of this server',
  name: 'Your name, for the trail',
  token: 'Token',
  enter: 'Enter',
  leave: 'Leave',
  here: (name: string) => `You are here as ${name}.`,
  wrongToken: 'That is not the token.',
  tooFast: 'Too many tries. Wait a minute.',
  foreign: 'That did not come from this page. Load it anew.',
  // what was done
  done: {
    ban: 'The network is kept out.',
    unban: 'The network is let in again.',
    remove: 'The table is removed.',
    dismiss: 'The report is put away.',
    backup: 'A backup was made and read.',
  },
  undone: {
    ban: 'That is no network, or too wide a one: 203.0.113.7, 203.0.113.0/24 and 2001:db8::/48 are.',
    unban: 'That network is not kept out.',
    remove: 'There is no such table.',
    dismiss: 'There is no such report any more.',
    backup: 'The backup failed; the log says why.',
    unknown: 'That is not possible here.',
  },
  // tables
  tables: 'Tables',
  countedAt: 'Counted at',
  phases: {
    lobby: 'Before a game',
    playing: 'In play',
    over: 'Over',
    broken: 'Stopped by a fault',
    unknown: 'Unreadable',
    archived: 'Put away as records',
  },
  phase: 'State',
  number: 'Number',
  oldest: 'Unchanged for the longest time',
  largest: 'The largest',
  table: 'Table',
  changed: 'Last change',
  size: 'Size',
  none: 'None.',
  remove: 'Remove a table',
  removeHint:
    'Its game, its talk and its records are gone for good. Whoever is there is told that there is no such table.',
  removeWhich: 'Its link, or the 22 letters behind the #',
  sure: 'I am sure',
  removeDo: 'Remove it',
  // load
  load: 'Load',
  commands: 'Commands a second, over the last minute',
  delay: 'Delay of the event loop (99 of 100 are below)',
  milliseconds: (ms: number) => `${ms.toFixed(1)} ms`,
  rate: (n: number) => n.toFixed(1),
  sockets: 'Open connections',
  openTables: 'Tables in memory',
  memory: 'Memory of the process',
  heap: 'of which in use',
  uptime: 'Running for',
  duration,
  addresses: 'Addresses with the most connections',
  address: 'Address',
  connections: 'Connections',
  // disk
  disk: 'Disk',
  database: 'Database',
  free: 'Free',
  freeOf: (free: number, all: number) => `${bytes(free)} of ${bytes(all)}`,
  bytes,
  lastBackup: 'Last backup',
  noBackup: 'None is made. BACKUP_DIR says where to.',
  noBackupYet: 'None yet.',
  otherBackup: 'PostgreSQL is backed up with pg_dump.',
  backupNow: 'Make one now',
  unknown: 'unknown',
  // reports
  reports: 'Reports',
  when: 'When',
  by: 'By',
  whom: 'About',
  why: 'Why',
  line: 'What was said',
  deeds: 'What to do',
  dismiss: 'Put away',
  dismissOf: (whom: string) => `Put away the report about ${whom}`,
  removeOf: (table: string) => `Remove table ${table}`,
  // bans
  bans: 'Kept out',
  network: 'Address or network',
  networkHint: 'An address alone means itself, or its /64 in IPv6.',
  until: 'Until',
  forGood: 'for good',
  howLong: 'For',
  /** Days, and 0 for ever. */
  lengths: [
    [1, 'a day'],
    [7, 'a week'],
    [30, 'a month'],
    [0, 'good'],
  ],
  ban: 'Keep it out',
  banOf: (address: string) => `Keep ${address} out`,
  unban: 'Let in again',
  unbanOf: (network: string) => `Let ${network} in again`,
  // the trail
  trail: 'What was moderated',
  action: 'What',
  toWhat: 'To whom',
  actions: {
    ban: 'kept out',
    unban: 'let in again',
    remove: 'removed a table',
    dismiss: 'put a report away',
    backup: 'made a backup',
    'sent-away': 'sent away',
    muted: 'muted',
    unmuted: 'let speak again',
    'line-deleted': 'deleted a line',
    locked: 'locked the table',
  } as Readonly<Record<string, string>>,
  byOperator: (name: string) => `${name} (operator)`,
  byHost: (name: string) => `${name} (at the table)`,
} as const
