import {
  FATAL_WOUNDS,
  hasHero,
  hasMonster,
  heroAt,
  inTurnOrder,
  isStanding,
  mapOf,
  markUsed,
  seatOf,
  spaceId,
} from '../board.ts'
import type { Option } from '../contract.ts'
import { act, ask, type Game, NONE, only, type Step } from '../kernel.ts'
import { heal as healHero, repent as repentHero, takeUpgrade } from '../procedures/city.ts'
import { cardOption, loseUpgrade as dropUpgrade, heroDeath } from '../procedures/death.ts'
import { actionOptions, refuseActionIntent, takeAction } from '../procedures/deeds.ts'
import { startFight } from '../procedures/fight.ts'
import { startRangedFight } from '../procedures/ranged.ts'
import { commit } from '../procedures/reaction.ts'
import { cancelCard } from '../procedures/sin-cards.ts'
import { gainExtraTurn as giveExtraTurn } from '../procedures/tokens.ts'
import { forceCorruption as corrupt, dealWounds } from '../procedures/wounds.ts'
import { type Forbid, keepAsleep, type Sleep } from '../state.ts'
import type { EffectFrame } from './effect.ts'

/** Primitives that hurt, help, move or bind a hero. `who` names him; left out, it is the hero of the moment. */

type Effect = Step<EffectFrame>
export type Who = (g: Game, f: EffectFrame) => number

/** The hero of the moment, unless a successor stands in his place by now (ORD-9). */
export const theHero: Who = (_, f) => f.place
export const theHolder: Who = (_, f) => f.holder
/** The hero chosen by `chooseHero`. */
export const theChosen: Who = (_, f) => f.count

const isThere = (g: Game, f: EffectFrame, place: number): boolean =>
  place >= 0 && !heroAt(g, place).dead && (place !== f.place || isStanding(g, f.place, f.hero))

const on = (name: string, who: Who, run: (g: Game, place: number, f: EffectFrame) => void): Effect =>
  act(
    name,
    (g, f) => run(g, who(g, f), f),
    (g, f) => isThere(g, f, who(g, f)),
  )

/** `deal-wound` */
export const dealWound = (count: number, who: Who = theHero): Effect =>
  on('deal-wound', who, (g, place, f) => dealWounds(g, place, count, f.cause))

/** `force-corruption` */
export const forceCorruption = (count: number, who: Who = theHero): Effect =>
  on('force-corruption', who, (g, place, f) => corrupt(g, place, count, f.cause))

/** ORD-9: each of these heroes in turn order; a successor is not affected. */
export const eachHero = (
  which: (g: Game, place: number, f: EffectFrame) => boolean,
  run: (g: Game, place: number, f: EffectFrame) => void,
): Effect[] => [
  act('list', (g, f) => {
    f.taken = inTurnOrder(g).filter((place) => isThere(g, f, place) && which(g, place, f))
  }),
  act(
    'each',
    (g, f) => {
      const [place, ...rest] = f.taken
      f.taken = rest
      run(g, place as number, f)
      return 'again'
    },
    (_, f) => f.taken.length > 0,
  ),
]

/** `heal` */
export const heal = (count: number, who: Who = theHero): Effect =>
  on('heal', who, (g, place, f) => healHero(g, place, count, f.cause))

/** `repent` */
export const repent = (count: number, who: Who = theHero): Effect =>
  on('repent', who, (g, place, f) => {
    for (let i = 0; i < count; i++) repentHero(g, place, f.cause)
  })

/** `teleport` for a hero: no checks, no wound, no window (MOVE-12). */
export const teleportHero = (to: (g: Game, f: EffectFrame) => number, who: Who = theHero): Effect =>
  on('teleport-hero', who, (g, place, f) => {
    const hero = heroAt(g, place)
    const from = hero.space
    hero.space = to(g, f)
    const event = { event: 'heroTeleported', hero: hero.hero, cause: f.cause } as const
    g.log?.({ ...event, from: spaceId(g, from), to: spaceId(g, hero.space) })
    // A Move that begins here counts its Streets from here.
    if (g.s.turn?.place === place && g.s.turn.steps === 0) g.s.turn.streetsOnly = hero.space >= g.map.districts
  })

/** He and the chosen hero change spaces: two teleports. */
export const swapHeroes = (): Effect[] => [
  act('where', (g, f) => {
    f.space = heroAt(g, f.place).space
  }),
  teleportHero((g, f) => heroAt(g, f.count).space),
  teleportHero((_, f) => f.space, theChosen),
]

/** `forbid` */
export const forbid = (what: Forbid['what'], until: Forbid['until'], who: Who = theHero): Effect =>
  on('forbid', who, (g, place, f) => {
    g.s.forbids = [...g.s.forbids, { place, what, until }]
    g.log?.({ event: 'forbidden', hero: heroAt(g, place).hero, what, cause: f.cause })
  })

/** `move-limit` for the rest of the turn. */
export const moveLimit = (spaces: number): Effect =>
  act('move-limit', (g) => {
    if (g.s.turn) g.s.turn.moveLimit = Math.min(g.s.turn.moveLimit, spaces)
  })

/** The price of a longer Move is paid, if he lived to see it. */
export const payForMove = (): Effect =>
  on('pay-for-move', theHero, (g) => {
    if (g.s.turn) g.s.turn.paid = true
  })

/** `end-move` */
export const endMove = (): Effect =>
  act('end-move', (g) => {
    if (g.s.turn) g.s.turn.moveOver = true
  })

/** `gain-extra-turn` */
export const gainExtraTurn = (count: number, who: Who = theHero): Effect =>
  on('gain-extra-turn', who, (g, place, f) => {
    for (let i = 0; i < count; i++) giveExtraTurn(g, place, f.cause)
  })

/** `lose-extra-turn` */
export const loseExtraTurn = (count: number, who: Who = theHero): Effect =>
  on('lose-extra-turn', who, (g, place, f) => loseTurnTokens(g, place, count, f.cause))

export function loseTurnTokens(g: Game, place: number, count: number, cause: string): void {
  const hero = heroAt(g, place)
  for (let i = 0; i < count && hero.extraTurns > 0; i++) {
    hero.extraTurns--
    g.log?.({ event: 'extraTurnLost', hero: hero.hero, cause })
  }
}

/** `gain-upgrade` */
export const gainUpgrade = (who: Who = theHero): Effect =>
  on('gain-upgrade', who, (g, place, f) => takeUpgrade(g, place, f.cause))

/** `lose-upgrade`: his choice which (UPG-1). */
export const loseUpgrade = (who: Who = theHero, when?: (g: Game, f: EffectFrame) => boolean): Effect =>
  ask<EffectFrame>({
    name: 'lose-upgrade',
    ask: 'lose-upgrade',
    rule: 'UPG-1',
    when: (g, f) => isThere(g, f, who(g, f)) && heroAt(g, who(g, f)).upgrades.length > 0 && (!when || when(g, f)),
    seat: (g, f) => seatOf(g, who(g, f)),
    subject: (g, f) => ({ hero: heroAt(g, who(g, f)).hero, cause: f.cause }),
    options: (g, f) => heroAt(g, who(g, f)).upgrades.map(cardOption),
    answer: (g, f, option) => dropUpgrade(g, who(g, f), option.card as string),
  })

/** Can he pay so many wounds, or so much corruption (wounds at 7), and live? */
export function survives(g: Game, place: number, payment: { wounds?: number; corruption?: number }): boolean {
  const hero = heroAt(g, place)
  const overflow = Math.max(0, hero.corruption + (payment.corruption ?? 0) - 7)
  return hero.wounds.length + (payment.wounds ?? 0) + overflow < FATAL_WOUNDS
}

/** `cancel-card` */
export const cancelsCard = (): Effect => act('cancel-card', (g, f) => cancelCard(g, f.cause))

/** `free-fight`: the Sins player may start a fight, no token spent. */
export const freeFight = (who: Who = theHero): Effect =>
  ask<EffectFrame>({
    name: 'free-fight',
    ask: 'ability',
    rule: (_, f) => f.cause,
    when: (g, f) => isThere(g, f, who(g, f)) && hasMonster(g, heroAt(g, who(g, f)).space),
    seat: () => 'sins',
    subject: (g, f) => ({ hero: heroAt(g, who(g, f)).hero, cause: f.cause }),
    options: () => [
      { id: 'yes', ability: 'free-fight', yes: true },
      { id: 'none', ability: 'free-fight', none: true, yes: false },
    ],
    answer: (g, f, option) => {
      if (option.yes) startFight(g, who(g, f), 'sins')
    },
  })

/** `sleep` for all his Upgrades, or for one. */
export const sleepUpgrades = (
  until: Sleep['until'],
  which: (g: Game, f: EffectFrame) => readonly string[] = (g, f) => heroAt(g, f.place).upgrades,
): Effect =>
  on('sleep', theHero, (g, place, f) => {
    const cards = which(g, f)
    const others = (g.s.asleep ?? []).filter(({ card }) => !cards.includes(card))
    keepAsleep(g.s, [...others, ...cards.map((card) => ({ card, until }))])
    const { hero } = heroAt(g, place)
    for (const card of cards) g.log?.({ event: 'upgradeSlept', hero, card, until, cause: f.cause })
  })

/** `grant-action`: one Action now, outside his turn; his player may decline. */
export const grantAction = (who: Who = theChosen): Effect =>
  ask<EffectFrame>({
    name: 'grant-action',
    ask: 'action',
    rule: (_, f) => f.cause,
    when: (g, f) => isThere(g, f, who(g, f)),
    seat: (g, f) => seatOf(g, who(g, f)),
    subject: (g, f) => ({ hero: heroAt(g, who(g, f)).hero, cause: f.cause }),
    options: (g, f) => [...actionOptions(g, who(g, f)), NONE],
    answer: (g, f, option) => {
      if (!option.none) takeAction(g, who(g, f), option)
    },
    refuse: (g, f, intent) => refuseActionIntent(g, who(g, f), intent),
  })

/** `grant-shot`: a ranged fight of the holder at one of these spaces, all of RANGE in force; used only if it is fought. */
export const grantShot = (targets: (g: Game, f: EffectFrame) => readonly number[]): Effect =>
  ask<EffectFrame>({
    name: 'grant-shot',
    ask: 'action',
    rule: (_, f) => f.cause,
    seat: (g, f) => seatOf(g, f.holder),
    subject: (g, f) => ({ hero: heroAt(g, f.holder).hero, cause: f.cause }),
    options: (g, f) => [...targets(g, f).map((space) => mapOf(g).shootAt[space] as Option), NONE],
    answer: (g, f, option) => {
      if (option.none) return
      markUsed(g, f.cause)
      g.log?.({ event: 'abilityUsed', ability: f.cause, hero: heroAt(g, f.holder).hero })
      startRangedFight(g, f.holder, g.map.index.get(option.at as string) as number)
    },
    refuse: (g, f, intent) => refuseActionIntent(g, f.holder, intent),
  })

/** `commit-reaction`: the Sins player says now whether he reacts to this turn; without a token he does not. */
export const commitReaction = (): Effect[] => [
  ask<EffectFrame>({
    name: 'commit-reaction',
    ask: 'ability',
    rule: 'text-commit',
    when: (g) => g.s.sins.reactions > 0 && isUncommitted(g),
    seat: () => 'sins',
    subject: (g, f) => ({ hero: heroAt(g, f.place).hero, cause: f.cause }),
    options: () => [
      { id: 'yes', ability: 'commit-reaction', yes: true },
      { id: 'none', ability: 'commit-reaction', none: true, yes: false },
    ],
    answer: (g, _, option) => commit(g, option.yes === true),
  }),
  act('no-token', (g) => commit(g, false), isUncommitted),
]

const isUncommitted = (g: Game): boolean => g.s.turn !== null && g.s.turn.committed === undefined

/** COMP-6: the figure changes, all else stays. */
export const changeForm = (to: string): Effect =>
  on('change-form', theHolder, (g, place) => {
    heroAt(g, place).form = to
    g.log?.({ event: 'formChanged', hero: heroAt(g, place).hero, form: to })
  })

/** His NPCs are put down where he stands. */
export const dropNpcs = (): Effect =>
  on('drop-npcs', theHero, (g, place) => {
    const hero = heroAt(g, place)
    for (const npc of hero.npcs) {
      g.s.npcs = [...g.s.npcs, { npc, space: hero.space }]
      g.log?.({ event: 'npcDropped', npc, space: spaceId(g, hero.space), hero: hero.hero })
    }
    hero.npcs = []
  })

/** The hero is lost: a death without a wound. Remembers his space for what follows. */
export const loseHero = (): Effect =>
  on('lose-hero', theHero, (g, place, f) => {
    const hero = heroAt(g, place)
    f.space = hero.space
    hero.dead = true
    heroDeath(g, place, f.cause)
  })

export const whileHeroLives = (...steps: readonly Effect[]): Effect[] =>
  only((g, f) => isStanding(g, f.place, f.hero), steps)

export const spacesWithoutHero = (g: Game): number[] =>
  g.map.spaces.map((_, space) => space).filter((space) => !hasHero(g, space))
