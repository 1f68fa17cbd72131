import type { TableView } from '@haven/table'
import type { JSX } from 'preact'
import { say } from '../../base/online-words.ts'
import { useOnline } from './context.ts'

/** One's seat is still a bot's, who is in the middle of something. */
export function Waiting({ room }: { readonly room: TableView }): JSX.Element | null {
  const table = useOnline()
  const mine = (room.waiting ?? []).filter(({ person }) => person === room.you.person).map(({ seat }) => seat)
  const [first] = mine
  if (!first) return null
  return (
    <p class="motions__one" role="status">
      {say.play.waiting(first)}
      <button
        type="button"
        class="button"
        data-size="small"
        onClick={() => void table.wish({ command: 'release', seats: mine })}
      >
        {say.play.waitNoMore}
      </button>
    </p>
  )
}
