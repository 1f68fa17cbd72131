import type { ForecastText } from '@haven/text'
import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import './odds-line.css'

/** Odds in one line: signs for the eye, words for the ear. */
export function OddsLine({ text }: { readonly text: ForecastText }): JSX.Element {
  return (
    <>
      <span aria-hidden="true">{text.shown}</span>
      <span class="visually-hidden">{text.said}</span>
    </>
  )
}

/** Where there is little width: what is hoped for above what is feared, and the mark of corruption as a sign. */
export function OddsLines({ text }: { readonly text: ForecastText }): JSX.Element {
  const { brief, risk, mark, said } = text
  return (
    <>
      <span class="odds-lines" aria-hidden="true">
        {brief}
        {brief !== '' && risk !== '' && <br />}
        <b>{risk}</b>
        {mark !== '' && (
          <span class="odds-lines__mark">
            <Icon name="curled-tentacle" />
            +1
          </span>
        )}
      </span>
      <span class="visually-hidden">{said}</span>
    </>
  )
}
