import type { FaithPlan, KillPlan, Outcome, Plan, Socket, WoundPlan } from '@haven/bots/thinker'
import type { Result } from '@haven/engine'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { Icon } from '../../base/icons/Icon.tsx'
import { useHold } from '../../base/update/carry.ts'
import { catalogue, words } from '../../base/words.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { useTable } from '../../parts/context/table-context.ts'
import { FACE_ICONS } from '../../parts/dice/Die.tsx'
import { CorruptionTrack } from '../../parts/panels/CorruptionTrack.tsx'
import { heroModels } from '../../parts/panels/hero-model.ts'
import { toggleKill, toggleWound, unused } from './plan-steps.ts'

/** Results that are assigned one at a time, laid out at once: a plan is shown, changed, and given by one press. */
export function Assign({ plan }: { readonly plan: Plan }): JSX.Element {
  switch (plan.of) {
    case 'faith':
      return <FaithRail plan={plan} />
    case 'kill':
      return <Sockets plan={plan} />
    case 'wounds':
      return <Wounds plan={plan} />
  }
}

const { assign } = words.table

const said = ({ killed, mean, death }: Outcome) => ({
  killed,
  wounds: mean.wounds,
  corruption: mean.corruption,
  dies: death > 0.5,
})

const isSame = (a: readonly string[], b: readonly string[]): boolean => [...a].sort().join() === [...b].sort().join()

/** DICE-3: each FAITH is a joker; a press turns it to the next face. */
function FaithRail({ plan }: { readonly plan: FaithPlan }): JSX.Element {
  const store = useStore()
  const { jokers, presets } = plan
  const balanced = presets.find(({ aim }) => aim === 'balanced') ?? presets[0]
  const as = useSignal<readonly Result[]>(balanced?.as ?? [])
  const outcome = useSignal<Outcome | null>(balanced?.outcome ?? null)
  useHold(() => as.peek().join() !== (balanced?.as ?? []).join())
  useEffect(() => {
    let isNew = true
    const asked = as.value
    store.outcomeOf(asked).then(
      (found) => {
        if (isNew && found) outcome.value = found
      },
      () => undefined,
    )
    return () => {
      isNew = false
    }
  }, [as.value])
  const turn = (at: number) => {
    as.value = as.value.map((each, i) => (i === at ? next(jokers[at] ?? [], each) : each))
  }
  return (
    <fieldset class="assign" aria-label={assign.faith} data-of="faith">
      <div class="assign__row assign__jokers">
        {as.value.map((each, i) => (
          <button
            key={i}
            type="button"
            class="button joker"
            aria-label={assign.joker(i + 1, jokers.length, each)}
            onClick={() => turn(i)}
          >
            <span key={each} class="joker__face" data-face={each}>
              <Icon name={FACE_ICONS[each] ?? 'holy-symbol'} />
            </span>
            <span class="joker__name">{catalogue.name(each)}</span>
          </button>
        ))}
      </div>
      <div class="assign__presets">
        {presets.map((preset) => (
          <button
            key={preset.aim}
            type="button"
            class="button assign__preset"
            data-size="small"
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
      <Foot
        status={outcome.value ? assign.result(said(outcome.value)) : ''}
        word={assign.turnSo}
        give={() => void store.give(as.value)}
      />
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
    <span class="assign__stats" aria-hidden="true">
      {numbers.map(([icon, number, tone]) => (
        <span key={icon} class="assign__stat" data-tone={number === 0 ? 'none' : tone}>
          <Icon name={icon} />
          {assign.number(number)}
        </span>
      ))}
    </span>
  )
}

const next = (faces: readonly Result[], now: Result): Result => faces[(faces.indexOf(now) + 1) % faces.length] ?? now

/** FIGHT-10: a monster is a socket for as many Hits as it needs; what is suggested is filled in, not done. */
function Sockets({ plan }: { readonly plan: KillPlan }): JSX.Element {
  const store = useStore()
  const chosen = useSignal<readonly string[]>(plan.suggested)
  useHold(() => !isSame(chosen.peek(), plan.suggested))
  const left = unused(plan, chosen.value)
  return (
    <fieldset class="assign" aria-label={assign.hits(left, plan.hits)} data-of="kill">
      <div class="assign__row">
        {plan.sockets.map((socket) => {
          const isChosen = chosen.value.includes(socket.monster)
          return (
            <button
              key={socket.monster}
              type="button"
              class="button socket"
              aria-pressed={isChosen}
              aria-label={assign.socket(socket.monster, socket.needs)}
              disabled={!isChosen && socket.needs > left}
              onClick={() => {
                chosen.value = toggleKill(plan, chosen.value, socket)
              }}
            >
              <span>{catalogue.name(socket.monster)}</span>
              <Pips socket={socket} filled={isChosen} />
            </button>
          )
        })}
        {plan.beyond.map((socket) => (
          <p key={socket.monster} class="socket" data-beyond="true">
            <span>{catalogue.name(socket.monster)}</span>
            <Pips socket={socket} filled={false} />
            <span class="assign__note">{assign.beyond}</span>
          </p>
        ))}
      </div>
      <Foot
        status={assign.hits(left, plan.hits)}
        word={assign.killThese(chosen.value.length)}
        give={() => void store.give([...chosen.value, 'none'])}
      >
        {!isSame(chosen.value, plan.suggested) && (
          <button
            type="button"
            class="button"
            data-size="small"
            onClick={() => {
              chosen.value = plan.suggested
            }}
          >
            {assign.suggestedKills}
          </button>
        )}
      </Foot>
    </fieldset>
  )
}

function Pips({ socket, filled }: { readonly socket: Socket; readonly filled: boolean }): JSX.Element {
  return (
    <span class="socket__pips" aria-hidden="true">
      {Array.from({ length: socket.needs }, (_, i) => (
        <span key={i} class="socket__pip" data-filled={filled} />
      ))}
    </span>
  )
}

/** WOUND-1: wounds are laid on the hero's own track. */
function Wounds({ plan }: { readonly plan: WoundPlan }): JSX.Element | null {
  const store = useStore()
  const { facts } = useTable()
  const placed = useSignal<readonly number[]>([])
  useHold(() => placed.peek().length > 0)
  const { value: view } = store.view
  const hero = view && heroModels(view, facts).find((each) => each.hero === plan.hero)
  if (!hero) return null
  const pick = {
    slots: plan.slots.map(({ slot }) => slot),
    planned: placed.value,
    onPick: (slot: number) => {
      placed.value = toggleWound(plan, placed.value, slot)
    },
  }
  const give = () => {
    const options = placed.value.flatMap((slot) => plan.slots.find((each) => each.slot === slot)?.id ?? [])
    void store.give(options)
  }
  return (
    <fieldset class="assign" aria-label={assign.wounds(plan.hero)} data-of="wounds">
      <div class="assign__track">
        <CorruptionTrack hero={hero} pick={pick} />
      </div>
      <Foot
        status={assign.placeWounds(placed.value.length, plan.left)}
        word={assign.takeWounds}
        isReady={placed.value.length === plan.left}
        give={give}
      >
        <button
          type="button"
          class="button"
          data-size="small"
          onClick={() => {
            placed.value = plan.suggested
          }}
        >
          {assign.useSuggestion}
        </button>
      </Foot>
    </fieldset>
  )
}

interface FootProps {
  readonly status: string
  readonly word: string
  readonly give: () => void
  readonly isReady?: boolean
  readonly children?: JSX.Element | false
}

function Foot({ status, word, give, isReady = true, children }: FootProps): JSX.Element {
  return (
    <div class="assign__foot">
      <p class="assign__status" role="status">
        {status}
      </p>
      {children}
      <button type="button" class="button assign__give" data-tone="primary" disabled={!isReady} onClick={give}>
        {word}
      </button>
    </div>
  )
}
