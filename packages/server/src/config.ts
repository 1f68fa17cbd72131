import { availableParallelism } from 'node:os'

/** The server's settings: from the environment, each checked before anything starts. */
export interface Config {
  /** Null: 8080, or the next one that is free. */
  readonly port: number | null
  readonly host: string
  readonly dataDir: string
  /** Null: SQLite in the data folder. */
  readonly databaseUrl: string | null
  /** Where browsers find this server; null: whatever the request says. */
  readonly publicOrigin: string | null
  readonly logLevel: LogLevel
  readonly botWorkers: number
  readonly socketsPerAddress: number
  readonly tablesPerMinute: number
  readonly trustProxy: boolean
  readonly metricsToken: string | null
  readonly webhookHosts: readonly string[]
  /** 32 secret bytes that notes to browsers are signed with; null: kept in the data folder, or none. */
  readonly vapidKey: string | null
  readonly vapidContact: string
}

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export class ConfigError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ConfigError'
  }
}

type Environment = Readonly<Record<string, string | undefined>>

const MOST_WORKERS = 64

interface Setting {
  readonly name: string
  readonly help: string
}

export const SETTINGS: readonly Setting[] = [
  { name: 'PORT', help: 'the port to listen on (default: 8080, or the next free one)' },
  { name: 'HOST', help: 'the address to listen on (default: 127.0.0.1; 0.0.0.0 for everybody in your network)' },
  { name: 'DATA_DIR', help: 'where tables are kept (default: ./data)' },
  { name: 'DATABASE_URL', help: 'postgres://… keeps them in PostgreSQL instead; any number of servers may share it' },
  {
    name: 'PUBLIC_ORIGIN',
    help: 'the address that browsers use, such as https://haven.example (default: the request tells)',
  },
  { name: 'TRUST_PROXY', help: '1 behind a load balancer that sets X-Forwarded-For (default: 0)' },
  { name: 'BOT_WORKERS', help: 'threads in which bots think (default: processors less one, at least 1)' },
  { name: 'SOCKETS_PER_ADDRESS', help: 'open connections from one network address (default: 200)' },
  { name: 'TABLES_PER_MINUTE', help: 'new tables from one network address (default: 30)' },
  { name: 'METRICS_TOKEN', help: '/metrics asks for it as a bearer token (default: /metrics is open)' },
  {
    name: 'WEBHOOK_HOSTS',
    help: 'hosts that tables may tell of turns, such as discord.com,*.slack.com (default: none)',
  },
  {
    name: 'VAPID_PRIVATE_KEY',
    help: 'signs notes to browsers: 43 letters of base64url (default: one kept in DATA_DIR)',
  },
  { name: 'VAPID_CONTACT', help: 'whom push services may write to, mailto:… or https://… (default: PUBLIC_ORIGIN)' },
  { name: 'LOG_LEVEL', help: `${LOG_LEVELS.join(', ')} (default: info)` },
]

export const settingsHelp = (): string => SETTINGS.map(({ name, help }) => `  ${name.padEnd(20)} ${help}`).join('\n')

function numberOf(env: Environment, name: string, least: number, most: number): number | null {
  const text = env[name]
  if (text === undefined || text === '') return null
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < least || number > most) {
    throw new ConfigError(`${name} must be a number from ${least} to ${most}, not "${text}".`)
  }
  return number
}

function originOf(text: string): string {
  let url: URL
  try {
    url = new URL(text)
  } catch {
    throw new ConfigError(`PUBLIC_ORIGIN must be an address such as https://haven.example, not "${text}".`)
  }
  if (!/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new ConfigError(`PUBLIC_ORIGIN must be scheme, name and port alone, such as ${url.origin}, not "${text}".`)
  }
  return url.origin
}

function databaseOf(text: string): string {
  // Never said back: it holds a password.
  if (!/^postgres(ql)?:\/\/\S+$/.test(text))
    throw new ConfigError('DATABASE_URL must begin with postgres:// and name a database.')
  return text
}

function levelOf(text: string): LogLevel {
  const known = LOG_LEVELS.find((level) => level === text)
  if (!known) throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`)
  return known
}

function flagOf(env: Environment, name: string): boolean {
  const text = env[name] ?? ''
  if (!['', '0', '1'].includes(text)) throw new ConfigError(`${name} must be 0 or 1, not "${text}".`)
  return text === '1'
}

function vapidOf(text: string): string {
  // Never said back: it is a secret.
  if (!/^[\w-]{43}$/.test(text)) throw new ConfigError('VAPID_PRIVATE_KEY must be 32 bytes as 43 letters of base64url.')
  return text
}

function hostsOf(text: string): readonly string[] {
  const hosts = text.split(',').map((host) => host.trim())
  for (const host of hosts) {
    if (host !== '' && !/^(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}$/.test(host)) {
      throw new ConfigError(`WEBHOOK_HOSTS must be names such as discord.com,*.slack.com, not "${host}".`)
    }
  }
  return hosts.filter((host) => host !== '')
}

/** Throws a ConfigError that says what to do. */
export function readConfig(env: Environment): Config {
  return {
    port: numberOf(env, 'PORT', 0, 65_535),
    host: env.HOST || '127.0.0.1',
    dataDir: env.DATA_DIR || 'data',
    databaseUrl: env.DATABASE_URL ? databaseOf(env.DATABASE_URL) : null,
    publicOrigin: env.PUBLIC_ORIGIN ? originOf(env.PUBLIC_ORIGIN) : null,
    logLevel: levelOf(env.LOG_LEVEL || 'info'),
    botWorkers: numberOf(env, 'BOT_WORKERS', 1, MOST_WORKERS) ?? Math.max(1, availableParallelism() - 1),
    socketsPerAddress: numberOf(env, 'SOCKETS_PER_ADDRESS', 1, 1_000_000) ?? 200,
    tablesPerMinute: numberOf(env, 'TABLES_PER_MINUTE', 1, 1_000_000) ?? 30,
    trustProxy: flagOf(env, 'TRUST_PROXY'),
    metricsToken: env.METRICS_TOKEN || null,
    webhookHosts: hostsOf(env.WEBHOOK_HOSTS ?? ''),
    vapidKey: env.VAPID_PRIVATE_KEY ? vapidOf(env.VAPID_PRIVATE_KEY) : null,
    vapidContact: env.VAPID_CONTACT || env.PUBLIC_ORIGIN || 'https://localhost',
  }
}
