import type { Option, Seat } from '@haven/engine'
import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import { words } from '../../base/words.ts'
import type { GameStore } from '../../model/store.ts'
import type { Question } from '../../model/targets.ts'
import { optionDetail, optionText } from '../../model/words.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { useSitter } from '../../parts/context/table-parts.ts'
import { SeatFace } from '../../parts/panels/SeatFace.tsx'

/** UNITE: each hero player at this screen puts a chip on an answer; when all agree, it is done. */
export function Vote({ question }: { readonly question: Question }): JSX.Element | null {
  const { talk, view, screen } = useStore()
  if (!talk.value || !view.value || !screen.value) return null
  return (
    <fieldset class="vote" aria-label={words.table.vote} data-agreed={talk.value.agreeing}>
      <VoteHead />
      <ul class="vote__options">
        {question.options.map((option) => {
          const text = optionText(option, question, view.value as NonNullable<typeof view.value>)
          const detail = optionDetail(option, question, view.value as NonNullable<typeof view.value>)
          return (
            <li key={option.id} class="vote__option panel">
              <p class="vote__words">{text}</p>
              {detail !== null && <p class="vote__detail">{detail}</p>}
              <VoteChips question={question} option={option} />
            </li>
          )
        })}
      </ul>
      <VoteQuit />
    </fieldset>
  )
}

/** FALL: whoever sees no agreement says so; chips lie on the stage or above, this stands in the dock. */
export function VoteQuit(): JSX.Element | null {
  const store = useStore()
  const sitter = useSitter()
  if (!store.talk.value) return null
  const { table } = words
  const { givenUp } = store.talk.value
  return (
    <div class="vote__quit">
      {votersHere(store).map((seat) => (
        <button
          key={seat}
          type="button"
          class="button"
          data-tone="ghost"
          data-size="small"
          title={table.giveUpHint}
          onClick={() => void store.giveUp(seat)}
        >
          {table.giveUpBy(sitter(seat))}
        </button>
      ))}
      {givenUp > 0 && <span>{table.gaveUp(givenUp)}</span>}
    </div>
  )
}

/** The hero players at this screen who are asked. */
function votersHere({ view, screen }: GameStore): readonly Seat[] {
  const seats = (view.value?.awaiting ?? []).map(({ seat }) => seat)
  return seats.filter((seat) => screen.value?.players.people.includes(seat))
}

/** How many agree. */
export function VoteHead(): JSX.Element | null {
  const { talk } = useStore()
  if (!talk.value) return null
  const { agreeing, seats } = talk.value
  return (
    <div class="vote__head">
      <p class="vote__title eyebrow">{words.table.vote}</p>
      <span class="vote__meter" aria-hidden="true">
        {Array.from({ length: seats }, (_, i) => (
          <span key={i} class="vote__pip" data-filled={i < agreeing} />
        ))}
      </span>
      <span role="status">{words.table.voteAgree(agreeing, seats)}</span>
    </div>
  )
}

/** The chips of an answer: those who are here put theirs, those who are elsewhere have put it. */
export function VoteChips({ question, option }: { readonly question: Question; readonly option: Option }): JSX.Element {
  const store = useStore()
  const sitter = useSitter()
  const { proposals } = store.talk.value ?? {}
  const seats = votersHere(store)
  const text = store.view.value ? optionText(option, question, store.view.value) : ''
  const elsewhere = (Object.keys(proposals ?? {}) as Seat[]).filter((seat) => !seats.includes(seat))
  return (
    <div class="vote__chips">
      {seats.map((seat) => (
        <Chip key={seat} seat={seat} text={text} option={option.id} isHere={proposals?.[seat] === option.id} />
      ))}
      {elsewhere
        .filter((seat) => proposals?.[seat] === option.id)
        .map((seat) => (
          <span key={seat} class="chip" data-tone="accent">
            {words.table.sitter(sitter(seat))}
          </span>
        ))}
    </div>
  )
}

interface ChipProps {
  readonly seat: Seat
  readonly text: string
  readonly option: string
  readonly isHere: boolean
}

function Chip({ seat, text, option, isHere }: ChipProps): JSX.Element {
  const store = useStore()
  const sitter = useSitter()
  return (
    <button
      type="button"
      class="vote__chip"
      data-option={option}
      aria-pressed={isHere}
      aria-label={words.table.voteChip(sitter(seat), text)}
      onClick={() => void store.propose(seat, isHere ? null : option)}
    >
      {isHere ? <Icon name="check" /> : <SeatFace seat={seat} size={24} />}
      {words.table.sitter(sitter(seat))}
    </button>
  )
}
