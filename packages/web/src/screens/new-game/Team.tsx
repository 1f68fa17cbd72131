import { LEVELS } from '@haven/bots/names'
import { EDITIONS, type Edition } from '@haven/engine'
import type { JSX } from 'preact'
import { catalogue, words } from '../../base/words.ts'
import { hasCrate } from '../../model/boxes/offers.ts'
import { Choice } from '../../parts/setup/Choice.tsx'
import { Standees } from '../../parts/setup/Standees.tsx'
import { TeamChoice } from '../../parts/setup/TeamChoice.tsx'
import { note, type Sitting, seatsOf, setTeam, sittingAt, toggleHero, wantedHeroes, wish, wishes } from './wishes.ts'

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
                name: catalogue.labelled(newGame.bot, newGame.botLevel(level)),
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
      <TeamChoice value={given.team} pick={setTeam} />
      <Standees
        team={given.team}
        heroes={given.heroes}
        wanted={wantedHeroes(given.heroPlayers)}
        toggle={toggleHero}
        note={note.value}
      />
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
