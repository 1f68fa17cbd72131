import type { Seat } from '@haven/engine'
import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import { words } from '../../base/words.ts'
import type { Question } from '../../model/targets.ts'
import { optionDetail, optionText } from '../../model/words.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { useSitter } from '../../parts/context/table-parts.ts'

/** UNITE: each hero player at this screen puts a chip on an answer; when all agree, it is done. */
export function Vote({ question }: { readonly question: Question }): JSX.Element | null {
  const store = useStore()
  const { talk, view, screen } = store
  const sitter = useSitter()
  if (!talk.value || !view.value || !screen.value) return null
  const { table } = words
  const seats = view.value.awaiting
    .map(({ seat }) => seat)
    .filter((seat) => screen.value?.players.people.includes(seat))
  const { proposals, agreeing, seats: all, givenUp } = talk.value
  const others = Object.keys(proposals ?? {}).filter((seat) => !seats.includes(seat as Seat)) as Seat[]
  return (
    <fieldset class="vote" aria-label={table.vote} data-agreed={agreeing}>
      <div class="vote__head">
        <p class="vote__title eyebrow">{table.vote}</p>
        <span class="vote__meter" aria-hidden="true">
          {Array.from({ length: all }, (_, i) => (
            <span key={i} class="vote__pip" data-filled={i < agreeing} />
          ))}
        </span>
        <span role="status">{table.voteAgree(agreeing, all)}</span>
      </div>
      <ul class="vote__options">
        {question.options.map((option) => {
          const text = optionText(option, question, view.value as NonNullable<typeof view.value>)
          const detail = optionDetail(option, question, view.value as NonNullable<typeof view.value>)
          return (
            <li key={option.id} class="vote__option panel">
              <p class="vote__words">{text}</p>
              {detail !== null && <p class="vote__detail">{detail}</p>}
              <div class="vote__chips">
                {seats.map((seat) => (
                  <Chip
                    key={seat}
                    seat={seat}
                    text={text}
                    option={option.id}
                    isHere={proposals?.[seat] === option.id}
                  />
                ))}
                {others
                  .filter((seat) => proposals?.[seat] === option.id)
                  .map((seat) => (
                    <span key={seat} class="chip" data-tone="accent">
                      {words.table.sitter(sitter(seat))}
                    </span>
                  ))}
              </div>
            </li>
          )
        })}
      </ul>
      <div class="vote__quit">
        {seats.map((seat) => (
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
    </fieldset>
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
      aria-pressed={isHere}
      aria-label={words.table.voteChip(sitter(seat), text)}
      onClick={() => void store.propose(seat, isHere ? null : option)}
    >
      <Icon name={isHere ? 'check' : 'hero'} />
      {words.table.sitter(sitter(seat))}
    </button>
  )
}
