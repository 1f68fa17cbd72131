import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { Card } from '../cards/Card.tsx'
import { cardFace } from '../cards/card-face.ts'
import { useTable } from '../context/table-context.ts'
import { closeInspected, INSPECTED_ID, type Inspected, inspected } from './inspected.ts'

const GAP = 10

/** Beside what is looked at, on the side with more room, and always inside the window. */
export function placeBeside(
  of: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number },
  size: { readonly width: number; readonly height: number },
  room: { readonly width: number; readonly height: number },
): { left: number; top: number } {
  const onRight = room.width - of.right >= of.left
  const left = onRight ? of.right + GAP : of.left - GAP - size.width
  const top = (of.top + of.bottom - size.height) / 2
  const within = (value: number, most: number): number => Math.max(GAP, Math.min(value, most - GAP))
  return { left: within(left, room.width - size.width), top: within(top, room.height - size.height) }
}

function Floating({ open }: { readonly open: Inspected }): JSX.Element | null {
  const setting = useTable()
  const layer = useRef<HTMLDivElement>(null)
  const face = cardFace(open.card, setting)

  useLayoutEffect(() => {
    const element = layer.current
    if (!element) return
    const { width, height } = element.getBoundingClientRect()
    const room = { width: window.innerWidth, height: window.innerHeight }
    const { left, top } = placeBeside(open.by.getBoundingClientRect(), { width, height }, room)
    element.style.left = `${left}px`
    element.style.top = `${top}px`
  }, [open])

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') closeInspected()
    }
    const onPress = (event: PointerEvent): void => {
      if (!open.by.contains(event.target as Node)) closeInspected()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('scroll', onScroll, { capture: true })
    }
  }, [open])

  if (!face) return null
  return (
    <div ref={layer} id={INSPECTED_ID} class="inspected" role="tooltip" data-pinned={open.pinned || undefined}>
      <Card face={face} size="large" />
    </div>
  )
}

const onScroll = (): void => closeInspected(undefined, false)

/** Once on the page, above everything: the details of what is looked at. */
export function InspectLayer(): JSX.Element | null {
  const open = inspected.value
  return open ? <Floating open={open} key={open.card} /> : null
}
