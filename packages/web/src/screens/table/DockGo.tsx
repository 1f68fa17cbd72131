import type { Option } from '@haven/engine'
import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { settings } from '../../base/settings.ts'
import { words } from '../../base/words.ts'
import type { Dock } from '../../model/deeds.ts'
import type { DockButton, DockPart } from '../../model/dock.ts'
import { forecastText } from '../../model/forecast-note.ts'
import type { GameStore } from '../../model/store.ts'
import type { Question } from '../../model/targets.ts'
import { optionText } from '../../model/words.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { wayFacts } from '../../parts/table/way-words.ts'
import { isDeadly } from './regret.ts'

interface GoProps {
  readonly dock: Dock | null
  readonly question: Question | null
  readonly part: DockPart | null
}

/** The one big button says what it does; beside it, and never in its place, what ends the turn. */
export function Go({ dock, question, part }: GoProps): JSX.Element {
  const store = useStore()
  const big = part ? part.big : question ? chosen(store, question) : null
  return (
    <div class="dock__go">
      <Big button={big} hint={hintOf(dock, part)} />
      {!part && dock && question && <Ends ends={dock.ends} question={question} />}
    </div>
  )
}

function hintOf(dock: Dock | null, part: DockPart | null): string {
  const hints = words.dock
  if (part) return part.hint ?? hints.chooseCard
  if (!dock) return hints.waiting
  if (dock.isOnBoard) return dock.deeds.length > 0 ? hints.chooseBoth : hints.chooseSpace
  if (dock.isLong) return hints.chooseList
  return dock.deeds.some(({ options }) => options.length > 0) ? hints.chooseDeed : hints.onlyEnd
}

/** On a phone a longer title needs two lines, and a longer note has no room. */
const ONE_LINE = 20
const FEW_WORDS = 34
/** In a narrow dock such a title is set smaller. */
const LONG_TITLE = 30

/** Whoever holds so long means it. */
const HOLD = 600

function Big({ button, hint }: { readonly button: DockButton | null; readonly hint: string }): JSX.Element {
  const holding = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  if (!button) {
    return (
      <p class="dock__big" data-empty="">
        {hint}
      </p>
    )
  }
  const { title, note, said, option, isGrave = false, press } = button
  const letGo = () => clearTimeout(holding.current)
  const begin = () => {
    letGo()
    holding.current = setTimeout(press, HOLD)
  }
  return (
    <button
      type="button"
      class="dock__big"
      data-option={option}
      data-grave={isGrave || undefined}
      data-two={title.length > ONE_LINE || undefined}
      data-long={title.length > LONG_TITLE || undefined}
      data-wordy={(note ?? '').length > FEW_WORDS || undefined}
      aria-label={isGrave ? `${title}. ${words.dock.held}` : title}
      aria-describedby={note ? 'dock-note' : undefined}
      aria-keyshortcuts="Space"
      onPointerDown={isGrave ? begin : undefined}
      onPointerUp={letGo}
      onPointerLeave={letGo}
      onClick={({ detail }) => {
        // A key has no time to hold: it is pressed twice, once to choose and once here.
        if (!isGrave || detail === 0) press()
      }}
    >
      <b class="dock__title">{title}</b>
      {(note || isGrave) && (
        <span class="dock__note" id="dock-note">
          <span aria-hidden={said !== undefined}>
            {isGrave ? [note, words.dock.held].filter(Boolean).join(' · ') : note}
          </span>
          {said !== undefined && <span class="visually-hidden">{said}</span>}
        </span>
      )}
      {settings.value.keys && (
        <span class="key" aria-hidden="true">
          ␣
        </span>
      )}
    </button>
  )
}

/** A first press has chosen something: a step, a way, a deed. */
function chosen(store: GameStore, question: Question): DockButton | null {
  const view = store.view.value
  const option = question.options.find(({ id }) => id === store.preview.value)
  const way = store.ways.chosen.value === null ? null : store.ways.shown.value
  if (way) {
    const isFar = way.route.spaces.length > 1
    const text = option && view && !isFar ? optionText(option, question, view) : words.dock.walk(way.to)
    return {
      title: text,
      note: words.ways.option(wayFacts(way)),
      isGrave: isDeadly(way.route.odds),
      press: () => void store.walk(way),
    }
  }
  if (!option || !view) return null
  const text = forecastText(store.thoughts.forecasts.value[option.id])
  const there = store.thoughts.placing.value?.there[option.id]
  return {
    title: option.do === 'fight' ? words.dock.startFight : optionText(option, question, view),
    ...(text && { note: text.shown, said: text.said }),
    ...(there && { note: `${words.sins.effect(there)} · ${words.sins.inReach(there.heroes)}` }),
    press: () => void store.answer(option.id),
  }
}

function Ends({
  ends,
  question,
}: {
  readonly ends: readonly Option[]
  readonly question: Question
}): JSX.Element | null {
  const store = useStore()
  const { value: view } = store.view
  if (!view) return null
  return (
    <>
      {ends.slice(0, 1).map((option) => {
        const left = leftOpen(question)
        const isTurn = option.do === 'end'
        const name = isTurn ? words.dock.endTurn : optionText(option, question, view)
        const isTwice = isTurn && question.options.some(({ do: deed }) => deed === 'fight' || deed === 'shoot')
        return (
          <button
            key={option.id}
            type="button"
            class="dock__end"
            data-option={option.id}
            data-long={name.length > LONG_END || undefined}
            data-wordy={(isTurn && (left ?? '').length > LONG_LEFT) || undefined}
            data-chosen={store.preview.value === option.id || undefined}
            aria-label={optionText(option, question, view)}
            aria-describedby={left ? 'dock-unused' : undefined}
            aria-keyshortcuts="E"
            onClick={() => void store.choose(option.id, !isTwice)}
          >
            {settings.value.keys && (
              <span class="key" aria-hidden="true">
                E
              </span>
            )}
            <b>{name}</b>
            {isTurn && left && <span id="dock-unused">{left}</span>}
          </button>
        )
      })}
    </>
  )
}

const LONG_END = 16
/** What is left open, in words that need the room of the key. */
const LONG_LEFT = 24

/** What ending the turn gives up. */
function leftOpen({ options }: Question): string | null {
  const { dock } = words
  const left: string[] = []
  if (options.some(({ do: deed }) => deed === 'move')) left.push(dock.unusedMove)
  if (options.some(({ do: deed }) => deed === 'fight' || deed === 'shoot' || deed === 'cleanse')) {
    left.push(dock.unusedAction)
  }
  return left.length > 0 ? dock.unused(left) : null
}
