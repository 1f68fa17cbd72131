import type { JSX } from 'preact'
import { nightmareWords } from '../../base/puzzle-words.ts'
import { words } from '../../base/words.ts'
import { SettingsForm } from '../../parts/page/SettingsForm.tsx'
import { Sheet } from '../../parts/page/Sheet.tsx'

interface PuzzleMenuProps {
  readonly title: string
  /** Where one was before. */
  readonly back: string
  readonly close: () => void
}

/** A question can be left at any moment: nothing is lost. */
export function PuzzleMenu({ title, back, close }: PuzzleMenuProps): JSX.Element {
  return (
    <Sheet title={title} close={close}>
      <div class="stack">
        <button type="button" class="button" data-tone="primary" onClick={close}>
          {nightmareWords.goOn}
        </button>
        <a class="button" href="/rules">
          {words.ruleBook.all}
        </a>
        <a class="button" href={back}>
          {nightmareWords.leave}
        </a>
        <SettingsForm />
      </div>
    </Sheet>
  )
}
