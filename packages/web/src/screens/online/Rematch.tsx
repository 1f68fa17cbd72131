import type { JSX } from 'preact'
import { say } from '../../base/online-words.ts'
import { words } from '../../base/words.ts'
import { Deed } from '../../parts/end/Deed.tsx'
import { hostOf, isHost, useOnline } from './context.ts'

/** Another game at this table: the host begins it, for all of them. */
export function Rematch(): JSX.Element | null {
  const table = useOnline()
  const { play } = say
  const { value: room } = table.room
  if (!room) return null
  if (!isHost(room)) return <p class="end-deed end-deed--wait">{play.rematchBy(hostOf(room)?.name ?? '')}</p>
  const again = (swap: boolean) => void table.wish({ command: 'rematch', swap })
  return (
    <>
      <button type="button" class="end-deed" data-tone="primary" onClick={() => again(false)}>
        <Deed name={play.rematch} hint={words.recap.rematchHint} />
      </button>
      <button type="button" class="end-deed" onClick={() => again(true)}>
        <Deed icon="cracked-mask" name={play.swapped} hint={words.recap.rematchHint} />
      </button>
    </>
  )
}
