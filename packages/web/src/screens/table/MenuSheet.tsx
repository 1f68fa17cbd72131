import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { download } from '../../base/download.ts'
import { words } from '../../base/words.ts'
import { workerLink } from '../../model/link.ts'
import type { Export } from '../../model/messages.ts'
import { replayPath } from '../../model/replay/turns.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { CopyLink } from '../../parts/links/CopyLink.tsx'
import { SettingsForm } from '../../parts/page/SettingsForm.tsx'
import { Sheet } from '../../parts/page/Sheet.tsx'

const NAMES: Readonly<Record<Export, string>> = {
  save: 'haven-game.json',
  record: 'haven-record.json',
  position: 'haven-position.json',
}

export function MenuSheet({ close }: { readonly close: () => void }): JSX.Element {
  const store = useStore()
  const said = useSignal('')
  const { table } = words
  const take = async (what: Export) => {
    const text = await store.export(what)
    download(NAMES[what], text)
  }
  const isOver = store.view.value?.over != null
  return (
    <Sheet title={table.menu} close={close}>
      <div class="stack">
        <a class="button" href="/">
          {table.home}
        </a>
        <button type="button" class="button" onClick={() => void take(isOver ? 'record' : 'save')}>
          {isOver ? table.record : table.save}
        </button>
        <button type="button" class="button" onClick={() => void take('position')}>
          {table.position}
        </button>
        <CopyLink label={table.shareLink} link={() => workerLink().call('moment-link', { game: store.game ?? '' })} />
        <a class="button" href={replayPath(store.game ?? '')}>
          {isOver ? words.replay.watch : words.replay.watchSoFar}
        </a>
        <a class="button" href="/rules">
          {words.ruleBook.all}
        </a>
        <a class="button" href={`/g/${store.game ?? ''}?view=text`}>
          {words.textView.asText}
        </a>
        {!isOver && (
          <button
            type="button"
            class="button"
            title={table.rewindHint}
            onClick={() => {
              void store.rewind()
              close()
            }}
          >
            {table.rewind}
          </button>
        )}
        <p role="status">{said.value}</p>
        <SettingsForm />
      </div>
    </Sheet>
  )
}
