import type { View } from '@haven/engine'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { Icon } from '../../base/icons/Icon.tsx'
import { wantsStillness } from '../../base/settings.ts'
import { words } from '../../base/words.ts'
import { changedBy } from '../../model/fight-said.ts'
import type { Scene } from '../../model/film/scenes.ts'
import { Card } from '../cards/Card.tsx'
import { cardFace } from '../cards/card-face.ts'
import { useStore } from '../context/store-context.ts'
import { useTable } from '../context/table-context.ts'
import { CardChanges } from './CardChanges.tsx'
import { Ring } from './Ring.tsx'
import { spotOf } from './spots.ts'

/** Where a card rests afterwards. */
const SLOTS = {
  sin: '[data-slot="sin-card"], .held--sin, .sins__ability',
  apocalypse: '[data-slot="in-force"], .strip__faces',
  past: '[data-slot="heroes"], .table-screen__heroes',
} as const

type Told =
  | { readonly deck: 'sin'; readonly hero: string }
  | { readonly deck: 'apocalypse' }
  | { readonly deck: 'past'; readonly hero: string }

function toldBy({ events }: Scene): Told {
  for (const event of events) {
    if (event.event === 'sinCardPlayed') return { deck: 'sin', hero: event.hero }
    if (event.event === 'darkPastRevealed') return { deck: 'past', hero: event.hero }
  }
  return { deck: 'apocalypse' }
}

const HELD_MS = 250

/** A card flies in over the city, is read, and goes where it rests. A pointer on it, or a finger, holds it. */
export function CardScene({ scene }: { readonly scene: Scene }): JSX.Element | null {
  const store = useStore()
  const setting = useTable()
  const moving = useRef<HTMLDivElement>(null)
  const { value: view } = store.view
  const isLeaving = store.film.running.value?.isLeaving === true
  const told = toldBy(scene)
  useLayoutEffect(() => {
    if (isLeaving && !wantsStillness()) fly(moving.current, SLOTS[told.deck], store.film.running.peek()?.left ?? 0)
  }, [isLeaving])
  const face = scene.card === null ? null : cardFace(scene.card, setting)
  if (!face || !view) return null
  let held: ReturnType<typeof setTimeout> | undefined
  const freeze = (isFrozen: boolean) => {
    clearTimeout(held)
    store.film.freeze(isFrozen)
  }
  return (
    <div class="film-card" data-deck={told.deck} data-leaving={isLeaving || undefined}>
      <div class="film-card__grey" />
      <div
        ref={moving}
        class="film-card__card"
        onPointerEnter={(event) => {
          if (event.pointerType === 'mouse') freeze(true)
        }}
        onPointerLeave={() => freeze(false)}
        onPointerDown={(event) => {
          if (event.pointerType !== 'mouse') held = setTimeout(() => freeze(true), HELD_MS)
        }}
        onPointerUp={(event) => {
          if (event.pointerType !== 'mouse') freeze(false)
        }}
        onPointerCancel={() => freeze(false)}
      >
        <Card face={face} size="large" />
      </div>
      <Beside told={told} view={view} card={scene.card} />
    </div>
  )
}

interface BesideProps {
  readonly told: Told
  readonly view: View
  readonly card: string | null
}

function Beside({ told, view, card }: BesideProps): JSX.Element {
  const store = useStore()
  // As it was told when the card came: nothing of it is counted anew while it is read.
  const change = useMemo(() => (told.deck === 'sin' && card !== null ? changedBy(store, card) : null), [card])
  const { film: say } = words
  const { sin } = view.setup
  const isFrozen = store.film.running.value?.isFrozen === true
  const title =
    told.deck === 'sin' ? say.cards.sin(sin) : told.deck === 'past' ? say.cards.past(told.hero) : say.cards.apocalypse
  const line = told.deck === 'sin' ? say.against(told.hero) : told.deck === 'apocalypse' ? say.inForce : null
  return (
    <section class="film-card__beside" aria-label={title}>
      <h2>{title}</h2>
      {line !== null && !change && <p class="film-card__line">{line}</p>}
      {change && <CardChanges change={change} sin={sin} />}
      {told.deck === 'sin' && (
        <p class="film-card__note">
          <Icon name="info" /> {say.oneCard(sin)}
        </p>
      )}
      <div class="film-card__foot">
        <Ring />
        <Countdown />
        <button
          type="button"
          class="button"
          aria-pressed={isFrozen}
          aria-keyshortcuts="P"
          onClick={() => store.film.freeze(!isFrozen)}
        >
          <Icon name={isFrozen ? 'play' : 'pause'} /> {isFrozen ? say.holdOn : say.hold} <kbd class="key">P</kbd>
        </button>
        <button
          type="button"
          class="button"
          data-tone="danger"
          aria-keyshortcuts="Space"
          onClick={() => store.skipScene()}
        >
          {say.skip} <kbd class="key">{say.space}</kbd>
        </button>
      </div>
    </section>
  )
}

/** "Goes on in 3 s". */
function Countdown(): JSX.Element {
  const store = useStore()
  const now = useSignal(performance.now())
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = performance.now()
    }, 500)
    return () => clearInterval(timer)
  }, [])
  const { film: say } = words
  const { value: running } = store.film.running
  const isWaiting = running !== null && !Number.isFinite(running.ms)
  const left = running ? running.left - (running.isFrozen ? 0 : Math.max(0, now.value - running.at)) : 0
  const seconds = Math.max(1, Math.ceil(left / 1000))
  return (
    <p class="film-card__goes">
      <b>{isWaiting ? say.waits : running?.isFrozen ? say.held : say.goesOn(seconds)}</b>
      <span>{say.restHint}</span>
    </p>
  )
}

/** To its place, and smaller all the way. */
function fly(card: HTMLElement | null, to: string, ms: number): void {
  const from = spotOf(card)
  const goal = spotOf(document.querySelector(to))
  if (!card || !from || !goal) return
  const scale = Math.max(0.12, Math.min(0.4, goal.h / from.h))
  card.animate(
    {
      transform: ['none', `translate(${goal.x - from.x}px, ${goal.y - from.y}px) scale(${scale})`],
      opacity: [1, 0.4],
    },
    { duration: ms, easing: 'cubic-bezier(.5,0,.8,.6)', fill: 'forwards' },
  )
}
