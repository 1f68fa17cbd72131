import { useSignal } from '@preact/signals'
import type { ComponentType, JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { fail } from '../../base/failure.ts'
import { say } from '../../base/online-words.ts'
import { phraseInUse } from '../../model/online/self.ts'
import { putBack, shelfState, stopHere } from '../../model/online/shelf.ts'

export type PhrasePart = 'make' | 'enter' | 'manage'
export interface PhraseSheetProps {
  readonly part: PhrasePart
  readonly close: () => void
}

/** `/online?phrase` opens the place for its words: whoever lost a browser is sent there. */
export const COME_BACK = '/online?phrase'
const isWanted = (): boolean => new URLSearchParams(location.search).has('phrase')

/** Under the list: how it is kept, and the way to the phrase, which is fetched when somebody wants it. */
export function PhraseLine(): JSX.Element {
  const { mine } = say
  const part = useSignal<PhrasePart | null>(isWanted() && !phraseInUse() ? 'enter' : null)
  const sheet = useSignal<{ readonly Sheet: ComponentType<PhraseSheetProps> } | null>(null)
  const { value: wanted } = part
  const { value: state } = shelfState
  useEffect(() => {
    if (isWanted()) history.replaceState(null, '', location.pathname + location.hash)
  }, [])
  useEffect(() => {
    if (wanted === null) return
    import('./PhraseSheet.tsx')
      .then(({ PhraseSheet }) => {
        sheet.value = { Sheet: PhraseSheet }
      })
      .catch((error: unknown) => fail(String(error)))
  }, [wanted])
  const open = (which: PhrasePart, label: string) => (
    <button
      type="button"
      class="button"
      data-size="small"
      onClick={() => {
        part.value = which
      }}
    >
      {label}
    </button>
  )
  return (
    <div class="phrase-line">
      <p class="online__note" role="status">
        {state === 'none' ? mine.without : mine.states[state]}
      </p>
      <div class="row">
        {state === 'none' && open('make', mine.make)}
        {state === 'none' && open('enter', mine.enter)}
        {state === 'gone' && (
          <>
            <button type="button" class="button" data-size="small" onClick={() => void putBack()}>
              {mine.putBack}
            </button>
            <button type="button" class="button" data-size="small" onClick={stopHere}>
              {mine.stopHere}
            </button>
          </>
        )}
        {state !== 'none' && state !== 'gone' && open('manage', mine.manage)}
      </div>
      {wanted !== null && sheet.value && (
        <sheet.value.Sheet
          part={wanted}
          close={() => {
            part.value = null
          }}
        />
      )}
    </div>
  )
}
