import './choice.css'
import type { ComponentChildren, JSX } from 'preact'

export interface Offer {
  readonly value: string
  /** What it is called; spoken, and shown if nothing else is. */
  readonly name: string
  readonly show?: ComponentChildren
  readonly tone?: string
}

interface ChoiceProps {
  readonly name: string
  readonly title: string
  /** The title is only spoken: something else shows it. */
  readonly isQuiet?: boolean
  readonly look: 'posters' | 'cards' | 'doors' | 'chips'
  readonly value: string
  readonly offers: readonly Offer[]
  readonly pick: (value: string) => void
  /** What the chosen one means. */
  readonly text?: string
  readonly children?: ComponentChildren
}

/** One of several, each shown as what it is: the arrow keys go from one to the next. */
export function Choice(props: ChoiceProps): JSX.Element {
  const { name, title, isQuiet, look, value, offers, pick, text, children } = props
  return (
    <fieldset class="choice" data-look={look}>
      <legend class={isQuiet ? 'visually-hidden' : 'choice__title'}>{title}</legend>
      {offers.map((offer) => (
        <label
          key={offer.value}
          class="choice__one"
          data-name={offer.value}
          {...(offer.tone !== undefined && { style: { '--tone': offer.tone } })}
        >
          <input
            type="radio"
            name={name}
            value={offer.value}
            aria-label={offer.name}
            checked={offer.value === value}
            onChange={() => pick(offer.value)}
          />
          {offer.show ?? <span>{offer.name}</span>}
        </label>
      ))}
      {children}
      {text !== undefined && <p class="choice__text">{text}</p>}
    </fieldset>
  )
}
