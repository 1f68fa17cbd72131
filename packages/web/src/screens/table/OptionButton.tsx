import type { Option } from '@haven/engine'
import type { ComponentChildren, JSX } from 'preact'
import { catalogue } from '../../base/words.ts'
import { forecastText } from '../../model/forecast-note.ts'
import { waitingIn } from '../../model/space-words.ts'
import type { Question } from '../../model/targets.ts'
import { optionDetail, optionText } from '../../model/words.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { OddsLine } from '../../parts/table/OddsLine.tsx'
import { KeyCap, shortcut } from './KeyCap.tsx'
import { isRegret } from './regret.ts'

export interface OptionButtonProps {
  readonly option: Option
  readonly question: Question
  readonly number: number
  readonly look: 'deed' | 'move' | 'end'
  readonly note?: string
}

/** An answer with its number, its words, and what is to be expected of it. */
export function OptionButton({ option, question, number, look, note }: OptionButtonProps): JSX.Element | null {
  const store = useStore()
  const view = store.view.value
  if (!view) return null
  const text = optionText(option, question, view)
  const detail = optionDetail(option, question, view)
  const forecast = forecastText(store.thoughts.forecasts.value[option.id])
  const id = `option-${question.id}-${option.id}`
  const short = look === 'move' && option.to !== undefined ? catalogue.space(option.to) : text
  // A newcomer does not read the board yet: who waits there is half of the choice.
  const waiting = look === 'move' && option.to !== undefined ? waitingIn(view, option.to) : ''
  const press = () => {
    const isTwice = isRegret(option, question, store.thoughts.forecasts.value[option.id])
    void store.choose(option.id, !isTwice)
  }
  /** What a step costs is on the board before it is taken. */
  const point = (to: string | null) => {
    if (look === 'move') store.ways.seen.value = to
  }
  const idle = store.thoughts.idle.value[option.id]
  const hasNotes = idle !== undefined || detail !== null || forecast !== null || note !== undefined || waiting !== ''
  return (
    <button
      type="button"
      class="button option"
      data-look={look}
      data-option={option.id}
      data-chosen={store.preview.value === option.id}
      data-tone={store.preview.value === option.id ? 'primary' : undefined}
      aria-label={text}
      aria-describedby={hasNotes ? id : undefined}
      aria-keyshortcuts={shortcut(number)}
      onClick={press}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') point(option.to ?? null)
      }}
      onPointerLeave={() => point(null)}
      onFocus={() => point(option.to ?? null)}
      onBlur={() => point(null)}
    >
      <KeyCap number={number} />
      <span class="option__words">
        <span>{short}</span>
        {hasNotes && (
          <span class="option__notes" id={id}>
            {idle !== undefined && <Note kind="idle">{catalogue.noEffect(idle)}</Note>}
            {waiting !== '' && <Note kind="waiting">{waiting}</Note>}
            {forecast !== null && (
              <Note kind="forecast">
                <OddsLine text={forecast} />
              </Note>
            )}
            {note !== undefined && <Note kind="left">{note}</Note>}
            {detail !== null && <Note kind="detail">{detail}</Note>}
          </span>
        )}
      </span>
    </button>
  )
}

function Note({ kind, children }: { readonly kind: string; readonly children: ComponentChildren }): JSX.Element {
  return (
    <span class="option__note" data-kind={kind}>
      {children}
    </span>
  )
}
