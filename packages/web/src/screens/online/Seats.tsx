import type { Seat } from '@haven/engine'
import type { BotLevel, SeatView, TableView } from '@haven/table'
import type { JSX } from 'preact'
import { say } from '../../base/online-words.ts'
import { catalogue, words } from '../../base/words.ts'
import { classOf } from '../../model/boxes/offers.ts'
import { BOT_LEVELS } from '../../model/online/wishes.ts'
import { rules } from '../../model/rules.ts'
import { Portrait } from '../../parts/art/Portrait.tsx'
import { isHost, markOf, nameOf, useOnline } from './context.ts'
import { PersonMark } from './PersonMark.tsx'

interface SeatsProps {
  readonly room: TableView
  /** As whom one sits down. */
  readonly name: string
}

/** The chairs around the table: who sits there, and what can be done about it. */
export function Seats({ room, name }: SeatsProps): JSX.Element {
  return (
    <ul class="seats" aria-label={say.rooms.seats}>
      {room.seats.map((each) => (
        <Chair key={each.seat} seat={each} room={room} name={name} />
      ))}
    </ul>
  )
}

function Chair({ seat: { seat, person, bot }, room, name }: SeatsProps & { readonly seat: SeatView }): JSX.Element {
  const table = useOnline()
  const { rooms, play } = say
  const isMine = room.you.seats.includes(seat)
  const isLobby = room.phase === 'lobby'
  const isAsked = room.requests.some((each) => each.person === room.you.person && each.seats.includes(seat))
  const who = catalogue.name(seat)
  const heir = room.waiting?.find((each) => each.seat === seat)
  const sit = () => void table.wish({ command: 'claim', name, seats: [seat] })
  return (
    <li class="seats__chair" data-side={seat === 'sins' ? 'sins' : 'heroes'} data-mine={isMine}>
      <h3 class="seats__seat">
        {who}
        <SeatHeroes seat={seat} room={room} />
      </h3>
      <p class="seats__holder">
        <PersonMark mark={markOf(room, person)} />
        {holder(room, person, bot, isMine)}
      </p>
      {heir && <p class="seats__holder">{play.waitingFor(nameOf(room, heir.person))}</p>}
      <div class="row seats__deeds">
        {isAsked && <span class="chip">{play.askedSeat}</span>}
        {room.you.may.includes(seat) && !isAsked && !heir && <SitDown seat={seat} room={room} sit={sit} />}
        {isMine && isLobby && (
          <button
            type="button"
            class="button"
            data-size="small"
            aria-label={rooms.standFrom(seat)}
            onClick={() => void table.wish({ command: 'release', seats: [seat] })}
          >
            {rooms.stand}
          </button>
        )}
        {isMine && room.phase === 'playing' && <HandOver seat={seat} bot={bot} room={room} />}
        {person === null && isHost(room) && room.phase !== 'over' && <BotLevelOf seat={seat} bot={bot} room={room} />}
      </div>
    </li>
  )
}

interface SitDownProps {
  readonly seat: Seat
  readonly room: TableView
  readonly sit: () => void
}

/** The heroes of a seat, if the table names them: those of one player sit side by side. */
function SeatHeroes({ seat, room }: Pick<SitDownProps, 'seat' | 'room'>): JSX.Element | null {
  const { heroes, heroPlayers } = room.settings.setup
  const seats = rules.tables.seats[heroPlayers] ?? []
  const place = (seats as readonly Seat[]).indexOf(seat)
  if (place < 0 || !Array.isArray(heroes)) return null
  const each = heroes.length / seats.length
  return (
    <span class="seats__faces">
      {(heroes as readonly string[]).slice(place * each, (place + 1) * each).map((hero) => (
        <Portrait key={hero} form={hero} class={classOf(hero)} size={48} />
      ))}
    </span>
  )
}

/** At once, or by asking the host. */
function SitDown({ seat, room, sit }: SitDownProps): JSX.Element {
  const { rooms, play } = say
  const isLobby = room.phase === 'lobby'
  const isAtOnce = isLobby || isHost(room) || room.settings.quick === true
  const [text, name] = isLobby
    ? [rooms.sit, rooms.sitIn(seat)]
    : isAtOnce
      ? [play.takeOver, play.takeOverOf(seat)]
      : [play.askSeat, play.askSeatOf(seat)]
  return (
    <button
      type="button"
      class="button"
      data-tone={isLobby ? 'primary' : undefined}
      data-size="small"
      aria-label={name}
      onClick={sit}
    >
      {text}
    </button>
  )
}

function holder(room: TableView, person: string | null, bot: string | null, isMine: boolean): string {
  const { rooms, play } = say
  const level = bot === null ? '' : words.newGame.botLevel(bot)
  if (person === null) return bot === null ? rooms.nobody : rooms.botAt(level)
  const name = isMine ? `${nameOf(room, person)} (${rooms.you})` : nameOf(room, person)
  return bot === null ? name : catalogue.labelled(name, play.handedTo(level))
}

interface ChairProps {
  readonly seat: Seat
  readonly bot: string | null
  readonly room: TableView
}

function HandOver({ seat, bot, room }: ChairProps): JSX.Element {
  const table = useOnline()
  const { play } = say
  return bot === null ? (
    <button
      type="button"
      class="button"
      data-size="small"
      aria-label={play.handOverOf(seat)}
      onClick={() => void table.wish({ command: 'hand-over', seat, level: room.settings.bot })}
    >
      {play.handOver}
    </button>
  ) : (
    <button
      type="button"
      class="button"
      data-tone="primary"
      data-size="small"
      aria-label={play.takeBackOf(seat)}
      onClick={() => void table.wish({ command: 'take-back', seat })}
    >
      {play.takeBack}
    </button>
  )
}

const NOBODY = ''

/** The host says which bot sits in a seat that nobody holds. */
function BotLevelOf({ seat, bot, room }: ChairProps): JSX.Element {
  const table = useOnline()
  return (
    <select
      class="select seats__bot"
      aria-label={say.rooms.botFor(seat)}
      value={bot ?? NOBODY}
      onChange={(event) => {
        const { value } = event.currentTarget
        void table.wish({ command: 'bot', seat, level: value === NOBODY ? null : (value as BotLevel) })
      }}
    >
      {room.phase === 'lobby' && <option value={NOBODY}>{say.rooms.botLater}</option>}
      {BOT_LEVELS.map((level) => (
        <option key={level} value={level}>
          {say.rooms.botAt(words.newGame.botLevel(level))}
        </option>
      ))}
    </select>
  )
}
