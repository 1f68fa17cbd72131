import type { Event, MonsterKind, View } from '@haven/engine'
import type { ComponentChildren, JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from '../../base/icons/Icon.tsx'
import type { IconName } from '../../base/icons/names.ts'
import { speedNow, wantsStillness } from '../../base/settings.ts'
import { words } from '../../base/words.ts'
import type { Scene } from '../../model/film/scenes.ts'
import { factorOf } from '../../model/film/tempo.ts'
import { Figure } from '../art/Figure.tsx'
import { figureOf, lightOfFigure } from '../art/figures.ts'
import { MONSTER_LOOKS } from '../city/live/looks.ts'
import { useStore } from '../context/store-context.ts'
import { Die } from '../dice/Die.tsx'
import { rollOf } from '../dice/dice-model.ts'
import { roll as rollDice } from '../dice/motion.ts'
import { FaceMoment } from './FaceMoment.tsx'
import { FlyingHeart } from './Flights.tsx'
import { Plate } from './Plate.tsx'
import { type Spot, spotOf, spotOfPiece, spotOfSpace, useSpots } from './spots.ts'

/** What happens at a place: it is shown there. */

const FATAL_WOUNDS = 5

interface At {
  readonly event: Event
  readonly spot: Spot
}

/** Where each of these events is seen, before the figures have gone on. */
function placesOf(scene: Scene, view: View | null): At[] {
  const heroSpace = (id: string) => view?.heroes.find(({ hero }) => hero === id)?.space ?? ''
  const ofHero = (id: string) => spotOfPiece(id) ?? spotOfSpace(heroSpace(id))
  return scene.events.flatMap((event): At[] => {
    const spot =
      'monster' in event && event.event === 'monsterMoved'
        ? (spotOfPiece(event.monster) ?? spotOfSpace(event.from))
        : 'space' in event
          ? spotOfSpace(event.space)
          : event.event === 'orbitalMoved'
            ? spotOfSpace(event.to)
            : 'hero' in event
              ? ofHero(event.hero)
              : null
    return spot ? [{ event, spot }] : []
  })
}

export function Floaters({ scene }: { readonly scene: Scene }): JSX.Element | null {
  const store = useStore()
  const found = useSpots(() => placesOf(scene, store.view.peek()), scene)
  if (!found) return null
  return (
    <div class="film-floaters" aria-hidden="true">
      {found.map(({ event, spot }, i) => (
        <Floater key={`${event.event} ${i}`} event={event} spot={spot} view={store.view.value} />
      ))}
      {scene.staging === 'progress' && <PlusOne scene={scene} />}
    </div>
  )
}

function Place({ spot, class: name, children }: { spot: Spot; class: string; children?: ComponentChildren }) {
  return (
    <div class={`film-at ${name}`} style={{ left: `${spot.x}px`, top: `${spot.y}px`, '--w': `${spot.w}px` }}>
      {children}
    </div>
  )
}

const RISING: Readonly<Partial<Record<Event['event'], { readonly icon: IconName; readonly tone: string }>>> = {
  woundTaken: { icon: 'broken-heart', tone: 'wound' },
  woundHealed: { icon: 'health-increase', tone: 'good' },
  corruptionLost: { icon: 'prayer', tone: 'good' },
  tokenRemoved: { icon: 'check', tone: 'good' },
  tokenTaken: { icon: 'hand', tone: 'good' },
  extraTurnGained: { icon: 'sprint', tone: 'good' },
  upgradeTaken: { icon: 'ammo-box', tone: 'good' },
}

function Floater({ event, spot, view }: At & { readonly view: View | null }): JSX.Element | null {
  switch (event.event) {
    case 'monsterKilled':
      return (
        <>
          {event.by === 'orbital' && <Place spot={spot} class="film-strike" />}
          {view && <Slain spot={spot} monster={event.monster} company={view.setup} isLate={event.by === 'orbital'} />}
        </>
      )
    case 'diceRolled':
      return event.roll.endsWith('-check') ? <CheckDice event={event} spot={spot} /> : null
    case 'turnStarted':
    case 'heroTeleported':
    case 'firstHeroChosen':
      return <Place spot={spot} class="film-ring-at" />
    case 'monsterMoved':
    case 'monsterSummoned':
    case 'reactionSpent':
      return <Place spot={spot} class="film-ring-at film-ring-at--sin" />
    case 'orbitalMoved':
      return <Place spot={spot} class="film-lock" />
    case 'woundTaken': {
      const wounds = view?.heroes.find(({ hero }) => hero === event.hero)?.wounds.length ?? 0
      return (
        <>
          <Rising spot={spot} icon="broken-heart" tone="wound" />
          <FlyingHeart hero={event.hero} slot={event.slot} />
          {wounds === FATAL_WOUNDS - 1 && <Plate tone="sin" title={words.film.lastLife(event.hero)} />}
        </>
      )
    }
    case 'corruptionTaken':
    case 'formChanged':
      return <FaceMoment event={event} spot={spot} />
    default: {
      const rising = RISING[event.event]
      return rising ? <Rising spot={spot} {...rising} /> : null
    }
  }
}

const Rising = ({ spot, icon, tone }: { spot: Spot; icon: IconName; tone: string }): JSX.Element => (
  <Place spot={spot} class={`film-rising film-rising--${tone}`}>
    <Icon name={icon} />
  </Place>
)

const KIND = /-\d+$/
function kindOf(monster: string): MonsterKind {
  const kind = monster.replace(KIND, '')
  return kind.startsWith('hc-') ? 'hell-club' : kind in MONSTER_LOOKS ? (kind as MonsterKind) : 'fallen'
}

const SHARDS = 9

interface SlainProps {
  readonly spot: Spot
  readonly monster: string
  readonly company: { readonly sin: string; readonly acolytes: string }
  readonly isLate: boolean
}

/** The figure comes apart along a crack, and shards in its own colour go to all sides. */
function Slain({ spot, monster, company, isLate }: SlainProps): JSX.Element {
  const kind = kindOf(monster)
  const figure = figureOf(kind, monster, company)
  const size = Math.max(48, Math.min(96, spot.h))
  return (
    <div
      class="film-at film-shards"
      data-late={isLate || undefined}
      style={{ left: `${spot.x}px`, top: `${spot.y}px`, color: lightOfFigure(kind, figure), '--slain': `${size}px` }}
    >
      {['left', 'right'].map((half) => (
        <b key={half} class="film-half" data-half={half}>
          <Figure of={figure} size={size} icon={MONSTER_LOOKS[kind].glyph as IconName} />
        </b>
      ))}
      {Array.from({ length: SHARDS }, (_, i) => (
        <i
          key={i}
          class="film-shard"
          style={{ '--turn': `${(i * 360) / SHARDS + (i % 2) * 14}deg`, '--far': `${34 + (i % 3) * 16}px` }}
        />
      ))}
    </div>
  )
}

const MOST_DICE = 5

/** A few small dice beside the space; each throw falls once. */
function CheckDice(props: {
  readonly event: Extract<Event, { event: 'diceRolled' }>
  readonly spot: Spot
}): JSX.Element {
  const { event, spot } = props
  const box = useRef<HTMLDivElement>(null)
  const { dice } = rollOf(event.side, event.faces)
  useLayoutEffect(() => {
    const thrown = [...(box.current?.querySelectorAll<HTMLElement>('.die') ?? [])]
    const playing = rollDice(
      thrown.map((element) => ({ element, wave: 0, parent: null })),
      { factor: factorOf(speedNow()), still: wantsStillness() },
    )
    return () => playing.finish()
  }, [])
  return (
    <div
      ref={box}
      class="film-at film-check"
      data-kind={event.roll}
      style={{ left: `${spot.x}px`, top: `${spot.y - Math.min(60, spot.h / 2)}px` }}
    >
      {dice.slice(0, MOST_DICE).map((die) => (
        <Die key={die.key} die={die} silent />
      ))}
      {dice.length > MOST_DICE && <b>+{dice.length - MOST_DICE}</b>}
    </div>
  )
}

/** From the board to its place in the strip. */
function PlusOne({ scene }: { readonly scene: Scene }): JSX.Element | null {
  const store = useStore()
  const element = useRef<HTMLDivElement>(null)
  const from = useSpots(() => {
    const acting = store.view.peek()?.turn?.hero
    return acting === undefined ? null : spotOfPiece(acting)
  }, scene)
  useLayoutEffect(() => {
    const goal = spotOf(document.querySelector('[data-slot="mission"], .strip__emblem'))
    if (!from || !goal || wantsStillness()) return
    element.current?.animate(
      {
        transform: [
          'translate(-50%, -50%)',
          `translate(calc(-50% + ${goal.x - from.x}px), calc(-50% + ${goal.y - from.y}px))`,
        ],
        opacity: [1, 0.2],
      },
      { duration: 450 * factorOf(speedNow()), easing: 'cubic-bezier(.4,0,.6,1)', fill: 'forwards' },
    )
  }, [from])
  if (!from) return null
  return (
    <div ref={element} class="film-at film-plus" style={{ left: `${from.x}px`, top: `${from.y}px` }}>
      +1
    </div>
  )
}
