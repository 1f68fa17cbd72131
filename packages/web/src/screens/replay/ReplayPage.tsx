import '../table/look.ts'
import type { OnlineNo } from '@haven/table'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { fail } from '../../base/failure.ts'
import { carry, takeBrought } from '../../base/update/carry.ts'
import { holdWhile } from '../../base/update/quiet.ts'
import { words } from '../../base/words.ts'
import type { ReplayFrame } from '../../model/desk-messages.ts'
import { workerLink } from '../../model/link.ts'
import { Refused } from '../../model/refused.ts'
import { momentIn } from '../../model/replay/turns.ts'
import { ReplayStore } from '../../model/replay-store.ts'
import { timing } from '../../model/timing.ts'
import { refusalText } from '../../model/words.ts'
import { StoreContext } from '../../parts/context/store-context.ts'
import type { KeyRow } from '../../parts/page/KeySheet.tsx'
import { Shell, useTitle } from '../../parts/page/Shell.tsx'
import { TableScreen } from '../table/TableScreen.tsx'
import { ReplayBar } from './ReplayBar.tsx'
import { useReplayKeys } from './replay-keys.ts'

const ask = (moment: number): Promise<ReplayFrame> => workerLink().call('replay-at', { moment })

/** `/g/:id/replay#t=123`: the table as it was, from the beginning or from a moment that the address names. */
export function ReplayPage({ game = '' }: { readonly game?: string }): JSX.Element {
  const replay = useSignal<ReplayStore | null>(null)
  const refusal = useSignal<OnlineNo | null>(null)
  useEffect(() => {
    const open = async () => {
      const opened = await workerLink().call('replay-open', { game })
      const store = new ReplayStore(opened, ask, timing)
      const brought = takeBrought('moment')
      await store.start(typeof brought === 'number' ? brought : (momentIn(location.hash) ?? 0))
      replay.value = store
    }
    open().catch((error: unknown) => {
      if (error instanceof Refused) refusal.value = error.refusal
      else fail(String(error))
    })
    const forget = carry('moment', () => replay.peek()?.moment.peek())
    const letGo = holdWhile('person', () => replay.peek()?.isPlaying.peek() ?? false)
    return () => {
      forget()
      letGo()
      replay.value?.pause()
      replay.value?.table.close()
    }
  }, [])
  if (refusal.value) {
    return (
      <Shell title={words.shell.notFound}>
        <p>{refusalText(refusal.value)}</p>
        <p>
          <a class="button" href="/load">
            {words.landing.savedGames}
          </a>
        </p>
      </Shell>
    )
  }
  if (!replay.value) {
    return (
      <main class="loading" aria-busy="true">
        <p class="display">{words.shell.loading}</p>
      </main>
    )
  }
  return <Watching replay={replay.value} />
}

const { keys } = words.replay
const REPLAY_KEYS: readonly KeyRow[] = [
  ['← →', keys.arrows],
  ['↑ ↓', keys.pages],
  ['Home End', keys.ends],
  ['Space', keys.space],
  ['Z', words.table.keyList.zen],
  ['?', words.table.keyList.help],
]

function Watching({ replay }: { readonly replay: ReplayStore }): JSX.Element {
  useReplayKeys(replay)
  useAddress(replay)
  const story = replay.table.view.value?.setup.story
  useTitle(words.replay.title(story ?? null))
  return (
    <StoreContext.Provider value={replay.table}>
      <TableScreen foot={<ReplayBar replay={replay} />} keys={REPLAY_KEYS} />
    </StoreContext.Provider>
  )
}

const SETTLED_MS = 300

/** The address names the moment that is shown, and a moment in the address is shown: lines of the log are links. */
function useAddress(replay: ReplayStore): void {
  useEffect(() => {
    const onHash = () => {
      const moment = momentIn(location.hash)
      if (moment === null || moment === replay.moment.peek()) return
      replay.pause()
      void replay.go(moment)
    }
    addEventListener('hashchange', onHash)
    let timer: ReturnType<typeof setTimeout> | null = null
    const stop = replay.moment.subscribe((moment) => {
      if (timer) clearTimeout(timer)
      // Browsers mind an address that changes with every tick of a scrubber.
      timer = setTimeout(() => history.replaceState(null, '', `#t=${moment}`), SETTLED_MS)
    })
    return () => {
      removeEventListener('hashchange', onHash)
      stop()
      if (timer) clearTimeout(timer)
    }
  }, [replay])
}
