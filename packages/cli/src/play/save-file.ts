import { join } from 'node:path'
import { BOT_NAMES, type BotName } from '@haven/bots'
import { type Rules, SEATS, type Seat, seedCommit } from '@haven/engine'
import { asList, asObject, asOneOf } from '@haven/engine/files'
import { dataFolder, InputError, type Io, pathFrom, readJson, stamp, writeJson } from '@haven/lab/ground'
import { type GameSnapshot, openSave, readSave, type Save, seatsOf, type Versions } from '@haven/table'
import type { Sitting } from '@haven/table/keeper'
import { freePath, newestIn } from '../files.ts'

/** Saves of the terminal: a save of the table, and who plays which side. */

export const SIDES = ['heroes', 'sins', 'both'] as const
/** Whom the person at the keyboard plays. */
export type PlaysAs = (typeof SIDES)[number]

export interface Players {
  readonly as: PlaysAs
  readonly bot: BotName
}

/** A game to be put on the table. */
export interface Loaded extends Pick<Sitting, 'game' | 'opening' | 'steps'> {
  /** Those that the game is played by: of an earlier release, if it means something else today. */
  readonly rules: Rules
  readonly players: Players
}

const FIELD = 'players'

/** The table knows nothing of who sits here: it reads the rest. */
export function withoutPlayers(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const { [FIELD]: _, ...rest } = value as Record<string, unknown>
  return rest
}

/** What was said on the command line counts more than the file, and the file more than what is usual. */
function readPlayers(value: unknown, seats: readonly Seat[], said: Partial<Players>, usual: Players): Players {
  const given = asObject(value, 'file')[FIELD]
  if (given === undefined) return { ...usual, ...said }
  const players = asObject(given, FIELD)
  if (players.people !== undefined) return playersOfBrowser(players, seats, said, usual)
  return {
    as: asOneOf(players.as, `${FIELD}.as`, SIDES),
    bot: asOneOf(players.bot, `${FIELD}.bot`, BOT_NAMES),
    ...said,
  }
}

/** The browser says for each seat who sits there; here a side is played as a whole. */
function playersOfBrowser(
  { people, bots = {} }: Readonly<Record<string, unknown>>,
  seats: readonly Seat[],
  said: Partial<Players>,
  usual: Players,
): Players {
  const seated = asList(people, `${FIELD}.people`).map((seat) => asOneOf(seat, `${FIELD}.people`, SEATS))
  const mine = seats.filter((seat) => seated.includes(seat))
  const heroes = seats.length - 1
  const isSins = mine.includes('sins')
  const whole = mine.length === seats.length ? 'both' : mine.length === heroes && !isSins ? 'heroes' : null
  const as = said.as ?? whole ?? (isSins && mine.length === 1 ? 'sins' : null)
  if (!as) {
    throw InputError.of('wholeSide', { people: mine, sides: SIDES })
  }
  const names = Object.entries(asObject(bots, `${FIELD}.bots`))
    .filter(([seat]) => !seated.includes(seat as Seat))
    .map(([seat, bot]) => asOneOf(bot, `${FIELD}.bots.${seat}`, BOT_NAMES))
  const [bot = usual.bot, ...others] = new Set(names)
  if (!said.bot && others.length > 0) {
    throw InputError.of('oneBot', { bots: [...new Set(names)] })
  }
  return { as, bot: said.bot ?? bot }
}

export async function loadFile(
  io: Io,
  versions: Versions,
  file: string,
  said: Partial<Players>,
  usual: Players,
): Promise<Loaded> {
  const value = readJson(io, file)
  const save = readSave(withoutPlayers(value))
  const { rules, snapshot, opening, steps } = await openSave(versions, save)
  return { rules, game: snapshot, opening, steps, players: readPlayers(value, seatsOf(rules, snapshot), said, usual) }
}

export function saveTo(file: string, save: Save, players: Players): void {
  writeJson(file, { ...save, [FIELD]: players })
}

export const savesFolder = (io: Io): string => join(dataFolder(io), 'saves')

type Named = Pick<GameSnapshot, 'setup' | 'seed'>

const fileName = (io: Io, { setup, seed }: Named): string => `${stamp(io)}-${setup.map}-${seedCommit(seed).slice(0, 6)}`

export const newSavePath = (io: Io, game: Named): string => freePath(savesFolder(io), fileName(io, game))
export const recordPath = (io: Io, game: Named): string => freePath(join(dataFolder(io), 'records'), fileName(io, game))

export function newestSave(io: Io): string {
  const newest = newestIn(savesFolder(io), '.json')
  if (!newest) throw InputError.of('noSave', { folder: savesFolder(io) })
  return newest
}

/** A game from our own folder goes on in its file; somebody's copy elsewhere is left as it is. */
export function autosavePath(io: Io, game: Named, loadedFrom: string | null): string {
  if (loadedFrom && pathFrom(io, loadedFrom).startsWith(savesFolder(io))) return pathFrom(io, loadedFrom)
  return newSavePath(io, game)
}
