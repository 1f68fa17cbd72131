import type { FightForecast, FightRoll, Part } from '@haven/odds'
import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import { settings } from '../../base/settings.ts'
import { words } from '../../base/words.ts'
import { diceBy, type FightWay, hasBand, partsShown } from '../../model/fight-picture.ts'
import { isWhyOpen, toggleWhy } from '../../model/why.ts'
import { CardThumb } from '../../parts/art/CardThumb.tsx'
import { Figure } from '../../parts/art/Figure.tsx'
import { iconOf } from '../../parts/cards/card-icons.ts'
import { useStore } from '../../parts/context/store-context.ts'

interface WhyProps {
  readonly forecast: FightForecast
  /** The way whose numbers are told. */
  readonly way: FightWay
  /** It is one of two. */
  readonly isChosen: boolean
}

/** More have no place in the row. */
const MOST_PARTS = 3

/** What others can still do, each alone and together, and what is in no number. */
export function FightWhy({ forecast, way, isChosen }: WhyProps): JSX.Element {
  const store = useStore()
  const { odds } = words.table
  const { reach } = way
  const sin = store.view.value?.setup.sin ?? ''
  const { parts, more } = partsShown(reach, MOST_PARTS)
  const isOpen = isWhyOpen() && parts.length > 0
  return (
    <section class="why" aria-label={odds.why} data-open={isOpen || undefined}>
      {isOpen && (
        <div class="why__row">
          <p class="why__title">
            <b>{hasBand(reach) ? odds.whyUpTo(reach.worst.odds.death) : odds.why}</b>
            <span>{odds.whyOf(sin, isChosen ? way.corruption : null)}</span>
          </p>
          <ul class="why__parts">
            <Whole label={odds.stands} roll={reach.stands} />
            {parts.map((part) => (
              <PartCard key={part.id} part={part} way={way} hero={forecast.hero} />
            ))}
            {more > 0 && <li class="why__more">{odds.others(more)}</li>}
            {reach.ifBoth && <Whole label={odds.both} roll={reach.ifBoth} />}
          </ul>
        </div>
      )}
      <p class="why__foot">
        <span>
          <Icon name="info" />
          {forecast.open.length > 0 ? odds.notCounted(forecast.open) : odds.allCounted}
        </span>
        {parts.length > 0 && (
          <button type="button" class="why__toggle" aria-expanded={isOpen} aria-keyshortcuts="W" onClick={toggleWhy}>
            {settings.value.keys && (
              <span class="key" aria-hidden="true">
                W
              </span>
            )}
            {isOpen ? odds.hides : odds.shows}
          </button>
        )}
      </p>
    </section>
  )
}

function Whole({ label, roll }: { readonly label: string; readonly roll: FightRoll }): JSX.Element {
  return (
    <li class="why__whole">
      <span>{label}</span>
      <b>{words.table.odds.share(roll.odds.death)}</b>
    </li>
  )
}

interface PartProps {
  readonly part: Part<FightRoll>
  readonly way: FightWay
  readonly hero: string
}

function PartCard({ part, way, hero }: PartProps): JSX.Element {
  const store = useStore()
  const { odds } = words.table
  const dice = diceBy(part, way.reach)
  const acolytes = store.view.value?.setup.acolytes ?? ''
  const isJoining = part.what === 'acolytes'
  const title = isJoining
    ? odds.ready(part.id)
    : part.what === 'card'
      ? odds.inHand(part.id, part.share)
      : odds.mayUse(part.id)
  return (
    <li class="why__part" data-by={part.by}>
      {isJoining ? (
        <Figure of={acolytes} size={30} icon={iconOf(acolytes, 'evil-eyes')} />
      ) : (
        <CardThumb of={part.id} w={32} h={28} icon={iconOf(part.id, 'evil-eyes')} />
      )}
      <span>
        <b>{title}</b>
        <span>{isJoining ? odds.joins(dice.sins) : odds.changes(hero, dice.hero, dice.sins)}</span>
      </span>
      <em>{odds.share(part.roll.odds.death)}</em>
    </li>
  )
}
