import { coreBox } from '@haven/content'
import { FIRST_SETUP } from '@haven/content/first-game'
import { HEROES_IN_PLAY } from '@haven/engine'
import { BOT_LEVELS, CONTROLS, SPECTATORS, type TableSettings, type TimeControl } from '@haven/table'
import { drawnFrom, offers, RANDOM, teamOf } from '../boxes/offers.ts'
import { hashesOf } from '../boxes/rules-of.ts'
import type { Linked } from '../links/links.ts'
import { versions } from '../rules.ts'

/** What somebody who makes a table can choose, and what the server is told of it. */

export const BANKS = [300, 600, 1_200, 2_400, 3_600] as const
export const INCREMENTS = [0, 10, 20, 30, 60] as const
export const HOURS = [6, 12, 24, 48, 72, 168] as const
export const WINDOWS = [1_200, 3_000, 6_000, 12_000, 30_000] as const
export const TALKS = [60, 120, 300, 86_400] as const
export { BOT_LEVELS, CONTROLS, SPECTATORS }

export const USUAL: TableSettings = {
  listed: false,
  spectators: 'heroes',
  time: { control: 'none' },
  window: 3_000,
  talk: null,
  bot: 'level3',
  setup: {
    heroPlayers: 2,
    ...FIRST_SETUP,
    heroes: RANDOM,
  },
}

const TIMES: Readonly<Record<TimeControl['control'], TimeControl>> = {
  none: { control: 'none' },
  live: { control: 'live', bank: 1_200, increment: 20 },
  days: { control: 'days', hours: 24 },
}

export const timeOf = (control: TimeControl['control']): TimeControl => TIMES[control]

/** Days need long talks; a live table short ones. */
export function withControl(settings: TableSettings, control: TimeControl['control']): TableSettings {
  return { ...settings, time: timeOf(control), talk: control === 'days' ? 86_400 : control === 'live' ? 120 : null }
}

/** Drawn from the boxes that it names. */
function withBoxes(wished: TableSettings, team: string): TableSettings {
  const { boxes: _, setup: given, ...settings } = wished
  const { team: __, ...setup } = given
  const { sin, acolytes, story, map, secondCrate } = setup
  const { boxes, ...drawn } = drawnFrom({ ids: [sin, acolytes, story, map], team, secondCrate })
  return { ...settings, setup: { ...setup, ...drawn }, ...(boxes && { boxes }) }
}

export const teamIn = ({ setup, boxes }: TableSettings): string => teamOf(setup, boxes)

export function withSetup(settings: TableSettings, part: Partial<TableSettings['setup']>): TableSettings {
  const setup = { ...settings.setup, ...part }
  // Another number of players, another number of heroes.
  const heroes = part.heroPlayers === undefined ? setup.heroes : RANDOM
  return withBoxes({ ...settings, setup: { ...setup, ...(heroes !== undefined && { heroes }) } }, teamIn(settings))
}

/** Heroes of another team are drawn anew. */
export const withTeam = (settings: TableSettings, team: string): TableSettings =>
  withBoxes({ ...settings, setup: { ...settings.setup, heroes: RANDOM } }, team)

export const mapsOf = (story: string | undefined): readonly string[] =>
  offers('maps')
    .filter((map) => story === undefined || story === RANDOM || map.story === story)
    .map(({ id }) => id)

/** The sins that its boxes have. */
export const sinsOf = ({ boxes = [] }: TableSettings): readonly string[] => [
  ...coreBox.sins.map(({ id }) => id),
  ...versions.shelf().flatMap(({ hash, adds }) => (boxes.includes(hash) ? (adds.sins ?? []).map(({ id }) => id) : [])),
]

export const heroesWanted = ({ setup }: TableSettings): number => HEROES_IN_PLAY[setup.heroPlayers] ?? 3

/** From a moment that somebody shared: its own set-up holds. */
export const fromPosition = ({ position, rules: own }: Linked): TableSettings => ({
  ...USUAL,
  setup: { heroPlayers: own.fromPosition(position, 'haven/table').setup.heroPlayers },
  ...(own.tables.boxes.length > 0 && { boxes: hashesOf(versions, own.tables.boxes) }),
  position,
})
