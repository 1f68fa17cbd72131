import type { Danger, WoundPlan } from '@haven/bots/thinker'
import type { View } from '@haven/engine'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { Icon } from '../../base/icons/Icon.tsx'
import { useHold } from '../../base/update/carry.ts'
import { words } from '../../base/words.ts'
import type { DockPart } from '../../model/dock.ts'
import type { Question } from '../../model/targets.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { useTable } from '../../parts/context/table-context.ts'
import { useDock } from '../../parts/context/use-dock.ts'
import { BonusMark } from '../../parts/marks/BonusMark.tsx'
import { FATAL_WOUNDS, type HeroModel, heroModels } from '../../parts/panels/hero-model.ts'
import { Alarm } from './Alarm.tsx'
import { alarmOf } from './alarm.ts'
import { toggleWound } from './plan-steps.ts'
import { keepsWounds } from './promises.ts'
import { type StageFact, StageFrame } from './StageFrame.tsx'
import { type StageSlot, stageSlots, woundSource } from './wound-model.ts'

interface AskedProps {
  readonly question: Question
  readonly view: View
}

const nobody: readonly number[] = []

/** WOUND-1: the hero's own track on the table; the wounds lie where a sensible player would put them, until moved. */
export function WoundStage({ question, view }: AskedProps): JSX.Element | null {
  const store = useStore()
  const hero = useHero(question, view)
  const plan = store.thoughts.plan.value?.of === 'wounds' ? store.thoughts.plan.value : null
  const isOne = store.screen.value?.asksOne === true
  // Where one answer is asked for, nothing is suggested.
  const start = isOne ? nobody : null
  const own = useSignal<readonly number[] | null>(start)
  useHold(() => own.peek() !== start)
  const left = leftOf(plan, question, view, isOne)
  const suggestion = useMemo(() => [...(plan?.suggested ?? nobody)].sort((a, b) => a - b), [plan])
  const placed = own.value ?? suggestion
  const danger = useDanger(question, placed)
  useDock(useWoundDock(question, suggestion, placed, left, hero?.wounds ?? 0, own))
  useEffect(() => {
    if (!plan || !hero || !keepsWounds(store, view, hero.hero, suggestion)) return
    // The last life is never laid down unseen.
    if (hero.wounds + suggestion.length >= FATAL_WOUNDS - 1) return
    void store.give(suggestion.flatMap((slot) => plan.slots.find((each) => each.slot === slot)?.id ?? []))
  }, [plan])
  if (!hero) return null
  const had = hero.wounds
  const taken = view.hurt?.left ?? left
  const isFatal = had + taken >= FATAL_WOUNDS
  const { stage } = words
  const isSuggested = own.value === null || isAlike(own.value, suggestion)
  const line =
    placed.length < left
      ? plan === null && own.value === null
        ? stage.thinking
        : stage.placed(placed.length, left)
      : isSuggested
        ? stage.suggested(placed)
        : stage.yours(placed)
  return (
    <StageFrame of="wounds" title={stage.wounds(taken, hero.hero)} facts={useFacts(view)}>
      <Track
        hero={hero}
        label={stage.track(hero.hero)}
        here={placed}
        optionAt={(slot) => question.options.find((option) => option.slot === slot)?.id}
        press={({ slot }) => {
          own.value = toggleWound({ left }, placed, slot)
        }}
        states={stage.slotState}
      >
        <p class="stage__line slots__line" role="status">
          {isFatal ? stage.die(hero.hero) : line} {placed.length === left && !isFatal && <span>{stage.change}</span>}
        </p>
      </Track>
      <Alarm
        model={alarmOf({ had, taken }, danger)}
        hero={hero.hero}
        sin={view.setup.sin}
        reserve={view.reserve.length}
        changed={Math.min(taken, FATAL_WOUNDS - had)}
      />
    </StageFrame>
  )
}

/** A wound goes: the same track, one press on the marker. */
export function HealStage({ question, view }: AskedProps): JSX.Element | null {
  const store = useStore()
  const hero = useHero(question, view)
  const part = useMemo((): DockPart => ({ prompt: question.id, big: null, tools: [] }), [question.id])
  useDock(part)
  if (!hero) return null
  const { stage } = words
  const optionAt = (slot: number) => question.options.find((option) => option.slot === slot)?.id
  return (
    <StageFrame of="heal" title={stage.heal(hero.hero)} facts={useFacts(view)}>
      <Track
        hero={hero}
        label={stage.track(hero.hero)}
        here={nobody}
        optionAt={optionAt}
        press={({ slot }) => void store.answer(optionAt(slot) ?? '')}
        states={stage.healState}
      >
        <p class="stage__line slots__line">{stage.healHint}</p>
      </Track>
      <Alarm
        model={alarmOf({ had: hero.wounds, taken: -1 }, null)}
        hero={hero.hero}
        sin={view.setup.sin}
        reserve={view.reserve.length}
        changed={0}
      />
    </StageFrame>
  )
}

function useHero({ subject }: Question, view: View): HeroModel | undefined {
  const { facts } = useTable()
  return useMemo(
    () => heroModels(view, facts).find(({ hero }) => hero === (subject.hero ?? view.hurt?.hero)),
    [view, facts, subject.hero],
  )
}

/** How many have to be placed: the one that kills needs no place. */
function leftOf(plan: WoundPlan | null, { options }: Question, { hurt }: View, isOne: boolean): number {
  return plan?.left ?? (isOne ? 1 : Math.min(hurt?.left ?? 1, options.length))
}

const isAlike = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((slot) => b.includes(slot))

/** Thought anew whenever a wound is moved. */
function useDanger({ id, subject }: Question, placed: readonly number[]): Danger | null {
  const store = useStore()
  const danger = useSignal<Danger | null>(null)
  const key = `${id} ${placed.join()}`
  useEffect(() => {
    let isNew = true
    store.thoughts.dangerOf(subject.hero ?? '', placed).then(
      (found) => {
        if (isNew) danger.value = found
      },
      () => undefined,
    )
    return () => {
      isNew = false
    }
  }, [key])
  return danger.value
}

function useWoundDock(
  question: Question,
  suggestion: readonly number[],
  placed: readonly number[],
  left: number,
  had: number,
  own: { value: readonly number[] | null },
): DockPart {
  const store = useStore()
  return useMemo((): DockPart => {
    const { stage } = words
    const options = placed.flatMap((slot) => question.options.find((option) => option.slot === slot)?.id ?? [])
    const suggest = {
      key: 'S',
      title: stage.suggest,
      note: suggestion.length > 0 ? stage.suggestNote(suggestion) : undefined,
      press: () => {
        own.value = null
      },
    }
    const lives = Math.max(0, FATAL_WOUNDS - had - placed.length)
    return {
      prompt: question.id,
      big:
        placed.length < left || placed.length === 0
          ? null
          : {
              title: stage.take(placed.length),
              note: stage.takeNote(placed, lives),
              press: () => void store.give(options),
            },
      tools: [
        ...(store.screen.value?.asksOne ? [] : [suggest]),
        {
          key: 'C',
          title: stage.clear,
          note: stage.clearNote,
          press: () => {
            own.value = nobody
          },
        },
      ],
    }
  }, [question.id, suggestion, placed.join(), left, had])
}

/** Where the wounds come from, as far as it was told. */
function useFacts(view: View): readonly StageFact[] {
  const store = useStore()
  const { hurt } = view
  if (!hurt) return []
  const { stage } = words
  const source = woundSource(hurt, store.log.value)
  switch (source.of) {
    case 'fight':
      return [
        { icon: 'claw-slashes', text: stage.hits(source.hits), tone: 'sin' },
        { icon: 'checked-shield', text: stage.defense(source.defense), tone: 'accent' },
        ...(source.cancelled > 0
          ? [{ icon: 'cross-flare', text: stage.cancels(source.cancelled), tone: 'accent' } as const]
          : []),
      ]
    case 'check':
      return [
        {
          icon: source.kind === 'fire' ? 'fire' : 'tentacle-strike',
          text: stage.check(source.kind, source.dice),
          tone: source.kind === 'fire' ? 'gold' : 'dark',
        },
      ]
    case 'cause':
      return [{ icon: 'bleeding-wound', text: stage.cause(source.cause), tone: 'sin' }]
  }
}

interface TrackProps {
  readonly hero: HeroModel
  readonly label: string
  /** Wounds that are planned. */
  readonly here: readonly number[]
  /** The answer of a slot that can be pressed. */
  readonly optionAt: (slot: number) => string | undefined
  readonly press: (slot: StageSlot) => void
  readonly states: Readonly<Record<StageSlot['state'], string>>
  /** What is to be done, in the last place of the row. */
  readonly children: JSX.Element
}

function Track({ hero, label, here, optionAt, press, states, children }: TrackProps): JSX.Element {
  return (
    <fieldset class="slots" aria-label={label}>
      {stageSlots(hero).map((slot) => (
        <Slot
          key={slot.slot}
          slot={slot}
          isHere={here.includes(slot.slot)}
          state={states[slot.state]}
          option={optionAt(slot.slot)}
          press={() => press(slot)}
        />
      ))}
      {children}
    </fieldset>
  )
}

interface SlotProps {
  readonly slot: StageSlot
  readonly isHere: boolean
  readonly state: string
  readonly option: string | undefined
  readonly press: () => void
}

function Slot({ slot: { slot, bonus, isLevel, state: kind }, isHere, state, option, press }: SlotProps): JSX.Element {
  const { stage } = words
  const text = stage.bonus(bonus)
  const label = stage.slot(slot, text, state, isLevel, isHere)
  const inner = (
    <>
      <span class="slot__number">
        {isLevel && <Icon name="curled-tentacle" />}
        {slot}
      </span>
      <span class="slot__mark">
        {isHere || kind === 'covered' ? <Icon name="broken-heart" /> : <BonusMark bonus={bonus} />}
      </span>
      <span class="slot__bonus">{text}</span>
      <span class="slot__state">{state}</span>
    </>
  )
  const look = { class: 'slot', 'data-slot': slot, 'data-kind': kind, 'data-here': isHere, 'data-level': isLevel }
  if (option === undefined) {
    return (
      <p {...look} aria-label={label} role="img">
        {inner}
      </p>
    )
  }
  return (
    <button
      type="button"
      {...look}
      data-option={option}
      aria-label={label}
      aria-pressed={kind === 'covered' ? undefined : isHere}
      aria-keyshortcuts={String(slot)}
      onClick={press}
    >
      {inner}
    </button>
  )
}
