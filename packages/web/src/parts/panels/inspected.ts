import { signal } from '@preact/signals'

/** The one thing on the page whose details are open, and where it is. */
export interface Inspected {
  readonly card: string
  readonly by: HTMLElement
  /** Opened by a press: stays until it is closed. */
  readonly pinned: boolean
}

export const INSPECTED_ID = 'inspected'
export const inspected = signal<Inspected | null>(null)

export function inspect(card: string, by: HTMLElement, pinned: boolean): void {
  inspected.value = { card, by, pinned }
}

/** Closes what `by` has opened; without it, whatever is open. */
export function closeInspected(by?: HTMLElement, evenPinned = true): void {
  const open = inspected.peek()
  if (!open || (by && open.by !== by) || (open.pinned && !evenPinned)) return
  inspected.value = null
}
