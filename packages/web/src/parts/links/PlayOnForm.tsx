import './links.css'
import { BOT_NAMES, type BotName } from '@haven/bots/names'
import type { OnlineNo } from '@haven/table'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { words } from '../../base/words.ts'
import { type PlaysAs, SIDES } from '../../model/desk-messages.ts'
import { USUAL_BOT } from '../../model/first-game.ts'
import { Refused } from '../../model/refused.ts'
import { refusalText } from '../../model/words.ts'

interface PlayOnProps {
  readonly begin: (as: PlaysAs, bot: BotName) => Promise<void>
  readonly note?: string
  /** Who plays unless something else is chosen. */
  readonly as?: PlaysAs
}

/** From a moment of another game into a new one: who plays, and against whom. */
export function PlayOnForm({ begin, note, as: usual = 'heroes' }: PlayOnProps): JSX.Element {
  const as = useSignal<PlaysAs>(usual)
  const bot = useSignal<BotName>(USUAL_BOT)
  const isStarting = useSignal(false)
  const refusal = useSignal<OnlineNo | null>(null)
  const { links, newGame } = words
  const start = async () => {
    if (isStarting.value) return
    isStarting.value = true
    refusal.value = null
    try {
      await begin(as.value, bot.value)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      refusal.value = error.refusal
    } finally {
      isStarting.value = false
    }
  }
  return (
    <form
      class="play-on stack"
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      {note !== undefined && <p class="play-on__note">{note}</p>}
      <fieldset class="segments" aria-label={links.playOn}>
        {SIDES.map((side) => (
          <label key={side}>
            <input
              type="radio"
              name="play-on-as"
              checked={as.value === side}
              onChange={() => {
                as.value = side
              }}
            />
            {links.as[side]}
          </label>
        ))}
      </fieldset>
      {as.value !== 'both' && (
        <label class="field">
          {links.bot}
          <select
            class="select"
            value={bot.value}
            onChange={(event) => {
              bot.value = event.currentTarget.value as BotName
            }}
          >
            {BOT_NAMES.map((name) => (
              <option key={name} value={name}>
                {newGame.botLevel(name)}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="submit" class="button" data-tone="primary" aria-busy={isStarting.value}>
        {links.playOn}
      </button>
      {refusal.value && (
        <p class="alarm" role="alert">
          {refusalText(refusal.value)}
        </p>
      )}
    </form>
  )
}
