import { join } from 'node:path'
import { BOT_NAMES, type BotName } from '@haven/bots'
import type { Rules } from '@haven/engine'
import { asObject, asOneOf } from '@haven/engine/files'
import { dataFolder, InputError, type Io, pathFrom, readJson, stamp, writeJson } from '@haven/lab/ground'
import { loadSave, readSave, type TableGame } from '@haven/table'
import { freePath, newestIn } from '../files.ts'

/** Saves of the terminal: a save of the table, and who plays which side. */

export const SIDES = ['heroes', 'sins', 'both'] as const
/** Whom the person at the keyboard plays. */
export type PlaysAs = (typeof SIDES)[number]

export interface Players {
  readonly as: PlaysAs
  readonly bot: BotName
}

export interface Loaded {
  readonly game: TableGame
  readonly seed: string
  /** Null in a save that another host wrote. */
  readonly players: Players | null
}

const FIELD = 'players'

/** The table knows nothing of who sits here: it reads the rest. */
export function withoutPlayers(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const { [FIELD]: _, ...rest } = value as Record<string, unknown>
  return rest
}

function readPlayers(value: unknown): Players | null {
  const given = asObject(value, 'file')[FIELD]
  if (given === undefined) return null
  const players = asObject(given, FIELD)
  return {
    as: asOneOf(players.as, `${FIELD}.as`, SIDES),
    bot: asOneOf(players.bot, `${FIELD}.bot`, BOT_NAMES),
  }
}

export function loadFile(io: Io, rules: Rules, file: string): Loaded {
  const value = readJson(io, file)
  const save = readSave(withoutPlayers(value))
  return { game: loadSave(rules, save), seed: save.seed, players: readPlayers(value) }
}

export function saveTo(file: string, game: TableGame, players: Players): void {
  writeJson(file, { ...game.save(), [FIELD]: players })
}

export const savesFolder = (io: Io): string => join(dataFolder(io), 'saves')

const fileName = (io: Io, game: TableGame): string => `${stamp(io)}-${game.setup.map}-${game.seedCommit.slice(0, 6)}`

export const newSavePath = (io: Io, game: TableGame): string => freePath(savesFolder(io), fileName(io, game))
export const recordPath = (io: Io, game: TableGame): string =>
  freePath(join(dataFolder(io), 'records'), fileName(io, game))

export function newestSave(io: Io): string {
  const newest = newestIn(savesFolder(io), '.json')
  if (!newest) throw new InputError(`there is no saved game in ${savesFolder(io)}; start one with "haven play"`)
  return newest
}

/** A game from our own folder goes on in its file; somebody's copy elsewhere is left as it is. */
export function autosavePath(io: Io, game: TableGame, loadedFrom: string | null): string {
  if (loadedFrom && pathFrom(io, loadedFrom).startsWith(savesFolder(io))) return pathFrom(io, loadedFrom)
  return newSavePath(io, game)
}
