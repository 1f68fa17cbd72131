import type { TableSettings, TableView } from '@haven/table'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { say } from '../../base/online-words.ts'
import { catalogue } from '../../base/words.ts'
import { useWordsOf } from '../../model/boxes/boxes.ts'
import { RANDOM } from '../../model/boxes/offers.ts'
import { keepName, ownName } from '../../model/online/secrets.ts'
import { sinsOf } from '../../model/online/wishes.ts'
import { showGame } from '../../model/rules-shown.ts'
import { Confirm } from '../../parts/page/Confirm.tsx'
import { Sheet } from '../../parts/page/Sheet.tsx'
import { Shell } from '../../parts/page/Shell.tsx'
import { BeenHere } from './BeenHere.tsx'
import { hostOf, isHost, useOnline } from './context.ts'
import { Devices } from './Devices.tsx'
import { Earlier } from './Earlier.tsx'
import { Pick } from './fields.tsx'
import { HostAway } from './HostAway.tsx'
import { Invite } from './Invite.tsx'
import { LinkState } from './LinkState.tsx'
import { Motions } from './Motions.tsx'
import { Notices } from './Notices.tsx'
import { People } from './People.tsx'
import { Reports } from './Reports.tsx'
import { Seats } from './Seats.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { useSatDown } from './sat-down.ts'
import { Talk } from './Talk.tsx'

/** Before a game: who plays what, and the link for the others. */
export function Lobby(): JSX.Element | null {
  const table = useOnline()
  const { value: room } = table.room
  const name = useSignal('')
  const known = room?.people.find(({ id }) => id === room.you.person)?.name
  // As the others read it from now on, whatever was typed before.
  useEffect(() => {
    name.value = ''
  }, [known])
  // What its boxes are called, and how they are: one that is not here is fetched.
  const version = room?.rules
  useEffect(() => {
    if (version !== undefined) void showGame(version)
  }, [version])
  const satDown = useSatDown(table)
  if (!room) return null
  const { rooms } = say
  const host = hostOf(room)?.name ?? ''
  const shown = name.value || known || ownName()
  return (
    <Shell title={rooms.roomTitle(host)}>
      <LinkState />
      <HostAway room={room} />
      <p class="visually-hidden" role="status">
        {satDown.value}
      </p>
      <Motions room={room} />
      <Reports room={room} />
      <div class="room">
        <div class="stack">
          <section class="panel stack" aria-labelledby="seats-title">
            <h2 id="seats-title">{rooms.seats}</h2>
            <label class="field room__name">
              {rooms.name}
              <input
                class="input"
                maxLength={24}
                autocomplete="nickname"
                data-carried
                placeholder={rooms.nameHint}
                value={shown}
                onInput={(event) => {
                  name.value = event.currentTarget.value
                  keepName(name.value.trim())
                }}
                onChange={() => {
                  const wanted = name.value.trim()
                  if (known !== undefined && wanted !== '' && wanted !== known) {
                    void table.wish({ command: 'rename', name: wanted })
                  }
                }}
              />
            </label>
            <Seats room={room} name={shown.trim()} />
            <Begin room={room} host={host} />
            <BeenHere room={room} />
          </section>
          <section class="panel stack" aria-labelledby="people-title">
            <h2 id="people-title">{rooms.people}</h2>
            <People room={room} />
          </section>
        </div>
        <div class="stack">
          <Invite />
          <Settings room={room} />
          <Earlier room={room} />
        </div>
        <div class="stack">
          <section class="panel stack room__talk" aria-labelledby="talk-title">
            <h2 id="talk-title">{say.play.talk}</h2>
            <Talk room={room} />
          </section>
          {room.you.person !== null && <Notices room={room} />}
          {room.you.person !== null && <Devices room={room} />}
        </div>
      </div>
    </Shell>
  )
}

function Begin({ room, host }: { readonly room: TableView; readonly host: string }): JSX.Element {
  const table = useOnline()
  const { rooms } = say
  const isAsking = useSignal(false)
  const free = room.seats.filter(({ person }) => person === null).length
  const start = () => void table.wish({ command: 'start' })
  if (!isHost(room)) return <p>{rooms.onlyHost(host)}</p>
  return (
    <div class="row">
      <button
        type="button"
        class="button"
        data-tone="primary"
        onClick={() => {
          // Who made the table may have forgotten to sit down.
          if (free === room.seats.length) isAsking.value = true
          else start()
        }}
        aria-describedby="begin-hint"
      >
        {rooms.begin}
      </button>
      <span id="begin-hint" class="online__note">
        {rooms.beginHint(free)}
      </span>
      {isAsking.value && (
        <Confirm
          title={rooms.beginAlone}
          text={rooms.beginAloneAsk}
          yes={rooms.beginAnyway}
          no={rooms.sitFirst}
          confirm={start}
          close={() => {
            isAsking.value = false
          }}
        />
      )}
    </div>
  )
}

function Settings({ room }: { readonly room: TableView }): JSX.Element {
  const { rooms } = say
  const isOpen = useSignal(false)
  const { setup, time, listed, spectators, position, coach } = room.settings
  useWordsOf([setup.story, setup.map, setup.sin].filter((id) => id !== undefined))
  const timeText =
    time.control === 'none'
      ? rooms.settingTime.none
      : time.control === 'live'
        ? rooms.settingTime.live(time.bank, time.increment)
        : rooms.settingTime.days(time.hours)
  return (
    <section class="panel stack" aria-labelledby="settings-title">
      <h2 id="settings-title">{rooms.settings}</h2>
      <ul class="room__settings">
        {!position && <li>{rooms.setting(setup.story ?? null, setup.map ?? null)}</li>}
        {!position && <li>{rooms.settingSin(setup.sin ?? null)}</li>}
        <li>{timeText}</li>
        <li>{listed ? rooms.public : rooms.private}</li>
        {coach && <li>{rooms.coached}</li>}
        <li>{catalogue.labelled(rooms.spectators, rooms.spectatorsSee[spectators])}</li>
      </ul>
      <Surprise room={room} />
      {isHost(room) && (
        <button
          type="button"
          class="button"
          onClick={() => {
            isOpen.value = true
          }}
        >
          {rooms.change}
        </button>
      )}
      {isOpen.value && (
        <ChangeSettings
          given={room.settings}
          close={() => {
            isOpen.value = false
          }}
        />
      )}
    </section>
  )
}

/** Where the sin is left to chance, its player may choose it; nobody else sees that. */
function Surprise({ room }: { readonly room: TableView }): JSX.Element | null {
  const table = useOnline()
  const { sin = RANDOM } = room.settings.setup
  const sins = sinsOf(room.settings)
  const isMine = room.you.seats.includes('sins') && !room.you.shared
  useWordsOf(isMine ? sins : [])
  if (!isMine || sin !== RANDOM || room.settings.position) return null
  return (
    <Pick
      label={say.rooms.surprise}
      value={room.you.surprise ?? RANDOM}
      options={[
        { value: RANDOM, words: say.rooms.random },
        ...sins.map((id) => ({ value: id, words: catalogue.name(id) })),
      ]}
      pick={(id) => void table.wish({ command: 'surprise', sin: id === RANDOM ? null : id })}
    />
  )
}

interface ChangeProps {
  readonly given: TableSettings
  readonly close: () => void
}

function ChangeSettings({ given, close }: ChangeProps): JSX.Element {
  const table = useOnline()
  const settings = useSignal(given)
  const keep = async () => {
    await table.wish({ command: 'settings', settings: settings.value })
    close()
  }
  return (
    <Sheet title={say.rooms.change} close={close}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault()
          void keep()
        }}
      >
        <SettingsForm
          settings={settings.value}
          set={(next) => {
            settings.value = next
          }}
        />
        <button type="submit" class="button" data-tone="primary">
          {say.rooms.keepSettings}
        </button>
      </form>
    </Sheet>
  )
}
