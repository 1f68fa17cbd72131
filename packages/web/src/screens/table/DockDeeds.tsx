import type { Option, View } from '@haven/engine'
import type { Ahead } from '@haven/odds'
import type { ForecastText } from '@haven/text'
import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import type { IconName } from '../../base/icons/names.ts'
import { settings } from '../../base/settings.ts'
import { catalogue, words } from '../../base/words.ts'
import { type Deed, type Dock, deedsAhead, type HeroDeed } from '../../model/deeds.ts'
import type { DockPart } from '../../model/dock.ts'
import { forecastText } from '../../model/forecast-note.ts'
import { spaceRow } from '../../model/space-rows.ts'
import { speech } from '../../model/space-words.ts'
import type { GameStore } from '../../model/store.ts'
import type { Question } from '../../model/targets.ts'
import type { Way } from '../../model/ways.ts'
import { optionDetail, optionText } from '../../model/words.ts'
import { iconOf } from '../../parts/cards/card-icons.ts'
import { CITY_ACTION_GLYPHS } from '../../parts/city/city.ts'
import { useStore } from '../../parts/context/store-context.ts'
import { useTable } from '../../parts/context/table-context.ts'
import { HeroPortrait } from '../../parts/panels/HeroDashboard.tsx'
import { heroModels } from '../../parts/panels/hero-model.ts'
import { OddsLines } from '../../parts/table/OddsLine.tsx'
import { KeyCap, shortcut } from './KeyCap.tsx'
import { isRegret } from './regret.ts'

const ICONS: Readonly<Record<HeroDeed, IconName>> = {
  fight: 'crossed-swords',
  shoot: 'crosshair',
  cleanse: 'auto-repair',
  district: 'modern-city',
  take: 'ammo-box',
  ability: 'bolt',
}

/** What is done with a deed that is not possible: the rule that forbids it is told. */
const INTENTS: Readonly<Record<HeroDeed, string>> = {
  fight: 'fight',
  shoot: 'shoot',
  cleanse: 'cleanse',
  district: 'city',
  take: 'collect',
  ability: 'ability',
}

/** What the hero could do at the end of this way. */
export interface AheadAt {
  readonly way: Way
  readonly deeds: readonly Ahead[]
}

interface DeedsProps {
  readonly dock: Dock
  readonly question: Question
  readonly ahead: AheadAt | null
}

export function Deeds({ dock, question, ahead }: DeedsProps): JSX.Element {
  const store = useStore()
  const deeds = ahead ? deedsAhead(ahead.deeds.map(({ option }) => option)) : dock.deeds
  return (
    <ul class="deeds" data-count={deeds.length} data-ahead={ahead !== null || undefined}>
      {store.narrowed.value !== null && (
        <li>
          <button type="button" class="deed" data-back="" aria-keyshortcuts="Escape" onClick={() => store.widen()}>
            <Icon name="left" />
            <span class="deed__words">
              <b class="deed__name">{words.dock.back}</b>
            </span>
          </button>
        </li>
      )}
      {deeds.map((deed, i) => (
        <li key={deed.of ?? deed.options[0]?.id}>
          <DeedButton deed={deed} question={question} number={i + 1} ahead={ahead} />
        </li>
      ))}
    </ul>
  )
}

/** Fights are looked at before they are begun; what people regret is asked for twice. */
function press(store: GameStore, question: Question, { of, options }: Deed, ahead: AheadAt | null): void {
  const [only, ...others] = options
  if (ahead) {
    // One goes there and does it; which of several is asked when the hero is there.
    if (only && others.length === 0) void store.walkAnd(ahead.way, only.id)
    else if (only) void store.walk(ahead.way)
    return
  }
  if (!only) {
    if (of) void store.explain({ do: INTENTS[of] })
    return
  }
  if (others.length > 0) {
    store.narrow(options.map(({ id }) => id))
    return
  }
  const isTwice = of === 'fight' || of === 'shoot' || isRegret(only, question, store.thoughts.forecasts.peek()[only.id])
  void store.choose(only.id, settings.value.oneTap || !isTwice)
}

/** More letters than this stand in smaller type, without a picture. */
const LONG_NAME = 8
/** A note of so many letters needs the width of the picture. */
const LONG_NOTE = 28
/** A name of so many letters fills the deed of a phone. */
const SENTENCE = 36

interface DeedButtonProps {
  readonly deed: Deed
  readonly question: Question
  readonly number: number
  readonly ahead: AheadAt | null
}

function DeedButton({ deed, question, number, ahead }: DeedButtonProps): JSX.Element | null {
  const store = useStore()
  const { value: view } = store.view
  if (!view) return null
  const { of, options, lack } = deed
  const { dock } = words
  const [only] = options
  const space = ahead?.way.to ?? hereOf(view, question)
  const monsters = view.monsters.filter((monster) => monster.space === space).length
  const name = titleOf(deed, monsters) ?? (only ? optionText(only, question, view) : '')
  const note = lack === null ? noteOf(store, deed, question, ahead) : dock.lacks[lack]
  const idle = !ahead && options.length === 1 && only ? store.thoughts.idle.value[only.id] : undefined
  const whole = only && options.length === 1 ? optionText(only, question, view) : name
  const id = `deed-${question.id}-${of ?? only?.id}`
  return (
    <button
      type="button"
      class="deed"
      data-deed={of ?? undefined}
      data-lack={lack ?? undefined}
      data-idle={idle}
      data-long={name.length > LONG_NAME || (typeof note === 'string' && note.length > LONG_NOTE) || undefined}
      data-option={options.length > 0 ? options.map(({ id }) => id).join(' ') : undefined}
      data-chosen={(only !== undefined && store.preview.value === only.id) || undefined}
      aria-label={lack === null ? whole : dock.notNow(name, dock.lacks[lack])}
      aria-describedby={note && lack === null ? id : undefined}
      aria-keyshortcuts={shortcut(number)}
      onClick={() => press(store, question, deed, ahead)}
    >
      <DeedIcon of={of} option={only} />
      <span class="deed__words">
        <b class="deed__name" data-sentence={name.length > SENTENCE || undefined} style={{ '--letters': name.length }}>
          {name}
        </b>
        {note && (
          <span class="deed__note" id={id} data-inspect={FORECAST.has(of) && lack === null ? 'number:band' : undefined}>
            {typeof note === 'string' ? note : <OddsLines text={note} />}
          </span>
        )}
      </span>
      <KeyCap number={number} />
    </button>
  )
}

/** Their notes are chances. */
const FORECAST: ReadonlySet<HeroDeed | null> = new Set<HeroDeed>(['fight', 'shoot', 'cleanse'])

/** One ability is called by its name. */
const iconOfDeed = (of: HeroDeed, option: Option | undefined): IconName =>
  of === 'ability' && option?.ability !== undefined ? iconOf(option.ability, ICONS.ability) : ICONS[of]

/** A hero who can be chosen is known by his face, anything else by an icon. */
function DeedIcon({ of, option }: { readonly of: HeroDeed | null; readonly option: Option | undefined }): JSX.Element {
  const { facts } = useTable()
  const { value: view } = useStore().view
  const hero = of === null && option?.card === undefined && option?.ability === undefined ? option?.hero : undefined
  const model = view && hero !== undefined ? heroModels(view, facts).find((each) => each.hero === hero) : undefined
  if (model) return <HeroPortrait hero={model} size={48} />
  return <Icon name={of ? iconOfDeed(of, option) : iconOfOption(option)} />
}

function iconOfOption(option: Option | undefined): IconName {
  const { icon, action, card, ability, hero, yes } = option ?? {}
  const city = icon ?? action
  if (city !== undefined) return CITY_ACTION_GLYPHS[city]
  const otherwise = yes === undefined ? 'dot' : yes ? 'check' : 'close'
  return iconOf(card ?? ability ?? hero ?? '', otherwise)
}

function titleOf({ of, options }: Deed, monsters: number): string | null {
  const { deeds } = words.dock
  switch (of) {
    case null:
      return null
    case 'fight':
      return deeds.fight(options.length > 0 ? monsters : 0)
    case 'ability': {
      const [only, ...others] = options
      return only?.ability !== undefined && others.length === 0 ? catalogue.name(only.ability) : deeds.ability
    }
    default:
      return deeds[of]
  }
}

/** A longer text is read on the card itself. */
const SHORT = 40

/** What is to be expected of it, in a line. */
function noteOf(
  store: GameStore,
  { of, options }: Deed,
  question: Question,
  ahead: AheadAt | null,
): ForecastText | string | null {
  const [only, ...others] = options
  const view = store.view.peek()
  if (!only || !view) return null
  if (others.length > 0) return words.dock.several(options.length)
  const idle = ahead ? undefined : store.thoughts.idle.value[only.id]
  if (idle !== undefined) return catalogue.noEffect(idle)
  const counted = ahead ? ahead.deeds.find(({ option }) => option.id === only.id)?.forecast : null
  const forecast = forecastText(ahead ? (counted ?? undefined) : store.thoughts.forecasts.value[only.id])
  if (forecast !== null) return forecast
  if (of === null) {
    const detail = optionDetail(only, question, view)
    return detail !== null && detail.length <= SHORT ? detail : null
  }
  if (of === 'district') return districtNote(view, ahead?.way.to ?? hereOf(view, question))
  return of === 'take' ? optionText(only, question, view) : null
}

/** Where the hero in question stands. */
const hereOf = (view: View, { subject }: Question): string | undefined =>
  view.heroes.find(({ hero }) => hero === (subject.hero ?? view.turn?.hero))?.space

/** What the icons of the District bring. */
function districtNote(view: View, space: string | undefined): string | null {
  return space === undefined ? null : spaceRow(view, space, speech()).city.join(', ')
}

/** What the stage offers, in the places of the deeds. */
export function Tools({ part }: { readonly part: DockPart }): JSX.Element {
  return (
    <ul class="deeds" data-count={part.tools.length}>
      {part.tools.map(({ key, title, note, option, press: go }) => (
        <li key={key}>
          <button
            type="button"
            class="deed"
            data-option={option}
            aria-label={title}
            aria-keyshortcuts={key}
            onClick={go}
          >
            <span class="deed__words">
              <b class="deed__name">{title}</b>
              {note && <span class="deed__note">{note}</span>}
            </span>
            <span class="key" aria-hidden="true">
              {key}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
