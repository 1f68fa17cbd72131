import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import { wrongStore } from '@haven/text/server'
import type { Config } from '../config.ts'
import { StoreError } from '../store/rows.ts'
import type { ServerStore } from '../store/server-store.ts'
import { House, type HouseOptions } from './house.ts'
import type { LineEnd, NodeLine } from './line.ts'
import { addressOf, answerNodes, callerOf } from './tcp.ts'

export interface OpenHouse {
  readonly house: House
  close(): void
}

const ANYWHERE: readonly string[] = ['0.0.0.0', '::']
const LOOPBACK = '127.0.0.1'
const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.')

/** Where others find us if nobody has said it: as people do, or at the first address of this machine. */
function ownHost(host: string): string {
  if (isLoopback(host)) return LOOPBACK
  if (!ANYWHERE.includes(host)) return host
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  return all.find(({ internal, address }) => !internal && isIP(address) === 4)?.address ?? LOOPBACK
}

/**
 * One of the nodes of a database from now on. Nodes of another build know other rules and have other pages: they prove
 * themselves by another secret, and leave each other alone.
 */
export async function openHouse(
  { host, nodeAddress, build }: Pick<Config, 'host' | 'nodeAddress'> & { readonly build: string },
  nodes: NonNullable<ServerStore['nodes']>,
  around: Omit<HouseOptions, 'me' | 'nodes' | 'call'>,
): Promise<OpenHouse> {
  const secret = `${await nodes.secret()} ${build}`
  const id = randomBytes(9).toString('base64url')
  // Whoever calls before we are ready calls again.
  let answer: (line: NodeLine) => LineEnd = (line) => {
    line.close()
    return { heard: () => undefined, broken: () => undefined }
  }
  const from = { host: nodeAddress ? null : isLoopback(host) ? LOOPBACK : host, port: nodeAddress?.port ?? 0 }
  const own = await answerNodes(from, { secret, me: { id } }, (line) => answer(line)).catch((error: Error) => {
    throw new StoreError(wrongStore.noNodes(addressOf(from.host ?? '*', from.port), error.message))
  })
  const me = { id, address: addressOf(nodeAddress?.host ?? ownHost(host), own.port) }
  const house = new House({ ...around, me, nodes, call: callerOf({ secret, me }) })
  answer = house.answer
  const close = (): void => {
    own.close()
    house.close()
  }
  try {
    await house.open()
  } catch (error) {
    close()
    throw error
  }
  return { house, close }
}
