/** The strangers, in a process of their own: what they have to do keeps nobody waiting but themselves. */
import { constants, setPriority } from 'node:os'
import { type Attempt, addresses, claims, flood, frames, takeover } from './attempts.ts'
import { passes } from './passes.ts'

/** What this process is told, and what it tells. */
export interface Crowd {
  readonly address: string
  readonly seconds: number
  readonly limits: { readonly sockets: number; readonly tables: number }
}

// Strangers come from elsewhere: they do not take the server's processor.
setPriority(constants.priority.PRIORITY_LOW)

const failed = (error: unknown): Attempt => ({ what: 'this script', tried: 0, gained: [String(error)] })

async function come({ address, seconds, limits }: Crowd): Promise<void> {
  const attempts: readonly Promise<Attempt | readonly Attempt[]>[] = [
    takeover(address),
    claims(address),
    flood(address, seconds),
    frames(address),
    addresses(address, limits),
    passes(address, seconds),
  ]
  const told = await Promise.all(attempts.map((each) => each.catch(failed)))
  process.send?.(told.flat(), () => process.exit(0))
}

process.once('message', (crowd) => void come(crowd as Crowd))
