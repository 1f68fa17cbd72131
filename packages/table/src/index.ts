export { bringOver } from './bring-over.ts'
export { draftedAnswer } from './drafts.ts'
export { type FaultCode, TABLE_CODES, type TableCode, TableError } from './errors.ts'
export { CHECK_MS, filmMs, isTogether, MOST_FILM_MS, SCENE_MS, STAGGER_MS, sceneMs } from './film.ts'
export { TableGame } from './game.ts'
export type { HomePlayers } from './judge/home.ts'
export * from './online/index.ts'
export {
  answerFor,
  type IdleOrder,
  lapse,
  MOST_WOUNDS_BORNE,
  type Order,
  type PassOrder,
  type PlayOrder,
  type ReactOrder,
  YIELD_KINDS,
  type YieldKind,
} from './orders.ts'
export type { Epoch, Face, Hash, Played, PlayedAnswer } from './play.ts'
export {
  CARD,
  type Postcard,
  type PostcardHero,
  type PostcardKind,
  postcardOf,
  readPostcard,
  withPostcard,
  writePostcard,
} from './postcard.ts'
export {
  type LogStep,
  logAfter,
  type Pulse,
  readSeatCommand,
  type SaidNo,
  SEAT_COMMANDS,
  type SeatCommand,
  type SeatCommandName,
  saidNo,
  type TableUpdate,
} from './protocol.ts'
export { type GameRecord, readRecord, type Verdict, verifyRecord } from './record.ts'
export { type Fault, type Replay, replay } from './replay.ts'
export { loadSave, openSave, readSave, type Save, writeSave } from './save.ts'
export { type Seal, sealOf } from './seals.ts'
export {
  type Beginning,
  type GameFacts,
  type GameSnapshot,
  type GameStep,
  goBack,
  openGame,
  playAnswer,
  playedOf,
  recordOfGame,
  resolved,
  seatsOf,
  undoableOf,
} from './snapshot.ts'
export { onlyRules, type Versions, versionsOf } from './versions.ts'
export { agreedOn, ballots, giveUp, openTalk, propose, type Talk, type TalkView, viewTalk } from './vote.ts'
export { type Walked, walk, walkFound } from './walk.ts'
