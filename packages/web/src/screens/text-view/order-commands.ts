import { MOST_WOUNDS_BORNE, type Order, type ReactOrder } from '@haven/table'
import { type Arming, readArming, readDraft, type TypedCommand } from '@haven/text/typing'
import { type Arm, armed, draftsIn, withDraft, yielding } from '../../model/orders.ts'
import type { Command } from './commands.ts'
import type { TextSession } from './session.ts'

/** What the Sins player says beforehand: cards armed, asked or quiet, a turn yielded, a reaction drafted. */

/** What becomes of the orders, and what is said about it; without orders it is a refusal. */
interface Said {
  readonly orders?: readonly Order[]
  readonly text: string
}

/** A command for the Sins player alone, about the orders that stand. */
function ordering(change: (session: TextSession, rest: string, orders: readonly Order[]) => Said): Command {
  return async (session, rest) => {
    const { store, around } = session
    const isSins = store.screen.peek()?.viewer === 'sins'
    const { orders, text } = isSins
      ? change(session, rest, store.orders.peek())
      : { orders: undefined, text: around.words.drafts.notYours }
    if (orders) await store.setOrders(orders)
    if (session.toldWhy()) return 'stop'
    session.say(text)
    return orders ? 'on' : 'stop'
  }
}

const arming = (arm: Arm): Command =>
  ordering(({ store, lookup, around }, rest, orders) => {
    const { drafts } = around.words
    const typed: Arming = arm === 'armed' ? readArming(rest, around.tongue, MOST_WOUNDS_BORNE) : { card: rest }
    const card = lookup.card(typed.card)
    if (!card || !store.view.peek()?.sins.hand.includes(card)) return { text: drafts.notInHand(typed.card) }
    const hero = typed.hero === undefined ? undefined : lookup.hero(typed.hero)
    if (hero === null) return { text: drafts.noSuchHero(typed.hero ?? '') }
    const { wounds } = typed
    const isNarrow = hero !== undefined || wounds !== undefined
    const only = isNarrow ? ` ${drafts.against(hero ?? null, wounds ?? 0)}` : ''
    const text = drafts.order(card, arm) + only
    const against = { ...(hero !== undefined && { hero }), ...(wounds !== undefined && { wounds }) }
    return { orders: armed(orders, card, arm, against), text }
  })

function draftIn({ lookup, store, around }: TextSession, typed: string): ReactOrder | null {
  const read = readDraft(typed, around.tongue)
  if (!read) return null
  const monster = lookup.monster(read.monster)
  const to = read.to === null ? null : lookup.space(read.to)
  const hero = read.after === undefined ? undefined : lookup.hero(read.after)
  const isOnBoard = store.view.peek()?.monsters.some(({ id }) => id === monster)
  if (!monster || !isOnBoard || (read.to !== null && to === null) || hero === null) return null
  return { order: 'react', ...(hero !== undefined && { hero }), monster, to, fight: read.fight }
}

const draft = ordering((session, rest, orders) => {
  const { drafts } = session.around.words
  if (rest === '') {
    const all = draftsIn(orders).map((each) => `${drafts.drafted(each)}.`)
    return { text: all.length > 0 ? all.join(' ') : drafts.noneYet }
  }
  const order = draftIn(session, rest)
  if (!order) return { text: drafts.unclear }
  return { orders: withDraft(orders, order), text: `${drafts.drafted(order)}.` }
})

export const ORDER_COMMANDS = {
  arm: arming('armed'),
  ask: arming('ask'),
  quiet: arming('quiet'),
  yield: ordering(({ around }, _, orders) => ({ orders: yielding(orders, true), text: around.words.drafts.yielded })),
  draft,
  forget: ordering(({ around }, _, orders) => ({
    orders: orders.filter((order) => order.order !== 'react'),
    text: around.words.drafts.forgotten,
  })),
} satisfies Partial<Record<TypedCommand, Command>>
