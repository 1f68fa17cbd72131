import type { GameRecord } from '@haven/table'
import { go } from '../app/router.ts'
import { hostLink, Refused } from '../game/link.ts'
import { refusalText } from '../game/words.ts'
import { USUAL_BOT } from '../host/first-game.ts'
import { peopleOf, type Verified } from '../replay/messages.ts'
import { replayPath } from '../replay/turns.ts'
import { promisedSeed } from './secrets.ts'
import type { OnlineTable } from './table.ts'
import { say } from './words.ts'

/** A finished game comes home: from then on it is replayed, verified and played on from like one that was played here. */

export async function recordOf(table: OnlineTable): Promise<GameRecord> {
  const value = await table.send({ command: 'record' })
  if (value?.query !== 'record') throw new Error('no record')
  return value.record
}

const kept = new Map<string, Promise<string>>()

async function bring(table: OnlineTable): Promise<string> {
  const room = table.room.peek()
  const record = await recordOf(table)
  const seats = room?.seats.map(({ seat }) => seat) ?? []
  const side = room?.you.seats.includes('sins') ? 'sins' : 'heroes'
  const people = peopleOf(seats, side)
  return hostLink().request<string>({ request: 'import', text: JSON.stringify(record), people, bot: USUAL_BOT })
}

/** The id of the game here. It is brought once. */
export function bringHome(table: OnlineTable): Promise<string> {
  const name = `${table.id}/${table.room.peek()?.game ?? 0}`
  const known = kept.get(name)
  if (known) return known
  const brought = bring(table)
  kept.set(name, brought)
  brought.catch(() => kept.delete(name))
  return brought
}

export async function openReplay(table: OnlineTable, moment?: number): Promise<void> {
  go(replayPath(await bringHome(table), moment))
}

export async function openRecap(table: OnlineTable): Promise<void> {
  go(`/g/${await bringHome(table)}/recap`)
}

/** In words: does every roll follow from the seed, and is it the seed that this device was promised? */
export async function verify(table: OnlineTable): Promise<string> {
  const room = table.room.peek()
  try {
    const game = await bringHome(table)
    const { wrongAt, seedCommit } = await hostLink().request<Verified>({ request: 'verify', game })
    if (wrongAt !== null) return say.play.notVerified(wrongAt)
    const promised = promisedSeed(table.id, room?.game ?? 0)
    if (promised !== null && promised !== seedCommit) return say.play.otherPromise
    return say.play.verified
  } catch (error) {
    if (error instanceof Refused) return say.play.notVerified(refusalText(error.refusal))
    throw error
  }
}
