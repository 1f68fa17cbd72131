import type { JSX } from 'preact'
import { useTable } from '../context/table-context.ts'
import { isSameData, unlessSame } from '../context/unless-same.tsx'
import { HeroPortrait } from './HeroDashboard.tsx'
import type { HeroModel } from './hero-model.ts'
import { TurnTokens } from './tokens.tsx'

export interface TurnRibbonProps {
  readonly round: number
  /** In the order of this round. */
  readonly heroes: readonly HeroModel[]
  /** Place of who comes next. */
  readonly next: number | null
  readonly compact?: boolean
}

/** The round and who has turns left in it, from the first hero on. */
export const TurnRibbon = unlessSame(function TurnRibbon({
  round,
  heroes,
  next,
  compact = false,
}: TurnRibbonProps): JSX.Element {
  const { say, words } = useTable()
  return (
    <article class="ribbon" data-compact={compact || undefined} aria-label={words.turnOrder}>
      <b class="ribbon__round" data-inspect="chip:round">
        {words.round(round)}
      </b>
      <ol class="ribbon__heroes">
        {heroes.map((hero) => (
          <li
            key={hero.hero}
            class="ribbon__hero"
            data-class={hero.class}
            data-current={hero.isCurrent || undefined}
            data-next={(hero.place === next && !hero.isCurrent) || undefined}
            aria-current={hero.isCurrent ? 'true' : undefined}
          >
            <HeroPortrait hero={hero} size={32} shape="round" />
            {!compact && <span class="ribbon__name">{say.name(hero.form)}</span>}
            {compact && <span class="visually-hidden">{say.name(hero.form)}</span>}
            <TurnTokens hero={hero} brief />
            {hero.place === next && !hero.isCurrent && <span class="ribbon__next">{words.nextUp}</span>}
          </li>
        ))}
      </ol>
    </article>
  )
}, isSameData)
