import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import { words } from '../../base/words.ts'
import { BonusMark } from '../marks/BonusMark.tsx'
import { BackArt, CardArt } from './CardArt.tsx'
import type { CardFace } from './card-face.ts'

export const CARD_SIZES = ['small', 'medium', 'large', 'stage'] as const
export type CardSize = (typeof CARD_SIZES)[number]

/** About how wide their pictures are, in CSS pixels. */
const WIDTHS: Readonly<Record<CardSize, number>> = { small: 120, medium: 232, large: 320, stage: 240 }

export interface CardProps {
  readonly face: CardFace
  readonly size?: CardSize
  /** Drawn as chosen, legal, or out of reach. */
  readonly state?: 'chosen' | 'lit' | 'dim'
  /** Instead of the ornament. */
  readonly art?: JSX.Element | undefined
  /** Inside a control that has the name already, the card is silent. */
  readonly silent?: boolean
}

export function Card({ face, size = 'medium', state, art, silent = false }: CardProps): JSX.Element {
  const { id, material, name, timing, text, flavour, stats, track } = face
  const tone = face.tone ? `var(--${face.tone})` : `var(--card-${material}-ornament)`
  return (
    <article
      class={`card card--${material}`}
      data-size={size}
      data-state={state}
      data-card={id}
      style={{ '--tone': tone }}
      aria-label={silent ? undefined : name}
      aria-hidden={silent ? 'true' : undefined}
    >
      <header class="card__head">
        <p class="card__name">{name}</p>
      </header>
      {art ?? <CardArt id={id} material={material} icon={face.icon} painting={face.painting} size={WIDTHS[size]} />}
      {stats.length > 0 && (
        <ul class="card__stats">
          {stats.map(({ icon, label, value }) => (
            <li key={label} aria-label={`${label} ${value}`.trim()}>
              <Icon name={icon} />
              <b>{value || label}</b>
            </li>
          ))}
        </ul>
      )}
      {timing && <p class="card__timing">{timing}</p>}
      {size !== 'small' && (
        <>
          {text !== '' && <p class="card__text">{text}</p>}
          {track && (size === 'large' || size === 'stage') && (
            <ol class="card__track" aria-label={words.panels.corruptionTrack(id)}>
              {track.map((bonus, i) => (
                <li key={i}>
                  <span>{i + 1}</span>
                  <BonusMark bonus={bonus} />
                </li>
              ))}
            </ol>
          )}
          {flavour && size === 'large' && <p class="card__flavour lore">{flavour}</p>}
          {size !== 'stage' && (
            <footer class="card__foot">
              <span>{face.deck}</span>
            </footer>
          )}
        </>
      )}
    </article>
  )
}

export const CARD_BACKS = ['sin', 'apocalypse', 'upgrade', 'past'] as const
export type CardBackKind = (typeof CARD_BACKS)[number]

const BACK_ICONS = {
  sin: 'evil-eyes',
  apocalypse: 'burning-skull',
  upgrade: 'ammo-box',
  past: 'cracked-mask',
} as const

export interface CardBackProps {
  readonly kind: CardBackKind
  readonly size?: CardSize
  /** The sin that is played: its colour. */
  readonly tone?: string
  /** Says what it is; left out where words beside it do. */
  readonly label?: string
}

/** All backs of a deck are alike: nothing on them may tell one card from another. */
export function CardBack({ kind, size = 'small', tone, label }: CardBackProps): JSX.Element {
  const named = label === undefined ? { 'aria-hidden': 'true' as const } : { role: 'img' as const, 'aria-label': label }
  return (
    <div
      class={`card card--${kind} card--back`}
      data-size={size}
      style={{ '--tone': tone ?? `var(--card-${kind}-ornament)` }}
      {...named}
    >
      <BackArt id={`back-${kind}`} material={kind} icon={BACK_ICONS[kind]} />
    </div>
  )
}
