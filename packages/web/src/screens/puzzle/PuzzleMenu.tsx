import type { JSX } from 'preact'
import { words } from '../../base/words.ts'
import { SettingsForm } from '../../parts/page/SettingsForm.tsx'
import { Sheet } from '../../parts/page/Sheet.tsx'

interface PuzzleMenuProps {
  readonly title: string
  readonly goOn: string
  readonly leave: string
  /** Where one goes who leaves. */
  readonly back: string
  /** Where the same is in words. */
  readonly asText?: string
  readonly close: () => void
}

/** A question can be left at any moment: nothing is lost. */
export function PuzzleMenu({ title, goOn, leave, back, asText, close }: PuzzleMenuProps): JSX.Element {
  return (
    <Sheet title={title} close={close}>
      <div class="stack">
        <button type="button" class="button" data-tone="primary" onClick={close}>
          {goOn}
        </button>
        {asText !== undefined && (
          <a class="button" href={asText}>
            {words.textView.asText}
          </a>
        )}
        <a class="button" href="/rules">
          {words.ruleBook.all}
        </a>
        <a class="button" href={back}>
          {leave}
        </a>
        <SettingsForm />
      </div>
    </Sheet>
  )
}
