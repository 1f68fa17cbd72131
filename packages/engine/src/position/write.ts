import { figureAt, heroAt, isPinned, spaceId } from '../board.ts'
import { TOKEN_KINDS } from '../contract.ts'
import type { EffectFrame } from '../effects/effect.ts'
import { type Frame, type Game, top } from '../kernel.ts'
import type { ReactionFrame } from '../procedures/reaction.ts'
import type { CircleFrame, TurnFrame } from '../procedures/turn.ts'
import { DEAD, GONE } from '../state.ts'
import type { MonsterPosition, Position, TokenPosition } from './position.ts'

/** Which phase a state stands in, or null inside a fight, a card or a vote. */
function phaseOf(g: Game): NonNullable<Position['current']> | null {
  if (g.s.over || g.s.ballots || g.s.voteFailed) return null
  const frame = top(g.s)
  const isAt = (name: string): boolean => frame.step === name
  switch (frame.proc) {
    case 'round':
      return isAt('first-hero') ? { phase: 'round-start', begun: true } : null
    case 'heroTurns': {
      const { place, passed } = frame as CircleFrame
      return { phase: 'take-turn', hero: heroAt(g, place).hero, passed }
    }
    case 'heroTurn':
      return isAt('hero-turn') ? { phase: 'hero-turn', hero: (frame as TurnFrame).hero } : null
    case 'reaction':
      return isAt('reaction') ? { phase: 'reaction', hero: (frame as ReactionFrame).hero } : null
    default:
      return isRoundStart(g, frame) ? { phase: 'round-start' } : null
  }
}

/** The first question of a round's tasks, with nothing done yet. */
function isRoundStart(g: Game, frame: Frame): boolean {
  if (!frame.proc.startsWith('begin:')) return false
  const first = g.t.procedures.get(frame.proc)?.find((step) => step.ask)
  return frame.step === first?.name && (frame as EffectFrame).taken.length === 0
}

function monsters(g: Game): MonsterPosition[] {
  return g.t.figures
    .filter((figure) => figureAt(g, figure.index) >= 0)
    .map(({ id, kind, index }) => {
      const space = spaceId(g, figureAt(g, index))
      const pinned = isPinned(g, index) && { pinned: true }
      if (kind === 'hell-club') return { kind: id, space, ...pinned }
      if (kind === 'fallen') return { kind, who: id.slice('fallen-'.length), space, ...pinned }
      return { kind, space, id, ...pinned }
    })
}

function tokens(g: Game): TokenPosition[] {
  const found: TokenPosition[] = []
  for (const kind of TOKEN_KINDS) {
    g.s.tokens[kind].forEach((count, space) => {
      if (count > 0) found.push({ kind, space: spaceId(g, space), count })
    })
  }
  for (const { space, kinds } of g.s.faceDown) {
    for (const kind of kinds) found.push({ kind, space: spaceId(g, space), faceDown: true })
  }
  return found
}

export function toPosition(g: Game): Position | null {
  const current = phaseOf(g)
  if (!current) return null
  const { s } = g
  const place = (space: number): string => spaceId(g, space)
  const count = (kind: string): number =>
    g.t.figures.filter((figure) => figure.kind === kind && figureAt(g, figure.index) === DEAD).length
  const position: Position = {
    haven: 1,
    setup: s.setup,
    ...(g.t.boxes.length > 0 && { boxes: g.t.boxes }),
    round: s.round,
    apocalypse: s.track,
    mission: {
      id: s.mission.id,
      progress: s.mission.progress,
      count: s.mission.count,
      marked: s.mission.marked.slice(),
    },
    missionsDone: s.missionsDone.slice(),
    heroes: s.heroes.map((hero) => ({
      hero: hero.hero,
      space: place(hero.space),
      corruption: hero.corruption,
      wounds: hero.wounds.slice(),
      turns: hero.turns,
      extraTurns: hero.extraTurns,
      cityAction: hero.cityAction,
      upgrades: hero.upgrades.slice(),
      npcs: hero.npcs.slice(),
      innocents: hero.innocents,
      freshInnocents: hero.freshInnocents,
      ...(hero.form !== hero.hero && { form: hero.form }),
    })),
    reserve: s.reserve.slice(),
    monsters: monsters(g),
    dead: {
      acolyte: count('acolyte'),
      abomination: count('abomination'),
      controller: count('controller'),
      avatar: count('avatar'),
    },
    tokens: tokens(g),
    staleInnocents: s.staleInnocents.map(place),
    altars: s.altars.map(place),
    metro: s.metro.map(({ color, space }) => ({ color, space: place(space) })),
    orbital: s.orbital.map(place),
    npcs: s.npcs.map(({ npc, space }) => ({ kind: npc, space: place(space) })),
    covered: s.covered.map(({ space, icon }) => ({
      district: place(space),
      icon: g.map.cityActions[space]?.[icon] as never,
    })),
    slots: s.slots.map(place),
    sins: {
      hand: s.sins.hand.slice(),
      reactions: s.sins.reactions,
      tokens: s.sins.tokens,
      permanent: s.sins.permanent,
      cardPlayed: s.turn?.card != null,
    },
    sinDeck: s.sins.deck.slice(),
    sinDiscard: s.sins.discard.slice(),
    ...(s.sins.open !== null && { openCard: s.sins.open }),
    inventory: s.upgrades.inventory.slice(),
    upgradeDeck: s.upgrades.deck.slice(),
    apocalypseCards: s.apocalypse.cards.slice(),
    apocalypseDeck: s.apocalypse.deck.slice(),
    darkPast: { ...s.darkPast },
    used: s.used.slice(),
    forbids: s.forbids.map(({ place: at, what, until }) => ({ hero: heroAt(g, at).hero, what, until })),
    ...(s.asleep && { asleep: s.asleep.map((each) => ({ ...each })) }),
    ...(s.marks && { spaceMarks: s.marks.map(({ space, key, until }) => ({ space: place(space), key, until })) }),
    firstHero: heroAt(g, s.first).hero,
    removed: {
      figures: g.t.figures.filter((figure) => figureAt(g, figure.index) === GONE).map((figure) => figure.id),
      innocents: s.innocentsOut,
      apocalypse: s.apocalypse.out.slice(),
      darkPast: s.darkPastRevealed.slice(),
      upgrades: s.upgrades.discard.slice(),
    },
    known: { hand: s.sins.known.slice(), upgrades: s.upgrades.known, apocalypse: s.apocalypse.known },
    ...(s.turn && {
      turn: {
        steps: s.turn.steps,
        streetsOnly: s.turn.streetsOnly,
        moveOver: s.turn.moveOver,
        acted: s.turn.acted,
        paid: s.turn.paid,
        moveLimit: s.turn.moveLimit,
        progressRose: s.turn.progressRose,
        card: s.turn.card,
        reacted: s.turn.reacted,
        dropped: s.turn.dropped.slice(),
        ...(s.turn.gained && { gained: true }),
        ...(s.turn.volunteered && { volunteered: true }),
        ...(s.turn.committed !== undefined && { committed: s.turn.committed }),
      },
    }),
    roundFacts: { ...s.roundFacts },
    ...(s.script && { dice: { hero: s.script.hero.slice(), sin: s.script.sin.slice() } }),
    current,
  }
  return position
}
