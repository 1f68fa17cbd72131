import type { View } from '@haven/engine'
import { catalogue, words } from '../base/words.ts'
import { rules } from '../model/rules.ts'
import { monstersIn, type Speech, spaceRow } from '../model/space-rows.ts'

/** What this client tells the table with: the words of the game that is shown. */
export const speech = (): Speech => ({ rules, say: catalogue, words: words.textView })

/** The monsters of a space, counted by kind. */
export const waitingIn = (view: View, space: string): string => monstersIn(view, space, speech()).join(', ')

/** A space in one speakable sentence: what it is, who stands there, what lies there. */
export function spaceText(view: View, space: string, note: string | null): string {
  return words.table.city.space({ ...spaceRow(view, space, speech()), isDistrict: !/^s\d/.test(space), note })
}
