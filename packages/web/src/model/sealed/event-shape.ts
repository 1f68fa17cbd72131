import { type Event, type EventName, NPCS, SEATS, TOKEN_KINDS, WINDOWS } from '@haven/engine'
import { count, either, flag, id, left, list, only, record, type Shape, small } from './shape.ts'

/** What a cell may say that happened: each event with its fields and no other. */

type Of<N extends EventName> = Extract<Event, { readonly event: N }>
type Secret<E> = E extends { readonly secret: infer S } ? S : never

const side = only('heroes', 'sins')
const action = only('heal', 'repent', 'extraTurn', 'inventory', 'orbital')
const face = only('hit', 'defense', 'counter', 'skill', 'faith', 'burst', 'corruption', 'blank')
const npc = only(...NPCS)
const ids = list(id, 99)
const hero = { hero: id }
const cards = <N extends EventName>(): Shape<Secret<Of<N>>> =>
  record({ to: only('sins'), cards: ids }) as Shape<unknown> as Shape<Secret<Of<N>>>
const card = record({ to: only('sins'), card: id })
const moved = { hero: id, from: id, to: id }
const figure = { monster: id, from: id, to: id, cause: id }
const marked = { space: id, mark: id, cause: id }
const slot = { hero: id, slot: count, cause: id }

type FieldsOf<N extends EventName> = Parameters<typeof record<Omit<Of<N>, 'event' | 'secret'>>>[0] &
  (Of<N> extends { readonly secret: unknown } ? { readonly secret: { readonly left: Shape<Secret<Of<N>>> } } : object)

const FIELDS: { readonly [N in EventName]: FieldsOf<N> } = {
  gameStarted: { story: id, map: id, sin: id, acolytes: id, heroes: ids },
  gameOver: { winner: side, rule: id },
  roundStarted: { round: count },
  roundEnded: { round: count },
  firstHeroChosen: hero,
  turnStarted: { hero: id, with: only('turn', 'extra') },
  turnPassed: hero,
  turnEnded: hero,
  tokensReset: {},
  ballotCast: { count, secret: left(record({ to: only('heroes'), seat: only(...SEATS), option: id })) },
  voteFailed: { vote: id },
  choiceMade: { cause: id, choice: id },
  heroMoved: { ...moved, metro: flag },
  heroTeleported: { ...moved, cause: id },
  heroDied: { hero: id, space: id, cause: id },
  heroJoined: { hero: id, space: id, instead: id },
  formChanged: { hero: id, form: id },
  monsterMoved: figure,
  monsterTeleported: figure,
  monsterSummoned: { monster: id, space: id, cause: id },
  monsterKilled: { monster: id, space: id, by: only('fight', 'ranged', 'orbital', 'effect') },
  monsterReinforced: { monster: id },
  monsterPinned: { monster: id, cause: id },
  monsterWithdrawn: { monster: id, cause: id },
  orbitalMoved: { token: id, from: id, to: id },
  woundTaken: slot,
  woundHealed: slot,
  corruptionTaken: { hero: id, level: count, voluntary: flag, cause: id },
  corruptionLost: { hero: id, level: count, cause: id },
  forbidden: { hero: id, what: id, cause: id },
  innocentKilled: hero,
  tokenPlaced: { token: only(...TOKEN_KINDS), space: id, cause: id },
  tokenRemoved: { token: id, space: id, hero: id },
  tokenLost: { token: only(...TOKEN_KINDS), space: id, cause: id },
  tokenTaken: { token: id, space: id, hero: id },
  tokensFlipped: { space: id, tokens: list(only(...TOKEN_KINDS), 99), hero: id },
  npcDropped: { npc, space: id, hero: id },
  innocentDelivered: { hero: id, space: id },
  iconCovered: { district: id, icon: action, cause: id },
  iconUncovered: { district: id, icon: action },
  spaceMarked: marked,
  spaceUnmarked: marked,
  missionMarked: { mark: id },
  extraTurnGained: { hero: id, cause: id },
  extraTurnLost: { hero: id, cause: id },
  upgradeTaken: { hero: id, card: id },
  upgradeLost: { hero: id, card: id },
  upgradeSlept: { hero: id, card: id, until: only('turn', 'round'), cause: id },
  inventoryRefilled: { card: id },
  cityUsed: { hero: id, district: id },
  cityActionDone: { hero: id, action },
  cityActionSkipped: { hero: id, action, cause: id },
  fightStarted: { hero: id, space: id, target: id, by: side, ranged: flag },
  fightOff: hero,
  cleanseStarted: { hero: id, space: id },
  acolyteUsed: { acolytes: id, space: id },
  diceRolled: {
    side,
    hero: id,
    roll: only('fight', 'ranged', 'cleanse', 'corruption-check', 'fire-check'),
    faces: list(face, 99),
    reroll: flag,
  },
  faithTurned: { hero: id, as: only('hit', 'defense', 'counter', 'skill'), bonus: flag },
  resultDropped: { hero: id, side, face: id, count, cause: id },
  resultAdded: { hero: id, side, face: id, count, cause: id },
  rollSettled: { hero: id, hits: small, skills: small, defense: small, counters: small },
  fightSettled: { hero: id, sinHits: small, sinCorruption: small, wounds: small, corruption: small },
  checkSettled: { hero: id, kind: only('fire', 'corruption'), dice: count, suffered: count },
  abilityUsed: { ability: id, hero: id },
  textUsed: { cause: id },
  reactionSpent: { hero: id, left: count },
  reactionCommitted: { hero: id, reacts: flag },
  reactionGained: { count, cause: id },
  sinCardPlayed: { card: id, window: only(...WINDOWS), hero: id },
  sinCardCancelled: { card: id, cause: id },
  sinCardDiscarded: { card: id },
  sinCardThrown: { card: id, cause: id },
  sinCardsDrawn: { count, cause: id, secret: left(cards<'sinCardsDrawn'>()) },
  sinDeckRemade: {},
  trackRaised: { level: count, cause: id },
  apocalypseDrawn: { count, secret: left(cards<'apocalypseDrawn'>()) },
  apocalypseRevealed: { card: id },
  apocalypsePutBack: { secret: left(card) },
  apocalypseRemoved: { card: id },
  missionProgress: { mission: id, progress: small, count: small },
  missionAccomplished: { mission: id },
  missionBegun: { mission: id, count: small },
  countChanged: { mission: id, count: small },
  darkPastGiven: { hero: id, secret: left(card) },
  darkPastRevealed: { hero: id, card: id },
}

export const event: Shape<Event> = either<Event>(
  'event',
  Object.fromEntries(
    Object.entries(FIELDS).map(([name, fields]) => [
      name,
      record({ event: only(name), ...fields } as never) as Shape<Event>,
    ]),
  ),
)
