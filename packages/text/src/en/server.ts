/** What the server says to whoever runs it: on the console, in its help and in its figures. Hosts read English. */

const notThis = (text: string): string => `not "${text}".`

export const settings = {
  PORT: 'the port to listen on (default: 8080, or the next free one)',
  HOST: 'the address to listen on (default: 127.0.0.1; 0.0.0.0 for everybody in your network)',
  DATA_DIR: 'where tables are kept (default: ./data)',
  DATABASE_URL: 'postgres://… keeps them in PostgreSQL instead; any number of servers may share it',
  PUBLIC_ORIGIN: 'the address that browsers use, such as https://haven.example (default: the request tells)',
  TRUST_PROXY: '1 behind a load balancer that sets X-Forwarded-For (default: 0)',
  BOT_WORKERS: 'threads in which bots think (default: processors less one, at least 1)',
  SOCKETS_PER_ADDRESS: 'open connections from one network address (default: 200)',
  TABLES_PER_MINUTE: 'new tables from one network address (default: 30)',
  METRICS_TOKEN: '/metrics asks for it as a bearer token (default: /metrics is open)',
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
  LOG_LEVEL: 'debug, info, warn, error, silent (default: info)',
} as const

/** What is wrong with a setting, and what to do. */
export const wrongSetting = {
  number: (name: string, least: number, most: number, text: string) =>
    `${name} must be a number from ${least} to ${most}, ${notThis(text)}`,
  flag: (name: string, text: string) => `${name} must be 0 or 1, ${notThis(text)}`,
  origin: (text: string) => `PUBLIC_ORIGIN must be an address such as https://haven.example, ${notThis(text)}`,
  originAlone: (origin: string, text: string) =>
    `PUBLIC_ORIGIN must be scheme, name and port alone, such as ${origin}, ${notThis(text)}`,
  database: 'DATABASE_URL must begin with postgres:// and name a database.',
  level: (known: readonly string[], text: string) => `LOG_LEVEL must be one of ${known.join(', ')}, ${notThis(text)}`,
  vapid: 'VAPID_PRIVATE_KEY must be 32 bytes as 43 letters of base64url.',
  backup: 'BACKUP_DIR is for SQLite; back PostgreSQL up with pg_dump.',
  smtp: 'SMTP_URL must begin with smtp:// or smtps:// and name a host.',
  smtpFrom: 'SMTP_FROM must name an address that letters come from.',
  smtpOrigin: 'SMTP_URL needs PUBLIC_ORIGIN, to which the links in letters lead.',
  operator: 'OPERATOR_TOKEN must have 16 letters or more.',
  host: (text: string) => `WEBHOOK_HOSTS must be names such as discord.com,*.slack.com, ${notThis(text)}`,
} as const

/** Why tables cannot be kept. */
export const wrongStore = {
  silent: (message: string) => `PostgreSQL does not answer as DATABASE_URL says: ${message}`,
  newerDatabase: 'the database was written by a newer Haven; start that one.',
  newerFile: (file: string) => `${file} was written by a newer Haven; start that one.`,
  notOpened: (file: string, message: string) => `${file} cannot be opened: ${message}`,
  inUse: (folder: string) => `${folder} is in use by another Haven; stop that one, or use another DATA_DIR.`,
  noAnswer: 'the store does not answer',
} as const

export const figures = {
  tables: 'Tables in memory',
  sockets: 'Devices connected',
  botQuestions: 'Questions that wait for a bot',
  commands: 'Commands by name and what became of them',
  decisionSeconds: 'From a command to its reply, which is sent when it is stored',
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
