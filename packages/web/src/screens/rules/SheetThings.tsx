import '../../parts/panels/inspect.css'
import '../../parts/panels/panels.css'
import type { JSX } from 'preact'
import { rulebook } from '../../base/rulebook-words.ts'
import { catalogue } from '../../base/words.ts'
import { factsOf } from '../../model/facts.ts'
import { thingOf } from '../../model/inspect/things.ts'
import { rules } from '../../model/rules.ts'
import { TableContext, useTable } from '../../parts/context/table-context.ts'
import { BonusMark } from '../../parts/marks/BonusMark.tsx'
import { PictureSymbols, ThingPicture } from '../../parts/panels/ThingPicture.tsx'
import { PREFIX } from './prefix.ts'

const setting = { facts: factsOf(rules.tables), say: catalogue }

export function WithSheet({ children }: { readonly children: JSX.Element }): JSX.Element {
  return (
    <TableContext.Provider value={setting}>
      <PictureSymbols prefix={PREFIX}>{children}</PictureSymbols>
    </TableContext.Provider>
  )
}

/** The icons of one box, each with two or three words. */
export function SheetThings({ group }: { readonly group: string }): JSX.Element {
  if (group === 'track') return <StandardTrack />
  const kinds = Object.entries(rulebook.sheet.short).filter(([name]) => name.split(':')[0]?.endsWith(group))
  return (
    <ul class="one-page__things">
      {kinds.map(([name, short]) => {
        const thing = thingOf(name)
        return thing ? (
          <li key={name}>
            <ThingPicture thing={thing} />
            <span>{short}</span>
          </li>
        ) : null
      })}
    </ul>
  )
}

/** All heroes of the box have the same. */
function StandardTrack(): JSX.Element {
  const { facts } = useTable()
  const [hero] = Object.values(facts.heroes)
  return (
    <ol class="one-page__track">
      {hero?.track.map((bonus, i) => (
        // The place is what it is.
        <li key={String(i)}>
          <b>{i + 1}</b>
          {bonus.kind === 'none' ? '–' : <BonusMark bonus={bonus} />}
        </li>
      ))}
    </ol>
  )
}
