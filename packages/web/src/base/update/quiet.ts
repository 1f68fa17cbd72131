/**
 * When nobody would notice that the page loads anew. Whoever has something half done holds the page: a person who types
 * or chooses, or the program while an answer is under way.
 */

export type Holder = 'person' | 'program'

interface Hold {
  readonly holder: Holder
  readonly isHeld: () => boolean
}

const holds = new Set<Hold>()

/** Holds the page as long as this is true. Gives what ends that. */
export function holdWhile(holder: Holder, isHeld: () => boolean): () => void {
  const hold = { holder, isHeld }
  holds.add(hold)
  return () => void holds.delete(hold)
}

const isHeldBy = (holder: Holder): boolean => [...holds].some((hold) => hold.holder === holder && hold.isHeld())

// ------------------------------------------------------------------------------------- what a person has entered

/** A hand that has just moved will move again. */
const RESTING = 1_000
/** Between words one thinks for a moment. */
const BETWEEN_WORDS = 2_000
const WRITTEN = /^(?:text|search|url|email|number|tel|password)$/

let movedAt = Number.NEGATIVE_INFINITY
let wroteAt = Number.NEGATIVE_INFINITY
let isComposing = false
/** Fields that a person has changed since the page was loaded. */
const touched = new Set<Element>()

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What was entered is lost with the page, unless it is kept anyway (`data-carried`) or has its effect at once. */
function isHalfEntered(field: Field): boolean {
  if ('carried' in field.dataset) return false
  if (field instanceof HTMLTextAreaElement || WRITTEN.test(field.type)) return field.value !== ''
  const form = field.closest('form')
  return form !== null && !('live' in form.dataset)
}

function isHalfDone(): boolean {
  for (const field of touched) if (!field.isConnected) touched.delete(field)
  return [...touched].some((field) => isHalfEntered(field as Field))
}

export function watchHands(): void {
  const moved = () => {
    movedAt = performance.now()
  }
  for (const type of ['pointerdown', 'pointerup', 'keydown', 'wheel', 'touchmove']) {
    addEventListener(type, moved, { capture: true, passive: true })
  }
  const entered = ({ target }: Event) => {
    wroteAt = performance.now()
    if (target instanceof Element && 'value' in target) touched.add(target)
  }
  addEventListener('input', entered, { capture: true, passive: true })
  addEventListener('change', entered, { capture: true, passive: true })
  addEventListener('compositionstart', () => {
    isComposing = true
  })
  addEventListener('compositionend', () => {
    isComposing = false
  })
}

/** `isStuck`: the program cannot go on by itself, so nobody waits for it. */
export function isQuiet(isStuck: boolean): boolean {
  const now = performance.now()
  if (!document.hidden && (now - movedAt < RESTING || now - wroteAt < BETWEEN_WORDS || isComposing)) return false
  if (document.querySelector('dialog[open]') || isHalfDone() || isHeldBy('person')) return false
  return isStuck || !isHeldBy('program')
}
