import type { Hindsight } from '@haven/bots'
import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { fail } from '../../base/failure.ts'
import { workerLink } from '../../model/link.ts'
import type { Recap } from '../../model/recap/recap.ts'
import { Refused } from '../../model/refused.ts'

/** What was thought of decisions, by their moments; one that is not in it is not thought over yet. */
export type Thoughts = ReadonlyMap<number, Hindsight | null>

export interface Told {
  readonly recap: Signal<Recap | null>
  readonly thoughts: Signal<Thoughts>
}

/** How a game went, as it is counted: first the whole of it, then each decision that is worth a thought. */
export function useRecap(game: string | null, known: Recap | null = null): Told {
  const recap = useSignal<Recap | null>(known)
  const thoughts = useSignal<Thoughts>(new Map())
  useEffect(() => {
    if (game === null) return
    let isWanted = true
    const link = workerLink()
    const tell = async () => {
      const found = known ?? (await link.call('recap', { game }))
      if (!isWanted) return
      recap.value = found
      for (const { own } of [...found.turning, ...found.others]) {
        if (!own || thoughts.peek().has(own.moment)) continue
        const thought = await link.call('hindsight', { game, moment: own.moment })
        if (!isWanted) return
        thoughts.value = new Map([...thoughts.peek(), [own.moment, thought]])
      }
    }
    tell().catch((error: unknown) => {
      // The verdict stands without it.
      if (!(error instanceof Refused)) fail(String(error))
    })
    return () => {
      isWanted = false
    }
  }, [game])
  return { recap, thoughts }
}
