import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Allows, Notice, World } from '@haven/table/keeper'
import { wrongStore } from '@haven/text/server'
import type { Config } from '../config.ts'
import { FILES, ownFolder, unusable } from '../store/folder.ts'
import { StoreError } from '../store/rows.ts'
import { isAllowedPush, push, vapidKey } from './push.ts'
import { callHook, hookMessage, isAllowedHook } from './webhook.ts'

export interface Notices {
  readonly allows: Allows
  readonly call: World['call']
  /** Undefined: this server sends no notes to browsers. */
  readonly pushKey: string | undefined
}

/** One machine keeps its key beside its tables; several have to be given the same one. Throws a StoreError. */
function secretOf({ vapidKey: given, databaseUrl, dataDir }: Config): string | null {
  if (given || databaseUrl) return given
  const file = join(dataDir, FILES.pushKey)
  const secret = kept(dataDir, file)
  if (!/^[\w-]{43}$/.test(secret)) throw new StoreError(wrongStore.noPushKey(file))
  return secret
}

function kept(dataDir: string, file: string): string {
  ownFolder(dataDir)
  try {
    if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw unusable(dataDir, error)
  }
}

/** Tells people outside the page that it is their turn, and a host that somebody has sat down. */
export function createNotices(config: Config, onTrouble: (table: string, error: unknown) => void): Notices {
  const secret = secretOf(config)
  const key = secret === null ? null : vapidKey(secret, config.vapidContact)
  const allows: Allows = (what, url) =>
    what === 'hook' ? isAllowedHook(url, config.webhookHosts) : key !== null && isAllowedPush(url)

  async function call({ table, webhook, language, pushes, name, seat, news }: Notice): Promise<readonly string[]> {
    // The configuration may have changed since the table was told the address.
    if (webhook !== null && allows('hook', webhook)) {
      callHook(webhook, hookMessage(name, seat, language, news)).catch((error: unknown) => onTrouble(table, error))
    }
    const gone: string[] = []
    for (const subscription of pushes) {
      if (!key || !allows('push', subscription.endpoint)) continue
      // The browser alone can read it: so it may say which table. It words it in the language that it has asked for.
      const note = JSON.stringify({ table, seat, name, language: subscription.language, news })
      const outcome = await push(subscription, note, key, Date.now()).catch((error: unknown) => onTrouble(table, error))
      if (outcome === 'gone') gone.push(subscription.endpoint)
    }
    return gone
  }
  return { allows, call, pushKey: key?.publicKey }
}
