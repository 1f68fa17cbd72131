import type { ComponentChildren, JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import type { IconName } from '../../base/icons/names.ts'
import { words } from '../../base/words.ts'

export interface StageFact {
  readonly icon: IconName
  readonly text: string
  readonly tone: 'sin' | 'accent' | 'dark' | 'gold'
}

interface StageFrameProps {
  readonly of: string
  readonly title: string
  readonly facts?: readonly StageFact[]
  readonly aside?: JSX.Element
  readonly children: ComponentChildren
}

/** The one place for fights, wounds, cards and dice: a head that says what lies here, and the thing itself. */
export function StageFrame({ of, title, facts = [], aside, children }: StageFrameProps): JSX.Element {
  return (
    <section class="stage" aria-label={words.stage.label} data-of={of}>
      <header class="stage__head">
        <h2 class="stage__title">{title}</h2>
        {facts.map(({ icon, text, tone }) => (
          <p key={icon} class="stage__fact" data-tone={tone}>
            <Icon name={icon} />
            {text}
          </p>
        ))}
        {aside}
      </header>
      {children}
    </section>
  )
}
