import type { CityAction, HeroFace, Npc, Result, Seat, Side, SinFace, TokenKind, WindowName } from './contract.ts'

/**
 * What happened, as small facts. Log, animation, statistics and tests are made from these alone.
 * What only some may see is in `secret`; hiding it needs no knowledge of the event.
 */
type Fact<Name extends string, Fields = object> = { readonly event: Name } & Readonly<Fields>

export type RollOf = 'fight' | 'ranged' | 'cleanse' | 'corruption-check' | 'fire-check'

export type Event =
  | Fact<'gameStarted', { story: string; map: string; sin: string; acolytes: string; heroes: readonly string[] }>
  | Fact<'gameOver', { winner: Side; rule: string }>
  // rounds and turns
  | Fact<'roundStarted', { round: number }>
  | Fact<'roundEnded', { round: number }>
  | Fact<'firstHeroChosen', { hero: string }>
  | Fact<'turnStarted', { hero: string; with: 'turn' | 'extra' }>
  | Fact<'turnPassed', { hero: string }>
  | Fact<'turnEnded', { hero: string }>
  | Fact<'tokensReset'>
  | Fact<'ballotCast', { count: number; secret: { to: 'heroes'; seat: Seat; option: string } }>
  | Fact<'voteFailed', { vote: string }>
  | Fact<'choiceMade', { cause: string; choice: string }>
  // figures
  | Fact<'heroMoved', { hero: string; from: string; to: string; metro: boolean }>
  | Fact<'heroTeleported', { hero: string; from: string; to: string; cause: string }>
  | Fact<'heroDied', { hero: string; space: string; cause: string }>
  | Fact<'heroJoined', { hero: string; space: string; instead: string }>
  | Fact<'formChanged', { hero: string; form: string }>
  | Fact<'monsterMoved', { monster: string; from: string; to: string; cause: string }>
  | Fact<'monsterTeleported', { monster: string; from: string; to: string; cause: string }>
  | Fact<'monsterSummoned', { monster: string; space: string; cause: string }>
  | Fact<'monsterKilled', { monster: string; space: string; by: 'fight' | 'ranged' | 'orbital' | 'effect' }>
  | Fact<'monsterReinforced', { monster: string }>
  | Fact<'monsterPinned', { monster: string; cause: string }>
  | Fact<'monsterWithdrawn', { monster: string; cause: string }>
  | Fact<'orbitalMoved', { token: string; from: string; to: string }>
  // hurt and healing
  | Fact<'woundTaken', { hero: string; slot: number; cause: string }>
  | Fact<'woundHealed', { hero: string; slot: number; cause: string }>
  | Fact<'corruptionTaken', { hero: string; level: number; voluntary: boolean; cause: string }>
  | Fact<'corruptionLost', { hero: string; level: number; cause: string }>
  | Fact<'forbidden', { hero: string; what: string; cause: string }>
  | Fact<'innocentKilled', { hero: string }>
  // tokens and cards
  | Fact<'tokenPlaced', { token: TokenKind; space: string; cause: string }>
  | Fact<'tokenRemoved', { token: string; space: string; hero: string }>
  | Fact<'tokenLost', { token: TokenKind; space: string; cause: string }>
  | Fact<'tokenTaken', { token: string; space: string; hero: string }>
  | Fact<'tokensFlipped', { space: string; tokens: readonly TokenKind[]; hero: string }>
  | Fact<'npcDropped', { npc: Npc; space: string; hero: string }>
  | Fact<'innocentDelivered', { hero: string; space: string }>
  | Fact<'iconCovered', { district: string; icon: CityAction; cause: string }>
  | Fact<'iconUncovered', { district: string; icon: CityAction }>
  | Fact<'spaceMarked', { space: string; mark: string; cause: string }>
  | Fact<'spaceUnmarked', { space: string; mark: string; cause: string }>
  | Fact<'missionMarked', { mark: string }>
  | Fact<'extraTurnGained', { hero: string; cause: string }>
  | Fact<'extraTurnLost', { hero: string; cause: string }>
  | Fact<'upgradeTaken', { hero: string; card: string }>
  | Fact<'upgradeLost', { hero: string; card: string }>
  | Fact<'upgradeSlept', { hero: string; card: string; until: 'turn' | 'round'; cause: string }>
  | Fact<'inventoryRefilled', { card: string }>
  // City Actions
  | Fact<'cityUsed', { hero: string; district: string }>
  | Fact<'cityActionDone', { hero: string; action: CityAction }>
  | Fact<'cityActionSkipped', { hero: string; action: CityAction; cause: string }>
  // dice and fights
  | Fact<'fightStarted', { hero: string; space: string; target: string; by: Side; ranged: boolean }>
  | Fact<'fightOff', { hero: string }>
  | Fact<'cleanseStarted', { hero: string; space: string }>
  | Fact<'acolyteUsed', { acolytes: string; space: string }>
  | Fact<
      'diceRolled',
      { side: Side; hero: string; roll: RollOf; faces: readonly (HeroFace | SinFace)[]; reroll: boolean }
    >
  | Fact<'faithTurned', { hero: string; as: Result; bonus: boolean }>
  | Fact<'resultDropped', { hero: string; side: Side; face: string; count: number; cause: string }>
  | Fact<'resultAdded', { hero: string; side: Side; face: string; count: number; cause: string }>
  | Fact<'rollSettled', { hero: string; hits: number; skills: number; defense: number; counters: number }>
  | Fact<'fightSettled', { hero: string; sinHits: number; sinCorruption: number; wounds: number; corruption: number }>
  | Fact<'checkSettled', { hero: string; kind: 'fire' | 'corruption'; dice: number; suffered: number }>
  | Fact<'abilityUsed', { ability: string; hero: string }>
  | Fact<'textUsed', { cause: string }>
  // the Sins player
  | Fact<'reactionCommitted', { hero: string; reacts: boolean }>
  | Fact<'reactionSpent', { hero: string; left: number }>
  | Fact<'reactionGained', { count: number; cause: string }>
  | Fact<'sinCardPlayed', { card: string; window: WindowName; hero: string }>
  | Fact<'sinCardCancelled', { card: string; cause: string }>
  | Fact<'sinCardDiscarded', { card: string }>
  | Fact<'sinCardThrown', { card: string; cause: string }>
  | Fact<'sinCardsDrawn', { count: number; cause: string; secret: { to: 'sins'; cards: readonly string[] } }>
  | Fact<'sinDeckRemade'>
  // story
  | Fact<'trackRaised', { level: number; cause: string }>
  | Fact<'apocalypseDrawn', { count: number; secret: { to: 'sins'; cards: readonly string[] } }>
  | Fact<'apocalypseRevealed', { card: string }>
  | Fact<'apocalypsePutBack', { secret: { to: 'sins'; card: string } }>
  | Fact<'apocalypseRemoved', { card: string }>
  | Fact<'missionProgress', { mission: string; progress: number; count: number }>
  | Fact<'missionAccomplished', { mission: string }>
  | Fact<'missionBegun', { mission: string; count: number }>
  | Fact<'countChanged', { mission: string; count: number }>
  | Fact<'darkPastGiven', { hero: string; secret: { to: 'sins'; card: string } }>
  | Fact<'darkPastRevealed', { hero: string; card: string }>

export type EventName = Event['event']
