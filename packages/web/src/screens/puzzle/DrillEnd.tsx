import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { drillWords as say } from '../../base/puzzle-words.ts'
import { catalogue } from '../../base/words.ts'
import type { Posed } from '../../model/puzzle-messages.ts'
import { optionText } from '../../model/words.ts'
import type { Verdict } from './open-drill.ts'

interface DrillEndProps {
  readonly heading: string
  readonly posed: Posed
  readonly chosen: string
  /** Null: it is thought over. */
  readonly verdict: Verdict | null
  readonly again: () => void
  readonly next: () => void
}

/** Right or not, and why. */
export function DrillEnd({ heading, posed, chosen, verdict, again, next }: DrillEndProps): JSX.Element {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const [question] = posed.view.prompts
  const option = question?.options.find(({ id }) => id === chosen)
  return (
    <section class="night-end puzzle-end" aria-label={say.over} aria-busy={verdict === null}>
      <div class="night-end__said">
        <h2 class="night-end__scene">{heading}</h2>
        <div role="status" class="night-end__said">
          <p class="night-end__reward">{verdict ? verdict.said : say.own.thinking}</p>
          {verdict && verdict.best.length > 0 && !verdict.isRight && (
            <p>
              <b>{catalogue.labelled(say.best(verdict.best.length))}</b> {catalogue.clauses(verdict.best)}
            </p>
          )}
          {verdict && <p>{verdict.reason}</p>}
        </div>
        {question && option && <p>{catalogue.labelled(say.yours, optionText(option, question, posed.view))}</p>}
      </div>
      <div class="night-end__doors">
        <button ref={button} type="button" class="button" data-tone="primary" onClick={next}>
          {say.next}
        </button>
        <button type="button" class="button" onClick={again}>
          {say.again}
        </button>
        <a class="button" data-tone="ghost" href="/drills">
          {say.all}
        </a>
      </div>
    </section>
  )
}
