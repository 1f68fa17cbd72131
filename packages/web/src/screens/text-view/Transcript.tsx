import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../../base/words.ts'
import type { TextSession } from './session.ts'

/** Everything that was said, the newest last: the one voice of this page. */
export function Transcript({ session }: { readonly session: TextSession }): JSX.Element {
  const list = useRef<HTMLElement>(null)
  const { value: entries } = session.entries
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [entries])
  return (
    <section class="transcript panel" aria-labelledby="transcript-title">
      <h2 class="panel__title" id="transcript-title">
        {words.textView.transcript}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <section ref={list} class="transcript__scroller" tabIndex={0} aria-label={words.textView.conversation}>
        <div class="transcript__lines" role="log" aria-live="polite">
          {entries.map(({ key, kind, text }) => (
            <p key={key} class="transcript__line" data-kind={kind}>
              {text}
            </p>
          ))}
        </div>
      </section>
    </section>
  )
}
