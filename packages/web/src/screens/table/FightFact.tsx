import type { Event } from '@haven/engine'
import type { JSX } from 'preact'
import { catalogue, words } from '../../base/words.ts'
import { pictureNow } from '../../model/fight-said.ts'
import { useStore } from '../../parts/context/store-context.ts'

/** How far back a fight can begin. */
const STEPS_BACK = 60

/** After the throw: what was said before it, struck through by what came. */
export function FightFact(): JSX.Element | null {
  const store = useStore()
  const picture = pictureNow(store)
  if (!picture) return null
  const { hero } = picture.forecast
  const told = store.log.value.slice(-STEPS_BACK).flatMap(({ events }) => events)
  const events: readonly Event[] = [...told, ...(store.scene.value?.events ?? [])]
  const since = events.slice(events.findLastIndex(({ event }) => event === 'fightStarted') + 1)
  const settled = since.find((event) => event.event === 'fightSettled')
  const isDead = since.some((event) => event.event === 'heroDied' && event.hero === hero)
  // Of his two ways it is the one that he went.
  const corruption = (store.view.value?.roll?.level ?? 0) > 0
  const way = picture.ways.find((each) => each.corruption === corruption) ?? picture.ways[0]
  if (!way) return null
  const text = catalogue.forecast({ ...picture.forecast, outlook: { ...way.reach, corruption, own: [] } })
  const { odds } = words.table
  return (
    <p class="fight-fact">
      <span>{odds.saidBefore}</span>
      {settled || isDead ? <s>{text.shown}</s> : <span>{text.shown}</span>}
      {(settled || isDead) && <b>{odds.fact(hero, settled?.event === 'fightSettled' ? settled.wounds : 0, isDead)}</b>}
    </p>
  )
}
