import type { Random, Seat } from '@haven/engine'
import type { OnlineCommand, SeatCommand, TableFrame } from '@haven/table'

/** What somebody at a table at home does next: mostly he answers, but people do all kinds of things. */

type Look = { readonly look: Seat | null }
export type Wish = OnlineCommand | Look

export const isLook = (wish: Wish): wish is Look => 'look' in wish

const pick = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)] as T

export function wishFor({ room, update }: TableFrame, random: Random, isTired: boolean): Wish | null {
  const { seats, curtain } = room.you
  if (room.phase !== 'playing' || !update) return null
  if (!isTired && random.below(1_000) < 160) return whim(seats, random)
  if (curtain) return { look: curtain }
  const question = update.view.prompts.length > 0 ? pick(random, update.view.prompts) : null
  if (!question) return null
  const { seat, id, options } = question
  if (update.talk) {
    const wanted = random.below(10) < 6 ? options[0]! : pick(random, options)
    return random.below(16) === 0 ? { command: 'give-up', seat } : { command: 'propose', seat, option: wanted.id }
  }
  if (question.kind === 'hero-turn' && random.below(3) === 0) {
    const hero = update.view.heroes.find((each) => each.hero === question.subject.hero)
    const step = options.find((each) => each.do === 'move')?.to
    const pays = options.find((each) => each.do === 'ability')?.ability ?? null
    // There and back again.
    if (step && hero) return { command: 'walk', seat, prompt: id, pays, spaces: [step, hero.space, step] }
  }
  if (question.kind === 'wound-slot' && random.below(2) === 0) {
    return { command: 'give', seat, prompt: id, options: options.map((each) => each.id) }
  }
  return { command: 'answer', seat, prompt: id, option: pick(random, options).id }
}

function whim(seats: readonly Seat[], random: Random): Wish {
  const seat = pick(random, seats)
  const which = random.below(100)
  if (which < 30) return { command: 'undo', seat }
  if (which < 36) return { command: 'rewind', seat }
  if (which < 60) return { command: 'hold', seat, hold: random.below(2) === 0 }
  if (which < 75) return { command: 'orders', seat, orders: ordersOf(random) }
  if (which < 85) return { look: pick(random, [null, 'sins']) }
  return { command: 'explain', seat, intent: { do: 'end' } }
}

type Orders = Extract<SeatCommand, { command: 'orders' }>['orders']

function ordersOf(random: Random): Orders {
  if (random.below(3) === 0) return []
  if (random.below(3) === 0) return [{ order: 'idle', quiet: ['pride-hubris'] }]
  return [{ order: 'pass', until: pick(random, ['turn', 'round'] as const) }]
}
