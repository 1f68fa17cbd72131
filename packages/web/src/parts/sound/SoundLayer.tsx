import './sound.css'
import { useSignal, useSignalEffect } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../../base/words.ts'
import { useStore } from '../context/store-context.ts'
import { cuesOf, type SoundName } from './cues.ts'
import { soundSettings } from './sound-settings.ts'
import { city, heard, listenForGesture, sound } from './speaker.ts'

const SHOWN_MS = 2200
const MOST_SHOWN = 3

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
    if (scene) for (const name of cuesOf(scene.events)) sound(name)
  })
  useSignalEffect(() => city(store.view.value?.track ?? null))
  const asked = useRef<string | null>(null)
  useSignalEffect(() => {
    const { value: question } = store.question
    // Only when it comes round again, not with every answer of one's own.
    if (question && asked.current === null) sound('yourTurn')
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
