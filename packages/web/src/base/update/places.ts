import { carry, takeBrought } from './carry.ts'

/** Where a page was scrolled to, and what had the keyboard: found again after it has loaded itself anew. */

interface Place {
  readonly path: string
  readonly name: string
  readonly x: number
  readonly y: number
}

interface Focus {
  readonly path: string
  readonly name: string
  /** Of a text. */
  readonly from: number | null
  readonly to: number | null
}

interface Places {
  readonly scrolled: readonly Place[]
  readonly focus: Focus | null
}

/** So long the page may take to stand. */
const PATIENCE = 120_000
const ROOT = '#app'

/** The way from the root of the page to an element. */
function pathTo(element: Element): string {
  const steps: number[] = []
  for (let at = element; at.parentElement && !at.matches(ROOT); at = at.parentElement) {
    steps.unshift([...at.parentElement.children].indexOf(at))
  }
  return steps.join()
}

/** Another build may have something else there. */
const nameOf = (element: Element): string => `${element.tagName} ${element.classList[0] ?? ''}`

function elementAt({ path, name }: { readonly path: string; readonly name: string }): Element | null {
  let at = document.querySelector(ROOT)
  for (const step of path.split(',')) at = at?.children[Number(step)] ?? null
  return at && nameOf(at) === name ? at : null
}

function placesNow(): Places {
  const inside = document.querySelectorAll(`${ROOT} *`)
  const scrolled = [...inside].filter(({ scrollTop, scrollLeft }) => scrollTop > 0 || scrollLeft > 0)
  const { activeElement: active } = document
  const isText = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement
  return {
    scrolled: [
      { path: '', name: '', x: scrollX, y: scrollY },
      ...scrolled.map((each) => ({
        path: pathTo(each),
        name: nameOf(each),
        x: each.scrollLeft,
        y: each.scrollTop,
      })),
    ],
    focus:
      active?.closest(ROOT) && !active.matches(ROOT)
        ? {
            path: pathTo(active),
            name: nameOf(active),
            from: isText ? active.selectionStart : null,
            to: isText ? active.selectionEnd : null,
          }
        : null,
  }
}

function isScrolled(place: Place): boolean {
  const target = place.path === '' ? document.scrollingElement : elementAt(place)
  if (!target) return false
  target.scrollTo({ left: place.x, top: place.y, behavior: 'instant' })
  return Math.abs(target.scrollTop - place.y) < 2 && Math.abs(target.scrollLeft - place.x) < 2
}

function isFocused(focus: Focus): boolean {
  const target = elementAt(focus)
  if (!(target instanceof HTMLElement || target instanceof SVGElement)) return false
  target.focus({ preventScroll: true })
  if (document.activeElement !== target) return false
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  if (isText && focus.from !== null) target.setSelectionRange(focus.from, focus.to)
  return true
}

/** Whatever stands already is put where it was; a person who moves meanwhile is right. */
export function keepPlaces(): void {
  carry('places', placesNow)
  const given = takeBrought('places') as Partial<Places> | undefined
  let scrolled = given?.scrolled ?? []
  let focus = given?.focus ?? null
  if (scrolled.length === 0 && !focus) return
  const watch = new MutationObserver(() => look())
  const stop = () => {
    watch.disconnect()
    removeEventListener('pointerdown', stop, true)
    removeEventListener('keydown', stop, true)
    removeEventListener('wheel', stop, true)
    clearTimeout(timer)
  }
  const timer = setTimeout(stop, PATIENCE)
  const look = () => {
    scrolled = scrolled.filter((place) => !isScrolled(place))
    if (focus && isFocused(focus)) focus = null
    if (scrolled.length === 0 && !focus) stop()
  }
  for (const type of ['pointerdown', 'keydown', 'wheel']) addEventListener(type, stop, { capture: true, passive: true })
  watch.observe(document.body, { childList: true, subtree: true })
}
