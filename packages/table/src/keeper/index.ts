export {
  AUDIENCES,
  type Audience,
  audienceOf,
  BEAT,
  type Change,
  type Entry,
  type Eyes,
  finishedGames,
  frameFor,
  type HomePlayers,
  homePlayersOf,
  homeTable,
  type Input,
  identify,
  isAsked,
  type Judged,
  judge,
  keyOf,
  type LiveTable,
  listedAs,
  type Moderated,
  NO_EYES,
  newTable,
  noticedAt,
  type Report,
  recordAt,
  reportsOf,
  type Sitting,
  STORED_BEFORE,
  type StoredLine,
  type StoredTable,
  saveOfTable,
  stepsOf,
  TAIL_ENTRIES,
  TAIL_LINES,
  type TableReport,
  wakeAt,
} from '../judge/index.ts'
export type { Allows } from '../judge/work.ts'
export { type CommandOutcome, Connection, type Ready, type Send } from './connection.ts'
export { Doubt } from './doubt.ts'
export { hashOf, Keeper, type KeeperOptions } from './keeper.ts'
export { MemoryTables, memoryStore } from './memory-store.ts'
export type { Store } from './store.ts'
export type { Notice, ThinkAsk, World } from './world.ts'
