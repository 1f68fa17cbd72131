import type { JSX } from 'preact'
import { words } from '../../base/words.ts'
import { thing } from '../../model/inspect/things.ts'
import { type RoundLine as Line, ROUND_STEPS, type RoundStep, roundLine } from '../../model/round-line.ts'
import { useStore } from '../../parts/context/store-context.ts'

/** What the Sins player has in the dock where a hero has his turn: the token in hand, and where the round stands. */

/** The token that is to be placed, drawn as it will lie on the board. */
export function TokenInHand(): JSX.Element | null {
  const { thoughts } = useStore()
  const { value: placing } = thoughts.placing
  const { sins: say } = words
  const [supply] = placing?.supply ?? []
  if (!placing || !supply) return null
  const { token, left, of } = supply
  const all = placing.placed + placing.left
  return (
    <div class="dock__who dock__hand" data-side="sins" data-inspect={thing('token', token)}>
      <svg class="dock__token" viewBox="-26 -26 52 52" aria-hidden="true" focusable="false">
        <use href={`#c-token-${token}`} />
      </svg>
      <p class="visually-hidden">{say.holds(token, placing.placed + 1, all, left)}</p>
      <div class="dock__in-hand" aria-hidden="true">
        <b class="dock__name">{say.inHand(token)}</b>
        <span>{all > 1 ? say.nth(placing.placed + 1, all) : say.toPlace}</span>
        <span>{say.supply(left, of)}</span>
      </div>
    </div>
  )
}

/** The steps of the round, the present one lit. */
export function RoundLine(): JSX.Element | null {
  const store = useStore()
  const { value: view } = store.view
  if (!view) return null
  const told = store.log.value.flatMap(({ events }) => events)
  const line = roundLine(view, store.scene.value?.events ?? [], told)
  const at = ROUND_STEPS.indexOf(line.now)
  return (
    <ol class="round-line" aria-label={words.sins.round}>
      {ROUND_STEPS.map((step, i) => (
        <li
          key={step}
          class="round-line__step"
          data-done={i < at || undefined}
          aria-current={i === at ? 'step' : undefined}
        >
          <b>{nameOf(step, line)}</b>
          <span>{noteOf(step, line)}</span>
        </li>
      ))}
    </ol>
  )
}

function nameOf(step: RoundStep, line: Line): string {
  const { steps } = words.sins
  switch (step) {
    case 'task':
      return steps.task(line.token)
    case 'turns':
      return steps.turns(line.turns)
    default:
      return steps[step]()
  }
}

function noteOf(step: RoundStep, { now, reactions, clock, summons, altars }: Line): string {
  const { notes } = words.sins
  switch (step) {
    case 'task':
      return now === 'task' ? notes.place : notes.placed
    case 'first':
      return notes.agree
    case 'turns':
      return notes.react(reactions)
    case 'apocalypse':
      return clock ? notes.rise(clock.now, clock.to, clock.otherwise) : notes.byStory
    case 'summon':
      return summons === null ? '' : notes.dead(summons)
    case 'cards':
      return altars === null ? '' : notes.altars(altars)
  }
}
