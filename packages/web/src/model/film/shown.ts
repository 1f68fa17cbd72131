import {
  type Compiled,
  type Event,
  type EventName,
  type HeroView,
  NPCS,
  type Npc,
  TOKEN_KINDS,
  type TokenKind,
  type View,
} from '@haven/engine'
import { cardPlayed, cardsDrawn, cardThrown, deckRemade, left, type Of, type Patch } from './shown-cards.ts'

/**
 * The view as it is shown in the middle of a film: that of before, with what was told so far. After the last event the
 * settled view says the same of every field that is patched here (`shownOf`); what no event tells comes with that view.
 */

/** WOUND-2 */
const FATAL_WOUNDS = 5
/** ROUND-5 */
const TURN_TOKENS = 2
const REACTION_TOKENS = 7

function without<T>(list: readonly T[], item: T): readonly T[] {
  const at = list.indexOf(item)
  return at < 0 ? list : list.toSpliced(at, 1)
}

const heroes = (view: View, id: string, change: (hero: HeroView) => Partial<HeroView>): Pick<View, 'heroes'> => ({
  heroes: view.heroes.map((hero) => (hero.hero === id ? { ...hero, ...change(hero) } : hero)),
})

// ----------------------------------------------------------------------------------------------------- figures

type Figures = Pick<View, 'monsters' | 'dead' | 'gone'>

const order = (ids: readonly string[], { figureIndex }: Compiled): readonly string[] =>
  ids.toSorted((a, b) => (figureIndex.get(a) ?? 0) - (figureIndex.get(b) ?? 0))

/** A figure leaves where it was and comes to a space, or to one of the piles. */
function put(view: View, id: string, to: { space: string } | 'dead' | 'gone', tables: Compiled): Figures {
  const kind = tables.figures[tables.figureIndex.get(id) ?? -1]?.kind
  const others = view.monsters.filter((monster) => monster.id !== id)
  const was = view.monsters.find((monster) => monster.id === id)
  const monsters =
    typeof to === 'string' || kind === undefined
      ? others
      : [...others, { ...was, id, kind, space: to.space }].toSorted(
          (a, b) => (tables.figureIndex.get(a.id) ?? 0) - (tables.figureIndex.get(b.id) ?? 0),
        )
  const dead = without(view.dead, id)
  const gone = without(view.gone, id)
  return {
    monsters,
    dead: to === 'dead' ? order([...dead, id], tables) : dead,
    gone: to === 'gone' ? order([...gone, id], tables) : gone,
  }
}

const goes = (view: View, { monster, to }: Of<'monsterMoved' | 'monsterTeleported'>, tables: Compiled): Partial<View> =>
  put(view, monster, { space: to }, tables)

function killed(view: View, { monster }: Of<'monsterKilled'>, tables: Compiled): Partial<View> {
  const leaves = tables.figures[tables.figureIndex.get(monster) ?? -1]?.leaves
  return put(view, monster, leaves ? 'gone' : 'dead', tables)
}

// ------------------------------------------------------------------------------------------------------ tokens

/** So many more (or fewer) of a kind in a space; kept in the order that a view has. */
function add(
  view: View,
  kind: TokenKind,
  space: string,
  count: number,
  { maps }: Compiled,
): readonly View['tokens'][number][] {
  const index = maps.get(view.setup.map)?.geometry.index
  const before = view.tokens.find((token) => token.kind === kind && token.space === space)?.count ?? 0
  const others = view.tokens.filter((token) => token.kind !== kind || token.space !== space)
  if (before + count <= 0) return others
  return [...others, { kind, space, count: before + count }].toSorted(
    (a, b) =>
      TOKEN_KINDS.indexOf(a.kind) - TOKEN_KINDS.indexOf(b.kind) ||
      (index?.get(a.space) ?? 0) - (index?.get(b.space) ?? 0),
  )
}

const isNpc = (token: string): token is Npc => (NPCS as readonly string[]).includes(token)
const isKind = (token: string): token is TokenKind => (TOKEN_KINDS as readonly string[]).includes(token)

function taken(view: View, { token, space, hero }: Of<'tokenTaken'>, tables: Compiled): Partial<View> {
  if (isNpc(token)) {
    return {
      npcs: view.npcs.filter(({ npc }) => npc !== token),
      ...heroes(view, hero, ({ npcs }) => ({ npcs: [...npcs, token] })),
    }
  }
  const gain = (h: HeroView): Partial<HeroView> =>
    token === 'extraTurn' ? { extraTurns: h.extraTurns + 1 } : { innocents: h.innocents + 1 }
  return { tokens: isKind(token) ? add(view, token, space, -1, tables) : view.tokens, ...heroes(view, hero, gain) }
}

function flipped(view: View, { space, tokens }: Of<'tokensFlipped'>, tables: Compiled): Partial<View> {
  let up: View = view
  for (const kind of tokens) up = { ...up, tokens: add(up, kind, space, 1, tables) }
  return {
    tokens: up.tokens,
    faceDown: view.faceDown.filter((pile) => pile.space !== space),
    faceDownPool: tokens.reduce((pool, kind) => without(pool, kind), view.faceDownPool),
  }
}

function covered(view: View, { district, icon }: Of<'iconCovered'>, { maps }: Compiled): Partial<View> {
  const geometry = maps.get(view.setup.map)?.geometry
  const printed = geometry?.cityActions[geometry.index.get(district) ?? -1] ?? []
  const under = new Set(view.covered.filter((each) => each.district === district).map((each) => each.icon))
  const at = printed.findIndex((action, i) => action === icon && !under.has(i))
  return { covered: [...view.covered, { district, icon: at, action: icon }] }
}

function uncovered(view: View, { district, icon }: Of<'iconUncovered'>): Partial<View> {
  const at = view.covered.findLastIndex((each) => each.district === district && each.action === icon)
  return { covered: at < 0 ? view.covered : view.covered.toSpliced(at, 1) }
}

// -------------------------------------------------------------------------------------------- rounds and turns

/** ROUND-9 */
const reset = (view: View): Partial<View> => ({
  monsters: view.monsters.map(({ id, kind, space }) => ({ id, kind, space })),
  heroes: view.heroes.map((hero) => ({ ...hero, turns: TURN_TOKENS, cityAction: true })),
  slots: [],
  used: [],
  sins: { ...view.sins, tokens: view.sins.permanent, reactions: view.sins.permanent },
})

function turnStarted(view: View, { hero, with: token }: Of<'turnStarted'>, { maps }: Compiled): Partial<View> {
  const place = view.heroes.findIndex((each) => each.hero === hero)
  const geometry = maps.get(view.setup.map)?.geometry
  const at = geometry?.index.get(view.heroes[place]?.space ?? '') ?? 0
  return {
    ...heroes(view, hero, ({ turns, extraTurns }) =>
      token === 'turn' ? { turns: turns - 1 } : { extraTurns: extraTurns - 1 },
    ),
    turn: {
      place,
      hero,
      steps: 0,
      streetsOnly: at >= (geometry?.districts ?? 0),
      moveOver: false,
      acted: false,
      paid: false,
      moveLimit: 99,
      card: null,
      progressRose: false,
      finished: false,
      reacted: false,
      dropped: [],
    },
  }
}

function heroMoved(view: View, { hero, to }: Of<'heroMoved'>): Partial<View> {
  const { turn } = view
  return {
    ...heroes(view, hero, () => ({ space: to })),
    turn: turn?.hero === hero ? { ...turn, steps: turn.steps + 1 } : turn,
  }
}

// ---------------------------------------------------------------------------------------------- hurt and death

/** DEATH-1: what he leaves behind. */
function heroDied(view: View, { hero: id, space }: Of<'heroDied'>, tables: Compiled): Partial<View> {
  const hero = view.heroes.find((each) => each.hero === id)
  if (!hero) return {}
  return {
    ...heroes(view, id, () => ({
      dead: true,
      npcs: [],
      innocents: 0,
      freshInnocents: 0,
      extraTurns: 0,
      upgrades: [],
    })),
    npcs: [...view.npcs, ...hero.npcs.map((npc) => ({ npc, space }))],
    tokens: hero.innocents > 0 ? add(view, 'innocent', space, hero.innocents, tables) : view.tokens,
    upgrades: { ...view.upgrades, inventory: [...view.upgrades.inventory, ...hero.upgrades] },
    roundFacts: { ...view.roundFacts, heroDied: true },
  }
}

/** DEATH-3: his place, his Turn tokens and his City Action token pass on. */
const heroJoined: Patch<'heroJoined'> = (view, { hero, space, instead }) => ({
  reserve: without(view.reserve, hero),
  ...heroes(view, instead, () => ({ hero, form: hero, space, corruption: 1, wounds: [], dead: false })),
})

const woundTaken: Patch<'woundTaken'> = (view, { hero, slot }) =>
  heroes(view, hero, ({ wounds, dead }) => ({
    wounds: [...wounds, slot],
    dead: dead || wounds.length + 1 >= FATAL_WOUNDS,
  }))

const innocentGone = (view: View, id: string): Partial<View> => ({
  ...heroes(view, id, ({ innocents }) => ({ innocents: innocents - 1 })),
  innocentsOut: view.innocentsOut + 1,
})

// ------------------------------------------------------------------------------------------------------- cards

const revealed: Patch<'apocalypseRevealed'> = (view, { card }) => ({
  apocalypse: {
    ...view.apocalypse,
    cards: [...view.apocalypse.cards, card],
    deck: left(view.apocalypse.deck, 1),
  },
})

const upgradeTaken: Patch<'upgradeTaken'> = (view, { hero, card }) => ({
  upgrades: { ...view.upgrades, inventory: without(view.upgrades.inventory, card) },
  ...heroes(view, hero, ({ upgrades }) => ({ upgrades: [...upgrades, card] })),
})

/** UPG-1 */
function upgradeLost(view: View, { hero, card }: Of<'upgradeLost'>): Partial<View> {
  const { upgrades } = view
  return {
    ...heroes(view, hero, (each) => ({ upgrades: without(each.upgrades, card) })),
    upgrades:
      view.setup.edition === 'preview'
        ? { ...upgrades, discard: [...upgrades.discard, card] }
        : { ...upgrades, deck: [...upgrades.deck, card], known: upgrades.known + 1 },
  }
}

function reactionGained(view: View, { count, cause }: Of<'reactionGained'>, { track }: Compiled): Partial<View> {
  const { sins } = view
  // Tokens may have run out in this round: what a level gives for good counts from the next one on.
  const forGood = track.find(({ id }) => id === cause)?.reactions ?? 0
  return {
    sins: {
      ...sins,
      tokens: sins.tokens + count,
      reactions: sins.reactions + count,
      permanent: Math.min(REACTION_TOKENS, sins.permanent + forGood),
    },
  }
}

const accomplished: Patch<'missionAccomplished'> = (view, { mission }, { missions }) =>
  missions.get(mission)?.next.length === 0 ? {} : { missionsDone: [...view.missionsDone, mission] }

function darkPastRevealed(view: View, { hero, card }: Of<'darkPastRevealed'>): Partial<View> {
  const { [hero]: _, ...darkPast } = view.darkPast
  return { darkPast, darkPastRevealed: [...view.darkPastRevealed, card] }
}

// --------------------------------------------------------------------------------------------------------- all

/** Null: it is told, and nothing that is patched changes by it. */
const PATCHES: { readonly [N in EventName]: Patch<N> | null } = {
  gameStarted: null,
  gameOver: (_, { winner, rule }) => ({ over: { winner, rule } }),
  roundStarted: (view, { round }) => ({
    round,
    roundFacts: { ...view.roundFacts, kills: 0, progress: 0, heroDied: false },
  }),
  roundEnded: null,
  firstHeroChosen: (view, { hero }) => ({ first: view.heroes.findIndex((each) => each.hero === hero) }),
  turnStarted,
  turnPassed: null,
  turnEnded: null,
  tokensReset: reset,
  ballotCast: null,
  voteFailed: null,
  choiceMade: null,
  heroMoved,
  heroTeleported: (view, { hero, to }) => heroes(view, hero, () => ({ space: to })),
  heroDied,
  heroJoined,
  formChanged: (view, { hero, form }) => heroes(view, hero, () => ({ form })),
  monsterMoved: goes,
  monsterTeleported: goes,
  monsterSummoned: (view, { monster, space }, tables) => put(view, monster, { space }, tables),
  monsterKilled: killed,
  monsterReinforced: (view, { monster }, tables) => put(view, monster, 'dead', tables),
  monsterPinned: (view, { monster }) => ({
    monsters: view.monsters.map((each) => (each.id === monster ? { ...each, pinned: true } : each)),
  }),
  monsterWithdrawn: (view, { monster }) => ({ dead: without(view.dead, monster) }),
  orbitalMoved: (view, { token, to }) => ({
    orbital: view.orbital.map((at, i) => (token === `orbital-${i + 1}` ? to : at)),
  }),
  woundTaken,
  woundHealed: (view, { hero, slot }) =>
    heroes(view, hero, ({ wounds }) => ({ wounds: wounds.filter((each) => each !== slot) })),
  corruptionTaken: (view, { hero, level }) => heroes(view, hero, () => ({ corruption: level })),
  corruptionLost: (view, { hero, level }) => heroes(view, hero, () => ({ corruption: level })),
  forbidden: null,
  innocentKilled: (view, { hero }) => innocentGone(view, hero),
  tokenPlaced: (view, { token, space }, tables) => ({ tokens: add(view, token, space, 1, tables) }),
  tokenRemoved: (view, { token, space }, tables) =>
    isKind(token) ? { tokens: add(view, token, space, -1, tables) } : { altars: without(view.altars, space) },
  tokenLost: (view, { token, space }, tables) => ({ tokens: add(view, token, space, -1, tables) }),
  tokenTaken: taken,
  tokensFlipped: flipped,
  npcDropped: (view, { npc, space, hero }) => ({
    npcs: [...view.npcs, { npc, space }],
    ...heroes(view, hero, ({ npcs }) => ({ npcs: npcs.filter((each) => each !== npc) })),
  }),
  innocentDelivered: (view, { hero }) => innocentGone(view, hero),
  iconCovered: covered,
  iconUncovered: uncovered,
  spaceMarked: null,
  spaceUnmarked: null,
  missionMarked: (view, { mark }) => ({ mission: { ...view.mission, marked: [...view.mission.marked, mark] } }),
  extraTurnGained: (view, { hero }) => heroes(view, hero, ({ extraTurns }) => ({ extraTurns: extraTurns + 1 })),
  extraTurnLost: (view, { hero }) => heroes(view, hero, ({ extraTurns }) => ({ extraTurns: extraTurns - 1 })),
  upgradeTaken,
  upgradeLost,
  upgradeSlept: null,
  inventoryRefilled: (view, { card }) => ({
    upgrades: {
      ...view.upgrades,
      inventory: [...view.upgrades.inventory, card],
      deck: left(view.upgrades.deck, 1),
    },
  }),
  cityUsed: (view, { hero, district }) => ({
    ...heroes(view, hero, () => ({ cityAction: false })),
    slots: [...view.slots, district],
  }),
  cityActionDone: null,
  cityActionSkipped: null,
  fightStarted: null,
  fightOff: null,
  cleanseStarted: null,
  acolyteUsed: null,
  diceRolled: null,
  faithTurned: null,
  resultDropped: null,
  resultAdded: null,
  rollSettled: null,
  fightSettled: null,
  checkSettled: null,
  abilityUsed: null,
  textUsed: null,
  reactionCommitted: (view, { reacts }) => ({ turn: view.turn && { ...view.turn, committed: reacts } }),
  reactionSpent: (view, { left: reactions }) => ({ sins: { ...view.sins, reactions } }),
  reactionGained,
  sinCardPlayed: cardPlayed,
  sinCardCancelled: null,
  sinCardDiscarded: (view, { card }) => ({
    sins: { ...view.sins, open: null, discard: [...view.sins.discard, card] },
  }),
  sinCardThrown: cardThrown,
  sinCardsDrawn: cardsDrawn,
  sinDeckRemade: deckRemade,
  trackRaised: (_, { level }) => ({ track: level }),
  apocalypseDrawn: null,
  apocalypseRevealed: revealed,
  apocalypsePutBack: null,
  apocalypseRemoved: (view, { card }) => ({
    apocalypse: {
      ...view.apocalypse,
      cards: without(view.apocalypse.cards, card),
      out: [...view.apocalypse.out, card],
    },
  }),
  missionProgress: (view, { progress, count }) => ({
    mission: { ...view.mission, progress, count, done: progress >= count },
  }),
  missionAccomplished: accomplished,
  missionBegun: (_, { mission, count }) => ({ mission: { id: mission, progress: 0, count, done: false, marked: [] } }),
  countChanged: (view, { count }) => ({
    mission: { ...view.mission, count, done: view.mission.progress >= count },
  }),
  darkPastGiven: (view, { hero, secret }) => ({ darkPast: { ...view.darkPast, [hero]: secret?.card ?? null } }),
  darkPastRevealed,
}

export const EVENT_NAMES = Object.keys(PATCHES) as readonly EventName[]

/** The view after this was told. */
export function applyShown(view: View, event: Event, tables: Compiled): View {
  const patch = PATCHES[event.event] as Patch<EventName> | null
  return patch ? { ...view, ...patch(view, event, tables) } : view
}
