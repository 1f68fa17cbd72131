import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import { words } from '../../base/words.ts'
import type { CardChange } from '../../model/fight-said.ts'

/** More have no place in a row. */
const MOST_DICE = 12

/** What a Sin card makes of the fight it joins: dice that come to it, and what is to be feared then. */
export function CardChanges({
  change,
  sin,
}: {
  readonly change: CardChange
  readonly sin: string
}): JSX.Element | null {
  const { film: say } = words
  const [first] = change.ways
  if (!first) return null
  const { before, after } = first
  const more = after.sinDice - before.sinDice
  const isTwo = change.ways.length > 1
  return (
    <div class="film-card__change">
      <p class="film-card__line">{more > 0 ? say.moreDice(more, change.hero) : say.against(change.hero)}</p>
      <p class="film-card__dice" aria-hidden="true">
        {Array.from({ length: Math.min(MOST_DICE, after.sinDice) }, (_, i) => (
          <span key={i} class="film-card__die" data-new={i >= before.sinDice || undefined}>
            <Icon name="claw-slashes" />
          </span>
        ))}
        {after.sinDice > MOST_DICE && <b>+{after.sinDice - MOST_DICE}</b>}
      </p>
      <dl class="film-card__numbers">
        {more !== 0 && (
          <div>
            <dt>{say.diceOf(sin)}</dt>
            <dd>{say.from(before.sinDice, after.sinDice)}</dd>
          </div>
        )}
        {change.ways.map((way) => (
          <div key={String(way.corruption)}>
            <dt>{say.dies(change.hero, isTwo ? way.corruption : null)}</dt>
            <dd data-tone="sin">{say.chances(way.before.odds.death, way.after.odds.death)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
