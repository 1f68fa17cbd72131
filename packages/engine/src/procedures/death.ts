import { addTokens, heroAt, INVENTORY_SIZE, isPreview, seatOf, spaceId, startSpace } from '../board.ts'
import type { Option } from '../contract.ts'
import { act, ask, type Frame, type Game, procedure, push, START } from '../kernel.ts'
import { without } from '../lists.ts'
import { refusal } from '../refusals.ts'
import { keepAsleep } from '../state.ts'
import { moment } from './moment.ts'

/** DEATH. A hero leaves the game, and another steps in. */

export interface DeathFrame extends Frame {
  readonly proc: 'heroDeath'
  readonly place: number
  readonly hero: string
  readonly cause: string
  /** Upgrades that his successor may still take (DEATH-3). */
  inherit: number
}

export function heroDeath(g: Game, place: number, cause: string): void {
  const frame: DeathFrame = { proc: 'heroDeath', step: START, place, hero: heroAt(g, place).hero, cause, inherit: 0 }
  push(g, frame)
}

const cardOptions = new Map<string, Option>()
/** Options that name a card, shared by all prompts. */
export function cardOption(card: string): Option {
  let option = cardOptions.get(card)
  if (!option) {
    option = Object.freeze({ id: card, card })
    cardOptions.set(card, option)
  }
  return option
}

/** CITY-4, DEATH-3: five cards face up, while the deck lasts (UPG-2). */
export function refillInventory(g: Game): void {
  const { upgrades } = g.s
  while (upgrades.inventory.length < INVENTORY_SIZE) {
    const [card] = upgrades.deck
    if (!card) return
    upgrades.deck = upgrades.deck.slice(1)
    upgrades.known = Math.min(upgrades.known, upgrades.deck.length)
    upgrades.inventory = [...upgrades.inventory, card]
    g.log?.({ event: 'inventoryRefilled', card })
  }
}

export function gainUpgrade(g: Game, place: number, card: string): void {
  const hero = heroAt(g, place)
  g.s.upgrades.inventory = without(g.s.upgrades.inventory, card)
  hero.upgrades = [...hero.upgrades, card]
  wake(g, [card])
  g.log?.({ event: 'upgradeTaken', hero: hero.hero, card })
}

/** A sleeping card wakes when it changes hands. */
function wake(g: Game, cards: readonly string[]): void {
  if (g.s.asleep)
    keepAsleep(
      g.s,
      g.s.asleep.filter(({ card }) => !cards.includes(card)),
    )
}

/** UPG-1: to the bottom of the deck; in the preview edition it is discarded. */
export function loseUpgrade(g: Game, place: number, card: string): void {
  const hero = heroAt(g, place)
  const { upgrades } = g.s
  hero.upgrades = without(hero.upgrades, card)
  wake(g, [card])
  if (isPreview(g)) upgrades.discard = [...upgrades.discard, card]
  else {
    upgrades.deck = [...upgrades.deck, card]
    upgrades.known++
  }
  g.log?.({ event: 'upgradeLost', hero: hero.hero, card })
}

/** DEATH-1: what he leaves behind. */
function leaveGame(g: Game, f: DeathFrame): void {
  const hero = heroAt(g, f.place)
  g.log?.({ event: 'heroDied', hero: f.hero, space: spaceId(g, hero.space), cause: f.cause })
  g.s.npcs = [...g.s.npcs, ...hero.npcs.map((npc) => ({ npc, space: hero.space }))]
  if (hero.innocents > 0) {
    addTokens(g, 'innocent', hero.space, hero.innocents)
    const stale = Array<number>(hero.innocents - hero.freshInnocents).fill(hero.space)
    g.s.staleInnocents = [...g.s.staleInnocents, ...stale]
  }
  f.inherit = hero.upgrades.length
  g.s.upgrades.inventory = [...g.s.upgrades.inventory, ...hero.upgrades]
  wake(g, hero.upgrades)
  hero.npcs = []
  hero.innocents = 0
  hero.freshInnocents = 0
  hero.extraTurns = 0
  hero.upgrades = []
  g.s.forbids = g.s.forbids.filter((forbid) => forbid.place !== f.place)
  g.s.roundFacts.heroDied = true
  if (g.s.reserve.length > 0) return
  g.s.over = { winner: 'sins', rule: 'WIN-2' }
  g.log?.({ event: 'gameOver', winner: 'sins', rule: 'WIN-2' })
}

/** DEATH-3: his place, his Turn tokens and his City Action token pass on. */
function join(g: Game, f: DeathFrame, id: string): void {
  const hero = heroAt(g, f.place)
  g.s.reserve = without(g.s.reserve, id)
  hero.hero = id
  hero.form = id
  hero.space = startSpace(g)
  hero.corruption = 1
  hero.wounds = []
  hero.dead = false
  g.log?.({ event: 'heroJoined', hero: id, space: spaceId(g, hero.space), instead: f.hero })
}

export const heroDeathSteps = procedure<DeathFrame>([
  act('leave-game', leaveGame),
  ask({
    name: 'reserve-hero',
    ask: 'reserve-hero',
    rule: 'DEATH-3',
    seat: (g, f) => seatOf(g, f.place),
    subject: (_, f) => ({ hero: f.hero }),
    options: (g) => g.s.reserve.map((hero) => ({ id: hero, hero })),
    answer: (g, f, option) => join(g, f, option.hero as string),
    refuse: (g, _, intent) =>
      intent.hero !== undefined && !g.s.reserve.includes(intent.hero)
        ? refusal('hero-not-in-reserve', 'DEATH-3', { hero: intent.hero })
        : null,
  }),
  ask({
    name: 'inherit',
    ask: 'inherit',
    rule: 'DEATH-3',
    when: (g, f) => f.inherit > 0 && g.s.upgrades.inventory.length > 0,
    seat: (g, f) => seatOf(g, f.place),
    subject: (g, f) => ({ hero: heroAt(g, f.place).hero }),
    options: (g) => g.s.upgrades.inventory.map(cardOption),
    answer: (g, f, option) => {
      f.inherit--
      gainUpgrade(g, f.place, option.card as string)
      moment(g, 'gained', f.place, option.card as string)
      return 'again'
    },
    refuse: (_, __, intent) =>
      intent.card !== undefined ? refusal('not-in-inventory', 'DEATH-3', { card: intent.card }) : null,
  }),
  act('refill', refillInventory),
])
