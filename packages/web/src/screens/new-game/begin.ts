import { go } from '../../base/router.ts'
import { workerLink } from '../../model/link.ts'
import { Refused } from '../../model/refused.ts'
import { setupOf } from './setup-of.ts'
import { refusal, seatsOf, sittingAt, wishes } from './wishes.ts'

/** From the wishes to the table. */
export async function begin(): Promise<void> {
  const { level, heroPlayers } = wishes.value
  const sitting = seatsOf(heroPlayers).map((seat) => [seat, sittingAt(seat, wishes.value)] as const)
  try {
    const game = await workerLink().call('new', {
      game: {
        ...setupOf(wishes.value),
        people: sitting.filter(([, who]) => who === 'person').map(([seat]) => seat),
        bots: Object.fromEntries(sitting.filter(([, who]) => who !== 'person')),
        bot: level,
      },
    })
    go(`/g/${game}${location.search}`)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    refusal.value = error.refusal
  }
}
