import type { ForecastText } from '@haven/text'
import type { JSX } from 'preact'

/** Odds in one line: signs for the eye, words for the ear. */
export function OddsLine({ text }: { readonly text: ForecastText }): JSX.Element {
  return (
    <>
      <span aria-hidden="true">{text.shown}</span>
      <span class="visually-hidden">{text.said}</span>
    </>
  )
}
