import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { night } from '../../base/night-words.ts'
import { go } from '../../base/router.ts'
import { CHALLENGE_BOTS } from '../../model/first-game.ts'
import { workerLink } from '../../model/link.ts'
import { keepNight, nightKept } from '../../model/night.ts'

/** Ways on from a scene, for its end and its menu. */

/** From its first question, in the same view. */
export function anew(scene: number): void {
  keepNight({ ...nightKept.peek(), scene, answers: [], wrongs: 0 })
  const { pathname, search } = location
  // The address is the same: what is shown of it has to begin anew.
  go('/first-night', 'replace')
  queueMicrotask(() => go(pathname + search, 'replace'))
}

/** The same city, and bots that are gentle. */
export function PlayGame(): JSX.Element {
  const isStarting = useSignal(false)
  const play = async () => {
    if (isStarting.peek()) return
    isStarting.value = true
    go(`/g/${await workerLink().call('play-now', { bot: CHALLENGE_BOTS.gentle })}${location.search}`)
  }
  return (
    <button type="button" class="button" data-tone="primary" aria-busy={isStarting.value} onClick={() => void play()}>
      {night.game}
    </button>
  )
}

/** What owners of the box need to know besides. */
export function OwnersCard(): JSX.Element {
  return (
    <ul class="night-end__card">
      {night.ownersCard.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
