import { withPostcard } from '@haven/table'
import type { JSX } from 'preact'
import { say } from '../../base/online-words.ts'
import { tablePath } from '../../model/online/address.ts'
import { postcardOfTable } from '../../model/online/postcard.ts'
import { CopyLink } from '../../parts/links/CopyLink.tsx'
import { QrCode } from '../../parts/qr/QrCode.tsx'
import { useOnline } from './context.ts'

/** The link that friends are sent, and the same for a camera. */
export function Invite(): JSX.Element {
  const table = useOnline()
  const { rooms } = say
  const path = tablePath(table.id)
  const address = new URL(path, location.origin).href
  const { value: room } = table.room
  const { value: told } = table.told
  // A camera needs no picture, and reads the shorter address from further away.
  const shared = withPostcard(path, room && postcardOfTable(room, told?.update.view ?? null))
  const canShare = typeof navigator.share === 'function'
  return (
    <section class="panel stack invite" aria-labelledby="invite-title">
      <h2 id="invite-title">{rooms.invite}</h2>
      <p>{rooms.inviteHint}</p>
      <div class="invite__ways">
        <QrCode text={address} label={rooms.qrOf(rooms.invite)} />
        <div class="stack">
          <input
            class="input invite__link"
            readOnly
            aria-label={rooms.invite}
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyLink label={rooms.copyLink} link={() => Promise.resolve(shared)} />
          {canShare && (
            <button
              type="button"
              class="button"
              onClick={() =>
                void navigator.share({ url: new URL(shared, location.origin).href }).catch(() => undefined)
              }
            >
              {rooms.shareLink}
            </button>
          )}
        </div>
      </div>
    </section>
  )
}
