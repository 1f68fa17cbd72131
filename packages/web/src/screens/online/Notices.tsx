import type { TableView } from '@haven/table'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { say } from '../../base/online-words.ts'
import { language } from '../../base/words.ts'
import { endMail } from '../../model/online/mail.ts'
import { canBeTold, subscribe } from '../../model/online/push.ts'
import { isHost, useOnline } from './context.ts'
import { Check } from './fields.tsx'
import { MailNotice, useMail } from './MailNotice.tsx'

/** How people are told of their turns when they look elsewhere. */
export function Notices({ room }: { readonly room: TableView }): JSX.Element {
  const table = useOnline()
  const said = useSignal('')
  const mail = useMail()
  const { play } = say
  const { value: pushKey } = table.pushKey
  const isOn = room.you.devices.some((device) => device.this && device.push)
  const isHand = room.you.devices.some((device) => device.this && device.hand)
  const set = async (on: boolean) => {
    said.value = ''
    if (!on) {
      await table.wish({ command: 'push', subscription: null })
      return
    }
    const subscription = pushKey === null ? null : await subscribe(pushKey)
    if (subscription) await table.wish({ command: 'push', subscription })
    else said.value = play.notifyNot
  }
  const isTold = isOn || mail.value === 'on' || mail.value === 'asked' || (isHost(room) && room.webhook)
  /** One press for all of it. */
  const hush = async () => {
    if (isOn) await table.wish({ command: 'push', subscription: null })
    if (isHost(room) && room.webhook) await table.wish({ command: 'webhook', url: null })
    if (mail.value === 'on' || mail.value === 'asked') {
      await endMail(table.id)
      mail.value = 'none'
    }
    said.value = play.hushed
  }
  return (
    <section class="panel stack" aria-labelledby="notices-title">
      <h2 id="notices-title">{play.notices}</h2>
      {pushKey !== null && canBeTold() ? (
        <Check label={play.notify} checked={isOn} set={(on) => void set(on)} />
      ) : (
        <p class="online__note">{play.notifyNever}</p>
      )}
      <MailNotice state={mail} />
      {isHost(room) && !isHand && (table.hooks.value || room.webhook) && <Webhook isSet={room.webhook} />}
      {!isHost(room) && room.webhook && <p class="online__note">{play.webhookOn}</p>}
      {isTold && (
        <div class="row">
          <button type="button" class="button" data-size="small" onClick={() => void hush()}>
            {play.hush}
          </button>
        </div>
      )}
      <p role="status">{said.value}</p>
    </section>
  )
}

/** Its address is a secret of the host's: it goes to the server, and nobody sees it again. */
function Webhook({ isSet }: { readonly isSet: boolean }): JSX.Element {
  const table = useOnline()
  const url = useSignal('')
  const { play } = say
  if (isSet) {
    return (
      <div class="row">
        <span>{play.webhookOn}</span>
        <button
          type="button"
          class="button"
          data-size="small"
          onClick={() => void table.wish({ command: 'webhook', url: null })}
        >
          {play.webhookEnd}
        </button>
      </div>
    )
  }
  const send = async () => {
    if (await table.wish({ command: 'webhook', url: url.value.trim(), language })) url.value = ''
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
        {play.webhook}
        <input
          class="input"
          type="url"
          required
          autocomplete="off"
          placeholder={play.webhookBegin}
          aria-describedby="webhook-hint"
          value={url.value}
          onInput={(event) => {
            url.value = event.currentTarget.value
          }}
        />
      </label>
      <p id="webhook-hint" class="online__note">
        {play.webhookHint}
      </p>
      <div class="row">
        <button type="submit" class="button" data-size="small">
          {play.webhookSet}
        </button>
      </div>
    </form>
  )
}
