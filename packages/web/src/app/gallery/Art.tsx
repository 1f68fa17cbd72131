import { type ContactSheet, sheetHtml, sheetsOf } from '@haven/art/sheets'
import type { JSX } from 'preact'
import type { Theme } from '../../base/theme/palette.ts'
import { lookOf } from '../../parts/art/look.ts'
import { SECOND } from './second-exhibit.ts'

/** Contact sheets of every picture in the colours of a theme; `&sheet=heroes` shows one alone. */
export function Art({ theme, sheet }: { readonly theme: Theme; readonly sheet: string | null }): JSX.Element {
  const look = lookOf(theme)
  const wanted: readonly ContactSheet[] = sheetsOf(SECOND).filter(({ name }) => sheet === null || name === sheet)
  return (
    <section class="gallery__part">
      <h2>art</h2>
      {wanted.map((each) => (
        // Made of data of our own, by our own hand.
        <div key={each.name} dangerouslySetInnerHTML={{ __html: sheetHtml(each, look) }} />
      ))}
    </section>
  )
}
