import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { coachMode } from '../../model/coach-kept.ts'
import type { GameStore } from '../../model/store.ts'
import { useStore } from '../context/store-context.ts'
import { type TableParts, useParts } from '../context/table-parts.ts'

/** Only the heroes are coached, and nobody in a game against people, unless the table says that both sides want it. */
export function isCoachable({ screen, lesson }: GameStore, parts: TableParts | null): boolean {
  const seen = screen.value
  if (!seen || lesson.value || !seen.viewer.startsWith('hero') || seen.players.people.includes('sins')) return false
  return !parts || parts.isCoached === true || parts.personAt('sins') === null
}

/** He sits at this table: the lane is higher then, whether he says something or not. */
export function useIsCoached(): boolean {
  const store = useStore()
  const parts = useParts()
  return coachMode() === 'on' && isCoachable(store, parts)
}

type Strip = typeof import('./Coach.tsx')

/** What he shows in the lane; whoever has no coach fetches nothing of him. */
export function useCoach(): JSX.Element | null {
  const store = useStore()
  const parts = useParts()
  const strip = useSignal<Strip | null>(null)
  const mode = coachMode()
  const isWanted = mode !== 'off' && isCoachable(store, parts)
  useEffect(() => {
    if (!isWanted || strip.peek()) return
    Promise.all([import('./Coach.tsx'), import('../../base/coach-words.ts')])
      .then(async ([found, { speakOfCoach }]) => {
        await speakOfCoach()
        strip.value = found
      })
      // Without a network the game goes on without him.
      .catch(() => undefined)
  }, [isWanted])
  const { value: found } = strip
  if (!isWanted || !found) return null
  return mode === 'on' ? <found.Coach /> : <found.CallCoach />
}
