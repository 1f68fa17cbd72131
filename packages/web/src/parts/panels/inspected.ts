import { signal } from '@preact/signals'

/** The one thing on the page that is looked at, and where it is. */
export interface Inspected {
  /** As `data-inspect` names them: the thing, and those beside it that the same key goes on to. */
  readonly things: readonly string[]
  readonly place: number
  /** What the card stands beside. */
  readonly by: Element
  /** Asked for by a press or a key: stays until it is closed, and its links can be followed. */
  readonly pinned: boolean
  /** By keyboard: the card takes the focus, and gives it back. */
  readonly byKey: boolean
}

export const INSPECTED_ID = 'inspected'
export const inspected = signal<Inspected | null>(null)

/** What can be pointed at. */
export const MARKED = '[data-inspect]'
export const nameOf = (element: Element): string => element.getAttribute('data-inspect') ?? ''

export function inspect(things: readonly string[], by: Element, how: 'hover' | 'press' | 'key', place = 0): void {
  inspected.value = { things, place, by, pinned: how !== 'hover', byKey: how === 'key' }
}

/** The thing of one element. */
export const inspectElement = (element: Element, how: 'hover' | 'press'): void =>
  inspect([nameOf(element)], element, how)

/** Closes what `by` has opened; without it, whatever is open. */
export function closeInspected(by?: Element, evenPinned = true): void {
  const open = inspected.peek()
  if (!open || (by && open.by !== by) || (open.pinned && !evenPinned)) return
  inspected.value = null
  const canFocus = open.by instanceof HTMLElement || open.by instanceof SVGElement
  if (open.byKey && canFocus) open.by.focus({ preventScroll: true })
}
