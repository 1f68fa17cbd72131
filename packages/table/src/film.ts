import type { Event, EventName } from '@haven/engine'

/**
 * How long what happened takes to be seen. The pages show it as a film; windows and clocks wait for it, the same time
 * for everybody: only the names and public facts of events count, never what is `secret` in them.
 */

/** Time to read one sentence. */
const CAPTION = 600
/** A card flies in, is read for as long as the shortest takes, and flies to its place. */
const CARD = 350 + 2_000 + 320

/**
 * Milliseconds at the usual tempo, with the still time after it. What is not here is told in passing, beside what is
 * shown already.
 */
export const SCENE_MS: Readonly<Partial<Record<EventName, number>>> = {
  roundStarted: 1_100,
  turnStarted: 450,
  heroMoved: 300,
  monsterMoved: 300,
  heroTeleported: 450,
  monsterTeleported: 450,
  orbitalMoved: 450,
  fightStarted: 900,
  sinCardPlayed: CARD,
  apocalypseRevealed: CARD,
  darkPastRevealed: CARD,
  acolyteUsed: 1_200,
  diceRolled: 1_600 + 900,
  faithTurned: 600,
  fightSettled: 900 + 700,
  monsterKilled: 520,
  woundTaken: 420,
  heroDied: 2_400,
  heroJoined: 900,
  woundHealed: 350,
  corruptionTaken: 650,
  corruptionLost: 350,
  tokenPlaced: 350,
  tokenRemoved: 300,
  tokenLost: 300,
  tokenTaken: 300,
  tokensFlipped: 500,
  monsterSummoned: 400,
  trackRaised: 1_400,
  missionProgress: 450,
  missionAccomplished: 2_200,
  missionBegun: 1_200,
  reactionSpent: 350 + 500,
  firstHeroChosen: CAPTION,
  turnPassed: CAPTION,
  voteFailed: CAPTION,
  choiceMade: CAPTION,
  formChanged: CAPTION,
  monsterReinforced: CAPTION,
  forbidden: CAPTION,
  innocentKilled: CAPTION,
  npcDropped: CAPTION,
  innocentDelivered: CAPTION,
  iconCovered: CAPTION,
  iconUncovered: CAPTION,
  missionMarked: CAPTION,
  extraTurnGained: CAPTION,
  extraTurnLost: CAPTION,
  upgradeTaken: CAPTION,
  upgradeLost: CAPTION,
  cityActionSkipped: CAPTION,
  fightOff: CAPTION,
  cleanseStarted: CAPTION,
  resultDropped: CAPTION,
  resultAdded: CAPTION,
  monsterWithdrawn: CAPTION,
  monsterPinned: CAPTION,
  reactionCommitted: CAPTION,
  upgradeSlept: CAPTION,
  spaceMarked: CAPTION,
  spaceUnmarked: CAPTION,
  sinCardThrown: CAPTION,
  abilityUsed: CAPTION,
  textUsed: CAPTION,
  reactionGained: CAPTION,
  sinCardCancelled: CAPTION,
  sinCardDiscarded: CAPTION,
  sinCardsDrawn: CAPTION,
  sinDeckRemade: CAPTION,
  apocalypseDrawn: CAPTION,
  apocalypseRemoved: CAPTION,
}

/** Dice of a check fall beside the space: they are fewer and mean less than those of a fight. */
export const CHECK_MS = 700 + 500

/** What comes one after the other is shown together: each begins so much later than the one before it. */
export const STAGGER_MS: Readonly<Partial<Record<EventName, number>>> = {
  diceRolled: 0,
  faithTurned: 0,
  monsterKilled: 200,
  woundTaken: 120,
  tokenPlaced: 120,
  tokenRemoved: 120,
  tokenLost: 120,
  monsterSummoned: 120,
}

/** The longest that things shown together take, unless one of them alone takes longer. */
const MOST_TOGETHER = 1_200
/** Nobody waits longer for the film than this: what is left of it is cut. */
export const MOST_FILM_MS = 2_500

function eventMs(event: Event): number {
  if (event.event === 'diceRolled' && event.roll.endsWith('-check')) return CHECK_MS
  return SCENE_MS[event.event] ?? 0
}

/** Is it shown in one with the event right before it? Both sides' dice are one throw; a reroll is another. */
export function isTogether(before: Event, event: Event): boolean {
  if (before.event !== event.event || STAGGER_MS[event.event] === undefined) return false
  return event.event !== 'diceRolled' || before.event !== 'diceRolled' || before.reroll === event.reroll
}

/** How long events take that are shown in one: the first, and those that follow it. */
export function sceneMs(events: readonly Event[]): number {
  const [first] = events
  if (!first) return 0
  const alone = Math.max(...events.map(eventMs))
  const alike = events.filter(({ event }) => event === first.event).length
  return Math.max(alone, Math.min(alone + (alike - 1) * (STAGGER_MS[first.event] ?? 0), MOST_TOGETHER))
}

/** How long windows and clocks wait after this was told. */
export function filmMs(events: readonly Event[]): number {
  let ms = 0
  let shown: Event[] = []
  for (const event of events.filter((each) => eventMs(each) > 0)) {
    const last = shown.at(-1)
    if (last && isTogether(last, event)) shown.push(event)
    else {
      ms += sceneMs(shown)
      shown = [event]
    }
  }
  return Math.min(ms + sceneMs(shown), MOST_FILM_MS)
}
