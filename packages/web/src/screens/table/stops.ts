import type { GameStore } from '../../model/store.ts'

/** Where the keyboard goes: from stop to stop around the table, and from one legal target to the next. */

/** The parts of the table in order, each with what takes the focus there. */
const STOPS = [
  ['.dock__question', '#question'],
  ['.list', '.option'],
  ['.table-screen__board', '.c-cell[tabindex="0"]'],
  ['.table-screen__heroes', 'button'],
  ['.table-screen__sins', 'button'],
  ['.table-screen__log', '[tabindex="0"]'],
] as const

type Focusable = HTMLElement | SVGElement

const isShown = (element: Element): boolean => element.getClientRects().length > 0

/** F6 and Shift+F6. */
export function nextStop(step: 1 | -1): boolean {
  const stops = STOPS.flatMap(([part, inside]) => {
    const around = document.querySelector(part)
    const target = around?.querySelector<Focusable>(inside)
    return around && target && isShown(target) ? [{ around, target }] : []
  })
  const now = stops.findIndex(({ around }) => around.contains(document.activeElement))
  const next = stops.at((now + step + (now < 0 && step < 0 ? 1 : 0)) % stops.length)
  next?.target.focus()
  return next !== undefined
}

/** T and Shift+T: the lit spaces of the board, one after the other. */
export function nextTarget(store: GameStore, step: 1 | -1): boolean {
  const { spaces } = store.lit.peek()
  const cells = [...document.querySelectorAll<Focusable>('.c-cell')].filter(({ dataset }) =>
    spaces.has(dataset.space ?? ''),
  )
  const now = cells.indexOf(document.activeElement as Focusable)
  const next = cells.at((now + step + (now < 0 && step < 0 ? 1 : 0)) % cells.length)
  next?.focus()
  return next !== undefined
}
