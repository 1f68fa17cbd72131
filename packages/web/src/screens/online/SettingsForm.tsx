import { EDITIONS, type Edition, HEROES_IN_PLAY } from '@haven/engine'
import type { BotLevel, Spectators, TableSettings, TimeControl } from '@haven/table'
import type { JSX } from 'preact'
import { say } from '../../base/online-words.ts'
import { catalogue, words } from '../../base/words.ts'
import { boxesOn, useWordsOf } from '../../model/boxes/boxes.ts'
import { hasCrate, heroesOf, offers, teams } from '../../model/boxes/offers.ts'
import { teamName } from '../../model/boxes/team-name.ts'
import {
  BANKS,
  BOT_LEVELS,
  CONTROLS,
  HOURS,
  heroesWanted,
  INCREMENTS,
  mapsOf,
  RANDOM,
  SPECTATORS,
  TALKS,
  teamIn,
  WINDOWS,
  withControl,
  withSetup,
  withTeam,
} from '../../model/online/wishes.ts'
import { MapPicture } from '../../parts/city/MapPicture.tsx'
import { Check, Panel, Pick } from './fields.tsx'

interface FormProps {
  readonly settings: TableSettings
  readonly set: (settings: TableSettings) => void
}

const named = (ids: Iterable<string>): { value: string; words: string }[] => [
  ...[...ids].map((id) => ({ value: id, words: catalogue.name(id) })),
  { value: RANDOM, words: say.rooms.random },
]

const numbers = (list: readonly number[], text: (each: number) => string): { value: string; words: string }[] =>
  list.map((each) => ({ value: String(each), words: text(each) }))

const idsOf = (kind: 'stories' | 'sins' | 'acolytes'): string[] => offers(kind).map(({ id }) => id)

/** All that can be chosen about a table, in three panels. */
export function SettingsForm({ settings, set }: FormProps): JSX.Element {
  return (
    <>
      {!settings.position && <GamePanel settings={settings} set={set} />}
      <div class="stack">
        <TimePanel settings={settings} set={set} />
        <TablePanel settings={settings} set={set} />
      </div>
    </>
  )
}

function GamePanel({ settings, set }: FormProps): JSX.Element {
  const { newGame } = words
  useWordsOf(boxesOn().map(({ manifest }) => manifest.id))
  const { setup } = settings
  const change = (part: Partial<TableSettings['setup']>) => set(withSetup(settings, part))
  const { story = RANDOM, map = RANDOM, sin = RANDOM, acolytes = RANDOM, edition = 'final' } = setup
  return (
    <Panel title={say.rooms.game}>
      <Pick
        label={newGame.heroPlayers}
        value={String(setup.heroPlayers)}
        options={numbers([1, 2, 3, 4], (n) => `${n}: ${newGame.heroPlayersHint(HEROES_IN_PLAY[n] ?? 3)}`)}
        pick={(value) => change({ heroPlayers: Number(value) })}
      />
      <Pick
        label={newGame.story}
        value={story}
        options={named(idsOf('stories'))}
        pick={(next) => change({ story: next, map: next === RANDOM ? RANDOM : (mapsOf(next)[0] ?? RANDOM) })}
      />
      <Pick label={newGame.map} value={map} options={named(mapsOf(story))} pick={(next) => change({ map: next })} />
      {map !== RANDOM && <MapPicture map={map} sin={sin} acolytes={acolytes} />}
      <Pick label={newGame.sin} value={sin} options={named(idsOf('sins'))} pick={(next) => change({ sin: next })} />
      <Pick
        label={newGame.acolytes}
        value={acolytes}
        options={named(idsOf('acolytes'))}
        pick={(next) => change({ acolytes: next })}
      />
      {teams().length > 1 && (
        <Pick
          label={newGame.team}
          value={teamIn(settings)}
          options={teams().map((team) => ({ value: team, words: teamName(team) }))}
          pick={(team) => set(withTeam(settings, team))}
        />
      )}
      <HeroPicker settings={settings} set={set} />
      {hasCrate() && (
        <Check
          label={newGame.secondCrate}
          checked={setup.secondCrate === true}
          set={(secondCrate) => change({ secondCrate })}
        />
      )}
      <Pick
        label={newGame.edition}
        value={edition}
        options={EDITIONS.map((each) => ({ value: each, words: newGame.editions(each) }))}
        pick={(next) => change({ edition: next as Edition })}
      />
    </Panel>
  )
}

function HeroPicker({ settings, set }: FormProps): JSX.Element {
  const { heroes } = settings.setup
  const chosen = Array.isArray(heroes) ? (heroes as readonly string[]) : []
  const wanted = heroesWanted(settings)
  const toggle = (hero: string) => {
    const next = chosen.includes(hero) ? chosen.filter((each) => each !== hero) : [...chosen, hero].slice(-wanted)
    set({ ...settings, setup: { ...settings.setup, heroes: next.length === 0 ? RANDOM : next } })
  }
  return (
    <fieldset class="online__heroes" aria-label={say.rooms.heroes}>
      <p class="field">
        {say.rooms.heroes}{' '}
        <span class="online__note">
          {chosen.length === 0 ? say.rooms.heroesRandom : words.newGame.heroesHint(chosen.length, wanted)}
        </span>
      </p>
      <div class="row">
        {heroesOf(teamIn(settings)).map(({ id: hero }) => (
          <button
            key={hero}
            type="button"
            class="chip"
            aria-pressed={chosen.includes(hero)}
            onClick={() => toggle(hero)}
          >
            {catalogue.name(hero)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

function TimePanel({ settings, set }: FormProps): JSX.Element {
  const { rooms } = say
  const { time } = settings
  return (
    <Panel title={rooms.time}>
      <Pick
        label={rooms.control}
        value={time.control}
        options={CONTROLS.map((control) => ({ value: control, words: rooms.controls[control] }))}
        pick={(control) => set(withControl(settings, control as TimeControl['control']))}
      />
      {time.control === 'live' && (
        <>
          <Pick
            label={rooms.bank}
            value={String(time.bank)}
            options={numbers(BANKS, rooms.minutes)}
            pick={(bank) => set({ ...settings, time: { ...time, bank: Number(bank) } })}
          />
          <Pick
            label={rooms.increment}
            value={String(time.increment)}
            options={numbers(INCREMENTS, rooms.seconds)}
            pick={(increment) => set({ ...settings, time: { ...time, increment: Number(increment) } })}
          />
        </>
      )}
      {time.control === 'days' && (
        <Pick
          label={rooms.hours}
          value={String(time.hours)}
          options={numbers(HOURS, rooms.hoursOf)}
          pick={(hours) => set({ ...settings, time: { ...time, hours: Number(hours) } })}
        />
      )}
      <Pick
        label={rooms.window}
        hint={rooms.windowHint}
        value={String(settings.window)}
        options={numbers(WINDOWS, (ms) => rooms.seconds(ms / 1_000))}
        pick={(window) => set({ ...settings, window: Number(window) })}
      />
      <Pick
        label={rooms.talk}
        value={String(settings.talk)}
        options={[
          ...numbers(TALKS, (seconds) => (seconds < 3_600 ? rooms.minutes(seconds) : rooms.hoursOf(seconds / 3_600))),
          { value: 'null', words: rooms.talkEver },
        ]}
        pick={(talk) => set({ ...settings, talk: talk === 'null' ? null : Number(talk) })}
      />
    </Panel>
  )
}

function TablePanel({ settings, set }: FormProps): JSX.Element {
  const { rooms } = say
  return (
    <Panel title={rooms.table}>
      <Check
        label={rooms.listed}
        hint={rooms.listedHint}
        checked={settings.listed}
        set={(listed) => set({ ...settings, listed })}
      />
      <Check
        label={rooms.coach}
        hint={rooms.coachHint}
        checked={settings.coach === true}
        set={(coach) => set({ ...settings, coach })}
      />
      <Pick
        label={rooms.spectators}
        value={settings.spectators}
        options={SPECTATORS.map((each) => ({ value: each, words: rooms.spectatorsSee[each] }))}
        pick={(spectators) => set({ ...settings, spectators: spectators as Spectators })}
      />
      <Pick
        label={rooms.bot}
        value={settings.bot}
        options={BOT_LEVELS.map((level) => ({ value: level, words: words.newGame.botLevel(level) }))}
        pick={(bot) => set({ ...settings, bot: bot as BotLevel })}
      />
    </Panel>
  )
}
