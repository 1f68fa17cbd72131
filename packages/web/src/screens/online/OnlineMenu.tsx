import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { download } from '../../base/download.ts'
import { say } from '../../base/online-words.ts'
import { words } from '../../base/words.ts'
import { tablePath } from '../../model/online/address.ts'
import { Refused } from '../../model/refused.ts'
import { turnMoments } from '../../model/replay/turns.ts'
import { refusalText } from '../../model/words.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { SettingsForm } from '../../parts/page/SettingsForm.tsx'
import { Sheet } from '../../parts/page/Sheet.tsx'
import { useOnline } from './context.ts'

/** The menu of an online table. */
export function OnlineMenu({ close }: { readonly close: () => void }): JSX.Element {
  const table = useOnline()
  const store = useStore()
  const said = useSignal('')
  const { play } = say
  const { value: room } = table.room
  const isPlaying = room?.phase === 'playing' || room?.phase === 'broken'
  const take = async () => {
    try {
      download('haven-position.json', await store.export('position'))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      said.value = refusalText(error.refusal)
    }
  }
  return (
    <Sheet title={play.menu} close={close}>
      <div class="stack">
        <a class="button" href="/online">
          {play.home}
        </a>
        <button type="button" class="button" onClick={() => void take()}>
          {play.position}
        </button>
        <a class="button" href={tablePath(table.id).replace('#', '?view=text#')}>
          {play.asText}
        </a>
        <a class="button" href="/rules" target="_blank" rel="noreferrer">
          {words.ruleBook.all}
        </a>
        {isPlaying && (room?.you.seats.length ?? 0) > 0 && <Back close={close} />}
        <p role="status">{said.value}</p>
        <SettingsForm />
      </div>
    </Sheet>
  )
}

/** Beyond a seal everybody has to agree, and other dice will fall. */
function Back({ close }: { readonly close: () => void }): JSX.Element | null {
  const table = useOnline()
  const { play } = say
  const { log } = table
  const answers = log.length - 1
  // The step of number n is what the answer of number n − 1 brought.
  const turn = turnMoments(log).at(-1)
  const round = log.findLastIndex(({ events }) => events.some(({ event }) => event === 'roundStarted'))
  const ways = [
    { to: answers - 1, text: play.backOne },
    { to: turn ?? -1, text: play.backTurn },
    { to: round, text: play.backRound },
  ].filter(({ to }, i, all) => to >= 0 && to < answers && all.findIndex((each) => each.to === to) === i)
  const ask = (to: number) => {
    void table.wish({ command: 'move', motion: { motion: 'rewind', to } })
    close()
  }
  if (ways.length === 0) return null
  return (
    <fieldset class="stack">
      <legend title={play.askBackHint}>{play.askBack}</legend>
      <div class="row">
        {ways.map(({ to, text }) => (
          <button key={to} type="button" class="button" data-size="small" onClick={() => ask(to)}>
            {text}
          </button>
        ))}
      </div>
      <p class="online__note">{play.askBackHint}</p>
    </fieldset>
  )
}
