import type { Option } from '@haven/engine'
import { isEnd } from '../../model/deeds.ts'
import { type Group, groupsOf, type Question } from '../../model/targets.ts'

/** How the answers of a question stand in the bar: deeds with a number each, places as chips, the end apart. */
export interface Layout {
  /** Buttons, in the order of their numbers. */
  readonly deeds: readonly Option[]
  /** Steps to a neighbouring space: short, they are lit on the board too. */
  readonly moves: readonly Option[]
  /** What ends something: never first, never chosen by accident. */
  readonly ends: readonly Option[]
  /** Too many: first which figure or token, then where. */
  readonly groups: readonly Group[]
}

const isMove = ({ do: deed }: Option): boolean => deed === 'move'

export function layoutOf({ options }: Question, narrowed: readonly string[] | null): Layout {
  if (narrowed) {
    const only = options.filter(({ id }) => narrowed.includes(id))
    return { deeds: only, moves: [], ends: [], groups: [] }
  }
  const grouped = groupsOf(options)
  if (grouped) {
    const { groups, rest } = grouped
    return { deeds: rest.filter((option) => !isEnd(option)), moves: [], ends: rest.filter(isEnd), groups }
  }
  return {
    deeds: options.filter((option) => !isMove(option) && !isEnd(option)),
    moves: options.filter(isMove),
    ends: options.filter(isEnd),
    groups: [],
  }
}
