import type { CoachArgs } from '@haven/lab'
import { command, SWITCH } from '../command.ts'

/** `haven coach`: what the coach is worth to a player who knows nothing and follows him. */
export const coachCommand = command(
  'coach',
  {
    games: { type: 'string', hint: 'n', default: '200' },
    seed: { type: 'string', hint: 'text', default: 'haven' },
    jobs: { type: 'string', hint: 'n', default: '1' },
    json: SWITCH,
  },
  async (desk, args) => {
    const { measureCoach } = await import('@haven/lab')
    return measureCoach(desk, args as unknown as CoachArgs)
  },
)
