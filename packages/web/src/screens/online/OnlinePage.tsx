import './online.css'
import './room.css'
import './talk.css'
import { type SaidNo, saidNo, type TableSettings } from '@haven/table'
import { type Signal, signal, useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { say } from '../../base/online-words.ts'
import { newId } from '../../base/random-ids.ts'
import { go } from '../../base/router.ts'
import { language, words } from '../../base/words.ts'
import { RANDOM } from '../../model/boxes/offers.ts'
import { type Linked, positionIn } from '../../model/links/links.ts'
import { tablePath } from '../../model/online/address.ts'
import { keyAt, knownTables, ownName } from '../../model/online/secrets.ts'
import { fromPosition, heroesWanted, USUAL } from '../../model/online/wishes.ts'
import { rules, versions } from '../../model/rules.ts'
import { showGame } from '../../model/rules-shown.ts'
import { refusalText } from '../../model/words.ts'
import { Shell } from '../../parts/page/Shell.tsx'
import { StoryBanner } from '../../parts/setup/StoryBanner.tsx'
import { creations } from './creations.ts'
import { NameField } from './NameField.tsx'
import { OpenTables } from './OpenTables.tsx'
import { OwnTables } from './OwnTables.tsx'
import { QuickMatch } from './QuickMatch.tsx'
import { GameChoices, TableRules } from './SettingsForm.tsx'

const wished: Signal<TableSettings> = signal(USUAL)
/** What is wrong with the moment in the address. */
const fault: Signal<SaidNo | null> = signal(null)

/** `/online`: make a table, come back to one, or find one. `/online#…` begins it at a shared moment. */
export function OnlinePage(): JSX.Element {
  const { rooms } = say
  useEffect(() => void readMoment(), [])
  // On a phone one is above the other: who has tables most likely wants to go back to one.
  const hasTables = useMemo(() => knownTables().length > 0, [])
  const side = (
    <div key="side" class="stack online__side">
      <OwnTables />
      <OpenTables />
    </div>
  )
  return (
    <Shell title={rooms.title}>
      <p>{rooms.lead}</p>
      {fault.value && (
        <p class="alarm" role="alert">
          {refusalText(fault.value)}
        </p>
      )}
      <QuickMatch />
      <div class="online">{hasTables ? [side, <NewTable key="new" />] : [<NewTable key="new" />, side]}</div>
    </Shell>
  )
}

/** With its rules on the page: it is told what moment that is. */
async function shownLink(packed: string): Promise<Linked> {
  const linked = await positionIn(versions, packed)
  await showGame(linked.rules.version)
  return linked
}

async function readMoment(): Promise<void> {
  const packed = location.hash.slice(1)
  fault.value = null
  wished.value = USUAL
  if (packed === '') return
  try {
    wished.value = fromPosition(await shownLink(packed))
  } catch (error) {
    fault.value = saidNo(error)
    if (!fault.value) throw error
  }
}

function NewTable(): JSX.Element {
  const { rooms } = say
  const name = useSignal(ownName())
  const { value: settings } = wished
  const make = () => {
    const table = newId()
    keyAt(table)
    creations.set(table, { name: name.value.trim(), settings: { ...settings, language } })
    go(tablePath(table))
  }
  const set = (next: TableSettings) => {
    wished.value = next
  }
  const { position, setup, time } = settings
  const { story = RANDOM, map = RANDOM, sin = RANDOM, acolytes = RANDOM } = setup
  return (
    <section class="panel online__new" aria-labelledby="new-table">
      <h2 id="new-table" class="visually-hidden">
        {rooms.own}
      </h2>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          make()
        }}
      >
        {position ? (
          <Moment settings={settings} />
        ) : (
          <StoryBanner
            story={story}
            map={map}
            sin={sin}
            acolytes={acolytes}
            facts={
              <ul class="online__facts">
                {[
                  rooms.settingSin(sin),
                  words.newGame.heroPlayersHint(heroesWanted(settings)),
                  rooms.controls[time.control],
                ].map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            }
          />
        )}
        <div class="online__make">
          <NameField name={name} required />
          <button type="submit" class="button" data-tone="primary">
            {position ? rooms.makeFrom : rooms.make}
          </button>
        </div>
        {!position && (
          <details class="online__change">
            <summary>{rooms.changeGame}</summary>
            <GameChoices settings={settings} set={set} />
          </details>
        )}
        <details class="online__change">
          <summary>{rooms.changeTable}</summary>
          <TableRules settings={settings} set={set} />
        </details>
      </form>
    </section>
  )
}

function Moment({ settings }: { readonly settings: TableSettings }): JSX.Element | null {
  if (!settings.position) return null
  const { setup, round } = rules.fromPosition(settings.position, 'haven/table')
  return <p>{say.rooms.fromMoment(setup.story, round)}</p>
}
