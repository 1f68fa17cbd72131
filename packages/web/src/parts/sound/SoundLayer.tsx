import './sound.css'
import { useComputed, useSignal, useSignalEffect } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../../base/words.ts'
import { useStore } from '../context/store-context.ts'
import { cuesIn, cuesOf, type SoundName } from './cues.ts'
import { soundSettings } from './sound-settings.ts'
import { city, heard, hush, listenForGesture, sound } from './speaker.ts'

const SHOWN_MS = 2200
const MOST_SHOWN = 3
/** A question so soon after a film is the end of it. */
const AFTER_FILM = 500

/** Listens to the film of the table and lets it be heard. Draws nothing but captions. */
export function SoundLayer(): JSX.Element | null {
  const store = useStore()
  useEffect(() => {
    const stop = listenForGesture()
    return () => {
      stop()
      city(null)
    }
  }, [])
  useSignalEffect(() => {
    const { value: scene } = store.scene
    if (!scene) return
    const { events, staging } = scene
    for (const name of cuesOf(events)) sound(name)
    for (const { sound: name, pitch, times } of cuesIn(events, store.view.peek())) sound(name, pitch, times)
    if (staging !== 'throw') return
    // The dice lie: the room is quiet while they are looked at.
    const { ms = 0 } = store.film.running.peek() ?? {}
    const timer = setTimeout(
      () => {
        sound('held')
        hush(scene.hold)
      },
      Math.max(0, ms - scene.hold),
    )
    return () => clearTimeout(timer)
  })
  const isLeaving = useComputed(() => store.film.running.value?.isLeaving === true)
  useSignalEffect(() => {
    if (isLeaving.value) sound('cardRest')
  })
  useSignalEffect(() => {
    if (store.whyNot.value) sound('idle')
  })
  useSignalEffect(() => city(store.view.value?.track ?? null))
  const asked = useRef<string | null>(null)
  useSignalEffect(() => {
    const { value: question } = store.question
    // Only when it comes round again, not with every answer of one's own.
    if (question && asked.current === null) {
      const isAfterFilm = performance.now() - store.film.endedAt < AFTER_FILM
      sound(isAfterFilm ? 'yourAsk' : 'yourTurn')
      if (isAfterFilm) navigator.vibrate?.(20)
    }
    asked.current = question?.id ?? null
  })
  return soundSettings.value.captions ? <Captions /> : null
}

function Captions(): JSX.Element {
  const shown = useSignal<readonly { readonly sound: SoundName; readonly number: number }[]>([])
  useSignalEffect(() => {
    const { value: last } = heard
    if (!last) return
    // The same again says nothing new while it can still be read.
    const others = shown.peek().filter((each) => each.sound !== last.sound)
    shown.value = [...others, last].slice(-MOST_SHOWN)
    setTimeout(() => {
      shown.value = shown.peek().filter(({ number }) => number !== last.number)
    }, SHOWN_MS)
  })
  return (
    <aside class="captions" aria-label={words.sound.captionsRegion}>
      {shown.value.map(({ sound: name, number }) => (
        <p key={number} class="captions__line">
          {words.sound.caption[name]}
        </p>
      ))}
    </aside>
  )
}
