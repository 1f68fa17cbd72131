import type { FaithPlan, KillPlan, Outcome, SkillPlan } from '@haven/bots/thinker'
import type { Option, Result, View } from '@haven/engine'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { Icon } from '../../base/icons/Icon.tsx'
import { useHold } from '../../base/update/carry.ts'
import { catalogue, words } from '../../base/words.ts'
import type { DockPart, DockTool } from '../../model/dock.ts'
import type { Question } from '../../model/targets.ts'
import { optionText } from '../../model/words.ts'
import { Figure } from '../../parts/art/Figure.tsx'
import { useStore } from '../../parts/context/store-context.ts'
import { useDock } from '../../parts/context/use-dock.ts'
import { FACE_ICONS } from '../../parts/dice/Die.tsx'
import { monsterMark, TOKEN_ICONS } from './marks.ts'
import { isThere, purseAfter, toggleKill, toggleRemoval, unused } from './plan-steps.ts'
import { keepsKills, promise } from './promises.ts'

/** Results that are assigned one at a time, laid out at once: a plan is shown, changed, and given by one press. */

const said = ({ killed, mean, death, slots }: Outcome) => ({
  killed,
  slots,
  wounds: mean.wounds,
  corruption: mean.corruption,
  dies: death > 0.5,
})

const isSame = (a: readonly string[], b: readonly string[]): boolean => [...a].sort().join() === [...b].sort().join()

/** Presets that end alike are one. */
export function distinctPresets(presets: FaithPlan['presets']): FaithPlan['presets'] {
  return presets.filter(({ as }, i) => presets.findIndex((other) => isSame(other.as, as)) === i)
}

interface PlanProps<P> {
  readonly plan: P
  readonly question: Question
  readonly view: View
}

/** A plan with no tools but its suggestion, which is offered once it was left. */
function suggestTool(isLeft: boolean, press: () => void): readonly DockTool[] {
  return isLeft ? [{ key: 'S', title: words.stage.suggest, press }] : []
}

const next = (faces: readonly Result[], now: Result): Result => faces[(faces.indexOf(now) + 1) % faces.length] ?? now

/** In a cleanse there is nothing to weigh: all become what removes tokens, unless somebody turns them. */
export function cleanseFaith(question: Question, { roll }: View): FaithPlan | null {
  if (roll?.of !== 'cleanse') return null
  const asked = question.options.flatMap(({ as }) => as ?? [])
  return {
    of: 'faith',
    prompt: question.id,
    jokers: [...Array.from({ length: roll.faith }, () => asked), ...roll.choices],
    presets: [],
  }
}

/** DICE-3: each FAITH is a joker; a press turns it to the next face. */
export function FaithStage({ plan, question }: PlanProps<FaithPlan>): JSX.Element {
  const store = useStore()
  const { stage } = words
  const { assign } = words.table
  const { jokers } = plan
  const presets = distinctPresets(plan.presets)
  const best = plan.presets.find(({ aim }) => aim === 'balanced') ?? plan.presets[0]
  const first = best?.as ?? jokers.map((faces) => faces.find((face) => face === 'skill') ?? (faces[0] as Result))
  const as = useSignal<readonly Result[]>(first)
  const outcome = useSignal<Outcome | null>(best?.outcome ?? null)
  useHold(() => as.peek().join() !== first.join())
  useEffect(() => {
    if (!best) return
    let isNew = true
    store.thoughts.outcomeOf(as.value).then(
      (found) => {
        if (isNew && found) outcome.value = found
      },
      () => undefined,
    )
    return () => {
      isNew = false
    }
  }, [as.value])
  const part = useMemo((): DockPart => {
    const give = (): void => {
      const { hero } = question.subject
      if (outcome.value && hero) promise(store, { hero, killed: outcome.value.killed, slots: outcome.value.slots })
      void store.give(as.value)
    }
    return {
      prompt: question.id,
      big: {
        title: stage.turn,
        ...(outcome.value ? { note: assign.outcome(said(outcome.value)) } : {}),
        press: give,
      },
      tools: suggestTool(!isSame(as.value, first), () => {
        as.value = first
      }),
    }
  }, [question.id, as.value, outcome.value])
  useDock(part)
  return (
    <fieldset class="plan" aria-label={assign.faith} data-of="faith">
      <div class="plan__row plan__jokers">
        {as.value.map((each, i) => (
          <button
            key={i}
            type="button"
            class="joker"
            aria-label={assign.joker(i + 1, jokers.length, each)}
            aria-keyshortcuts={i < 9 ? String(i + 1) : undefined}
            onClick={() => {
              as.value = as.value.map((face, at) => (at === i ? next(jokers[i] ?? [], face) : face))
            }}
          >
            <span key={each} class="joker__face" data-face={each}>
              <Icon name={FACE_ICONS[each] ?? 'holy-symbol'} />
            </span>
            <span class="joker__name">{catalogue.name(each)}</span>
          </button>
        ))}
      </div>
      {presets.length > 1 && (
        <div class="plan__presets">
          {presets.map((preset) => (
            <button
              key={preset.aim}
              type="button"
              class="plan__preset"
              aria-pressed={isSame(preset.as, as.value)}
              onClick={() => {
                as.value = preset.as
              }}
            >
              <b>{assign.aims[preset.aim]}</b>
              <Stats outcome={preset.outcome} />
              <span class="visually-hidden">{assign.outcome(said(preset.outcome))}</span>
            </button>
          ))}
        </div>
      )}
      <p class="stage__line" role="status">
        {outcome.value ? assign.result(said(outcome.value)) : stage.faithHint}
      </p>
    </fieldset>
  )
}

/** What comes of it at a glance: kills, wounds, corruption. */
function Stats({ outcome }: { readonly outcome: Outcome }): JSX.Element {
  const { killed, mean } = outcome
  const numbers = [
    ['burning-skull', killed.length, 'good'],
    ['broken-heart', mean.wounds, 'bad'],
    ['curled-tentacle', mean.corruption, 'dark'],
  ] as const
  return (
    <span class="plan__stats" aria-hidden="true">
      {numbers.map(([icon, number, tone]) => (
        <span key={icon} class="plan__stat" data-tone={number === 0 ? 'none' : tone}>
          <Icon name={icon} />
          {words.table.assign.number(number)}
        </span>
      ))}
    </span>
  )
}

/** FIGHT-10: a monster is a socket for as many Hits as it needs; what is suggested is filled in, not done. */
export function KillStage({ plan, question, view }: PlanProps<KillPlan>): JSX.Element {
  const store = useStore()
  const { stage } = words
  const { assign } = words.table
  const chosen = useSignal<readonly string[]>(plan.suggested)
  useHold(() => !isSame(chosen.peek(), plan.suggested))
  const left = unused(plan, chosen.value)
  const here = [...plan.sockets, ...plan.beyond].map(({ monster }) => monster)
  const isSuggested = isSame(chosen.value, plan.suggested)
  // Others fall, and other wounds come: they are asked about then.
  const woundsTo = isSuggested && plan.slots.length > 0 ? [assign.woundsTo(plan.slots)] : []
  useEffect(() => {
    if (keepsKills(store, question.subject.hero ?? '', plan.suggested)) void store.give([...plan.suggested, 'none'])
  }, [question.id])
  const part = useMemo(
    (): DockPart => ({
      prompt: question.id,
      big: {
        title: assign.killThese(chosen.value.length),
        note: [assign.hits(left, plan.hits), ...woundsTo].join('. '),
        press: () => {
          const { hero } = question.subject
          if (hero && isSuggested) promise(store, { hero, killed: chosen.value, slots: plan.slots })
          void store.give([...chosen.value, 'none'])
        },
      },
      tools: suggestTool(!isSame(chosen.value, plan.suggested), () => {
        chosen.value = plan.suggested
      }),
    }),
    [question.id, chosen.value],
  )
  useDock(part)
  return (
    <fieldset class="plan" aria-label={assign.hits(left, plan.hits)} data-of="kill">
      <div class="plan__row">
        {plan.sockets.map((socket, i) => {
          const isChosen = chosen.value.includes(socket.monster)
          return (
            <button
              key={socket.monster}
              type="button"
              class="socket"
              aria-pressed={isChosen}
              aria-label={assign.socket(socket.monster, here, socket.needs)}
              aria-keyshortcuts={i < 9 ? String(i + 1) : undefined}
              disabled={!isChosen && socket.needs > left}
              onClick={() => {
                chosen.value = toggleKill(plan, chosen.value, socket)
              }}
            >
              <Figure {...monsterMark(socket.monster, view)} size={32} />
              <span>{assign.figure(socket.monster, here)}</span>
              <Pips needs={socket.needs} filled={isChosen} />
            </button>
          )
        })}
        {plan.beyond.map((socket) => (
          <p key={socket.monster} class="socket" data-beyond="true">
            <Figure {...monsterMark(socket.monster, view)} size={32} />
            <span>{assign.figure(socket.monster, here)}</span>
            <Pips needs={socket.needs} filled={false} />
            <span class="socket__note">{assign.beyond}</span>
          </p>
        ))}
      </div>
      <p class="stage__line" role="status">
        {[assign.hits(left, plan.hits), ...woundsTo, stage.killHint].join('. ')}
      </p>
    </fieldset>
  )
}

function Pips({ needs, filled }: { readonly needs: number; readonly filled: boolean }): JSX.Element {
  return (
    <span class="socket__pips" aria-hidden="true">
      {Array.from({ length: needs }, (_, i) => (
        <span key={i} class="socket__pip" data-filled={filled} />
      ))}
    </span>
  )
}

/** CLEANSE-1: tokens of the space, and how many of them go. */
export function RemoveStage({ plan, question, view }: PlanProps<SkillPlan>): JSX.Element {
  const store = useStore()
  const { stage } = words
  const options = question.options.filter(({ none }) => !none)
  const suggested = plan.suggested.flatMap((id) => options.find((option) => option.id === id) ?? [])
  const chosen = useSignal<readonly Option[]>(suggested)
  const ids = (of: readonly Option[]): string[] => of.map(({ id }) => id)
  useHold(() => !isSame(ids(chosen.peek()), ids(suggested)))
  const { skills, counters } = purseAfter(plan, chosen.value)
  const isFree = isThere(view.tokens, question.subject.space ?? '')
  const part = useMemo(
    (): DockPart => ({
      prompt: question.id,
      big: {
        title: stage.removeThese(chosen.value.length),
        note: stage.unspent(skills + counters, plan.skills + plan.counters),
        press: () => void store.give([...ids(chosen.value), 'none']),
      },
      tools: [
        ...suggestTool(!isSame(ids(chosen.value), ids(suggested)), () => {
          chosen.value = suggested
        }),
        {
          key: 'C',
          title: stage.clear,
          note: stage.clearPlan,
          press: () => {
            chosen.value = []
          },
        },
      ],
    }),
    [question.id, chosen.value],
  )
  useDock(part)
  return (
    <fieldset class="plan" aria-label={stage.remove(question.subject.space ?? '')} data-of="remove">
      <div class="plan__row">
        {options.map((option, i) => {
          const times = chosen.value.filter(({ id }) => id === option.id).length
          const text = optionText(option, question, view)
          return (
            <button
              key={option.id}
              type="button"
              class="socket"
              data-token={option.token ?? 'progress'}
              aria-pressed={times > 0}
              aria-label={stage.removal(text, times)}
              aria-keyshortcuts={i < 9 ? String(i + 1) : undefined}
              onClick={() => {
                chosen.value = toggleRemoval(plan, chosen.value, option, isFree)
              }}
            >
              <Icon name={TOKEN_ICONS[option.token ?? 'progress'] ?? 'flying-flag'} />
              <span>{text}</span>
              <Pips needs={Math.max(1, times)} filled={times > 0} />
            </button>
          )
        })}
      </div>
      <p class="stage__line" role="status">
        {`${stage.unspent(skills + counters, plan.skills + plan.counters)}. ${stage.removeHint}`}
      </p>
    </fieldset>
  )
}
