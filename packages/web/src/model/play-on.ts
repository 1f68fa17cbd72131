import type { BotName } from '@haven/bots'
import { go } from '../base/router.ts'
import type { PlaysAs } from './desk-messages.ts'
import { workerLink } from './link.ts'

/** From a moment of a game into a new one. */

export async function branch(game: string, moment: number, as: PlaysAs, bot: BotName): Promise<void> {
  go(`/g/${await workerLink().call('branch', { game, moment, as, bot })}`)
}

/** A table begins at that moment: its settings come first. */
export async function branchOnline(game: string, moment: number): Promise<void> {
  const link = await workerLink().call('moment-link', { game, moment })
  go(`/online#${link.split('#')[1] ?? ''}`)
}
