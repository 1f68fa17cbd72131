import type { Line } from '@haven/table'
import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { say } from '../../base/online-words.ts'
import { isBlocked } from '../../model/online/blocked.ts'
import type { OnlineTable } from '../../model/online/online-table.ts'
import { nameOf } from './context.ts'

const CELL = '.c-cell'
const WAVES = 3
const WAVE_MS = 900
/** Older ones were seen already, or are no news any more. */
const FRESH = 20_000

/** A space that somebody points at: its outline glows a few times. */
function glow(space: string): void {
  const cell = document.querySelector(`${CELL}[data-space="${CSS.escape(space)}"]`)
  cell?.animate(
    [
      { fill: 'rgb(242 193 78 / 0)', stroke: 'rgb(242 193 78 / 0)', strokeWidth: '2px' },
      { fill: 'rgb(242 193 78 / 0.5)', stroke: 'rgb(242 193 78)', strokeWidth: '14px' },
      { fill: 'rgb(242 193 78 / 0)', stroke: 'rgb(242 193 78 / 0)', strokeWidth: '2px' },
    ],
    { duration: WAVE_MS, iterations: WAVES },
  )
}

/** Pings of the others on the map, and our own: while we point, a press on a space is one and nothing else. */
export function usePings(table: OnlineTable, isPointing: Signal<boolean>): ReadonlySignal<string> {
  const told = useSignal('')
  useEffect(() => {
    const lastOf = (lines: readonly Line[]): number => lines.at(-1)?.n ?? -1
    let seen = lastOf(table.lines.peek())
    return table.lines.subscribe((lines) => {
      const room = table.room.peek()
      for (const { n, from, space, at } of lines) {
        if (n <= seen || space === undefined || !room || isBlocked(table.id, from)) continue
        if (table.now() - at > FRESH) continue
        glow(space)
        told.value = say.play.pointedBy(nameOf(room, from), space)
      }
      seen = lastOf(lines)
    })
  }, [table])
  useEffect(() => {
    const press = (event: Event) => {
      const isKey = event instanceof KeyboardEvent
      if (!isPointing.peek() || (isKey && event.key !== 'Enter' && event.key !== ' ')) return
      const cell = event.target instanceof Element ? event.target.closest(CELL) : null
      const space = cell?.getAttribute('data-space')
      if (!space) return
      event.preventDefault()
      event.stopPropagation()
      isPointing.value = false
      void table.wish({ command: 'ping', to: 'team', space })
    }
    document.addEventListener('click', press, { capture: true })
    document.addEventListener('keydown', press, { capture: true })
    return () => {
      document.removeEventListener('click', press, { capture: true })
      document.removeEventListener('keydown', press, { capture: true })
    }
  }, [table])
  return told
}
