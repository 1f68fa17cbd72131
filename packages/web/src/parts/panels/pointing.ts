import { keyOf } from '../../base/key-of.ts'
import { settings } from '../../base/settings.ts'
import { closeInspected, INSPECTED_ID, inspect, inspectElement, inspected, MARKED, nameOf } from './inspected.ts'

/**
 * One ear for the whole page: what rests under the mouse, what a finger holds, what has the focus when `I` is pressed.
 * Things are marked in the page (`data-inspect`); pieces of the board lie under its spaces and are found by where they
 * are drawn.
 */

export const HOVER_MS = 300
export const LONG_PRESS_MS = 450
/** A hand may tremble this far. */
const SLOP = 8

const PIECES = '.c-live [data-inspect]'
const GROUPS = 'article,header,section,aside,nav,form'
const TYPING = 'input, textarea, select, [contenteditable]'

interface Spot {
  readonly x: number
  readonly y: number
}

const holds = (element: Element, { x, y }: Spot): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return x >= left && x <= right && y >= top && y <= bottom
}

/** The piece that is drawn on top there. */
const pieceAt = (spot: Spot): Element | null =>
  [...document.querySelectorAll(PIECES)].reverse().find((piece) => holds(piece, spot)) ?? null

const markedAt = (target: EventTarget | null, spot: Spot): Element | null => {
  if (!(target instanceof Element)) return null
  return target.closest(MARKED) ?? (target.closest('.city') ? pieceAt(spot) : null)
}

/** What belongs to the element that has the focus, itself first: the key goes through them. */
export function thingsOf(focused: Element): string[] {
  const space = focused.getAttribute('data-space')
  if (space !== null) {
    const pieces = [...document.querySelectorAll(PIECES)].map(nameOf).filter((name) => name.endsWith(`@${space}`))
    return [...new Set([`space:${space}`, ...pieces])]
  }
  const own = focused.closest(MARKED)
  const group = focused.closest(GROUPS)
  const around = group ? [...(group.matches(MARKED) ? [group] : []), ...group.querySelectorAll(MARKED)] : []
  return [...new Set([...(own ? [own] : []), ...focused.querySelectorAll(MARKED), ...around].map(nameOf))]
}

export function listen(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: Spot = { x: -1, y: -1 }
  let under: EventTarget | null = null
  let resting: Element | null = null
  let wasLong = false

  const inCard = (target: EventTarget | null): boolean =>
    target instanceof Element && target.closest(`#${INSPECTED_ID}`) !== null
  const later = (ms: number, call: () => void): void => {
    clearTimeout(timer)
    timer = setTimeout(call, ms)
  }

  const moved = (event: PointerEvent): void => {
    const spot = { x: event.clientX, y: event.clientY }
    if (event.pointerType !== 'mouse') {
      if (Math.hypot(spot.x - last.x, spot.y - last.y) > SLOP) clearTimeout(timer)
      return
    }
    if (inCard(event.target)) return
    const isBoard = event.target instanceof Element && event.target.closest('.city') !== null
    const marked = event.target instanceof Element ? event.target.closest(MARKED) : null
    const open = inspected.peek()
    if (open && !open.pinned && !(marked ? open.by === marked : isBoard && holds(open.by, spot))) closeInspected()
    // On the board the mouse has to rest; elsewhere it is enough that it stays on the same thing.
    const isStill = isBoard ? Math.hypot(spot.x - last.x, spot.y - last.y) < 3 : marked === resting && marked !== null
    under = event.target
    if (isStill) return
    last = spot
    resting = marked
    clearTimeout(timer)
    if (!marked && !isBoard) return
    later(HOVER_MS, () => {
      const found = markedAt(under, last)
      if (found && !inspected.peek()?.pinned && inspected.peek()?.by !== found) inspectElement(found, 'hover')
    })
  }

  const pressed = (event: PointerEvent): void => {
    clearTimeout(timer)
    wasLong = false
    if (inCard(event.target)) return
    const open = inspected.peek()
    if (open && !(event.target instanceof Element && open.by.contains(event.target))) closeInspected()
    if (event.pointerType === 'mouse') return
    last = { x: event.clientX, y: event.clientY }
    const { target } = event
    later(LONG_PRESS_MS, () => {
      const found = markedAt(target, last)
      if (!found) return
      wasLong = true
      inspectElement(found, 'press')
    })
  }

  const released = (): void => clearTimeout(timer)
  /** What a finger held is not pressed by letting go. */
  const clicked = (event: Event): void => {
    if (!wasLong) return
    wasLong = false
    event.preventDefault()
    event.stopPropagation()
  }
  const menu = (event: Event): void => {
    if (wasLong) event.preventDefault()
  }
  const left = (): void => {
    clearTimeout(timer)
    closeInspected(undefined, false)
  }

  const keyed = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && inspected.peek()) {
      closeInspected()
      event.preventDefault()
      event.stopPropagation()
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey || !settings.value.keys || event.defaultPrevented) return
    if (keyOf(event).toLowerCase() !== 'i' || document.querySelector('dialog[open]')) return
    const { target } = event
    if (!(target instanceof Element) || target.matches(TYPING)) return
    if (ask(target, event.shiftKey ? -1 : 1)) event.preventDefault()
  }

  /** The key asks about what has the focus, then about what is beside it; without a focus, about what is under the mouse. */
  function ask(target: Element, step: number): boolean {
    const open = inspected.peek()
    if (open?.byKey) {
      const place = (open.place + step + open.things.length) % open.things.length
      inspected.value = { ...open, place }
      return true
    }
    if (open) {
      inspected.value = { ...open, pinned: true }
      return true
    }
    const things = target === document.body ? [] : thingsOf(target)
    if (things.length > 0) inspect(things, target, 'key')
    else {
      const found = markedAt(under, last)
      if (!found) return false
      inspectElement(found, 'press')
    }
    return true
  }

  document.addEventListener('pointermove', moved, { passive: true })
  document.addEventListener('pointerdown', pressed, { passive: true })
  document.addEventListener('pointerup', released, { passive: true })
  document.addEventListener('pointercancel', released, { passive: true })
  document.addEventListener('click', clicked, { capture: true })
  document.addEventListener('contextmenu', menu, { capture: true })
  document.addEventListener('keydown', keyed, { capture: true })
  document.addEventListener('scroll', left, { capture: true, passive: true })
  document.documentElement.addEventListener('pointerleave', left)
  addEventListener('resize', left)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('pointermove', moved)
    document.removeEventListener('pointerdown', pressed)
    document.removeEventListener('pointerup', released)
    document.removeEventListener('pointercancel', released)
    document.removeEventListener('click', clicked, { capture: true })
    document.removeEventListener('contextmenu', menu, { capture: true })
    document.removeEventListener('keydown', keyed, { capture: true })
    document.removeEventListener('scroll', left, { capture: true })
    document.documentElement.removeEventListener('pointerleave', left)
    removeEventListener('resize', left)
    closeInspected()
  }
}
