import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { go } from '../../base/router.ts'
import { words } from '../../base/words.ts'
import { useWordsOf } from '../../model/boxes/boxes.ts'
import { workerLink } from '../../model/link.ts'
import type { SavedGame } from '../../model/messages.ts'
import { Shell } from '../../parts/page/Shell.tsx'

const asText = (game: string): string => `/g/${game}?view=text`

/** `/text`: into the game without a picture. */
export function TextStartPage(): JSX.Element {
  const saved = useSignal<readonly SavedGame[]>([])
  const isStarting = useSignal(false)
  const { textView: say, landing } = words
  useWordsOf(saved.value.flatMap(({ story, sin }) => [story, sin]))
  useEffect(() => {
    workerLink()
      .call('list', {})
      .then((games) => {
        saved.value = games
      })
      .catch(() => undefined)
  }, [])
  const begin = async () => {
    if (isStarting.value) return
    isStarting.value = true
    try {
      go(asText(await workerLink().call('play-now', {})))
    } finally {
      isStarting.value = false
    }
  }
  return (
    <Shell title={say.title}>
      <p>{say.lead}</p>
      <p class="row">
        <button
          type="button"
          class="button"
          data-tone="primary"
          aria-describedby="text-begin-hint"
          aria-busy={isStarting.value}
          onClick={() => void begin()}
        >
          {say.begin}
        </button>
        <span id="text-begin-hint">{say.beginHint}</span>
      </p>
      <p>
        <a class="button" href="/new">
          {say.custom}
        </a>
      </p>
      <p>
        <a class="button" href="/online?view=text">
          {say.online}
        </a>
      </p>
      <section class="stack" aria-labelledby="text-saved">
        <h2 id="text-saved">{say.saved}</h2>
        {saved.value.length === 0 && <p>{landing.none}</p>}
        <ul class="stack">
          {saved.value.map(({ id, story, sin, round, over }) => (
            <li key={id}>
              <a class="button" href={asText(id)}>
                {over === null ? words.saves.saved(story, sin, round) : words.saves.finished(story, over)}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </Shell>
  )
}
