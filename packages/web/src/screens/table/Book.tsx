import type { View } from '@haven/engine'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../../base/icons/Icon.tsx'
import { keyOf } from '../../base/key-of.ts'
import { catalogue, words } from '../../base/words.ts'
import { thing } from '../../model/inspect/things.ts'
import { isOlder } from '../../model/rules-shown.ts'
import { CardArt } from '../../parts/cards/CardArt.tsx'
import { cardFace } from '../../parts/cards/card-face.ts'
import { useTable } from '../../parts/context/table-context.ts'
import { Pips } from '../../parts/panels/MissionTree.tsx'
import { type ApocalypseModel, apocalypseModel, type MissionModel, storyModel } from '../../parts/panels/story-model.ts'
import './book.css'

interface BookProps {
  readonly view: View
  readonly close: () => void
}

/** Everything that decides the game on one page: the way to win, the clock, how Haven falls, what holds now. */
export function Book({ view, close }: BookProps): JSX.Element {
  const { facts } = useTable()
  const { book, panels } = words
  const dialog = useRef<HTMLDialogElement>(null)
  const story = catalogue.card(view.setup.story)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      class="book"
      aria-labelledby="book-title"
      onClose={close}
      onKeyDown={(event) => {
        if (keyOf(event).toLowerCase() !== 'm') return
        // The table hears keys too, and would open it again.
        event.preventDefault()
        dialog.current?.close()
      }}
      onClick={(event) => {
        // The city around it is still the table: a press there goes back to it.
        if (event.target === dialog.current) dialog.current?.close()
      }}
    >
      <div class="book__page">
        <div class="book__head">
          <div>
            <p class="eyebrow">
              {[panels.storyOf(storyModel(view, facts).type), catalogue.name(view.setup.map)].join(' · ')}
            </p>
            <h2 id="book-title" class="display">
              {catalogue.name(view.setup.story)}
            </h2>
          </div>
          {story?.flavour && <p class="book__lore lore">{story.flavour}</p>}
          <button
            type="button"
            class="button"
            data-tone="ghost"
            data-size="icon"
            aria-label={words.shell.close}
            aria-keyshortcuts="M"
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        {isOlder(view.rules) && <p role="note">{catalogue.olderRules(view.rules)}</p>}
        <div class="book__columns">
          <WayToWin view={view} />
          <Clock view={view} model={apocalypseModel(view, facts)} />
          <div class="book__column">
            <Falls view={view} />
            <InForce cards={view.apocalypse.cards} />
            <RoundEnd view={view} />
          </div>
        </div>
        <div class="book__foot">
          <h3 class="strip__label">{book.storyRules}</h3>
          <p>{story?.text}</p>
        </div>
      </div>
    </dialog>
  )
}

function WayToWin({ view }: { readonly view: View }): JSX.Element {
  const { facts } = useTable()
  const { book } = words
  return (
    <section class="book__column" aria-labelledby="book-way">
      <h3 id="book-way" class="strip__label">
        {book.wayToWin}
      </h3>
      <ol class="missions">
        {storyModel(view, facts).steps.map((missions, i) => (
          <li
            key={missions.map(({ id }) => id).join()}
            class="missions__step"
            data-fork={missions.length > 1 || undefined}
          >
            {missions.map((mission) => (
              <Mission key={mission.id} mission={mission} number={i + 1} />
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Mission({ mission, number }: { readonly mission: MissionModel; readonly number: number }): JSX.Element {
  const { id, state, progress, count } = mission
  const { book, panels } = words
  const isNow = state === 'current'
  return (
    <div class="missions__mission" data-state={state} aria-current={isNow ? 'step' : undefined}>
      <b class="missions__number" aria-hidden="true">
        {number}
      </b>
      <div>
        <p class="missions__name">
          {catalogue.name(id)}
          <small>{panels.missionState[state]}</small>
        </p>
        <p>
          {catalogue.goal(id, count) ?? catalogue.card(id)?.text}
          {isNow && <b>: {book.done(progress)}</b>}
        </p>
        {isNow && <Pips progress={progress} count={count} />}
      </div>
    </div>
  )
}

function Clock({ view, model }: { readonly view: View; readonly model: ApocalypseModel }): JSX.Element {
  const { book } = words
  const clock = view.endOfRound?.clock ?? null
  return (
    <section class="book__column" aria-labelledby="book-clock">
      <h3 id="book-clock" class="strip__label">
        {book.theClock}
      </h3>
      <p class="book__ends">
        {book.endsWith} <b>{clock ? book.clock(view.track, clock) : book.noClock}</b>
      </p>
      {clock && <p class="book__counter">{clock.condition ? book.counter(clock.condition) : book.settled}</p>}
      <ol class="levels">
        {model.levels.map(({ id, level, reached, isNow, next }) => (
          <li
            key={id}
            data-reached={reached || undefined}
            data-now={isNow || undefined}
            data-next={next ?? undefined}
            style={{ '--heat': String(level / Math.max(1, model.most)) }}
          >
            <b>{level}</b>
            <span>{book.level(id) ?? catalogue.card(id)?.text}</span>
            {isNow && <small>{book.now}</small>}
            {next === 'sure' && <small>{book.sure}</small>}
            {next === 'perhaps' && clock?.condition && <small>{book.perhaps(clock.condition)}</small>}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Falls({ view }: { readonly view: View }): JSX.Element {
  const { book } = words
  return (
    <section aria-labelledby="book-falls">
      <h3 id="book-falls" class="strip__label">
        {book.howHavenFalls}
      </h3>
      <div class="falls" data-grave={view.reserve.length === 0 || undefined}>
        <p>
          <b class="display">{book.reserveLeft(view.reserve.length)}</b>{' '}
          {view.reserve.map((hero) => catalogue.name(hero)).join(', ')}
        </p>
        <p>{book.falls(view.reserve.length)}</p>
      </div>
    </section>
  )
}

function InForce({ cards }: { readonly cards: readonly string[] }): JSX.Element {
  const setting = useTable()
  const { book, panels } = words
  return (
    <section aria-labelledby="book-force">
      <h3 id="book-force" class="strip__label">
        {book.cardsInForce}
      </h3>
      {cards.length === 0 && <p>{panels.noCardsInForce}</p>}
      <ul class="book__cards">
        {cards.map((id) => {
          const face = cardFace(id, setting)
          return (
            face && (
              <li key={id} class={`card--${face.material}`} data-inspect={thing('card', id)}>
                <CardArt id={id} material={face.material} icon={face.icon} painting={face.painting} size={160} />
                <p class="book__card">{face.name}</p>
                <p>{face.text}</p>
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}

function RoundEnd({ view }: { readonly view: View }): JSX.Element | null {
  const { book } = words
  const { endOfRound } = view
  if (!endOfRound) return null
  const { clock, summons, altars } = endOfRound
  return (
    <section aria-labelledby="book-end">
      <h3 id="book-end" class="strip__label">
        {book.atTheEnd}
      </h3>
      <ul class="book__end">
        {clock && (
          <li>
            <Icon name="burning-skull" />
            {book.rises(view.track, clock)}
          </li>
        )}
        <li>
          <Icon name="raise-zombie" />
          {book.summons(summons)}
        </li>
        <li>
          <Icon name="card-draw" />
          {book.draws(view.setup.sin, altars)}
        </li>
      </ul>
    </section>
  )
}
