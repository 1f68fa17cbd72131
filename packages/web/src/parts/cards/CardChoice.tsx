import type { JSX } from 'preact'
import { useTable } from '../context/table-context.ts'
import { Card, type CardSize } from './Card.tsx'
import { cardFace } from './card-face.ts'

export interface CardChoiceProps {
  /** What is chosen, aloud. */
  readonly label: string
  readonly cards: readonly string[]
  readonly chosen?: string | null
  readonly onPick: (card: string) => void
  readonly size?: CardSize
}

/** Cards side by side, each a button: Upgrades, heroes of the Reserve, missions, Apocalypse cards. */
export function CardChoice({ label, cards, chosen = null, onPick, size = 'medium' }: CardChoiceProps): JSX.Element {
  const setting = useTable()
  return (
    <ul class="card-choice" aria-label={label}>
      {cards.map((id) => {
        const face = cardFace(id, setting)
        if (!face) return null
        return (
          <li key={id}>
            <button
              type="button"
              class="card-choice__card"
              aria-pressed={id === chosen}
              aria-label={[face.name, face.timing, face.text].filter(Boolean).join('. ')}
              onClick={() => onPick(id)}
            >
              <Card face={face} size={size} silent {...(id === chosen ? { state: 'chosen' as const } : {})} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
