import type { SeatView } from '@haven/table'
import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { say } from '../../base/online-words.ts'
import type { OnlineTable } from '../../model/online/online-table.ts'
import { listenForGesture, sound } from '../../parts/sound/speaker.ts'
import { nameOf } from './context.ts'

/** The last title that told of somebody: gone when somebody looks. */
let told = ''

function untitle(): void {
  if (told !== '' && !document.hidden) {
    document.title = document.title.replace(told, '')
    told = ''
  }
}

function title(words: string): void {
  if (!document.hidden) return
  document.title = document.title.replace(told, '')
  told = words
  document.title = told + document.title
}

/** Somebody has sat down: said, heard, and in the title for who looks elsewhere. Gives what is to be said. */
export function useSatDown(table: OnlineTable): Signal<string> {
  const said = useSignal('')
  useEffect(() => {
    let before: readonly SeatView[] | null = null
    const stop = table.room.subscribe((room) => {
      if (!room) return
      const known = new Set(before?.map(({ person }) => person))
      const come = before ? room.seats.find(({ person }) => person !== null && !known.has(person)) : undefined
      before = room.seats
      if (!come || come.person === room.you.person) return
      const name = nameOf(room, come.person)
      said.value = say.play.satDown(name, come.seat)
      sound('satDown')
      title(say.play.titleSat(name))
    })
    const hush = listenForGesture()
    document.addEventListener('visibilitychange', untitle)
    return () => {
      stop()
      hush()
      document.removeEventListener('visibilitychange', untitle)
    }
  }, [table])
  return said
}
