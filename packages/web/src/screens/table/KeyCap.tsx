import type { JSX } from 'preact'
import { settings } from '../../base/settings.ts'

const MOST_KEYS = 9

/** The key that presses the button of this number, if there is one. */
export const shortcut = (number: number): string | undefined =>
  number <= MOST_KEYS && settings.value.keys ? String(number) : undefined

export function KeyCap({ number }: { readonly number: number }): JSX.Element | null {
  const key = shortcut(number)
  return key === undefined ? null : (
    <span class="key" aria-hidden="true">
      {key}
    </span>
  )
}
