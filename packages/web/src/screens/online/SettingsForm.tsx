import { EDITIONS, type Edition } from '@haven/engine'
import type { BotLevel, Spectators, TableSettings, TimeControl } from '@haven/table'
import type { JSX } from 'preact'
import { say } from '../../base/online-words.ts'
import { words } from '../../base/words.ts'
import { boxesOn, useWordsOf } from '../../model/boxes/boxes.ts'
import { hasCrate, RANDOM } from '../../model/boxes/offers.ts'
import {
  BANKS,
  BOT_LEVELS,
  CONTROLS,
  HOURS,
  heroesWanted,
  INCREMENTS,
  mapsOf,
  SPECTATORS,
  TALKS,
  teamIn,
  WINDOWS,
  withControl,
  withSetup,
  withTeam,
} from '../../model/online/wishes.ts'
import { Choice } from '../../parts/setup/Choice.tsx'
import { AcolyteChoice, SinChoice } from '../../parts/setup/Enemies.tsx'
import { MapChoice } from '../../parts/setup/MapChoice.tsx'
import { PlayersChoice } from '../../parts/setup/PlayersChoice.tsx'
import { Standees } from '../../parts/setup/Standees.tsx'
import { StoryWall } from '../../parts/setup/StoryWall.tsx'
import { TeamChoice } from '../../parts/setup/TeamChoice.tsx'
import { Check, Panel, Pick } from './fields.tsx'

interface FormProps {
  readonly settings: TableSettings
  readonly set: (settings: TableSettings) => void
}

const numbers = (list: readonly number[], text: (each: number) => string): { value: string; words: string }[] =>
  list.map((each) => ({ value: String(each), words: text(each) }))

/** All that can be chosen about a table. */
export function SettingsForm({ settings, set }: FormProps): JSX.Element {
  return (
    <>
      {!settings.position && <GameChoices settings={settings} set={set} />}
      <TableRules settings={settings} set={set} />
    </>
  )
}

/** What is played, and against whom: chosen as in a game of one's own. */
export function GameChoices({ settings, set }: FormProps): JSX.Element {
  const { newGame } = words
  useWordsOf(boxesOn().map(({ manifest }) => manifest.id))
  const { setup } = settings
  const change = (part: Partial<TableSettings['setup']>) => set(withSetup(settings, part))
  const { story = RANDOM, map = RANDOM, sin = RANDOM, acolytes = RANDOM, edition = 'final' } = setup
  return (
    <div class="setup">
      <div class="stack">
        <StoryWall
          value={story}
          pick={(next) => change({ story: next, map: next === RANDOM ? RANDOM : (mapsOf(next)[0] ?? RANDOM) })}
        />
        {story !== RANDOM && <MapChoice story={story} value={map} pick={(next) => change({ map: next })} />}
        <PlayersChoice value={setup.heroPlayers} pick={(heroPlayers) => change({ heroPlayers })} />
      </div>
      <div class="stack">
        <SinChoice value={sin} pick={(next) => change({ sin: next })} />
        <AcolyteChoice value={acolytes} pick={(next) => change({ acolytes: next })} />
      </div>
      <div class="stack">
        <TeamChoice value={teamIn(settings)} pick={(team) => set(withTeam(settings, team))} />
        <Heroes settings={settings} set={set} />
        {hasCrate() && (
          <Check
            label={newGame.secondCrate}
            checked={setup.secondCrate === true}
            set={(secondCrate) => change({ secondCrate })}
          />
        )}
        <Choice
          name="edition"
          title={newGame.edition}
          look="chips"
          value={edition}
          offers={EDITIONS.map((each) => ({ value: each, name: newGame.editions(each) }))}
          pick={(next) => change({ edition: next as Edition })}
        />
      </div>
    </div>
  )
}

function Heroes({ settings, set }: FormProps): JSX.Element {
  const { heroes } = settings.setup
  const chosen = Array.isArray(heroes) ? (heroes as readonly string[]) : []
  const wanted = heroesWanted(settings)
  const toggle = (hero: string) => {
    const next = chosen.includes(hero) ? chosen.filter((each) => each !== hero) : [...chosen, hero].slice(-wanted)
    set({ ...settings, setup: { ...settings.setup, heroes: next.length === 0 ? RANDOM : next } })
  }
  return <Standees team={teamIn(settings)} heroes={chosen} wanted={wanted} toggle={toggle} />
}

/** Clocks and windows, who may come and watch, and the bots. */
export function TableRules({ settings, set }: FormProps): JSX.Element {
  return (
    <div class="setup" data-of="table">
      <TimePanel settings={settings} set={set} />
      <TablePanel settings={settings} set={set} />
    </div>
  )
}

function TimePanel({ settings, set }: FormProps): JSX.Element {
  const { rooms } = say
  const { time } = settings
  return (
    <Panel title={rooms.time}>
      <Choice
        name="control"
        title={rooms.control}
        look="chips"
        value={time.control}
        offers={CONTROLS.map((control) => ({ value: control, name: rooms.controls[control] }))}
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
