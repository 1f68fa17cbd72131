import type { Event, HeroFace, Option, Prompt, SinFace, State } from '@haven/engine'
import { rules } from '../table.ts'

/** A game played on from a position with dice that fall as they are told: what really happens, by its events. */

export interface Dice {
  readonly hero: HeroFace
  readonly sin: SinFace
}

/** Dice that do nothing in a fight: no FAITH, no burst, so that as many lie there as were rolled. */
export const IDLE: Dice = { hero: 'skill', sin: 'blank' }

const MANY = 80

/** A copy in which every die falls like this. */
export function loaded(state: State, { hero, sin }: Dice): State {
  const copy = rules.copy(state)
  copy.script = { hero: Array<HeroFace>(MANY).fill(hero), sin: Array<SinFace>(MANY).fill(sin) }
  return copy
}

export interface Played {
  readonly state: State
  readonly events: readonly Event[]
}

export type Choose = (prompt: Prompt, options: readonly Option[]) => Option | undefined

/** Declines what can be declined, else takes the first. */
export const decline: Choose = (_, options) =>
  options.find(({ none }) => none) ?? options.find(({ yes }) => yes === false) ?? options[0]

export function answer(state: State, prompt: Prompt, option: Option): Played {
  return rules.decide(state, { prompt: prompt.id, seat: prompt.seat, option: option.id })
}

const MOST_ANSWERS = 100

/** One answer, and then one after the other until nobody chooses any more. The state given stays as it is. */
export function playOn(state: State, prompt: Prompt, option: Option, choose: Choose): Played {
  let played = answer(state, prompt, option)
  const events = [...played.events]
  for (let i = 0; i < MOST_ANSWERS; i++) {
    const [asked] = rules.prompts(played.state)
    const chosen = asked && choose(asked, rules.options(played.state, asked))
    if (!asked || !chosen) break
    played = answer(played.state, asked, chosen)
    events.push(...played.events)
  }
  return { state: played.state, events }
}

type Named<N extends Event['event']> = Extract<Event, { event: N }>

export const all = <N extends Event['event']>({ events }: Played, name: N): Named<N>[] =>
  events.filter((each): each is Named<N> => each.event === name)

/** Dice that were rolled, the extra ones left out; -1 if none were. */
export function diceOf(played: Played, side: 'heroes' | 'sins'): number {
  const [roll] = all(played, 'diceRolled').filter((each) => each.side === side)
  return roll ? roll.faces.filter((face) => face !== 'faith' && face !== 'burst').length : -1
}
