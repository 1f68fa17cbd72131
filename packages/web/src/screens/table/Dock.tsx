import { PROMPTS } from '@haven/engine'
import { useSignalEffect } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import './dock.css'
import { change, settings } from '../../base/settings.ts'
import { catalogue, words } from '../../base/words.ts'
import { dockOf } from '../../model/deeds.ts'
import type { Question } from '../../model/targets.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { useTable } from '../../parts/context/table-context.ts'
import { useSitter } from '../../parts/context/table-parts.ts'
import { heroModels } from '../../parts/panels/hero-model.ts'
import { Pulsing } from '../../parts/table/Pulsing.tsx'
import { cardOptions } from './card-stage.ts'
import { type AheadAt, Deeds, Tools } from './DockDeeds.tsx'
import { Go } from './DockGo.tsx'
import { RoundLine, TokenInHand } from './DockSins.tsx'
import { DockTools } from './DockTools.tsx'
import { Who } from './DockWho.tsx'
import { List } from './List.tsx'
import { ReactionDock } from './ReactionDock.tsx'
import { Vote, VoteQuit } from './Vote.tsx'
import { WayChoice } from './WayChoice.tsx'

/** The only place that ever asks something: a frame of fixed size below the city. */
export function Dock(): JSX.Element {
  const store = useStore()
  const { facts } = useTable()
  const { value: question } = store.question
  const { value: view } = store.view
  const sentence = useRef<HTMLParagraphElement>(null)
  const bar = useRef<HTMLElement>(null)
  useThoughts()
  // The button that had the focus is gone: Tab goes on from the new question, and Enter does nothing there.
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null
    if (question && lost && bar.current?.dataset.entered === 'true') sentence.current?.focus({ preventScroll: true })
  }, [question?.id])
  const asked = view && heroModels(view, facts).find(({ hero }) => hero === (question?.subject.hero ?? view.turn?.hero))
  const dock = question && view && dockOf(question, view, store.narrowed.value, asked?.stats.ranged === true)
  const part = store.dock.value?.prompt === question?.id ? store.dock.value : null
  const ahead = useAhead(question)
  const said = useSentence(question, ahead)
  const isVote = question !== null && store.talk.value !== null
  const isSins = question ? question.seat === 'sins' : store.screen.value?.viewer === 'sins'
  const hasToken = isSins && store.thoughts.placing.value !== null
  const isNarrowed = store.narrowed.value !== null
  const hasDeeds = part ? part.tools.length > 0 : (dock?.deeds.length ?? 0) > 0
  // Cards are voted on where they lie.
  const isOnStage = isVote && cardOptions(question).length > 0
  return (
    <section
      ref={bar}
      class="dock"
      aria-label={words.table.promptBar}
      data-kind={question?.kind ?? 'none'}
      data-question={question?.id}
      onFocusIn={() => {
        if (bar.current) bar.current.dataset.entered = 'true'
      }}
    >
      {hasToken ? <TokenInHand /> : <Who hero={asked ?? null} />}
      <div class="dock__question">
        <div class="dock__line">
          <p
            class="dock__sentence"
            ref={sentence}
            tabIndex={-1}
            id="question"
            data-long={said.length > LONG || undefined}
          >
            {said}
          </p>
          <WayChoice />
          <DockTools />
        </div>
        <div class="dock__deeds">
          <Pulsing />
          {isOnStage && <VoteQuit />}
          {isSins && !hasDeeds && !isNarrowed && !store.pulse.value && <RoundLine />}
          {part && !isVote && <Tools part={part} />}
          {dock && !part && !isVote && (hasDeeds || isNarrowed || !isSins) && (
            <Deeds dock={dock} question={question} ahead={ahead} />
          )}
        </div>
      </div>
      {!isVote && <Go dock={dock} question={question} part={part} />}
      {isVote && !isOnStage && <Vote question={question} />}
      {question && PROMPTS[question.kind].reacts === 'token' && <ReactionDock question={question} />}
      {question && !isVote && settings.value.list && (
        <List
          question={question}
          close={() => {
            change({ list: false })
          }}
        />
      )}
    </section>
  )
}

/** More letters than this need two lines. */
const LONG = 58

function useSentence(question: Question | null, ahead: AheadAt | null): string {
  const store = useStore()
  const sitter = useSitter()
  const { value: view } = store.view
  if (question && ahead) return words.dock.ahead(question.subject.hero ?? '', ahead.way.to)
  if (question) return catalogue.prompt(question)
  if (view?.over) return catalogue.outcome(view.over)
  if (store.pulse.value) return words.table.pulse
  if (store.scene.value) return words.table.playing
  const [first] = view?.awaiting ?? []
  if (!first) return words.table.playing
  const who = sitter(first.seat)
  return store.thinking.value.length > 0 ? words.table.thinking(who) : words.table.waitingFor(who)
}

/** Looking ahead: while a goal is chosen the deeds are those that the hero would have there. */
function useAhead(question: Question | null): AheadAt | null {
  const { ways } = useStore()
  const to = ways.chosen.value
  useEffect(() => {
    if (question && to !== null) void ways.askAhead(question, to)
  }, [question?.id, to])
  const way = ways.shown.value
  const { value: found } = ways.ahead
  return to !== null && way && found?.to === to ? { way, deeds: found.deeds } : null
}

/** Asked for once a question stands; the buttons show them as they come. */
function useThoughts(): void {
  const store = useStore()
  useSignalEffect(() => {
    const { value: question } = store.question
    if (!question || store.talk.peek()) return
    void store.thoughts.askForecasts(question)
    void store.thoughts.askIdle(question)
    void store.thoughts.askPlan(question)
    void store.thoughts.askPlacing(question)
    void store.ways.ask(question)
    void store.reacting.ask(question)
  })
}
