import type { View } from '@haven/engine'
import type { LogStep } from '@haven/table'
import type { FightPicture } from './fight-picture.ts'
import type { GameStore } from './store.ts'

/** What was said of a fight when it began, for the log: beside a death stands how likely it was. It is kept here alone. */

export interface DeathOdds {
  readonly stands: number
  readonly worst: number
}

interface Said {
  readonly hero: string
  readonly ways: readonly (DeathOdds & { readonly corruption: boolean })[]
  /** Which of his ways he went. */
  readonly corruption: boolean
}

const said = new WeakMap<GameStore, Map<number, Said>>()

function fightsIn(log: readonly LogStep[]): number {
  return log.reduce((sum, { events }) => sum + events.filter(({ event }) => event === 'fightStarted').length, 0)
}

/** The first word about a fight counts; which way he went is known when he has gone it. */
export function noteOdds(store: GameStore, { forecast, ways }: FightPicture, view: View): void {
  const { roll } = view
  const isOn = roll !== null && roll.of !== 'cleanse' && roll.hero === forecast.hero && roll.target === forecast.target
  const fights = said.get(store) ?? new Map<number, Said>()
  said.set(store, fights)
  const fight = fightsIn(store.log.peek()) + (isOn ? 0 : 1)
  const known = fights.get(fight)
  const corruption = isOn && roll.level > 0
  if (isOn && known?.hero === forecast.hero) fights.set(fight, { ...known, corruption })
  else
    fights.set(fight, {
      hero: forecast.hero,
      corruption,
      ways: ways.map((way) => ({
        corruption: way.corruption,
        stands: way.reach.stands.odds.death,
        worst: way.reach.worst.odds.death,
      })),
    })
}

/** Of a death in this step of the log, if it came in a fight that was spoken of. */
export function oddsOfDeath(store: GameStore, step: number, hero: string): DeathOdds | null {
  const log = store.log.peek().slice(0, step + 1)
  const events = log.slice(-60).flatMap((each) => each.events)
  const begun = events.findLast(({ event }) => event === 'fightStarted')
  if (begun?.event !== 'fightStarted' || begun.hero !== hero) return null
  const isOver = events.slice(events.indexOf(begun)).some(({ event }) => event === 'turnStarted')
  const found = said.get(store)?.get(fightsIn(log))
  if (isOver || found?.hero !== hero) return null
  return found.ways.find(({ corruption }) => corruption === found.corruption) ?? found.ways[0] ?? null
}
