import './text-view.css'
import type { View } from '@haven/engine'
import type { Tongue } from '@haven/text/typing'
import { useSignalEffect } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { download } from '../../base/download.ts'
import { go } from '../../base/router.ts'
import { speakTyped, tongue } from '../../base/typing-words.ts'
import { catalogue, words } from '../../base/words.ts'
import { NIGHT } from '../../model/night.ts'
import { rules } from '../../model/rules.ts'
import { isOlder, useRules } from '../../model/rules-shown.ts'
import { speech } from '../../model/space-words.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { useParts, useSitter } from '../../parts/context/table-parts.ts'
import { useCoach } from '../../parts/film/use-coach.tsx'
import { useTitle } from '../../parts/page/Shell.tsx'
import { Curtain } from '../../parts/table/Curtain.tsx'
import { Pulsing } from '../../parts/table/Pulsing.tsx'
import { CommandLine } from './CommandLine.tsx'
import { TextSession } from './session.ts'
import { CityTable, HeroTable, Lines } from './TextTables.tsx'
import { Transcript } from './Transcript.tsx'
import { sinLines, storyLines } from './table-words.ts'

/** The whole table in headings, tables and a command line. */
export function TextScreen({ game }: { readonly game: string }): JSX.Element | null {
  const { value: view } = useStore().view
  const hasRules = useRules(view)
  const read = tongue.value
  useEffect(() => void speakTyped().catch(() => undefined), [])
  return view && hasRules && read ? <TextTable game={game} tongue={read} /> : null
}

function TextTable({ game, tongue }: { readonly game: string; readonly tongue: Tongue }): JSX.Element | null {
  const store = useStore()
  const parts = useParts()
  const coach = useCoach()
  const session = useMemo(() => {
    // What is more than the table itself is elsewhere beside the drawn one.
    const leave = (path: string) => {
      const isNight = store.lesson.peek() !== null
      if (isNight && path.startsWith(NIGHT)) go(path)
      else if (isNight && path === '/') go(NIGHT)
      else go(parts ? parts.picture : path)
    }
    const around = {
      rules,
      say: catalogue,
      words,
      tongue,
      go: leave,
      download: (name: string, text: string) => download(name, text),
    }
    return new TextSession(store, game, around)
  }, [store, game, tongue])
  useEffect(() => () => session.close(), [session])
  // There is nothing to see in a film.
  useSignalEffect(() => {
    if (store.scene.value) store.skip()
  })
  const { value: view } = store.view
  useTitle(view ? catalogue.name(view.setup.story) : words.textView.title)
  if (!view) return null
  const curtain = store.screen.value?.curtain ?? null
  const told = speech()
  return (
    <>
      <div class="text-view" inert={curtain !== null}>
        <header class="text-view__bar">
          <a class="page__home display" href="/">
            {words.shell.product}
          </a>
          <h1 class="text-view__title">{catalogue.name(view.setup.story)}</h1>
          <a
            class="button"
            data-tone="ghost"
            data-size="small"
            href={parts?.picture ?? `/g/${game}`}
            title={words.textView.asPictureHint}
          >
            {words.textView.asPicture}
          </a>
        </header>
        <main class="text-view__main">
          <div class="text-view__talk">
            {parts?.Lane && <parts.Lane />}
            {coach}
            <Decision session={session} view={view} />
            <Transcript session={session} />
          </div>
          <div class="text-view__table">
            {isOlder(view.rules) && <p>{catalogue.olderRules(view.rules)}</p>}
            <Lines id="text-story" title={words.textView.story} lines={storyLines(view, told)} />
            <HeroTable view={view} speech={told} />
            <CityTable view={view} speech={told} />
            <Lines id="text-sin" title={words.textView.sins} lines={sinLines(view, told)} />
          </div>
        </main>
      </div>
      {curtain !== null && <Curtain seat={curtain} />}
    </>
  )
}

function Decision({ session, view }: { readonly session: TextSession; readonly view: View }): JSX.Element {
  const { store } = session
  const parts = useParts()
  const sitter = useSitter()
  const { value: question } = store.question
  const sentence = useRef<HTMLParagraphElement>(null)
  const region = useRef<HTMLElement>(null)
  const { textView: say } = words
  // The answer that had the focus is gone: it goes on from the new question.
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null
    if (question && isLost && region.current?.dataset.entered === 'true') sentence.current?.focus()
  }, [question?.id])
  const [awaited] = view.awaiting
  const waiting = view.over ? catalogue.outcome(view.over) : awaited ? say.wait(sitter(awaited.seat)) : ''
  return (
    <section
      ref={region}
      class="text-view__decision panel"
      aria-labelledby="text-decision"
      onFocusIn={() => {
        if (region.current) region.current.dataset.entered = 'true'
      }}
    >
      <h2 id="text-decision">{say.decision}</h2>
      <p class="text-view__question" ref={sentence} tabIndex={-1}>
        {question ? seatWords(session) : waiting}
      </p>
      <Pulsing />
      {question && (
        <ol class="text-view__answers" aria-label={say.answers}>
          {question.options.map((option, i) => (
            <li key={option.id}>
              <button type="button" class="text-view__answer" onClick={() => void session.type(String(i + 1))}>
                <span class="text-view__number" aria-hidden="true">
                  {i + 1}
                </span>
                <span class="visually-hidden">{i + 1}.</span> {session.fullText(option, question)}
              </button>
            </li>
          ))}
        </ol>
      )}
      {view.over && parts && <parts.End />}
      {view.over && !parts && (
        <p class="row">
          <a class="button" data-tone="primary" href={`/g/${session.game}/recap`}>
            {words.recap.title}
          </a>
          <a class="button" href={`/g/${session.game}/replay`}>
            {words.replay.watch}
          </a>
        </p>
      )}
      {/* What one side has typed does not come back for the other. */}
      <CommandLine key={store.screen.value?.viewer === 'sins' ? 'sins' : 'heroes'} session={session} />
    </section>
  )
}

/** With several players at one screen it is said who is asked. */
function seatWords({ store }: TextSession): string {
  const { value: question } = store.question
  if (!question) return ''
  const people = store.screen.value?.players.people ?? []
  const text = catalogue.prompt(question)
  return people.length > 1 ? words.textView.seatQuestion(question.seat, text) : text
}
