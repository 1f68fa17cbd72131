import type { TableView } from '@haven/table'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { say } from '../../base/online-words.ts'
import { newKey } from '../../base/random-ids.ts'
import { devicePath } from '../../model/online/address.ts'
import { QrCode } from '../../parts/qr/QrCode.tsx'
import { useOnline } from './context.ts'

/** The devices of one person: another one joins by a code that works once, and any can be shut out. */
export function Devices({ room }: { readonly room: TableView }): JSX.Element {
  const table = useOnline()
  const address = useSignal<string | null>(null)
  const { play, rooms } = say
  const { devices } = room.you
  const isHand = devices.some((device) => device.this && device.hand)
  const invite = async (hand: boolean) => {
    const code = newKey()
    address.value = null
    const isTaken = await table.wish({ command: 'invite-device', code, hand })
    if (isTaken) address.value = new URL(devicePath(table.id, code), location.origin).href
  }
  return (
    <section class="panel stack devices" aria-labelledby="devices-title">
      <h2 id="devices-title">{play.devices}</h2>
      <ul class="people">
        {devices.map((device, i) => (
          <li key={device.id} class="people__one">
            <span class="people__name">{play.device(i + 1)}</span>
            {device.this && <span class="chip">{play.thisDevice}</span>}
            {device.hand && <span class="chip">{play.handDevice}</span>}
            {!device.this && !isHand && (
              <button
                type="button"
                class="button"
                data-tone="ghost"
                data-size="small"
                aria-label={play.revokeOf(play.device(i + 1))}
                onClick={() => void table.wish({ command: 'revoke', device: device.id })}
              >
                {play.revoke}
              </button>
            )}
          </li>
        ))}
      </ul>
      {!isHand && (
        <div class="row">
          <button type="button" class="button" data-size="small" onClick={() => void invite(false)}>
            {play.addDevice}
          </button>
          {room.you.seats.includes('sins') && (
            <button type="button" class="button" data-size="small" onClick={() => void invite(true)}>
              {play.addHand}
            </button>
          )}
        </div>
      )}
      {address.value !== null && (
        <div class="stack">
          <p>{play.codeHint}</p>
          <QrCode text={address.value} label={rooms.qrOf(play.addDevice)} />
          <input
            class="input invite__link"
            readOnly
            aria-label={play.addDevice}
            value={address.value}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
      )}
    </section>
  )
}
