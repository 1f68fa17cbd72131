import type { Option } from '@haven/engine'
import { heroAt } from '@haven/engine/count'
import type { Forecast } from '@haven/odds'
import type { Moment } from './moment.ts'

/** What voluntary corruption would buy in the roll at hand. */
export interface Offer {
  readonly yes: Option
  readonly no: Option
  /** The level that he would come to. */
  readonly level: number
  /** The chance that gains most by it: to kill or remove so many, or to live. */
  readonly off: number
  readonly on: number
  readonly gain: number
}

export function offerOf(m: Moment): Offer | null {
  const { options } = m.question
  const yes = options.find((option) => option.yes === true)
  const no = options.find((option) => option.yes === false)
  if (!yes || !no) return null
  const [without, having] = [hopes(m.odds(no)), hopes(m.odds(yes))]
  let found: Pick<Offer, 'off' | 'on' | 'gain'> | null = null
  for (const [i, on] of having.entries()) {
    const off = without[i]
    if (off === undefined) continue
    if (!found || on - off > found.gain) found = { off, on, gain: on - off }
  }
  return found && { yes, no, level: heroAt(m.g, m.place).corruption + 1, ...found }
}

/** The chance to live, then that of one or more, two or more, and so on. */
function hopes(odds: Forecast | null): readonly number[] {
  if (odds?.of === 'fight') return [1 - odds.odds.death, ...atLeast(odds.odds.kills)]
  return odds?.of === 'cleanse' ? atLeast(odds.odds.removed) : []
}

function atLeast(exactly: readonly number[]): number[] {
  let left = 1
  return exactly.slice(0, -1).map((chance) => {
    left -= chance
    return left
  })
}
