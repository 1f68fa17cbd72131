import type { ComponentChildren, JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import type { IconName } from '../../base/icons/names.ts'
import './told.css'

interface ToldProps {
  readonly icon: IconName
  /** Who says it, where it is somebody. */
  readonly voice?: string
  readonly text: string
  /** What can be pressed beside it. */
  readonly children: ComponentChildren
}

/** A sentence for whoever learns, in the lane's own place: the coach and the first-time sentences, one at a time. */
export function Told({ icon, voice, text, children }: ToldProps): JSX.Element {
  return (
    <div class="tip">
      <Icon name={icon} />
      <p role="status">
        {voice && <b class="tip__voice">{voice}</b>} {text}
      </p>
      <span class="tip__tools">{children}</span>
    </div>
  )
}
