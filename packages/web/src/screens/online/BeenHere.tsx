import type { TableView } from '@haven/table'
import type { JSX } from 'preact'
import { say } from '../../base/online-words.ts'
import { phraseInUse } from '../../model/online/self.ts'
import { COME_BACK } from './PhraseLine.tsx'

/** For a stranger who may be none: the way to the phrase. */
export function BeenHere({ room }: { readonly room: TableView }): JSX.Element | null {
  if (room.you.person !== null || phraseInUse()) return null
  return (
    <p class="online__note">
      {say.mine.beenHere} <a href={COME_BACK}>{say.mine.enter}</a>
    </p>
  )
}
