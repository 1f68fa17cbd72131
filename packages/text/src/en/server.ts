/** What the server says to whoever runs it: on the console, in its help and in its figures. Hosts read English. */

const notThis = (text: string): string => `not "${text}".`

export const settings = {
  PORT: 'the port to listen on (default: 8080, or the next free one)',
  HOST: 'the address to listen on (default: 127.0.0.1; 0.0.0.0 for everybody in your network)',
  DATA_DIR: 'where tables are kept (default: ./data)',
  DATABASE_URL: 'postgres://… keeps them in PostgreSQL instead; any number of servers may share it',
  NODE_ADDRESS:
    'where other servers of that PostgreSQL find this one, such as 10.0.0.5:9090 (default: an address of this machine, any port)',
  WORKERS: 'processes that share the port, with PostgreSQL (default: 1)',
  PUBLIC_ORIGIN: 'the address that browsers use, such as https://haven.example (default: the request tells)',
  TRUST_PROXY:
    'behind proxies that add to X-Forwarded-For: how many (1), or their networks (10.0.0.0/8,fd00::/8) (default: 0)',
  BOT_WORKERS: 'threads in which bots think (default: processors less one, at least 1)',
  SOCKETS_PER_ADDRESS: 'open connections from one network address; of IPv6, from one /64 (default: 200)',
  TABLES_PER_MINUTE: 'new tables from one network address; of IPv6, from one /64 (default: 30)',
  METRICS_TOKEN: 'opens /metrics to whoever brings it as a bearer token (default: there is no /metrics)',
  METRICS_OPEN: '1 opens /metrics to everybody who can reach the port (default: 0)',
  WEBHOOK_HOSTS: 'hosts that tables may tell of turns, such as discord.com,*.slack.com (default: none)',
  VAPID_PRIVATE_KEY: 'signs notes to browsers: 43 letters of base64url (default: one kept in DATA_DIR)',
  VAPID_CONTACT: 'whom push services may write to, mailto:… or https://… (default: PUBLIC_ORIGIN)',
  SMTP_URL: 'smtp://… or smtps://… sends letters of turns to who asks for them (default: none are sent)',
  SMTP_FROM: 'whom these letters come from, such as Haven <haven@haven.example>',
  ARCHIVE_AFTER: 'days after which a finished table becomes its records (default: never)',
  LOBBY_DAYS: 'days after which a table goes at which no game began (default: 90; 0: never)',
  BACKUP_DIR: 'where copies of the database are put (default: none are made; SQLite alone)',
  BACKUP_EVERY: 'hours from one copy to the next (default: 24)',
  BACKUP_KEEP: 'how many copies are kept (default: 7)',
  OPERATOR_TOKEN: 'opens /operator: 16 letters or more that nobody guesses (default: there is no such page)',
  HAVEN_BOXES: 'packed boxes that tables may be made with: files and folders, commas between them (default: none)',
  LOG_LEVEL: 'debug, info, warn, error, silent (default: info)',
} as const

/** What is wrong with a setting, and what to do. */
export const wrongSetting = {
  number: (name: string, least: number, most: number, text: string) =>
    `${name} must be a number from ${least} to ${most}, ${notThis(text)}`,
  flag: (name: string, text: string) => `${name} must be 0 or 1, ${notThis(text)}`,
  proxies: (text: string) =>
    `TRUST_PROXY must be a number of proxies from 0 to 10, or addresses and networks such as 10.0.0.0/8,fd00::/8, ${notThis(text)}`,
  origin: (text: string) => `PUBLIC_ORIGIN must be an address such as https://haven.example, ${notThis(text)}`,
  originAlone: (origin: string, text: string) =>
    `PUBLIC_ORIGIN must be scheme, name and port alone, such as ${origin}, ${notThis(text)}`,
  database: 'DATABASE_URL must begin with postgres:// and name a database.',
  nodeAddress: (text: string) => `NODE_ADDRESS must be an address and a port such as 10.0.0.5:9090, ${notThis(text)}`,
  workers: 'WORKERS needs DATABASE_URL: SQLite is written by one process alone.',
  level: (known: readonly string[], text: string) => `LOG_LEVEL must be one of ${known.join(', ')}, ${notThis(text)}`,
  vapid: 'VAPID_PRIVATE_KEY must be 32 bytes as 43 letters of base64url.',
  backup: 'BACKUP_DIR is for SQLite; back PostgreSQL up with pg_dump.',
  smtp: 'SMTP_URL must begin with smtp:// or smtps:// and name a host.',
  smtpFrom: 'SMTP_FROM must name an address that letters come from.',
  smtpOrigin: 'SMTP_URL needs PUBLIC_ORIGIN, to which the links in letters lead.',
  boxes: (message: string) => `HAVEN_BOXES must name packed boxes ("haven pack") or folders of them: ${message}`,
  operator: 'OPERATOR_TOKEN must have 16 letters or more.',
  host: (text: string) => `WEBHOOK_HOSTS must be names such as discord.com,*.slack.com, ${notThis(text)}`,
} as const

/** While the server starts. */
export const startWords = {
  bringing: (done: number, all: number) => `tables of an earlier Haven are brought over: ${done} of ${all}`,
} as const

/** Why tables cannot be kept. */
export const wrongStore = {
  silent: (message: string) => `PostgreSQL does not answer as DATABASE_URL says: ${message}`,
  newerDatabase: 'the database was written by a newer Haven; start that one.',
  newerFile: (file: string) => `${file} was written by a newer Haven; start that one.`,
  notOpened: (file: string, message: string) => `${file} cannot be opened: ${message}`,
  inUse: (folder: string) => `${folder} is in use by another Haven; stop that one, or use another DATA_DIR.`,
  noNodes: (address: string, message: string) =>
    `other servers cannot reach this one at ${address}: ${message}; set another NODE_ADDRESS.`,
  noAnswer: 'the store does not answer',
  openToOthers: 'others on this machine can read this, and this user may not change it',
  noWrite: 'the store cannot be written to',
  unusable: (folder: string, why: string) =>
    `DATA_DIR ${folder} cannot be used: ${why}; make it a folder that this user may write to, or name another one.`,
  noPushKey: (file: string) =>
    `${file} is no key; put the right one back, or remove it, and browsers are asked again whether they want notes.`,
  because: {
    EACCES: 'this user may not write there',
    EPERM: 'this user may not write there',
    EROFS: 'it is read-only',
    ENOTDIR: 'there is a file in the way',
    EEXIST: 'there is a file in the way',
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk is full',
    ENAMETOOLONG: 'its name is too long',
    ELOOP: 'its links lead in a circle',
  } as Readonly<Record<string, string>>,
} as const

/** What is wrong with a stored row. */
export const damages = {
  'utf-8': 'is not text (invalid UTF-8)',
  json: 'is no JSON',
  shape: 'is not what belongs there',
  missing: 'is missing',
  unreadable: 'cannot be read from the file',
} as const

/** What `haven doctor` says to a host. */
export const doctor = {
  about: `haven doctor: looks through all stored tables, names rows that are damaged and sets them aside

usage: npx haven doctor [options] [FOLDER]

  FOLDER       where tables are kept (default: DATA_DIR, or ./data); DATABASE_URL names a PostgreSQL instead
  --dry-run    name them and change nothing; a running server need not be stopped for it
  --help       this text

What is set aside goes into the table set_aside of the same database; nothing is deleted.
Exit code 0: nothing is damaged; 1: something is; 2: it could not be looked at.`,
  unexpected: (text: string) => `unexpected argument: ${text}. Try "npx haven doctor --help".`,
  noTables: (folder: string) => `there are no tables in ${folder}; name the folder, or set DATA_DIR.`,
  ofTable: 'its row',
  ofListed: 'its line in the list',
  ofShelf: 'a shelf',
  ofEntry: (game: number, n: number) => `decision ${n} of game ${game}`,
  ofLine: (n: number) => `line ${n} of its talk`,
  found: (mark: string, row: string, damage: string) => `table ${mark}: ${row} ${damage}`,
  moved: { table: 'the table is set aside', row: 'set aside', listed: 'set aside, and written anew' },
  well: (tables: number) => `${tables} tables, none damaged`,
  damaged: (tables: number, rows: number) => `${tables} tables, ${rows} damaged rows set aside`,
  dry: (tables: number, rows: number) => `${tables} tables, ${rows} damaged rows; without --dry-run they are set aside`,
} as const

export const figures = {
  tables: 'Tables in memory',
  ownTables: 'Of these, tables of which this server is the owner',
  sockets: 'Devices that are served here, also those that are connected to another server',
  passedOn: 'Devices that are connected here and served by another server',
  batchTables: 'Tables whose decisions were stored in one transaction; of ten or more',
  nodes: 'Servers that share the tables and that this one reaches, with itself',
  botQuestions: 'Questions that wait for a bot, in tens',
  commandSeconds: 'From a command to its reply, which is sent when it is stored; of those that bystanders may know of',
  refusedSockets: 'Connections that were not let in or were closed',
  troubles: 'What should not happen, by where',
} as const

export const wrongBackup = {
  newer: (file: string) => `${file} was written by a newer Haven; start that one.`,
  unsound: (file: string, message: string) => `${file} is no backup that can be used: ${message}`,
  folder: (folder: string, message: string) => `BACKUP_DIR ${folder} cannot be used: ${message}`,
  notHere: 'a backup is restored into SQLite; PostgreSQL is restored with pg_restore.',
  restored: (tables: number, before: string | null) =>
    `${tables} tables are back.${before === null ? '' : ` What was there before is in ${before}.`}`,
} as const
