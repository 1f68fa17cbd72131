import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import { thing } from '../../model/inspect/things.ts'
import { useTable } from '../context/table-context.ts'
import { HeroPortrait } from './HeroDashboard.tsx'
import { FATAL_WOUNDS, type HeroModel } from './hero-model.ts'
import { Lives, TurnTokens } from './tokens.tsx'

export interface HeroLineProps {
  readonly hero: HeroModel
  readonly isOpen?: boolean
  readonly onOpen?: () => void
  /** On a phone: a tab of the strip. */
  readonly compact?: boolean
}

/** A hero in one line: name, wounds, corruption, tokens. Opens his whole board. */
export function HeroLine({ hero, isOpen = false, onOpen, compact = false }: HeroLineProps): JSX.Element {
  const { say, words } = useTable()
  const name = say.name(hero.form)
  const label = [
    name,
    hero.dead ? words.dead : say.space(hero.space),
    words.lives(Math.max(0, FATAL_WOUNDS - hero.wounds), FATAL_WOUNDS),
    `${words.corruption} ${hero.corruption}`,
    ...(hero.isCurrent ? [words.active] : []),
  ].join(', ')
  return (
    <button
      type="button"
      class="hero-line"
      data-class={hero.class}
      data-compact={compact || undefined}
      data-current={hero.isCurrent || undefined}
      data-dead={hero.dead || undefined}
      aria-label={label}
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <HeroPortrait hero={hero} size={48} />
      <span class="hero-line__main" aria-hidden="true">
        <b class="hero-line__name">{name}</b>
        {!compact && <span class="hero-line__place">{hero.dead ? words.dead : say.space(hero.space)}</span>}
      </span>
      <span class="hero-line__state" aria-hidden="true">
        <Lives wounds={hero.wounds} of={hero.hero} />
        <span
          class="level"
          data-inspect={thing('stat', 'corruption', hero.hero)}
          data-high={hero.corruption >= 6 || undefined}
        >
          <Icon name="curled-tentacle" />
          <b>{hero.corruption}</b>
        </span>
        <TurnTokens hero={hero} brief />
      </span>
    </button>
  )
}
