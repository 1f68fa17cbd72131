import type { Gear } from '@haven/bots/thinker'
import type { View } from '@haven/engine'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { useHold } from '../../base/update/carry.ts'
import { catalogue, words } from '../../base/words.ts'
import type { DockPart } from '../../model/dock.ts'
import { rules } from '../../model/rules.ts'
import type { Question } from '../../model/targets.ts'
import { optionText } from '../../model/words.ts'
import { Card } from '../../parts/cards/Card.tsx'
import { type CardFace, cardFace } from '../../parts/cards/card-face.ts'
import { cityPlan } from '../../parts/city/geometry/plan.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { type TableSetting, useTable } from '../../parts/context/table-context.ts'
import { useDock } from '../../parts/context/use-dock.ts'
import { isGear, type NowFact, type StageCard, stageCards, takesCards } from './card-stage.ts'
import { KeyCap } from './KeyCap.tsx'
import { MissionMap } from './MissionMap.tsx'
import { StageFrame } from './StageFrame.tsx'
import { VoteChips, VoteHead } from './Vote.tsx'

interface CardStageProps {
  readonly question: Question
  readonly view: View
}

const MOST_KEYS = 9

/** A choice as a row of cards: the first press lifts one and says what it does now, the second takes it. */
export function CardStage({ question, view }: CardStageProps): JSX.Element {
  const store = useStore()
  const setting = useTable()
  const { facts } = setting
  const gear = useGear(question)
  const cards = useMemo(
    () => stageCards(question, { view, facts, log: store.log.peek(), districts: districtsOf(view), gear }),
    [question, view, setting, gear],
  )
  const lifted = store.preview.value
  const at = cards.findIndex(({ option }) => option.id === lifted)
  const isVote = store.talk.value !== null
  const takes = takesCards(question.kind) ?? 'choose'
  // An order is pressed one after the other: each press is the next of it.
  const isNext = takes === 'first'
  useHold(() => store.preview.peek() !== null)
  const { cards: say } = words.stage
  const rest = question.options.filter(({ id }) => !cards.some(({ option }) => option.id === id))
  const part = useMemo((): DockPart => {
    const chosen = cards[at]
    const name = chosen && optionText(chosen.option, question, view)
    return {
      prompt: question.id,
      big: chosen
        ? {
            title: isVote ? say.propose : say.take[takes],
            note: name,
            press: () => void store.answer(chosen.option.id),
          }
        : null,
      tools: rest.map((option, i) => ({
        key: String(cards.length + i + 1),
        option: option.id,
        title: optionText(option, question, view),
        press: () => void store.answer(option.id),
      })),
    }
  }, [question.id, at, isVote])
  useDock(part)
  return (
    <StageFrame of="cards" title={catalogue.prompt(question)} {...(isVote ? { aside: <VoteHead /> } : {})}>
      <fieldset
        class="cards"
        aria-label={isVote ? words.table.vote : catalogue.prompt(question)}
        data-next={isNext || undefined}
        style={{ '--cards': Math.min(cards.length, 5) }}
      >
        <ul class="cards__row">
          {cards.map((card, i) => (
            <li key={card.option.id} class="cards__place">
              <CardButton
                card={card}
                face={faceOf(card, question, view, setting)}
                art={poster(card, view)}
                number={i + 1}
                isLifted={i === at}
                press={() => void store.choose(card.option.id, isNext)}
                rest={isVote || isNext || i === at ? undefined : () => void store.choose(card.option.id, false)}
              />
              {isVote && <VoteChips question={question} option={card.option} />}
            </li>
          ))}
        </ul>
      </fieldset>
      <p class="stage__line" role="status">
        {isNext ? say.nextHint : at < 0 ? say.hint : isVote ? say.voteHint : say.again}
      </p>
    </StageFrame>
  )
}

/** A way that a text offers has no card of its own: it lends the picture of the text. */
function faceOf(
  { card, option, offeredBy }: StageCard,
  question: Question,
  view: View,
  setting: TableSetting,
): CardFace {
  const own = card === null ? null : cardFace(card, setting)
  // What is the same on every card of a choice tells nothing.
  if (own) return { ...own, timing: own.material === 'mission' || own.material === 'past' ? null : own.timing }
  const lent = offeredBy === null ? null : cardFace(offeredBy, setting)
  const name = optionText(option, question, view)
  return {
    id: option.id,
    material: 'mission',
    deck: lent?.name ?? '',
    icon: 'vote',
    painting: { what: 'card', id: option.id },
    tone: null,
    stats: [],
    track: null,
    ...(lent ? { material: lent.material, icon: lent.icon, painting: lent.painting, tone: lent.tone } : {}),
    name,
    timing: null,
    text: lent?.text ?? '',
    flavour: null,
  }
}

interface CardButtonProps {
  readonly card: StageCard
  readonly face: CardFace
  readonly art: JSX.Element | undefined
  readonly number: number
  readonly isLifted: boolean
  readonly press: () => void
  /** The mouse has come to rest on it: that lifts it too, and then a press takes it. */
  readonly rest: (() => void) | undefined
}

/** So long a mouse is on a card before it has come to rest there. */
const RESTS = 300
/** A press that comes so soon after that was meant to lift the card, and has. */
const SEEN = 150

function CardButton({ card, face, art, number, isLifted, press, rest }: CardButtonProps): JSX.Element {
  const now = card.now.map(nowText)
  const stats = face.stats.map(({ label, value }) => `${label} ${value}`.trim())
  const label = [face.name, ...stats, face.timing ?? '', face.text, ...now].filter((part) => part !== '').join('. ')
  const ref = useSignal<HTMLButtonElement | null>(null)
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const rested = useRef(Number.NEGATIVE_INFINITY)
  // The one that was lifted by a key comes into sight; under a mouse that rests nothing moves.
  useEffect(() => {
    if (isLifted && resting.current === undefined) ref.value?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [isLifted])
  const leave = () => {
    clearTimeout(resting.current)
    resting.current = undefined
  }
  useEffect(() => leave, [])
  return (
    <button
      ref={(found) => {
        ref.value = found
      }}
      type="button"
      class="stage-card"
      data-option={card.option.id}
      aria-pressed={isLifted}
      aria-label={label}
      aria-keyshortcuts={number <= MOST_KEYS ? String(number) : undefined}
      onPointerMove={({ pointerType, movementX, movementY }) => {
        // A card that was dealt under a still mouse was not pointed at.
        const isMoved = movementX !== 0 || movementY !== 0
        if (pointerType !== 'mouse' || !isMoved || !rest) return
        resting.current ??= setTimeout(() => {
          rested.current = performance.now()
          rest()
        }, RESTS)
      }}
      onPointerLeave={leave}
      onPointerDown={leave}
      onClick={({ timeStamp }) => {
        if (timeStamp - rested.current > SEEN) press()
      }}
    >
      <Card face={face} size="stage" silent art={art} {...(isLifted ? { state: 'chosen' as const } : {})} />
      {now.length > 0 && (
        <span class="stage-card__now">
          {now.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      )}
      {number <= MOST_KEYS && <KeyCap number={number} />}
    </button>
  )
}

/** Weighed once for a question. */
function useGear({ id, kind, subject, options }: Question): Gear | null {
  const store = useStore()
  const gear = useSignal<Gear | null>(null)
  useEffect(() => {
    let isNew = true
    gear.value = null
    if (!isGear(kind)) return
    const cards = options.flatMap(({ card }) => card ?? [])
    store.thoughts.gearOf(subject.hero ?? '', cards).then(
      (found) => {
        if (isNew) gear.value = found
      },
      () => undefined,
    )
    return () => {
      isNew = false
    }
  }, [id])
  return gear.value
}

const districtsOf = ({ setup }: View): readonly string[] => cityPlan(rules, setup.map).districts.map(({ id }) => id)

/** A mission is a poster: the map, with a pin on everything that counts. */
function poster({ now }: StageCard, view: View): JSX.Element | undefined {
  const there = now.find((fact) => fact.of === 'there')
  return there && <MissionMap map={view.setup.map} pins={there.pins} />
}

function nowText(fact: NowFact): string {
  const { now } = words.stage.cards
  switch (fact.of) {
    case 'class':
      return now.class(fact.class, fact.isOnly)
    case 'goal':
      return catalogue.goal(fact.mission, fact.count) ?? ''
    case 'there':
      return now.there(fact.count)
    case 'fight':
      return now.fight(fact.space, fact.chance, fact.from, fact.to)
    case 'pace':
      return now.pace(fact.rounds)
    case 'under-deck':
      return now.underDeck
    case 'for-hero':
      return now.forHero(fact.hero)
  }
}
