import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { download } from '../../base/download.ts'
import { you } from '../../base/you-words.ts'
import { Refused } from '../../model/refused.ts'
import { refusalText } from '../../model/words.ts'
import { Confirm } from '../../parts/page/Confirm.tsx'
import { bring, clearAll, exportAll, progress, recount } from './shown.ts'

/** Records go out as a file, come in from one, and can be deleted. */
export function FilePart({ games }: { readonly games: number }): JSX.Element {
  const told = useSignal('')
  const isWrong = useSignal(false)
  const isAsking = useSignal(false)
  const tell = (text: string, wrong = false): void => {
    told.value = text
    isWrong.value = wrong
  }
  const read = async (input: HTMLInputElement): Promise<void> => {
    const [file] = input.files ?? []
    if (!file) return
    const text = await file.text()
    input.value = ''
    tell('')
    try {
      const { added, of } = await bring(text)
      tell(you.added(added, of))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      tell(refusalText(error.refusal), true)
    }
  }
  const isBusy = progress.value !== null
  return (
    <section class="panel you__part" aria-labelledby="you-file">
      <h2 class="panel__title" id="you-file">
        {you.file}
      </h2>
      <p class="you__note">{you.fileText}</p>
      <div class="row">
        {games > 0 && (
          <button
            type="button"
            class="button"
            onClick={() => void exportAll().then((text) => download(you.fileName, text))}
          >
            {you.save}
          </button>
        )}
        <label class="button you__bring">
          {you.bring}
          <input
            type="file"
            class="you__file"
            accept="application/json,.json"
            disabled={isBusy}
            onChange={(event) => void read(event.currentTarget)}
          />
        </label>
        {games > 0 && (
          <>
            <button type="button" class="button" data-tone="ghost" onClick={() => void recount()}>
              {you.recount}
            </button>
            <button
              type="button"
              class="button"
              data-tone="ghost"
              aria-haspopup="dialog"
              onClick={() => {
                isAsking.value = true
              }}
            >
              {you.clear}
            </button>
          </>
        )}
      </div>
      <p role={isWrong.value ? 'alert' : 'status'} class={isWrong.value ? 'alarm' : 'you__told'}>
        {told.value}
      </p>
      {isAsking.value && (
        <Confirm
          title={you.clearTitle}
          text={you.clearText}
          yes={you.clearYes}
          no={you.clearNo}
          tone="danger"
          confirm={() => void clearAll().then(() => tell(you.cleared))}
          close={() => {
            isAsking.value = false
          }}
        />
      )}
    </section>
  )
}
