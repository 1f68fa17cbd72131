import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { settings, wrongSetting } from '@haven/text/server'
import { offeredBoxes } from './boxes.ts'
import { readAddress } from './nodes/tcp.ts'

/** The server's settings: from the environment, each checked before anything starts. */
export interface Config {
  /** Null: 8080, or the next one that is free. */
  readonly port: number | null
  readonly host: string
  readonly dataDir: string
  /** Null: SQLite in the data folder. */
  readonly databaseUrl: string | null
  /** Where other servers of the same database find this one; null: it finds an address itself. */
  readonly nodeAddress: { readonly host: string; readonly port: number } | null
  /** Processes that share the port. */
  readonly workers: number
  /** Where browsers find this server; null: whatever the request says. */
  readonly publicOrigin: string | null
  readonly logLevel: LogLevel
  readonly botWorkers: number
  readonly socketsPerAddress: number
  readonly tablesPerMinute: number
  /** How many proxies stand before the server, or the networks that they are in. */
  readonly trustProxy: number | readonly string[]
  /** Null, and not open: there is no /metrics. */
  readonly metricsToken: string | null
  readonly metricsOpen: boolean
  readonly webhookHosts: readonly string[]
  /** 32 secret bytes that notes to browsers are signed with; null: kept in the data folder, or none. */
  readonly vapidKey: string | null
  readonly vapidContact: string
  /** Days; null: never. */
  readonly archiveAfter: number | null
  readonly lobbyDays: number | null
  /** Null: no backups. */
  readonly backupDir: string | null
  /** Hours. */
  readonly backupEvery: number
  readonly backupKeep: number
  /** Null: there is no page for operators. */
  readonly operatorToken: string | null
  /** Null: no letters. */
  readonly smtp: { readonly url: string; readonly from: string } | null
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

type SettingName = keyof typeof settings
export const SETTINGS = Object.keys(settings) as readonly SettingName[]

export const settingsHelp = (): string => SETTINGS.map((name) => `  ${name.padEnd(20)} ${settings[name]}`).join('\n')

function numberOf(env: Environment, name: string, least: number, most: number): number | null {
  const text = env[name]
  if (text === undefined || text === '') return null
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < least || number > most) {
    throw new ConfigError(wrongSetting.number(name, least, most, text))
  }
  return number
}

function originOf(text: string): string {
  let url: URL
  try {
    url = new URL(text)
  } catch {
    throw new ConfigError(wrongSetting.origin(text))
  }
  if (!/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new ConfigError(wrongSetting.originAlone(url.origin, text))
  }
  return url.origin
}

function databaseOf(text: string): string {
  // Never said back: it holds a password.
  if (!/^postgres(ql)?:\/\/\S+$/.test(text)) throw new ConfigError(wrongSetting.database)
  return text
}

function nodeAddressOf({ NODE_ADDRESS: text }: Environment): Config['nodeAddress'] {
  if (!text) return null
  const address = readAddress(text)
  if (!address) throw new ConfigError(wrongSetting.nodeAddress(text))
  return address
}

/** SQLite has one process that writes: others would have nothing of their own to do. */
function workersOf(env: Environment): number {
  const workers = numberOf(env, 'WORKERS', 1, MOST_WORKERS) ?? 1
  if (workers > 1 && !env.DATABASE_URL) throw new ConfigError(wrongSetting.workers)
  return workers
}

function levelOf(text: string): LogLevel {
  const known = LOG_LEVELS.find((level) => level === text)
  if (!known) throw new ConfigError(wrongSetting.level(LOG_LEVELS, text))
  return known
}

function flagOf(env: Environment, name: string): boolean {
  const text = env[name] ?? ''
  if (!['', '0', '1'].includes(text)) throw new ConfigError(wrongSetting.flag(name, text))
  return text === '1'
}

const MOST_PROXIES = 10

/** `1`, or `10.0.0.0/8,fd00::1`. */
function proxiesOf(text: string): number | readonly string[] {
  const wrong = (): never => {
    throw new ConfigError(wrongSetting.proxies(text))
  }
  if (/^\d*$/.test(text)) return Number(text) <= MOST_PROXIES ? Number(text) : wrong()
  const networks = text.split(',').map((network) => network.trim())
  for (const network of networks) {
    const [address = '', prefix, ...more] = network.split('/')
    const most = isIP(address) === 6 ? 128 : 32
    const isPrefix = prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= most)
    if (isIP(address) === 0 || !isPrefix || more.length > 0) wrong()
  }
  return networks
}

function vapidOf(text: string): string {
  // Never said back: it is a secret.
  if (!/^[\w-]{43}$/.test(text)) throw new ConfigError(wrongSetting.vapid)
  return text
}

function hostsOf(text: string): readonly string[] {
  const hosts = text.split(',').map((host) => host.trim())
  for (const host of hosts) {
    if (host !== '' && !/^(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}$/.test(host)) {
      throw new ConfigError(wrongSetting.host(host))
    }
  }
  return hosts.filter((host) => host !== '')
}

const LEAST_TOKEN = 16

function operatorOf(text: string): string {
  // Never said back: it is a secret.
  if (text.length < LEAST_TOKEN) throw new ConfigError(wrongSetting.operator)
  return text
}

function backupOf({ BACKUP_DIR: folder, DATABASE_URL: database }: Environment): string | null {
  if (folder && database) throw new ConfigError(wrongSetting.backup)
  return folder || null
}

function smtpOf({ SMTP_URL: url, SMTP_FROM: from, PUBLIC_ORIGIN: origin }: Environment): Config['smtp'] {
  if (!url) return null
  // Never said back: it holds a password.
  if (!/^smtps?:\/\/\S+$/.test(url)) throw new ConfigError(wrongSetting.smtp)
  if (!from?.includes('@')) throw new ConfigError(wrongSetting.smtpFrom)
  if (!origin) throw new ConfigError(wrongSetting.smtpOrigin)
  return { url, from }
}

const MOST_DAYS = 3_650
const LOBBY_DAYS = 90

/** They are read again by whoever plays with them. */
function checkBoxes(text: string | undefined): void {
  try {
    offeredBoxes(text)
  } catch (error) {
    throw new ConfigError(wrongSetting.boxes((error as Error).message))
  }
}

/** Throws a ConfigError that says what to do. */
export function readConfig(env: Environment): Config {
  checkBoxes(env.HAVEN_BOXES)
  const workers = workersOf(env)
  return {
    workers,
    nodeAddress: nodeAddressOf(env),
    port: numberOf(env, 'PORT', 0, 65_535),
    host: env.HOST || '127.0.0.1',
    dataDir: env.DATA_DIR || 'data',
    databaseUrl: env.DATABASE_URL ? databaseOf(env.DATABASE_URL) : null,
    publicOrigin: env.PUBLIC_ORIGIN ? originOf(env.PUBLIC_ORIGIN) : null,
    logLevel: levelOf(env.LOG_LEVEL || 'info'),
    botWorkers:
      numberOf(env, 'BOT_WORKERS', 1, MOST_WORKERS) ?? Math.max(1, Math.floor((availableParallelism() - 1) / workers)),
    socketsPerAddress: numberOf(env, 'SOCKETS_PER_ADDRESS', 1, 1_000_000) ?? 200,
    tablesPerMinute: numberOf(env, 'TABLES_PER_MINUTE', 1, 1_000_000) ?? 30,
    trustProxy: proxiesOf(env.TRUST_PROXY ?? ''),
    metricsToken: env.METRICS_TOKEN || null,
    metricsOpen: flagOf(env, 'METRICS_OPEN'),
    webhookHosts: hostsOf(env.WEBHOOK_HOSTS ?? ''),
    vapidKey: env.VAPID_PRIVATE_KEY ? vapidOf(env.VAPID_PRIVATE_KEY) : null,
    archiveAfter: numberOf(env, 'ARCHIVE_AFTER', 1, MOST_DAYS),
    lobbyDays: (numberOf(env, 'LOBBY_DAYS', 0, MOST_DAYS) ?? LOBBY_DAYS) || null,
    backupDir: backupOf(env),
    backupEvery: numberOf(env, 'BACKUP_EVERY', 1, 24 * 365) ?? 24,
    backupKeep: numberOf(env, 'BACKUP_KEEP', 1, 1_000) ?? 7,
    operatorToken: env.OPERATOR_TOKEN ? operatorOf(env.OPERATOR_TOKEN) : null,
    smtp: smtpOf(env),
    vapidContact: env.VAPID_CONTACT || env.PUBLIC_ORIGIN || 'https://localhost',
  }
}
