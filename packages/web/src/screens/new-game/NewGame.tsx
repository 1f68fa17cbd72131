import './new-game.css'
import { type BotName, LEVELS } from '@haven/bots'
import { EDITIONS, type Edition, HEROES_IN_PLAY, type HeroClass, type Seat } from '@haven/engine'
import type { OnlineNo } from '@haven/table'
import { type Signal, signal } from '@preact/signals'
import type { JSX } from 'preact'
import { Icon } from '../../base/icons/Icon.tsx'
import { go } from '../../base/router.ts'
import { catalogue, words } from '../../base/words.ts'
import { FIRST_TEAM, USUAL_BOT } from '../../model/first-game.ts'
import { workerLink } from '../../model/link.ts'
import { Refused } from '../../model/refused.ts'
import { rules } from '../../model/rules.ts'
import { refusalText } from '../../model/words.ts'
import { iconOf } from '../../parts/cards/card-icons.ts'
import { MapPicture } from '../../parts/city/MapPicture.tsx'
import { Shell } from '../../parts/page/Shell.tsx'

const RANDOM = 'random'
const SIDES = ['heroes', 'sins', 'both'] as const
type Side = (typeof SIDES)[number]
const CLASSES: readonly HeroClass[] = ['leader', 'shooter', 'bruiser', 'fixer']

interface Wishes {
  readonly side: Side
  readonly heroPlayers: number
  readonly sin: string
  readonly acolytes: string
  readonly story: string
  readonly map: string
  readonly heroes: readonly string[]
  readonly edition: Edition
  readonly power: boolean
  readonly storyAid: boolean
  readonly merciless: boolean
  /** Bots by seat; a seat without one has a person, if its side is played by people. */
  readonly bots: Readonly<Partial<Record<Seat, BotName>>>
}

const START: Wishes = {
  side: 'heroes',
  heroPlayers: 1,
  sin: 'pride',
  acolytes: 'nuns',
  story: 'havens-last-stand',
  map: 'havens-last-stand-a',
  heroes: FIRST_TEAM,
  edition: 'final',
  power: true,
  storyAid: true,
  merciless: false,
  bots: {},
}

const wishes: Signal<Wishes> = signal(START)
const refusal = signal<OnlineNo | null>(null)
const note = signal('')

function wish(part: Partial<Wishes>): void {
  wishes.value = { ...wishes.value, ...part }
  note.value = ''
  refusal.value = null
}

const seatsOf = (heroPlayers: number): readonly Seat[] => ['sins', ...(rules.tables.seats[heroPlayers] ?? [])]
const onSide = (seat: Seat, side: Side): boolean => side === 'both' || (seat === 'sins') === (side === 'sins')
/** Who plays a seat: a bot of this name, or null for a person. */
function botAt(seat: Seat, { bots, side }: Wishes): BotName | null {
  return bots[seat] ?? (onSide(seat, side) ? null : USUAL_BOT)
}

function setBot(seat: Seat, value: string): void {
  const { bots, side } = wishes.value
  const { [seat]: _, ...others } = bots
  if (value !== 'person') wish({ bots: { ...others, [seat]: value as BotName } })
  else wish({ bots: others, side: onSide(seat, side) ? side : 'both' })
}

function toggleHero(hero: string): void {
  const { heroes, heroPlayers } = wishes.value
  const wanted = HEROES_IN_PLAY[heroPlayers] ?? 3
  if (heroes.includes(hero)) wish({ heroes: heroes.filter((each) => each !== hero) })
  else if (heroes.length < wanted) wish({ heroes: [...heroes, hero] })
  else note.value = words.newGame.heroesFull(wanted)
}

const mapsOf = (story: string): readonly string[] =>
  [...rules.tables.maps.values()].filter(({ def }) => story === RANDOM || def.story === story).map(({ def }) => def.id)

function setStory(story: string): void {
  wish({ story, map: story === RANDOM ? RANDOM : (mapsOf(story)[0] ?? RANDOM) })
}

async function begin(): Promise<void> {
  const given = wishes.value
  const seats = seatsOf(given.heroPlayers)
  const wanted = HEROES_IN_PLAY[given.heroPlayers] ?? 3
  const people = seats.filter((seat) => botAt(seat, given) === null)
  const bots = Object.fromEntries(seats.flatMap((seat) => (botAt(seat, given) ? [[seat, botAt(seat, given)]] : [])))
  try {
    const game = await workerLink().call('new', {
      game: {
        setup: {
          edition: given.edition,
          sin: given.sin,
          acolytes: given.acolytes,
          story: given.story,
          map: given.map,
          heroPlayers: given.heroPlayers,
          heroes: given.heroes.length === wanted ? given.heroes : RANDOM,
          power: given.power,
          storyAid: given.storyAid,
          dice: given.merciless ? 'merciless' : 'normal',
        },
        people,
        bots,
        bot: USUAL_BOT,
      },
    })
    go(`/g/${game}${location.search}`)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    refusal.value = error.refusal
  }
}

interface PickProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly words: string }[]
  readonly pick: (value: string) => void
}

function Pick({ label, value, options, pick }: PickProps): JSX.Element {
  return (
    <label class="field">
      {label}
      <select class="select" value={value} onChange={(event) => pick(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.words}
          </option>
        ))}
      </select>
    </label>
  )
}

const named = (ids: Iterable<string>): { value: string; words: string }[] => [
  ...[...ids].map((id) => ({ value: id, words: catalogue.name(id) })),
  { value: RANDOM, words: words.newGame.random },
]

function Check(props: { readonly label: string; readonly name: 'power' | 'storyAid' | 'merciless' }): JSX.Element {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={wishes.value[props.name]}
        onChange={(event) => wish({ [props.name]: event.currentTarget.checked })}
      />
      <span>{props.label}</span>
    </label>
  )
}

function Heroes(): JSX.Element {
  const { newGame } = words
  const { heroes, heroPlayers } = wishes.value
  const all = [...rules.tables.heroes.values()]
  return (
    <fieldset class="panel stack new__heroes">
      <legend>{newGame.heroes}</legend>
      {CLASSES.map((heroClass) => (
        <div key={heroClass} class="new__row">
          <span class="new__class" data-class={heroClass}>
            {catalogue.name(heroClass)}
          </span>
          {all
            .filter((hero) => hero.class === heroClass)
            .map(({ id }) => (
              <button
                key={id}
                type="button"
                class="pick-hero"
                data-class={heroClass}
                aria-pressed={heroes.includes(id)}
                onClick={() => toggleHero(id)}
              >
                {heroes.includes(id) && <b class="pick-hero__turn">{heroes.indexOf(id) + 1}</b>}
                <Icon name={iconOf(id, 'hero')} />
                {catalogue.name(id)}
              </button>
            ))}
        </div>
      ))}
      <p role="status">{note.value || newGame.heroesHint(heroes.length, HEROES_IN_PLAY[heroPlayers] ?? 3)}</p>
    </fieldset>
  )
}

function Seats(): JSX.Element {
  const { newGame } = words
  const options = [
    { value: 'person', words: newGame.person },
    ...LEVELS.map((bot) => ({ value: bot as string, words: `${newGame.bot}: ${newGame.botLevel(bot)}` })),
  ]
  return (
    <fieldset class="panel stack">
      <legend>{newGame.seats}</legend>
      {seatsOf(wishes.value.heroPlayers).map((seat) => (
        <Pick
          key={seat}
          label={catalogue.name(seat)}
          value={botAt(seat, wishes.value) ?? 'person'}
          options={options}
          pick={(value) => setBot(seat, value)}
        />
      ))}
    </fieldset>
  )
}

/** What is told, where, and by which sin: with the city as it will stand. */
function StoryPoster(): JSX.Element {
  const { newGame } = words
  const { value: given } = wishes
  const { tables } = rules
  const card = given.story === RANDOM ? null : catalogue.card(given.story)
  return (
    <fieldset class="panel new__poster">
      <legend class="visually-hidden">{newGame.story}</legend>
      <div class="new__picture" data-random={given.map === RANDOM}>
        {given.map !== RANDOM && <MapPicture map={given.map} sin={given.sin} acolytes={given.acolytes} />}
        <div class="new__title">
          <p class="new__name display">{card?.name ?? newGame.random}</p>
          {card?.flavour && <p class="lore">{card.flavour}</p>}
        </div>
      </div>
      <div class="new__wishes">
        <Pick label={newGame.story} value={given.story} options={named(tables.stories.keys())} pick={setStory} />
        <Pick
          label={newGame.map}
          value={given.map}
          options={named(mapsOf(given.story))}
          pick={(map) => wish({ map })}
        />
        <Pick label={newGame.sin} value={given.sin} options={named(tables.sins.keys())} pick={(sin) => wish({ sin })} />
        <Pick
          label={newGame.acolytes}
          value={given.acolytes}
          options={named(tables.acolytes.keys())}
          pick={(acolytes) => wish({ acolytes })}
        />
      </div>
    </fieldset>
  )
}

export function NewGame(): JSX.Element {
  const { newGame } = words
  const { value: given } = wishes
  const everythingRandom = () =>
    wish({ sin: RANDOM, acolytes: RANDOM, story: RANDOM, map: RANDOM, heroes: [], bots: given.bots })
  return (
    <Shell title={newGame.title}>
      <p>{newGame.lead}</p>
      <form
        class="new"
        onSubmit={(event) => {
          event.preventDefault()
          void begin()
        }}
      >
        <StoryPoster />
        <div class="new__side">
          <fieldset class="panel stack">
            <legend>{newGame.side}</legend>
            <div class="segments" role="radiogroup" aria-label={newGame.side}>
              {SIDES.map((side) => (
                <label key={side}>
                  <input
                    type="radio"
                    name="side"
                    checked={given.side === side}
                    onChange={() => wish({ side, bots: {} })}
                  />
                  <span>{newGame.sides(side)}</span>
                </label>
              ))}
            </div>
            <Pick
              label={newGame.heroPlayers}
              value={String(given.heroPlayers)}
              options={[1, 2, 3, 4].map((number) => ({
                value: String(number),
                words: `${number}: ${newGame.heroPlayersHint(HEROES_IN_PLAY[number] ?? 3)}`,
              }))}
              pick={(value) => wish({ heroPlayers: Number(value), heroes: [], bots: {} })}
            />
          </fieldset>
          <Heroes />
          <Seats />
          <fieldset class="panel stack">
            <legend>{newGame.options}</legend>
            <Pick
              label={newGame.edition}
              value={given.edition}
              options={EDITIONS.map((edition) => ({ value: edition, words: newGame.editions(edition) }))}
              pick={(edition) => wish({ edition: edition as Edition })}
            />
            <Check name="power" label={newGame.power} />
            <Check name="storyAid" label={newGame.storyAid} />
            <Check name="merciless" label={newGame.merciless} />
          </fieldset>
        </div>
        <div class="new__go row">
          <button type="submit" class="button new__begin" data-tone="primary">
            {newGame.begin}
          </button>
          <button type="button" class="button" onClick={everythingRandom}>
            {newGame.allRandom}
          </button>
          {refusal.value && (
            <p class="alarm" role="alert">
              {refusalText(refusal.value)}
            </p>
          )}
        </div>
      </form>
    </Shell>
  )
}
