import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
// @ts-expect-error a script of Node, without types
import { dist } from '../bin/build.mjs'
// @ts-expect-error a script of Node, without types
import { staticServer } from '../bin/static.mjs'

/** A server of our own over a copy of the client, to be stopped and changed. */
export interface OwnSite {
  readonly folder: string
  readonly address: string
  /** Nothing answers any more. */
  readonly stop: () => Promise<void>
  readonly remove: () => Promise<void>
}

/** `from`: another build than that of these sources. */
export async function openSite(from: string = dist): Promise<OwnSite> {
  const folder = mkdtempSync(join(tmpdir(), 'haven-site-'))
  cpSync(from, folder, { recursive: true })
  const server: Server = staticServer(folder)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = async (): Promise<void> => {
    if (!server.listening) return
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return {
    folder,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop,
    remove: async () => {
      await stop()
      rmSync(folder, { recursive: true })
    },
  }
}
