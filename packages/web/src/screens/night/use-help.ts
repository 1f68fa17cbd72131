import { type Help, helpFor, type LessonView } from '@haven/table/learn'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { GameStore } from '../../model/store.ts'

/** Seconds since the question came, or the last answer: those in which nobody can see the page do not count. */
function useIdle(of: string, slowness = 1): number {
  const idle = useSignal(0)
  useEffect(() => {
    idle.value = 0
    const timer = setInterval(() => {
      if (!document.hidden) idle.value++
    }, 1_000 * slowness)
    return () => clearInterval(timer)
  }, [of])
  return idle.value
}

/** Help for this question: by what was answered wrong, and by how long nothing was. */
export function useHelp(store: GameStore, lesson: LessonView | null, slowness = 1): Help {
  const of = `${lesson?.id} ${lesson?.answers.length} ${lesson?.wrong} ${store.question.value?.id}`
  const idle = useIdle(of, slowness)
  return helpFor(lesson?.wrong ?? 0, store.question.value ? idle : 0)
}
