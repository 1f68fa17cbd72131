import type { JSX } from 'preact'
import { say } from '../../base/online-words.ts'
import { keepName } from '../../model/online/secrets.ts'
import { refusalText } from '../../model/words.ts'
import { useOnline } from './context.ts'

/** Whether the server hears us, and what it said against our last wish. */
export function LinkState(): JSX.Element {
  const table = useOnline()
  const { value: state } = table.socket.state
  const { play } = say
  return (
    <div class="link-state" data-state={state}>
      <p class="link-state__words" role="status">
        <span class="link-state__dot" aria-hidden="true" />
        <span class={state === 'open' ? 'link-state__quiet' : ''}>{play.link[state]}</span>
      </p>
      {state === 'lost' && (
        <button type="button" class="button" data-size="small" onClick={() => table.socket.reconnect()}>
          {play.tryNow}
        </button>
      )}
      <Refusal />
    </div>
  )
}

/** Also in a sheet that covers the rest. */
export function Refusal(): JSX.Element | null {
  const table = useOnline()
  const { value: notice } = table.notice
  if (!notice) return null
  return (
    <p class="link-state__notice" role="alert">
      {refusalText(notice)}
      {notice.code === 'name-taken' && <FreeName name={String(notice.params.free)} />}
      <button
        type="button"
        class="button"
        data-tone="ghost"
        data-size="small"
        onClick={() => {
          table.notice.value = null
        }}
      >
        {say.play.dismiss}
      </button>
    </p>
  )
}

/** The same wish by a name that nobody at the table has. */
function FreeName({ name }: { readonly name: string }): JSX.Element | null {
  const table = useOnline()
  const { value: refused } = table.refused
  if (refused?.command !== 'claim' && refused?.command !== 'rename') return null
  return (
    <button
      type="button"
      class="button"
      data-size="small"
      onClick={() => {
        table.notice.value = null
        keepName(name)
        void table.wish({ ...refused, name })
      }}
    >
      {say.play.useName(name)}
    </button>
  )
}
