import type { View } from '@haven/engine'
import { useSignal } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import { catalogue, words } from '../../base/words.ts'
import { thing } from '../../model/inspect/things.ts'
import { CardPicture } from '../../parts/art/CardPicture.tsx'
import { useStore } from '../../parts/context/store-context.ts'
import { useTable } from '../../parts/context/table-context.ts'
import { useParts } from '../../parts/context/table-parts.ts'
import { heroModels, nextPlace } from '../../parts/panels/hero-model.ts'
import { MissionTree, Pips } from '../../parts/panels/MissionTree.tsx'
import { apocalypseModel, storyModel } from '../../parts/panels/story-model.ts'
import { TurnRibbon } from '../../parts/panels/TurnRibbon.tsx'
import { MenuSheet } from './MenuSheet.tsx'

/** What decides the game, in sight at all times: round and turns, mission, clock, cards in force, Reserve. */
export function Strip(): JSX.Element | null {
  const store = useStore()
  const { facts } = useTable()
  const isMenu = useSignal(false)
  const book = useSignal<typeof import('./Book.tsx').Book | null>(null)
  const Menu = useParts()?.Menu ?? MenuSheet
  const { value: view } = store.view
  if (!view) return null
  const Book = book.value
  // Few read it at once: it comes when it is asked for.
  const open = async () => {
    book.value = (await import('./Book.tsx')).Book
  }
  return (
    <header class="strip">
      <h1 class="visually-hidden">{catalogue.name(view.setup.story)}</h1>
      <TurnRibbon round={view.round} heroes={heroModels(view, facts)} next={nextPlace(view)} compact />
      <MissionCell view={view} open={open} />
      <ClockCell view={view} open={open} />
      <ForceCell view={view} open={open} />
      <button
        type="button"
        class="button strip__menu"
        data-tone="ghost"
        data-size="icon"
        aria-label={words.table.menu}
        onClick={() => {
          isMenu.value = true
        }}
      >
        <Icon name="menu" />
      </button>
      {isMenu.value && (
        <Menu
          close={() => {
            isMenu.value = false
          }}
        />
      )}
      {Book && (
        <Book
          view={view}
          close={() => {
            book.value = null
          }}
        />
      )}
    </header>
  )
}

interface CellProps {
  readonly view: View
  readonly open: () => Promise<void>
}

function Cell(props: {
  readonly thing: string
  readonly name: 'mission' | 'clock' | 'force'
  readonly says: string
  readonly open: () => Promise<void>
  readonly isGrave?: boolean
  readonly children: ComponentChildren
}): JSX.Element {
  const { name, thing: of, says, open, isGrave, children } = props
  return (
    <button
      type="button"
      class="strip__cell"
      data-cell={name}
      data-inspect={of}
      data-grave={isGrave || undefined}
      // One key opens the book, wherever it is pressed.
      {...(name === 'mission' && { 'aria-keyshortcuts': 'M' })}
      aria-label={says}
      aria-haspopup="dialog"
      onClick={() => void open()}
    >
      {children}
    </button>
  )
}

function MissionCell({ view, open }: CellProps): JSX.Element {
  const { facts } = useTable()
  const { book, panels } = words
  const model = storyModel(view, facts)
  const { id, progress, count } = model.current
  const step = panels.missionOf(model.step, model.steps.length)
  const goal = catalogue.goal(id, count) ?? catalogue.name(id)
  return (
    <Cell
      name="mission"
      thing={thing('mission', id)}
      says={`${step}, ${catalogue.name(id)}. ${catalogue.labelled(goal, book.done(progress))}`}
      open={open}
    >
      <span class="strip__emblem" aria-hidden="true">
        <Icon name="crossed-swords" />
      </span>
      <span class="strip__words">
        <span class="strip__label">
          {step} <span class="strip__name">· {catalogue.name(id)}</span>
        </span>
        <span class="strip__line">
          <b>{catalogue.labelled(goal)}</b> {book.done(progress)}
        </span>
      </span>
      <Pips progress={progress} count={count} />
      <MissionTree model={model} />
    </Cell>
  )
}

function ClockCell({ view, open }: CellProps): JSX.Element {
  const { facts } = useTable()
  const { book, panels } = words
  const model = apocalypseModel(view, facts)
  const clock = view.endOfRound?.clock ?? null
  const says = clock ? book.clock(view.track, clock) : book.noClock
  return (
    <Cell
      name="clock"
      thing="chip:clock"
      says={`${panels.level(view.track, model.most)}. ${book.endsWith} ${says}`}
      open={open}
    >
      <span class="strip__words">
        <span class="clock" aria-hidden="true">
          <span class="strip__label">{panels.apocalypse}</span>
          {model.levels.map(({ level, reached, isNow, next }) => (
            <i
              key={level}
              data-inspect={thing('level', level)}
              data-reached={reached || undefined}
              data-now={isNow || undefined}
              data-next={next ?? undefined}
              style={{ '--heat': String(level / Math.max(1, model.most)) }}
            >
              {level}
            </i>
          ))}
        </span>
        <span class="strip__line strip__ends">
          {book.endsWith} <b>{says}</b>
        </span>
      </span>
    </Cell>
  )
}

const MOST_FACES = 3

/** A picture is wider than the card that shows its middle. */
const FACE_WIDTH = 56

function ForceCell({ view, open }: CellProps): JSX.Element {
  const { book } = words
  const { cards } = view.apocalypse
  const newest = cards.at(-1)
  const left = view.reserve.length
  const force = newest === undefined ? book.nothingInForce : cards.map((card) => catalogue.name(card)).join(', ')
  const reserve = left === 0 ? book.lastDeath : book.reserveLeft(left)
  return (
    <Cell
      name="force"
      thing="chip:in-force"
      says={`${catalogue.labelled(book.inForce, force)}. ${catalogue.labelled(book.reserve, reserve)}`}
      open={open}
      isGrave={left === 0}
    >
      <span class="strip__faces" aria-hidden="true">
        {cards.slice(-MOST_FACES).map((card) => (
          <i key={card} data-inspect={thing('card', card)}>
            <CardPicture of={{ what: 'card', id: card }} size={FACE_WIDTH} otherwise={<></>} />
          </i>
        ))}
        {cards.length > MOST_FACES && <small>{book.more(cards.length - MOST_FACES)}</small>}
      </span>
      <span class="strip__words strip__newest">
        <span class="strip__label">{book.inForce}</span>
        <b class="strip__line">{newest === undefined ? book.nothingInForce : catalogue.name(newest)}</b>
      </span>
      <span class="strip__words strip__reserve" data-inspect="reserve">
        <span class="strip__label">{book.reserve}</span>
        <b class="strip__line">{reserve}</b>
      </span>
    </Cell>
  )
}
