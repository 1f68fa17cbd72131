import {
  type Answer,
  type Event,
  type KindWith,
  type Option,
  PROMPT_KINDS,
  PROMPTS,
  type Prompt,
  type PromptKind,
  type View,
  type WindowName,
} from '@haven/engine'

/**
 * Standing orders: what the Sins player has said beforehand about his windows, so that a hero's turn need not stop at
 * each of them. They pass or play, never pick a target; a drafted reaction is a choice of his own, made early. The record
 * holds only the answers they gave. The last word counts: of several orders that apply, the newest one answers.
 */
export type Order = PassOrder | IdleOrder | PlayOrder | ReactOrder

interface Narrowed {
  /** Only at this moment. */
  readonly window?: WindowName
  /** Only when it is about this hero. */
  readonly hero?: string
}

/** What a hero in play can carry and live: five kill. */
export const MOST_WOUNDS_BORNE = 4

/** "Pass": whatever could be played. */
export interface PassOrder extends Narrowed {
  readonly order: 'pass'
  readonly until: 'turn' | 'round' | 'recalled'
  /** The windows of cards, if it does not say otherwise. */
  readonly kinds?: readonly YieldKind[]
}

/** "Do not stop where I could play nothing": or nothing but these. */
export interface IdleOrder {
  readonly order: 'idle'
  readonly quiet: readonly string[]
}

/** "Play this as soon as it can be played." It is given once for each copy. */
export interface PlayOrder extends Narrowed {
  readonly order: 'play'
  readonly card: string
  /** Only when the hero whom it is about has at least so many wounds. */
  readonly wounds?: number
}

/** "React so after the turn": `drafts.ts` answers for him as long as it is possible. */
export interface ReactOrder {
  readonly order: 'react'
  /** After whose turn; whosoever comes next, if it is left out. */
  readonly hero?: string
  readonly monster: string
  /** Where it goes; null: to where the hero stands then. */
  readonly to: string | null
  readonly fight: boolean
  /** The token is spent: what is left of it is carried through. */
  readonly begun?: true
}

/** Questions that can be passed without choosing anything. */
export type YieldKind = KindWith<'passable'>
const isYieldKind = (kind: PromptKind): kind is YieldKind => PROMPTS[kind].passable === true
export const YIELD_KINDS: readonly YieldKind[] = PROMPT_KINDS.filter(isYieldKind)

type Question = Prompt & { readonly options: readonly Option[] }

const CARDS: readonly YieldKind[] = ['sin-card']

function isMeant({ window, hero }: Narrowed, { subject }: Question): boolean {
  return (window === undefined || window === subject.window) && (hero === undefined || hero === subject.hero)
}

function isHurt({ wounds = 0 }: PlayOrder, { subject }: Question, view: View): boolean {
  return (view.heroes.find(({ hero }) => hero === subject.hero)?.wounds.length ?? 0) >= wounds
}

function optionFor(order: Order, kind: YieldKind, question: Question, view: View): Option | undefined {
  const pass = question.options.find(({ none }) => none)
  switch (order.order) {
    case 'pass':
      return (order.kinds ?? CARDS).includes(kind) && isMeant(order, question) ? pass : undefined
    case 'idle': {
      const isQuiet = ({ none, card }: Option): boolean => none === true || order.quiet.includes(card ?? '')
      return kind === 'sin-card' && question.options.every(isQuiet) ? pass : undefined
    }
    case 'play':
      if (kind !== 'sin-card' || !isMeant(order, question) || !isHurt(order, question, view)) return undefined
      return question.options.find(({ card }) => card === order.card)
    case 'react':
      return undefined
  }
}

/** The answer that the orders give to what the seat is asked now, or null: then he is asked himself. */
export function answerFor(orders: readonly Order[], view: View): Answer | null {
  for (const question of view.prompts) {
    const { kind, id, seat } = question
    if (!isYieldKind(kind)) continue
    for (const order of orders.toReversed()) {
      const option = optionFor(order, kind, question, view)
      if (option) return { prompt: id, seat, option: option.id }
    }
  }
  return null
}

/** What is left of the orders after this has happened: a turn or round is over, a card is played. */
export function lapse(orders: readonly Order[], events: readonly Event[]): readonly Order[] {
  let left = orders
  for (const event of events) {
    if (event.event === 'turnStarted') left = left.filter((order) => !isOfTurn(order))
    else if (event.event === 'roundEnded') {
      left = left.filter((order) => order.order !== 'react' && (order.order !== 'pass' || order.until === 'recalled'))
    } else if (event.event === 'reactionSpent') left = begun(left, event.hero)
    else if (event.event === 'sinCardPlayed') left = without(left, event.card)
  }
  return left
}

const isOfTurn = (order: Order): boolean =>
  order.order === 'pass' ? order.until === 'turn' : order.order === 'react' && order.begun === true

function begun(orders: readonly Order[], hero: string): readonly Order[] {
  const at = orders.findLastIndex(
    (order) => order.order === 'react' && (order.hero === undefined || order.hero === hero),
  )
  const draft = orders[at]
  return draft?.order === 'react' ? orders.with(at, { ...draft, begun: true }) : orders
}

function without(orders: readonly Order[], card: string): readonly Order[] {
  const played = orders.findLastIndex((order) => order.order === 'play' && order.card === card)
  return played < 0 ? orders : orders.toSpliced(played, 1)
}
