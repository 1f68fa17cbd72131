import type { MotionView, TableView } from '@haven/table'
import type { JSX } from 'preact'
import { say } from '../../base/online-words.ts'
import { nameOf, useOnline } from './context.ts'

/** What somebody asks of everybody: a pause, a way back, to send somebody away, another host. */
export function Motions({ room }: { readonly room: TableView }): JSX.Element | null {
  if (room.motions.length === 0) return null
  return (
    <ul class="motions" aria-live="polite" aria-label={say.play.motions}>
      {room.motions.map((each) => (
        <Asked key={each.id} asked={each} room={room} />
      ))}
    </ul>
  )
}

function Asked({ asked, room }: { readonly asked: MotionView; readonly room: TableView }): JSX.Element {
  const table = useOnline()
  const { play } = say
  const me = room.you.person
  const isOpen = me !== null && asked.open.includes(me)
  const vote = (yes: boolean) => void table.wish({ command: 'consent', motion: asked.id, yes })
  const names = asked.open.map((person) => nameOf(room, person))
  return (
    <li class="motions__one">
      <span>{sentence(asked, room, table.log.length - 1)}</span>
      <span class="online__note">{play.motionOpen(asked.yes.length, names)}</span>
      {isOpen && (
        <button type="button" class="button" data-tone="primary" data-size="small" onClick={() => vote(true)}>
          {play.agree}
        </button>
      )}
      {me !== null && (isOpen || asked.yes.includes(me)) && (
        <button type="button" class="button" data-size="small" onClick={() => vote(false)}>
          {isOpen ? play.refuse : play.withdraw}
        </button>
      )}
    </li>
  )
}

function sentence({ motion, by }: MotionView, room: TableView, answers: number): string {
  const { play } = say
  const who = nameOf(room, by)
  switch (motion.motion) {
    case 'pause':
      return play.motionPause(who)
    case 'rewind':
      return play.motionRewind(who, Math.max(1, answers - motion.to))
    case 'kick':
      return play.motionKick(who, nameOf(room, motion.person))
    case 'elect':
      return play.motionElect(who, nameOf(room, motion.person))
  }
}
