import { type Signal, useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { say } from '../../base/online-words.ts'
import { knownMail, type MailState, mailState, wantMail } from '../../model/online/mail.ts'
import { useOnline } from './context.ts'

const LOOK = 4_000

/** What this server knows of letters to this device; looked at again while a letter is on its way. */
export function useMail(): Signal<MailState> {
  const table = useOnline()
  const state = useSignal<MailState>('never')
  const look = async () => {
    state.value = await mailState(table.id)
  }
  useEffect(() => {
    void look()
    const timer = setInterval(() => {
      if (state.peek() === 'asked' && !document.hidden) void look()
    }, LOOK)
    return () => clearInterval(timer)
  }, [])
  return state
}

/** An address to write to, which is confirmed by a letter first. */
export function MailNotice({ state }: { readonly state: Signal<MailState> }): JSX.Element | null {
  const table = useOnline()
  const address = useSignal(knownMail()?.address ?? '')
  const said = useSignal('')
  const { mail } = say.play
  if (state.value === 'never') return null
  if (state.value === 'on') return <p role="status">{mail.on}</p>
  const send = async () => {
    const answer = await wantMail(table.id, address.value.trim())
    if (answer === 'asked' || answer === 'on') state.value = answer
    said.value = answer === 'asked' || answer === 'on' ? '' : mail.no[answer === 'not-an-address' ? answer : 'too-fast']
  }
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <label class="field">
        {mail.address}
        <input
          class="input"
          type="email"
          required
          maxLength={254}
          autocomplete="email"
          aria-describedby="mail-hint"
          value={address.value}
          onInput={(event) => {
            address.value = event.currentTarget.value
          }}
        />
      </label>
      <p id="mail-hint" class="online__note">
        {mail.hint}
      </p>
      <p role="status">{state.value === 'asked' ? mail.asked : said.value}</p>
      <div class="row">
        <button type="submit" class="button" data-size="small">
          {mail.set}
        </button>
      </div>
    </form>
  )
}
