import type { Option, View } from '@haven/engine'
import { useSignalEffect } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { catalogue, words } from '../../base/words.ts'
import type { Group, Question } from '../../model/targets.ts'
import { optionText } from '../../model/words.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { useSitter } from '../../parts/context/table-parts.ts'
import { Pulsing } from '../../parts/table/Pulsing.tsx'
import { wayFacts } from '../../parts/table/way-words.ts'
import { KeyCap, shortcut } from './KeyCap.tsx'
import { OptionButton } from './OptionButton.tsx'
import { layoutOf } from './option-layout.ts'
import { PromptFoot } from './PromptFoot.tsx'
import { StageDeeds } from './StageDeeds.tsx'
import { Vote } from './Vote.tsx'
import { WayChoice } from './WayChoice.tsx'

/** The only place that ever asks something. */
export function PromptBar(): JSX.Element {
  const store = useStore()
  const { value: question } = store.question
  const sentence = useRef<HTMLParagraphElement>(null)
  const bar = useRef<HTMLElement>(null)
  useForecasts()
  // The button that had the focus is gone: Tab goes on from the new question, and Enter does nothing there.
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null
    if (question && lost && bar.current?.dataset.entered === 'true') sentence.current?.focus({ preventScroll: true })
  }, [question?.id])
  return (
    <section
      ref={bar}
      class="prompt"
      aria-label={words.table.promptBar}
      data-kind={question?.kind ?? 'none'}
      onFocusIn={() => {
        if (bar.current) bar.current.dataset.entered = 'true'
      }}
    >
      <p class="prompt__sentence" ref={sentence} tabIndex={-1} id="question">
        <Sentence question={question} />
      </p>
      <Pulsing />
      {question && (store.talk.value ? <Vote question={question} /> : <Answers question={question} />)}
      <PromptFoot />
    </section>
  )
}

function Sentence({ question }: { readonly question: Question | null }): JSX.Element {
  const store = useStore()
  const sitter = useSitter()
  const { value: view } = store.view
  if (question) return <>{catalogue.prompt(question)}</>
  if (view?.over) return <>{catalogue.outcome(view.over)}</>
  if (store.pulse.value) return <>{words.table.pulse}</>
  if (store.scene.value) return <>{words.table.playing}</>
  const [first] = view?.awaiting ?? []
  if (!first) return <>{words.table.playing}</>
  const who = sitter(first.seat)
  return <>{store.thinking.value.length > 0 ? words.table.thinking(who) : words.table.waitingFor(who)}</>
}

/** Asked for once a question stands; the buttons show them as they come. */
function useForecasts(): void {
  const store = useStore()
  useSignalEffect(() => {
    const { value: question } = store.question
    if (!question || store.talk.peek()) return
    void store.askForecasts(question)
    void store.askPlan(question)
    void store.ways.ask(question)
  })
}

function Answers({ question }: { readonly question: Question }): JSX.Element | null {
  const store = useStore()
  const { value: view } = store.view
  if (!view) return null
  const { deeds, moves, ends, groups } = layoutOf(question, store.narrowed.value)
  const looks = [
    ...deeds.map((option) => ({ option, look: 'deed' as const })),
    ...moves.map((option) => ({ option, look: 'move' as const })),
    ...ends.map((option) => ({ option, look: 'end' as const })),
  ]
  return (
    <fieldset class="prompt__answers" aria-labelledby="question">
      <StageDeeds question={question} />
      <Chosen question={question} view={view} />
      <WayChoice />
      {store.narrowed.value !== null && (
        <button type="button" class="button option" data-tone="ghost" onClick={() => store.widen()}>
          {words.table.allOptions}
        </button>
      )}
      {groups.map((group, i) => (
        <GroupButton key={group.what} group={group} number={i + 1} view={view} />
      ))}
      {looks.map(({ option, look }, i) => (
        <OptionButton
          key={option.id}
          option={option}
          question={question}
          number={groups.length + i + 1}
          look={look}
          note={option.do === 'end' ? leftOpen(question) : undefined}
        />
      ))}
    </fieldset>
  )
}

/** A figure or a token that could go to several places: choosing it lights them. */
function GroupButton(props: { readonly group: Group; readonly number: number; readonly view: View }): JSX.Element {
  const store = useStore()
  const { group, number, view } = props
  return (
    <button
      type="button"
      class="button option"
      data-group={group.what}
      aria-keyshortcuts={shortcut(number)}
      onClick={() => store.narrow(group.options.map(({ id }) => id))}
    >
      <KeyCap number={number} />
      <span class="option__words">
        <span>{catalogue.name(group.what)}</span>
        <span class="option__note">{placeNote(group.options, view)}</span>
      </span>
    </button>
  )
}

/** Where a figure stands now, and how many places it could go to. */
function placeNote([first, ...others]: readonly Option[], view: View): string {
  const from = view.monsters.find(({ id }) => id === first?.monster)?.space
  return words.table.places(from ?? null, others.length + 1)
}

/** What ending the turn gives up. */
function leftOpen({ options }: Question): string | undefined {
  const left: string[] = []
  if (options.some(({ do: deed }) => deed === 'fight' || deed === 'shoot' || deed === 'cleanse')) {
    left.push(words.table.unusedAction)
  }
  if (options.some(({ do: deed }) => deed === 'move')) left.push(words.table.unusedMove)
  return left.length > 0 ? words.table.endUnused(left) : undefined
}

/** A first tap on the board has chosen something: it says what, and a second press does it. */
function Chosen({ question, view }: { readonly question: Question; readonly view: View }): JSX.Element | null {
  const store = useStore()
  const option = question.options.find(({ id }) => id === store.preview.value)
  const way = store.ways.chosen.value === null ? null : store.ways.shown.value
  if (!option && !way) return null
  const isFar = way !== null && way.route.spaces.length > 1
  const text = option && !isFar ? optionText(option, question, view) : words.ways.walk(way?.to ?? '')
  const press = (): void => {
    if (way) void store.walk(way)
    else if (option) void store.answer(option.id)
  }
  return (
    <button
      type="button"
      class="button option prompt__confirm"
      data-tone="primary"
      aria-label={words.table.confirm(text)}
      aria-keyshortcuts="Space"
      onClick={press}
    >
      <span class="option__words">
        <span>{words.table.confirm(text)}</span>
        {way && (
          <span class="option__note" data-kind="forecast">
            {words.ways.option(wayFacts(way))}
          </span>
        )}
      </span>
    </button>
  )
}
