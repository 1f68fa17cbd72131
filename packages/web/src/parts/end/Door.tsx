import type { ComponentChildren, JSX } from 'preact'

/** Where the game is watched again: at an address, or after it was brought here. */
export type Doors =
  | { readonly path: (moment?: number) => string }
  | { readonly open: (moment?: number) => Promise<void> }

interface DoorProps {
  readonly doors: Doors
  readonly moment?: number
  readonly label?: string
  /** The class of a whole deed; else it is a small button. */
  readonly look?: string
  readonly children: ComponentChildren
}

export function Door({ doors, moment, label, look, children }: DoorProps): JSX.Element {
  const common = {
    class: look ?? 'button',
    ...(look === undefined && { 'data-size': 'small' }),
    ...(label !== undefined && { 'aria-label': label }),
  }
  if ('path' in doors) {
    return (
      <a {...common} href={doors.path(moment)}>
        {children}
      </a>
    )
  }
  return (
    <button type="button" {...common} onClick={() => void doors.open(moment)}>
      {children}
    </button>
  )
}
