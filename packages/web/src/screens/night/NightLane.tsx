import '../../parts/table/said.css'
import './night.css'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { Icon } from '../../base/icons/Icon.tsx'
import { night } from '../../base/night-words.ts'
import { speedNow } from '../../base/settings.ts'
import { words } from '../../base/words.ts'
import { introOf, readingMs, type Said, saidNow, shownText } from '../../model/night-said.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { CaptionLane } from '../../parts/film/CaptionLane.tsx'
import { NightLights } from './NightLights.tsx'
import { useHelp } from './use-help.ts'

/**
 * Over the dock, as high in the whole scene: what somebody says to the question that is asked, else what happens. One
 * thing at a time.
 */
export function NightLane(): JSX.Element {
  const store = useStore()
  const { value: lesson } = store.lesson
  const help = useHelp(store, lesson)
  const isIntro = useIntro()
  const shown = useSignal<string | null>(null)
  const isAsked = store.question.value !== null && !store.scene.value
  const asked = store.question.value?.id
  useEffect(() => {
    shown.value = null
  }, [asked])
  if (!lesson || !isAsked) return <CaptionLane />
  const said = saidNow(lesson, help)
  const intro: Said = { key: 'intro', of: 'intro', text: introOf(lesson), rule: null }
  const now = isIntro.value && said?.of === 'say' ? intro : said
  const goesOn = shownText(store, lesson)
  const showMe = () => {
    const { show } = lesson.step ?? {}
    if (show === undefined || show === null) return
    store.widen()
    store.preview.value = show
    shown.value = goesOn
  }
  const text = shown.value === null ? now?.text : night.shown(shown.value)
  return (
    <>
      <NightLights lesson={lesson} isPulsing={help.pulse} />
      {text === undefined ? (
        <CaptionLane />
      ) : (
        <section class="caption night-lane" aria-label={night.voice(lesson.voice)} data-of={now?.of ?? 'say'}>
          <Icon name={lesson.voice === 'vesper' ? 'evil-eyes' : 'radio-tower'} />
          <p class="night-lane__text" role="status" aria-live="polite">
            <b class="night-lane__voice">{night.voice(lesson.voice)}</b> {text}
            {now?.of !== 'intro' && goesOn !== null && help.show && (
              <span class="visually-hidden"> {night.shown(goesOn)}</span>
            )}
          </p>
          <span class="night-lane__tools">
            {now?.of === 'intro' && (
              <button type="button" class="button" data-size="small" onClick={() => isIntro.end()}>
                {words.film.skip}
              </button>
            )}
            {now?.rule != null && (
              <a class="button" data-tone="ghost" data-size="small" href={`/rules#${now.rule}`}>
                {night.rule(now.rule)}
              </a>
            )}
            {help.show && lesson.step?.show != null && (
              <button type="button" class="button" data-tone="gold" data-size="small" onClick={showMe}>
                {night.show}
              </button>
            )}
          </span>
        </section>
      )}
    </>
  )
}

/** Before the first answer the place and the hour are told, as long as they take to be read. */
function useIntro(): { readonly value: boolean; readonly end: () => void } {
  const store = useStore()
  const isOn = useSignal(speedNow() !== 'instant')
  const { value: lesson } = store.lesson
  const isFresh = lesson !== null && lesson.answers.length === 0 && lesson.wrong === 0
  useEffect(() => {
    if (!lesson || !isFresh) return
    const timer = setTimeout(
      () => {
        isOn.value = false
      },
      readingMs(introOf(lesson)),
    )
    return () => clearTimeout(timer)
  }, [isFresh])
  return {
    value: isOn.value && isFresh,
    end: () => {
      isOn.value = false
    },
  }
}
