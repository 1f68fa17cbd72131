import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import { catalogue, words } from '../../base/words.ts'
import { refusalText } from '../../model/words.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { RuleSheet } from './RuleSheet.tsx'

/** Below the answers: the rule, taking back, suggestions, and why something was not possible. */
export function PromptFoot(): JSX.Element {
  const store = useStore()
  const rule = useSignal<string | null>(null)
  const { value: question } = store.question
  const { value: why } = store.whyNot
  const { table } = words
  const cited = why?.refusal?.rule ?? question?.rule
  return (
    <div class="prompt__foot">
      {cited !== undefined && (
        <button
          type="button"
          class="button"
          data-tone="ghost"
          data-size="small"
          data-key="r"
          onClick={() => {
            rule.value = cited
          }}
        >
          <Icon name="info" />
          {table.rule(cited)}
        </button>
      )}
      {store.undoable.value > 0 && (
        <button
          type="button"
          class="button"
          data-tone="ghost"
          data-size="small"
          title={table.undoHint}
          aria-keyshortcuts="U"
          onClick={() => void store.undo()}
        >
          <Icon name="undo" />
          {table.undo}
        </button>
      )}
      {question && store.canSuggest.value && (
        <button
          type="button"
          class="button"
          data-tone="ghost"
          data-size="small"
          aria-keyshortcuts="S"
          onClick={() => void store.suggest()}
        >
          {table.suggest}
        </button>
      )}
      {question && store.canBatch.value && (
        <button
          type="button"
          class="button"
          data-tone="ghost"
          data-size="small"
          onClick={() => void store.allAsSuggested()}
        >
          {table.allAsSuggested}
        </button>
      )}
      <p class="prompt__why" role="status">
        {why && (why.refusal ? refusalText(why.refusal) : table.allowed)}
        {why?.refusal && catalogue.rule(why.refusal.rule) && (
          <a class="prompt__cited" href={`/rules#${why.refusal.rule}`}>
            {catalogue.name(why.refusal.rule)}
          </a>
        )}
        {store.screen.value?.saved === false && table.notSaved}
      </p>
      {rule.value !== null && (
        <RuleSheet
          id={rule.value}
          close={() => {
            rule.value = null
          }}
        />
      )}
    </div>
  )
}
