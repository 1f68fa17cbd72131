import './inspect.css'
import type { JSX } from 'preact'
import { useContext, useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from '../../base/icons/Icon.tsx'
import { things } from '../../base/thing-words.ts'
import { type Inspection, inspect, type Looking } from '../../model/inspect/inspect.ts'
import { type Thing, thingOf } from '../../model/inspect/things.ts'
import { rules } from '../../model/rules.ts'
import { StoreContext } from '../context/store-context.ts'
import { useTable } from '../context/table-context.ts'
import { closeInspected, INSPECTED_ID, type Inspected } from './inspected.ts'
import { type Box, placeBeside } from './place-beside.ts'
import { PictureSymbols, ThingPicture } from './ThingPicture.tsx'

/** Who looks: the seat of this table, if there is one around. */
function useLooking(): Looking {
  const { facts, say } = useTable()
  const store = useContext(StoreContext)
  const view = store?.view.value ?? null
  const way = store?.ways.shown.value
  const hero = view?.turn?.hero
  return {
    rules,
    facts,
    say,
    words: things,
    view,
    way: way && hero !== undefined ? { hero, to: way.to, spaces: way.route.spaces } : null,
  }
}

const windowBox = (): Box => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })

/** What strip, rails, caption and dock leave free. */
const freeBox = (): Box => document.querySelector('.table-screen__free')?.getBoundingClientRect() ?? windowBox()

/** What a first press has chosen, and the plate that tells its price. */
const keptFree = (): Box[] =>
  [...document.querySelectorAll('.c-cell[data-weight="chosen"], .c-plate, .c-costs > *')].map((each) =>
    each.getBoundingClientRect(),
  )

const isSheet = (): boolean => innerWidth < 1000 && innerWidth <= innerHeight

/** On a phone held upright it is a sheet above the dock; if the thing lies there, below the strip, or over the dock. */
function placeSheet(element: HTMLElement, by: Box): void {
  const free = freeBox()
  const { height } = element.getBoundingClientRect()
  const places = [free.bottom - height, free.top, innerHeight - height].map((top) =>
    Math.max(0, Math.min(top, innerHeight - height)),
  )
  const isBeside = (top: number): boolean => top >= by.bottom || top + height <= by.top
  element.style.left = '0'
  element.style.top = `${places.find(isBeside) ?? places[0]}px`
}

function place(element: HTMLElement, by: Element): void {
  const of = by.getBoundingClientRect()
  if (isSheet()) {
    placeSheet(element, of)
    return
  }
  const size = element.getBoundingClientRect()
  const kept = keptFree()
  // In a small window there may be no such place beside it in the free part: then anywhere.
  const inFree = placeBeside(of, size, freeBox(), kept)
  const { left, top } = inFree.covered === 0 ? inFree : placeBeside(of, size, windowBox(), kept)
  element.style.left = `${left}px`
  element.style.top = `${top}px`
}

export function InspectCard({ open }: { readonly open: Inspected }): JSX.Element | null {
  const looking = useLooking()
  const layer = useRef<HTMLDivElement>(null)
  const thing = thingOf(open.things[open.place] ?? '')
  const found = thing && inspect(thing, looking)
  const isGone = !open.by.isConnected

  useLayoutEffect(() => {
    const element = layer.current
    if (!element) return
    // Where there is no top layer, its place among the others has to do.
    if (!element.matches(':popover-open')) element.showPopover?.()
    place(element, open.by)
  })
  useEffect(() => {
    if (open.byKey) layer.current?.focus({ preventScroll: true })
  }, [open.byKey, open.by])
  useEffect(() => {
    if (isGone) closeInspected()
  }, [isGone])
  useEffect(() => {
    if (open.pinned || open.by.hasAttribute('aria-describedby')) return
    open.by.setAttribute('aria-describedby', INSPECTED_ID)
    return () => open.by.removeAttribute('aria-describedby')
  }, [open.by, open.pinned])

  if (!thing || !found || isGone) return null
  return (
    <div
      ref={layer}
      id={INSPECTED_ID}
      class="inspected"
      popover="manual"
      data-pinned={open.pinned || undefined}
      data-sheet={isSheet() || undefined}
      {...(open.pinned ? { role: 'dialog', 'aria-label': found.title, tabIndex: -1 } : { role: 'tooltip' })}
    >
      <PictureSymbols prefix="t">
        <Body open={open} thing={thing} found={found} company={looking.view?.setup} />
      </PictureSymbols>
    </div>
  )
}

interface BodyProps {
  readonly open: Inspected
  readonly thing: Thing
  readonly found: Inspection
  readonly company: { readonly sin: string; readonly acolytes: string } | undefined
}

function Body({ open, thing, found, company }: BodyProps): JSX.Element {
  const { card: words } = things
  const { title, kind, means, now, rules: cited } = found
  return (
    <>
      <div class="inspected__head">
        <ThingPicture thing={thing} {...(company && { company })} />
        <div class="inspected__title">
          <p class="inspected__kind">
            {kind}
            {open.things.length > 1 && (
              <span class="inspected__place">
                {words.place(open.place + 1, open.things.length)} <kbd class="key">I</kbd>
              </span>
            )}
          </p>
          <h3 class="inspected__name">{title}</h3>
        </div>
        {open.pinned && (
          <button type="button" class="inspected__close" aria-label={words.close} onClick={() => closeInspected()}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <p class="inspected__means">{means}</p>
      {now.length > 0 && (
        <ul class="inspected__now" aria-label={words.now}>
          {now.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div class="inspected__foot">
        {open.pinned ? (
          cited.map((id) => (
            <a key={id} class="inspected__rule" href={`/rules#${id}`} aria-label={words.ruleOf(id)}>
              {id}
            </a>
          ))
        ) : (
          <>
            {cited.map((id) => (
              <span key={id} class="inspected__rule">
                {id}
              </span>
            ))}
            <span class="inspected__hold" aria-hidden="true">
              <kbd class="key">I</kbd> <Icon name="lock" />
            </span>
          </>
        )}
      </div>
    </>
  )
}
