import type { Guest, House } from './table-at-home.ts'

/** What tests of the rule over a table have in common. */

export const MINUTE = 60_000
export const no = (code: string) => ({ done: false, refusal: { code } })
export const kick = (person: string) => ({ command: 'move', motion: { motion: 'kick', person } }) as const
export const elect = (person: string) => ({ command: 'move', motion: { motion: 'elect', person } }) as const

export const closing = ({ frames }: Guest) => frames.findLast(({ tell }) => tell === 'closing')

export async function asks(
  house: House,
  name: string,
  seats: readonly ('sins' | 'hero1' | 'hero2' | 'hero3')[],
): Promise<Guest> {
  const guest = await house.guest(name).hello()
  await guest.do({ command: 'claim', name, seats })
  return guest
}
