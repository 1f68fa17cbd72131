import type { Option } from '@haven/engine'
import type { Page } from '@playwright/test'
import { type Heard, pressAny, pressSpace } from './presser.ts'

/**
 * The same somebody at the table of before issue 16: a bar with a button for every answer, the board, and the sheet of a
 * fight with its dice, sockets and track. What that table lays out at once is given at once.
 */

const GIVE = '.assign__give:not([disabled])'
const SUGGEST = '.assign[data-of="wounds"] .assign__foot button:not(.assign__give)'

/** One press on the way to this answer, as in `pressTowards`. */
export async function pressBefore(
  page: Page,
  { asked }: Heard,
  option: Option,
  pressed: number,
): Promise<string | null> {
  if (!asked) return null
  if (await pressAny(page, GIVE)) return 'give'
  if (await pressAny(page, SUGGEST)) return 'suggested'
  // A way is pressed by its goal.
  if (pressed > 0 && (await pressAny(page, '.prompt .prompt__confirm'))) return 'confirm'
  const isWay = pressed === 0 && option.do === 'move'
  if (isWay && option.to !== undefined && (await pressSpace(page, option.to, true))) return 'space'
  if (await pressAny(page, `.prompt [data-option="${option.id}"]`)) return 'own'
  const group = option.monster ?? option.token
  if (group !== undefined && (await pressAny(page, `.prompt [data-group="${group}"]`))) return 'group'
  if (option.slot !== undefined && (await pressAny(page, `.track__slots > :nth-child(${option.slot}) .track__pick`)))
    return 'slot'
  const chip = asked.options.findIndex(({ id }) => id === option.id) + 1
  return (await pressAny(page, `.vote__options > :nth-child(${chip}) .vote__chip[aria-pressed="false"]`))
    ? 'chip'
    : null
}
