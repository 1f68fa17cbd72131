import { MOST_WOUNDS_BORNE, type Order, type ReactOrder } from '@haven/table'
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

/** "hubris", "hubris against Rose", "hubris from 2 wounds", "hubris against Rose from 2 wounds" */
const ARMING = new RegExp(
  `^(.+?)(?:\\s+against\\s+(.+?))?(?:\\s+from\\s+([1-${MOST_WOUNDS_BORNE}])(?:\\s+wounds?)?)?$`,
  'i',
)

const arming = (arm: Arm): Command =>
  ordering(({ store, lookup, around }, rest, orders) => {
    const { drafts } = around.words
    const [, named = rest, whom, from] = (arm === 'armed' && ARMING.exec(rest)) || []
    const card = lookup.card(named)
    if (!card || !store.view.peek()?.sins.hand.includes(card)) return { text: drafts.notInHand(named) }
    const hero = whom === undefined ? undefined : lookup.hero(whom)
    if (hero === null) return { text: drafts.noSuchHero(whom ?? '') }
    const wounds = from === undefined ? undefined : Number(from)
    const isNarrow = hero !== undefined || wounds !== undefined
    const only = isNarrow ? ` ${drafts.against(hero ?? null, wounds ?? 0)}` : ''
    const text = drafts.order(card, arm) + only
    const against = { ...(hero !== undefined && { hero }), ...(wounds !== undefined && { wounds }) }
    return { orders: armed(orders, card, arm, against), text }
  })

/** "abomination 1 to hero, fight", "acolyte 2 to C3 after Rose" */
const DRAFT = /^(.+?)\s+to\s+(.+?)(?:\s+after\s+(.+?))?((?:,|\s+and)?\s+fight)?$/i

function draftIn({ lookup, store }: TextSession, typed: string): ReactOrder | null {
  const [, who = '', where = '', after, fight] = DRAFT.exec(typed) ?? []
  const monster = lookup.monster(who)
  const isHero = /^(the )?hero$/i.test(where)
  const to = isHero ? null : lookup.space(where)
  const hero = after === undefined ? undefined : lookup.hero(after)
  const isOnBoard = store.view.peek()?.monsters.some(({ id }) => id === monster)
  if (!monster || !isOnBoard || (!isHero && to === null) || hero === null) return null
  return { order: 'react', ...(hero !== undefined && { hero }), monster, to, fight: fight !== undefined }
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

export const ORDER_COMMANDS: Readonly<Record<string, Command>> = {
  arm: arming('armed'),
  ask: arming('ask'),
  quiet: arming('quiet'),
  yield: ordering(({ around }, _, orders) => ({ orders: yielding(orders, true), text: around.words.drafts.yielded })),
  draft,
  forget: ordering(({ around }, _, orders) => ({
    orders: orders.filter((order) => order.order !== 'react'),
    text: around.words.drafts.forgotten,
  })),
}
