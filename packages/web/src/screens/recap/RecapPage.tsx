import type { OnlineNo } from '@haven/table'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { fail } from '../../base/failure.ts'
import { words } from '../../base/words.ts'
import { workerLink } from '../../model/link.ts'
import type { Recap } from '../../model/recap/recap.ts'
import { Refused } from '../../model/refused.ts'
import { useRules } from '../../model/rules-shown.ts'
import { refusalText } from '../../model/words.ts'
import { HomeEnd } from '../../parts/end/HomeEnd.tsx'
import { Shell, useTitle } from '../../parts/page/Shell.tsx'

/** `/g/:id/recap`: the end of a game, whenever somebody comes back to it. */
export function RecapPage({ game = '' }: { readonly game?: string }): JSX.Element {
  const recap = useSignal<Recap | null>(null)
  const refusal = useSignal<OnlineNo | null>(null)
  useTitle(words.recap.title)
  useEffect(() => {
    workerLink()
      .call('recap', { game })
      .then((found) => {
        recap.value = found
      })
      .catch((error: unknown) => {
        if (error instanceof Refused) refusal.value = error.refusal
        else fail(String(error))
      })
  }, [])
  const hasRules = useRules(recap.value?.end ?? null)
  if (refusal.value) {
    return (
      <Shell title={words.recap.title}>
        <p>{refusalText(refusal.value)}</p>
        <p>
          <a class="button" href={`/g/${game}`}>
            {words.replay.leave}
          </a>
        </p>
      </Shell>
    )
  }
  const { value: known } = recap
  if (!known || !hasRules) {
    return (
      <main class="loading" aria-busy="true">
        <p class="display">{words.recap.reading}</p>
      </main>
    )
  }
  return <HomeEnd game={game} view={known.end} players={known.players} known={known} />
}
