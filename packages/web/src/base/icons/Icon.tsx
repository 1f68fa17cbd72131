import type { JSX } from 'preact'
import type { IconName } from './names.ts'

export interface IconProps {
  readonly name: IconName
  /** Says it aloud; without it the icon is an ornament beside words. */
  readonly label?: string
  readonly class?: string
}

export function Icon({ name, label, class: className }: IconProps): JSX.Element {
  const classes = className ? `icon ${className}` : 'icon'
  return label === undefined ? (
    <svg class={classes} aria-hidden="true" focusable="false">
      <use href={`#i-${name}`} />
    </svg>
  ) : (
    <svg class={classes} role="img" aria-label={label} focusable="false">
      <use href={`#i-${name}`} />
    </svg>
  )
}
