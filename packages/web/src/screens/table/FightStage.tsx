import type { FightForecast, FightSources, Source } from '@haven/odds'
import type { JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { Figure } from '../../parts/art/Figure.tsx'
import { figureOf } from '../../parts/art/figures.ts'
import './fight-stage.css'
import './fight-ways.css'
import './fight-why.css'
import './fight-sizes.css'
import { Icon } from '../../base/icons/Icon.tsx'
import { catalogue, words } from '../../base/words.ts'
import type { DockPart } from '../../model/dock.ts'
import { type FightPicture, type FightWay, given, totalOf } from '../../model/fight-picture.ts'
import type { GameStore } from '../../model/store.ts'
import { countFight } from '../../model/why.ts'
import { iconOf } from '../../parts/cards/card-icons.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { useTable } from '../../parts/context/table-context.ts'
import { useDock } from '../../parts/context/use-dock.ts'
import { HeroPortrait } from '../../parts/panels/HeroDashboard.tsx'
import { heroModels } from '../../parts/panels/hero-model.ts'
import { MONSTER_ICONS } from '../../parts/panels/sins-model.ts'
import { FightWays } from './FightWays.tsx'
import { FightWhy } from './FightWhy.tsx'

/** A fight before its dice: both sides with where their dice come from, the ways into it, and why it may go worse. */
export function FightStage({ picture }: { readonly picture: FightPicture }): JSX.Element | null {
  const store = useStore()
  const { value: view } = store.view
  const { forecast, ways } = picture
  const { value: question } = store.question
  const fight = `${view?.round} ${forecast.hero} ${forecast.target} ${view?.turn?.hero}`
  useEffect(() => countFight(fight), [fight])
  if (!view) return null
  return (
    <div class="outlook" data-side={forecast.side}>
      {question && ways.some(({ option }) => option) && <RollDock store={store} prompt={question.id} ways={ways} />}
      <div class="outlook__body">
        <HeroSide forecast={forecast} />
        <FightWays forecast={forecast} ways={ways} />
        <SinSide forecast={forecast} way={ways[0] as FightWay} />
      </div>
      <FightWhy forecast={forecast} way={ways[0] as FightWay} isChosen={ways.length > 1} />
    </div>
  )
}

/** The better way is what the big button rolls. */
function RollDock(props: {
  readonly store: GameStore
  readonly prompt: string
  readonly ways: readonly FightWay[]
}): null {
  const { store, prompt, ways } = props
  const [way] = ways
  const option = way?.option
  const part = useMemo((): DockPart => {
    const { stands } = (way as FightWay).reach
    const { odds } = words.table
    return {
      prompt,
      big: option
        ? {
            title: odds.roll(stands.heroDice, (way as FightWay).corruption),
            note: odds.against(stands.heroDice, stands.sinDice),
            press: () => void store.answer(option.id),
          }
        : null,
      tools: [],
    }
  }, [prompt, option, way?.reach])
  useDock(part)
  return null
}

// ----------------------------------------------------------------------------------------------- the two sides

function HeroSide({ forecast }: { readonly forecast: FightForecast }): JSX.Element {
  const store = useStore()
  const { facts } = useTable()
  const { odds } = words.table
  const view = store.view.value
  const hero = view ? heroModels(view, facts).find((each) => each.hero === forecast.hero) : undefined
  const { sources } = forecast
  const [printed, ...others] = given(sources.hero, 'dice')
  return (
    <section class="outlook__side" data-of="hero" aria-label={odds.heroSide(forecast.hero)}>
      <div class="outlook__who">
        {hero && <HeroPortrait hero={hero} size={72} />}
        <p>
          <b class="outlook__dice" data-inspect="number:dice">
            {odds.dice(forecast.heroDice)}
          </b>
          <span>{odds.fight(printed?.count ?? 0)}</span>
        </p>
      </div>
      <ul class="outlook__sources">
        {others.map((source) => (
          <Given key={source.cause} label={odds.given.dice(source.count)} sources={[source]} />
        ))}
        {given(sources.hero, 'hits').map((source) => (
          <Given key={source.cause} label={odds.given.hits(source.count)} sources={[source]} />
        ))}
        <Given
          label={odds.given.defense(totalOf(given(sources.hero, 'defense')))}
          sources={given(sources.hero, 'defense')}
        />
        {given(sources.hero, 'counters').map((source) => (
          <Given key={source.cause} label={odds.given.counters(source.count)} sources={[source]} />
        ))}
        <Corrupted bonus={sources.corruption} />
      </ul>
    </section>
  )
}

function Given({ label, sources }: { readonly label: string; readonly sources: readonly Source[] }): JSX.Element {
  const { odds } = words.table
  return (
    <li>
      <b class="outlook__chip">{label}</b>
      <span>{odds.causes(sources.map(({ cause, count }, i) => odds.cause(cause, count, i === 0)))}</span>
    </li>
  )
}

function Corrupted({ bonus }: { readonly bonus: FightSources['corruption'] }): JSX.Element | null {
  if (!bonus) return null
  const { odds } = words.table
  return (
    <li>
      <b class="outlook__chip" data-of="corruption">
        {odds.bonus(bonus)}
      </b>
      <span>{odds.ifCorrupted(bonus.level - 1, bonus.level, bonus.slots)}</span>
    </li>
  )
}

/** More than these have no place. */
const MOST_ROWS = 4

function SinSide({ forecast, way }: { readonly forecast: FightForecast; readonly way: FightWay }): JSX.Element | null {
  const store = useStore()
  const { value: view } = store.view
  if (!view) return null
  const { assign, odds } = words.table
  const { setup, mission } = view
  const { sources, needs } = forecast
  const rows = sources.sins.slice(0, MOST_ROWS)
  const chances = new Map(way.reach.stands.odds.monsters.map((monster) => [monster.id, monster]))
  const kinds = new Map(view.monsters.map(({ id, kind }) => [id, kind]))
  const fighting = sources.sins.flatMap(({ cause }) => (kinds.has(cause) ? [cause] : []))
  return (
    <section class="outlook__side" data-of="sins" aria-label={odds.sinSide(setup.sin)}>
      <p class="outlook__who">
        <b class="outlook__dice" data-inspect="number:dice">
          {odds.dice(forecast.sinDice)}
        </b>
        <span>{odds.of(setup.sin)}</span>
      </p>
      <ul class="outlook__monsters">
        {rows.map(({ cause, count }) => {
          const kind = kinds.get(cause)
          const monster = chances.get(cause)
          const icon = kind === 'acolyte' ? iconOf(setup.acolytes, MONSTER_ICONS.acolyte) : kind && MONSTER_ICONS[kind]
          return (
            <li key={cause}>
              {kind ? (
                <Figure of={figureOf(kind, cause, setup)} size={34} icon={icon ?? 'evil-eyes'} />
              ) : (
                <Icon name={cause === 'pentagram' ? 'pentacle' : 'evil-eyes'} />
              )}
              <span>
                <b>{kind ? assign.figure(cause, fighting) : catalogue.name(cause)}</b>
                <span>{monster ? odds.monster(count, monster.defense) : odds.dice(count)}</span>
              </span>
              {monster && <em>{odds.share(monster.chance)}</em>}
            </li>
          )
        })}
      </ul>
      {sources.sins.length > MOST_ROWS && <p>{odds.others(sources.sins.length - MOST_ROWS)}</p>}
      {needs !== null && (
        <p class="outlook__goal">
          <Icon name="crossed-swords" />
          {odds.goal(needs, mission.id)}
        </p>
      )}
    </section>
  )
}
