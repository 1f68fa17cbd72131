import type { JSX } from 'preact'
import { download } from '../../base/download.ts'
import { catalogue, words } from '../../base/words.ts'
import { replayPath } from '../../model/replay/turns.ts'
import { useStore } from '../../parts/context/store-context.ts'

/** Who won, and by which rule. */
export function EndSheet(): JSX.Element | null {
  const store = useStore()
  const { value: view } = store.view
  if (!view?.over || store.scene.value) return null
  const { table } = words
  const record = async () => download('haven-record.json', await store.export('record'))
  return (
    <section class="end sheet" aria-labelledby="end-title" data-winner={view.over.winner}>
      <h2 class="display" id="end-title">
        {catalogue.outcome(view.over)}
      </h2>
      <p>{table.overBy(view.over.rule)}</p>
      <p>{table.overStats(view.round, view.decisions, view.track)}</p>
      <div class="row">
        <a class="button" data-tone="primary" href={`/g/${store.game ?? ''}/recap`}>
          {words.recap.title}
        </a>
        <a class="button" href={replayPath(store.game ?? '')}>
          {words.replay.watch}
        </a>
        <a class="button" href="/">
          {table.again}
        </a>
        <button type="button" class="button" onClick={() => void record()}>
          {table.record}
        </button>
      </div>
    </section>
  )
}
