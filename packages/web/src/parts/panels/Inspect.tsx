import { useComputed } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { type ThingKind, thing } from '../../model/inspect/things.ts'
import { useTable } from '../context/table-context.ts'
import { closeInspected, inspectElement, inspected } from './inspected.ts'

export interface InspectProps {
  /** The card, ability, monster text or mission whose details are shown. */
  readonly of: string
  /** What sort of thing it is, if it is more than its card. */
  readonly as?: ThingKind
  /** What it is called aloud; its name on the card if left out. */
  readonly name?: string
  readonly class?: string
  /** What a press does; without it a press opens the details for good. */
  readonly onPress?: () => void
  readonly pressed?: boolean
  readonly children: ComponentChildren
}

/** Something with details that can be pressed: they are shown on hover, long press and `I` as of any thing; a press pins them. */
export function Inspect(props: InspectProps): JSX.Element {
  const { of, as = 'card', name, class: className, onPress, pressed, children } = props
  const { say } = useTable()
  const button = useRef<HTMLButtonElement>(null)
  const isPinned = useComputed(() => inspected.value?.by === button.current && inspected.value?.pinned === true)
  return (
    <button
      type="button"
      ref={button}
      class={className ? `inspect ${className}` : 'inspect'}
      data-inspect={thing(as, of)}
      aria-label={name ?? say.card(of)?.name ?? say.name(of)}
      aria-pressed={pressed}
      {...(!onPress && { 'aria-expanded': isPinned.value })}
      onClick={() => {
        if (onPress) onPress()
        else if (isPinned.peek()) closeInspected()
        else if (button.current) inspectElement(button.current, 'press')
      }}
    >
      {children}
    </button>
  )
}
