import type { View } from '@haven/engine'
import type { FightRoll } from '@haven/odds'
import { noteOdds } from './death-odds.ts'
import { type FightPicture, fightPicture } from './fight-picture.ts'
import type { GameStore } from './store.ts'

/** The fight that somebody looks at, and what was last said of it: it stays while others decide, and after the throw. */

const said = new WeakMap<GameStore, FightPicture>()
/** What the Sins player was told of his cards: as it is without any of them, and with each. */
const offered = new WeakMap<GameStore, Offered>()

interface Offered {
  readonly without: FightPicture
  readonly withCard: ReadonlyMap<string, FightPicture>
}

const isOf = ({ forecast }: FightPicture, { roll }: View): boolean =>
  roll !== null && roll.of !== 'cleanse' && roll.hero === forecast.hero && roll.target === forecast.target

export function pictureNow(store: GameStore): FightPicture | null {
  const { value: view } = store.view
  const found = fightPicture(store.question.value, store.thoughts.forecasts.value, store.preview.value)
  if (found) said.set(store, found)
  remember(store)
  const picture = found ?? (view ? saidOf(store, view) : null)
  if (picture && view) noteOdds(store, picture, view)
  return picture
}

/** Nothing of it can be pressed any more. */
function saidOf(store: GameStore, view: View): FightPicture | null {
  const known = said.get(store)
  if (!known || !isOf(known, view)) return null
  return { ...known, ways: known.ways.map((way) => ({ ...way, option: null })) }
}

function remember(store: GameStore): void {
  const { value: question } = store.question
  if (question?.kind !== 'sin-card') return
  const forecasts = store.thoughts.forecasts.value
  const without = fightPicture(question, forecasts, null)
  if (!without) return
  const withCard = question.options.flatMap(({ id, card }) => {
    const picture = card === undefined || !(id in forecasts) ? null : fightPicture(question, forecasts, id)
    return picture ? [[card as string, picture] as const] : []
  })
  offered.set(store, { without, withCard: new Map(withCard) })
}

// ------------------------------------------------------------------------------------------- what a card changes

/** Of the hero's ways into the fight. */
export interface ChangedWay {
  readonly corruption: boolean
  readonly before: FightRoll
  readonly after: FightRoll
}

export interface CardChange {
  readonly hero: string
  readonly ways: readonly ChangedWay[]
}

/** A card that was played into a fight: its dice and chances as they were told, and as they are with it. */
export function changedBy(store: GameStore, card: string): CardChange | null {
  const view = store.view.peek()
  const own = offered.get(store)
  const played = own?.withCard.get(card)
  if (view && own && played && isOf(own.without, view)) return change(own.without, byPicture(played))
  const picture = view && saidOf(store, view)
  return picture ? change(picture, (corruption) => partOf(picture, corruption, card)) : null
}

type After = (corruption: boolean) => FightRoll | undefined

const byPicture =
  ({ ways }: FightPicture): After =>
  (corruption) =>
    (ways.find((way) => way.corruption === corruption) ?? ways[0])?.reach.stands

const partOf = ({ ways }: FightPicture, corruption: boolean, card: string): FightRoll | undefined =>
  ways.find((way) => way.corruption === corruption)?.reach.parts.find(({ what, id }) => what === 'card' && id === card)
    ?.roll

function change({ forecast, ways }: FightPicture, afterOf: After): CardChange | null {
  const changed = ways.flatMap(({ corruption, reach }): ChangedWay[] => {
    const after = afterOf(corruption)
    return after ? [{ corruption, before: reach.stands, after }] : []
  })
  return changed.length > 0 ? { hero: forecast.hero, ways: changed } : null
}
