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
import { type Linked, positionIn } from '../../model/links/links.ts'
import { tablePath } from '../../model/online/address.ts'
import { keyAt, knownTables, ownName } from '../../model/online/secrets.ts'
import { fromPosition, USUAL } from '../../model/online/wishes.ts'
import { rules, versions } from '../../model/rules.ts'
import { showGame } from '../../model/rules-shown.ts'
import { refusalText } from '../../model/words.ts'
import { Shell } from '../../parts/page/Shell.tsx'
import { creations } from './creations.ts'
import { NameField } from './NameField.tsx'
import { OpenTables } from './OpenTables.tsx'
import { OwnTables } from './OwnTables.tsx'
import { QuickMatch } from './QuickMatch.tsx'
import { SettingsForm } from './SettingsForm.tsx'

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
    creations.set(table, { name: name.value.trim(), settings })
    go(tablePath(table))
  }
  return (
    <form
      class="new online__new"
      onSubmit={(event) => {
        event.preventDefault()
        make()
      }}
    >
      <div class="online__make panel">
        <NameField name={name} required />
        <button type="submit" class="button" data-tone="primary">
          {settings.position ? rooms.makeFrom : rooms.make}
        </button>
      </div>
      {settings.position && <Moment settings={settings} />}
      <SettingsForm
        settings={settings}
        set={(next) => {
          wished.value = next
        }}
      />
    </form>
  )
}

function Moment({ settings }: { readonly settings: TableSettings }): JSX.Element | null {
  if (!settings.position) return null
  const { setup, round } = rules.fromPosition(settings.position, 'haven/table')
  return <p>{say.rooms.fromMoment(setup.story, round)}</p>
}
