import type { JSX } from 'preact'
import type { Question } from '../../model/targets.ts'
import { useStore } from '../../parts/context/store-context.ts'

/** What the stage puts into the dock, for as long as the bar of answers stands in the dock's place. */
export function StageDeeds({ question }: { readonly question: Question }): JSX.Element | null {
  const { value: part } = useStore().dock
  if (part?.prompt !== question.id) return null
  const { big, tools } = part
  return (
    <>
      {big && (
        <button
          type="button"
          class="button option prompt__confirm"
          data-tone="primary"
          aria-keyshortcuts="Space"
          onClick={big.press}
        >
          <span class="option__words">
            <span>{big.title}</span>
            {big.note !== undefined && <span class="option__note">{big.note}</span>}
          </span>
        </button>
      )}
      {tools.map(({ key, title, note, press }) => (
        <button key={key} type="button" class="button option" aria-keyshortcuts={key} onClick={press}>
          <span class="option__words">
            <span>{title}</span>
            {note !== undefined && <span class="option__note">{note}</span>}
          </span>
        </button>
      ))}
    </>
  )
}
