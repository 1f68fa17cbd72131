export {
  AUDIENCES,
  type Audience,
  audienceOf,
  BEAT,
  type Change,
  type Entry,
  type Eyes,
  frameFor,
  type HomePlayers,
  homePlayersOf,
  homeTable,
  type Input,
  type Judged,
  judge,
  keyOf,
  type LiveTable,
  listedAs,
  NO_EYES,
  newTable,
  type Sitting,
  STORED_BEFORE,
  type StoredLine,
  type StoredTable,
  saveOfTable,
  stepsOf,
  TAIL_ENTRIES,
  TAIL_LINES,
  wakeAt,
} from '../judge/index.ts'
export type { Allows } from '../judge/work.ts'
export { Connection, type Send } from './connection.ts'
export { hashOf, Keeper, type KeeperOptions } from './keeper.ts'
export { MemoryTables, memoryStore } from './memory-store.ts'
export { Doubt } from './reading.ts'
export type { Store } from './store.ts'
export type { Notice, ThinkAsk, World } from './world.ts'
