import { effect, useSignal } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useTable } from '../context/table-context.ts'
import { closeInspected, INSPECTED_ID, inspect, inspected } from './inspected.ts'

const HOVER_MS = 300
const LONG_PRESS_MS = 450

export interface InspectProps {
  /** The card, ability, monster text or mission whose details are shown. */
  readonly of: string
  /** What it is called aloud; its name on the card if left out. */
  readonly name?: string
  readonly class?: string
  /** What a press does; without it a press opens the details for good. */
  readonly onPress?: () => void
  readonly pressed?: boolean
  readonly children: ComponentChildren
}

/** Something with details: shown on hover, focus and long press; a press pins them, Escape closes them. */
export function Inspect({ of, name, class: className, onPress, pressed, children }: InspectProps): JSX.Element {
  const { say } = useTable()
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const wasLong = useRef(false)
  const isOpen = useSignal(false)

  useEffect(() => {
    const stop = effect(() => {
      isOpen.value = inspected.value !== null && inspected.value.by === button.current
    })
    const element = button.current
    return () => {
      stop()
      clearTimeout(timer.current)
      if (element) closeInspected(element)
    }
  }, [isOpen])

  const open = (pinned: boolean): void => {
    if (button.current) inspect(of, button.current, pinned)
  }
  const later = (ms: number, call: () => void): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(call, ms)
  }
  const leave = (): void => {
    clearTimeout(timer.current)
    if (button.current) closeInspected(button.current, false)
  }

  return (
    <button
      type="button"
      ref={button}
      class={className ? `inspect ${className}` : 'inspect'}
      aria-label={name ?? say.card(of)?.name ?? say.name(of)}
      aria-describedby={isOpen.value ? INSPECTED_ID : undefined}
      aria-pressed={pressed}
      onPointerEnter={(event) => event.pointerType === 'mouse' && later(HOVER_MS, () => open(false))}
      onPointerLeave={leave}
      onPointerDown={(event) => {
        wasLong.current = false
        if (event.pointerType !== 'mouse') {
          later(LONG_PRESS_MS, () => {
            wasLong.current = true
            open(true)
          })
        }
      }}
      onPointerUp={() => clearTimeout(timer.current)}
      onPointerCancel={() => clearTimeout(timer.current)}
      onContextMenu={(event) => wasLong.current && event.preventDefault()}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && open(false)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Escape' && closeInspected()}
      onClick={() => {
        if (wasLong.current) return
        if (onPress) onPress()
        else if (inspected.peek()?.pinned && inspected.peek()?.by === button.current) closeInspected()
        else open(true)
      }}
    >
      {children}
    </button>
  )
}
