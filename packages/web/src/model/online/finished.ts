import type { Seat } from '@haven/engine'
import type { GameRecord } from '@haven/table'
import { say } from '../../base/online-words.ts'
import { go } from '../../base/router.ts'
import { peopleOf } from '../desk-messages.ts'
import { USUAL_BOT } from '../first-game.ts'
import { workerLink } from '../link.ts'
import { Refused } from '../refused.ts'
import { replayPath } from '../replay/turns.ts'
import { refusalText } from '../words.ts'
import type { OnlineTable } from './online-table.ts'
import { noteOrigin } from './origins.ts'
import { promisedSeed } from './secrets.ts'

/** A finished game comes home: from then on it is replayed, verified and played on from like one that was played here. */

/** The game that is over now, if no other is meant. */
const lastGame = (table: OnlineTable): number => table.room.peek()?.game ?? 0

export async function recordOf(table: OnlineTable, game = lastGame(table)): Promise<GameRecord> {
  const value = await table.send({ command: 'record', game })
  if (value?.query !== 'record') throw new Error('no record')
  return value.record
}

const kept = new Map<string, Promise<string>>()

async function bring(table: OnlineTable, game: number): Promise<string> {
  const room = table.room.peek()
  const record = await recordOf(table, game)
  const seats = room?.seats.map(({ seat }) => seat) ?? []
  return imported(table.id, game, record, seats, room?.you.seats.includes('sins') ? 'sins' : 'heroes')
}

async function imported(
  table: string,
  game: number,
  record: GameRecord,
  seats: readonly Seat[],
  side: 'sins' | 'heroes',
): Promise<string> {
  const people = peopleOf(seats, side)
  const here = await workerLink().call('import', { text: JSON.stringify(record), people, bot: USUAL_BOT })
  noteOrigin(here, { table, game })
  return here
}

/** The same of a table that was put away. */
export function bringRecord(table: string, game: number, record: GameRecord, seats: readonly Seat[]): Promise<string> {
  const name = `${table}/${game}`
  const known = kept.get(name)
  if (known) return known
  const brought = imported(table, game, record, seats, 'heroes')
  kept.set(name, brought)
  brought.catch(() => kept.delete(name))
  return brought
}

/** The id of the game here. It is brought once. */
export function bringHome(table: OnlineTable, game = lastGame(table)): Promise<string> {
  const name = `${table.id}/${game}`
  const known = kept.get(name)
  if (known) return known
  const brought = bring(table, game)
  kept.set(name, brought)
  brought.catch(() => kept.delete(name))
  return brought
}

/** The game that is over, to be looked at without keeping it: its name here. */
export async function lendHere(table: OnlineTable): Promise<string> {
  const people = table.room.peek()?.you.seats ?? []
  return workerLink().call('lend', { record: await recordOf(table), people })
}

export async function openReplay(table: OnlineTable, moment?: number, game = lastGame(table)): Promise<void> {
  go(replayPath(await bringHome(table, game), moment))
}

export async function openRecap(table: OnlineTable): Promise<void> {
  go(`/g/${await bringHome(table)}/recap`)
}

/** In words: does every roll follow from the seed, and is it the seed that this device was promised? */
export async function verify(table: OnlineTable): Promise<string> {
  const room = table.room.peek()
  try {
    const game = await bringHome(table)
    const { wrongAt, seedCommit } = await workerLink().call('verify', { game })
    if (wrongAt !== null) return say.play.notVerified(wrongAt)
    const promised = promisedSeed(table.id, room?.game ?? 0)
    if (promised !== null && promised !== seedCommit) return say.play.otherPromise
    return say.play.verified
  } catch (error) {
    if (error instanceof Refused) return say.play.notVerified(refusalText(error.refusal))
    throw error
  }
}
