import { LEVELS } from '@haven/bots/names'
import { EDITIONS, type Edition, type HeroClass } from '@haven/engine'
import type { JSX } from 'preact'
import { catalogue, words } from '../../base/words.ts'
import { hasCrate, heroesOf, teams } from '../../model/boxes/offers.ts'
import { teamName } from '../../model/boxes/team-name.ts'
import { Portrait } from '../../parts/art/Portrait.tsx'
import { Choice } from './Choice.tsx'
import { note, type Sitting, seatsOf, setTeam, sittingAt, toggleHero, wantedHeroes, wish, wishes } from './wishes.ts'

const CLASSES: readonly HeroClass[] = ['leader', 'shooter', 'bruiser', 'fixer']

/** A team by class; whoever is pressed first goes first. */
function Standees(): JSX.Element {
  const { newGame } = words
  const { heroes, heroPlayers, team } = wishes.value
  const wanted = wantedHeroes(heroPlayers)
  const all = CLASSES.flatMap((each) => heroesOf(team).filter((hero) => hero.class === each))
  return (
    <fieldset class="standees">
      <legend class="choice__title">{newGame.heroes}</legend>
      {all.map(({ id, class: heroClass }) => {
        const place = heroes.indexOf(id)
        return (
          <button
            key={id}
            type="button"
            class="standee"
            data-class={heroClass}
            aria-pressed={place >= 0}
            aria-label={newGame.heroAt(id, heroClass, place >= 0 ? place + 1 : null)}
            onClick={() => toggleHero(id)}
          >
            <span class="standee__figure">
              <Portrait form={id} class={heroClass} size={72} />
              {place >= 0 && <b class="standee__turn">{place + 1}</b>}
            </span>
            <b class="standee__name display">{catalogue.name(id)}</b>
            <small>{catalogue.name(heroClass)}</small>
          </button>
        )
      })}
      <p class="standees__number" aria-hidden="true">
        <b class="display">{wanted}</b>
        <small>{newGame.heroNumber}</small>
      </p>
      <p class="standees__note" role="status">
        {note.value || newGame.heroesHint(heroes.length, wanted)}
      </p>
    </fieldset>
  )
}

function Check(props: {
  readonly label: string
  readonly name: 'power' | 'storyAid' | 'merciless' | 'secondCrate'
}): JSX.Element {
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

/** What hardly anybody changes. */
function More(): JSX.Element {
  const { newGame } = words
  const { value: given } = wishes
  return (
    <details class="new__more">
      <summary>{newGame.more}</summary>
      <div class="stack">
        <Choice
          name="edition"
          title={newGame.edition}
          look="chips"
          value={given.edition}
          offers={EDITIONS.map((edition) => ({ value: edition, name: newGame.editions(edition) }))}
          pick={(edition) => wish({ edition: edition as Edition })}
        />
        <Check name="power" label={newGame.power} />
        <Check name="storyAid" label={newGame.storyAid} />
        <Check name="merciless" label={newGame.merciless} />
        {hasCrate() && <Check name="secondCrate" label={newGame.secondCrate} />}
        {seatsOf(given.heroPlayers).map((seat) => (
          <Choice
            key={seat}
            name={`seat-${seat}`}
            title={catalogue.name(seat)}
            look="chips"
            value={sittingAt(seat, given)}
            offers={[
              { value: 'person', name: newGame.person },
              ...LEVELS.map((level, i) => ({
                value: level as string,
                name: `${newGame.bot}: ${newGame.botLevel(level)}`,
                show: <span>{i + 1}</span>,
              })),
            ]}
            pick={(who) => wish({ seats: { ...given.seats, [seat]: who as Sitting } })}
          />
        ))}
      </div>
    </details>
  )
}

export function Team(): JSX.Element {
  const { newGame } = words
  const { value: given } = wishes
  return (
    <div class="new__team">
      {teams().length > 1 && (
        <Choice
          name="team"
          title={newGame.team}
          look="chips"
          value={given.team}
          offers={teams().map((team) => ({
            value: team,
            name: teamName(team),
          }))}
          pick={setTeam}
        />
      )}
      <Standees />
      <Choice
        name="level"
        title={newGame.level}
        look="chips"
        value={given.level}
        offers={LEVELS.map((level) => ({ value: level as string, name: newGame.botLevel(level) }))}
        pick={(level) => wish({ level: level as (typeof LEVELS)[number], seats: {} })}
      />
      <More />
    </div>
  )
}
