import type { TableView } from '@haven/table'
import type { JSX } from 'preact'
import { say } from '../../base/online-words.ts'
import { useNow } from './clocks.ts'
import { isHost, useOnline } from './context.ts'

const MINUTE = 60_000
/** As long as the table waits for its host. */
const WAITED = 10

/** For how many minutes the host has been away; null: the host is here. */
export function useHostAway({ hostAway }: TableView): number | null {
  const table = useOnline()
  const now = useNow(() => table.now(), hostAway !== null)
  return hostAway === null ? null : Math.max(0, Math.floor((now.value - hostAway) / MINUTE))
}

/** May this person elect another? */
export const canElect = (room: TableView, away: number | null): boolean =>
  away !== null && away >= WAITED && room.you.seats.length > 0 && !isHost(room)

/** Those who sit are told that they can go on without the host. Whom else they choose they say among the people. */
export function HostAway({ room }: { readonly room: TableView }): JSX.Element | null {
  const table = useOnline()
  const away = useHostAway(room)
  const me = room.you.person
  const isAsked = room.motions.some(({ motion }) => motion.motion === 'elect')
  if (!canElect(room, away) || me === null || isAsked) return null
  return (
    <p class="motions__one" role="status">
      {say.rooms.hostGone}
      <button
        type="button"
        class="button"
        data-size="small"
        onClick={() => void table.wish({ command: 'move', motion: { motion: 'elect', person: me } })}
      >
        {say.rooms.becomeHost}
      </button>
    </p>
  )
}
