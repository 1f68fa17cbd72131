import type { JSX } from 'preact'
import { say } from '../../base/online-words.ts'
import { keepName } from '../../model/online/secrets.ts'
import { refusalText } from '../../model/words.ts'
import { useOnline } from './context.ts'

/** Whether the server hears us, and what it said against our last wish. The only place that tells either. */
export function LinkState(): JSX.Element {
  const table = useOnline()
  const { value: state } = table.socket.state
  const { value: notice } = table.notice
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
      {notice && (
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
            {play.dismiss}
          </button>
        </p>
      )}
    </div>
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
