import type { FightForecast, FightRoll, Reach } from '@haven/odds'
import type { ComponentChildren, JSX } from 'preact'
import { words } from '../../base/words.ts'
import {
  atLeast,
  bandScale,
  beginsSo,
  type FightPicture,
  type FightWay,
  hasBand,
  woundColumns,
} from '../../model/fight-picture.ts'
import type { GameStore } from '../../model/store.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { KeyCap, shortcut } from './KeyCap.tsx'

interface WaysProps {
  readonly forecast: FightForecast
  readonly ways: readonly FightWay[]
}

/** More letters under a number need two lines and more. */
const ONE_LINE = 30

/** With corruption and without, side by side: what is to be hoped for, and what is to be feared. */
export function FightWays({ forecast, ways }: WaysProps): JSX.Element {
  const store = useStore()
  const scale = bandScale(ways)
  const { odds } = words.table
  const { hero, side } = forecast
  const isLong = (side === 'sins' ? odds.killsHero(hero) : odds.dies).length > ONE_LINE
  return (
    <ul class="chances" aria-label={words.table.odds.ways}>
      {ways.map((way, i) => (
        <li key={way.corruption} class="chance" data-best={i === 0 || undefined} data-long={isLong || undefined}>
          <Choice way={way} number={i + 1} begins={begins(store, { forecast, ways })}>
            <WayHead forecast={forecast} way={way} isOnly={ways.length === 1} />
            <Numbers forecast={forecast} reach={way.reach} scale={scale} />
          </Choice>
        </li>
      ))}
    </ul>
  )
}

/** The card is the button: a press takes this way and rolls, or begins the fight so. */
function Choice(props: {
  readonly way: FightWay
  readonly number: number
  readonly begins: ((corruption: boolean) => void) | null
  readonly children: ComponentChildren
}): JSX.Element {
  const { way, number, begins, children } = props
  const store = useStore()
  const { option, reach, corruption } = way
  if (!option && !begins) return <div class="chance__face">{children}</div>
  const { begin, roll } = words.table.odds
  // Numbers belong to the deeds until this is asked.
  return (
    <button
      type="button"
      class="chance__face"
      data-option={option?.id}
      data-begins={option ? undefined : corruption ? 'corruption' : 'none'}
      aria-label={(option ? roll : begin)(reach.stands.heroDice, corruption)}
      aria-describedby={`way-${number}`}
      aria-keyshortcuts={option ? shortcut(number) : undefined}
      onClick={() => (option ? void store.answer(option.id) : begins?.(corruption))}
    >
      <span id={`way-${number}`} class="chance__told">
        {children}
      </span>
      {option && <KeyCap number={number} />}
    </button>
  )
}

/** Null: nothing is begun here. */
function begins(store: GameStore, picture: FightPicture): ((corruption: boolean) => void) | null {
  const { value: chosen } = store.preview
  if (chosen === null || !beginsSo(store.question.value, picture, store.lesson.value !== null)) return null
  return (corruption) => {
    store.arrival.meanRoll(picture.forecast.hero, corruption, store.log.peek().length)
    void store.answer(chosen)
  }
}

function WayHead({ forecast, way, isOnly }: { forecast: FightForecast; way: FightWay; isOnly: boolean }): JSX.Element {
  const { odds } = words.table
  const { stands } = way.reach
  const level = forecast.sources.corruption?.level
  const isOpen = !isOnly && level !== undefined
  return (
    <span class="chance__head">
      <b>{way.corruption ? odds.takesOne : isOpen ? odds.takesNone : odds.standsSo}</b>
      {isOpen && <span>{way.corruption ? odds.rises(level - 1, level) : odds.stays(level - 1)}</span>}
      <em>{odds.against(stands.heroDice, stands.sinDice)}</em>
    </span>
  )
}

interface NumbersProps {
  readonly forecast: FightForecast
  readonly reach: Reach<FightRoll>
  readonly scale: number
}

/** What the reader hopes for is on the left: kills for the heroes, the hero's death for the Sins player. */
function Numbers({ forecast, reach, scale }: NumbersProps): JSX.Element {
  const parts = [
    <Kills key="kills" forecast={forecast} reach={reach} />,
    <Death key="death" {...{ forecast, reach, scale }} />,
  ]
  return (
    <span class="chance__numbers">
      {forecast.side === 'sins' ? parts.reverse() : parts}
      <Wounds reach={reach} />
    </span>
  )
}

function Kills({ forecast, reach }: Omit<NumbersProps, 'scale'>): JSX.Element {
  const { odds } = words.table
  const { kills, monsters } = reach.stands.odds
  const isSins = forecast.side === 'sins'
  return (
    <span class="chance__kills" data-inspect="number:band">
      <b class="chance__number">{odds.share(atLeast(kills, 1))}</b>
      <span>{isSins ? odds.loses(monsters.length) : odds.kills(monsters.length)}</span>
      {monsters.length > 1 && <small>{odds.all(atLeast(kills, monsters.length), monsters.length)}</small>}
    </span>
  )
}

function Death({ forecast, reach, scale }: NumbersProps): JSX.Element {
  const { odds } = words.table
  const [stands, worst] = [reach.stands.odds.death, reach.worst.odds.death]
  const at = (share: number): string => `${Math.min(100, (share / scale) * 100)}%`
  return (
    <span class="chance__death" data-inspect="number:death">
      <b class="chance__number">{odds.share(stands)}</b>
      <span>{forecast.side === 'sins' ? odds.killsHero(forecast.hero) : odds.dies}</span>
      <span class="chance__band" aria-hidden="true">
        <i style={{ left: at(stands), width: at(worst - stands) }} />
        <u style={{ left: at(stands) }} />
      </span>
      {hasBand(reach) && <small>{odds.upTo(worst)}</small>}
    </span>
  )
}

function Wounds({ reach }: { readonly reach: Reach<FightRoll> }): JSX.Element {
  const { odds } = words.table
  const [stands, worst] = [woundColumns(reach.stands), woundColumns(reach.worst)]
  return (
    <span class="chance__wounds">
      <span class="visually-hidden">{odds.columnsSaid(stands, worst)}</span>
      <small aria-hidden="true">{odds.wounds}</small>
      <span class="chance__columns" aria-hidden="true">
        {stands.map((share, i) => (
          <span key={i} data-dead={i === stands.length - 1 || undefined}>
            <span class="chance__bar">
              {hasBand(reach) && <i data-worst="" style={{ height: heightOf(worst[i] ?? 0) }} />}
              <i style={{ height: heightOf(share) }} />
            </span>
            <small>{odds.column(i)}</small>
          </span>
        ))}
      </span>
    </span>
  )
}

const heightOf = (share: number): string => `max(2px, ${Math.round(share * 100)}%)`
