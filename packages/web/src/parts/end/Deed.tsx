import type { ComponentChildren, JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import type { IconName } from '../../base/icons/names.ts'

interface DeedProps {
  readonly icon?: IconName
  readonly name: string
  readonly hint: string
  readonly children?: ComponentChildren
}

/** What stands in a large button: what it does, and a word about it. */
export function Deed({ icon, name, hint, children }: DeedProps): JSX.Element {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span class="end-deed__words">
        <b class="end-deed__name">{name}</b> <span class="end-deed__hint">{hint}</span>
      </span>
      {children}
    </>
  )
}
