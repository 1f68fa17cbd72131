import { DEAD, GONE, type Rules, type State, SUPPLY, TOKEN_KINDS, WAITING } from '@haven/engine'
import { expect } from 'vitest'

/** What holds at every decision: nothing is lost, nothing is in two places, everybody is in his bounds. */

const sorted = (list: readonly string[]): string[] => [...list].sort()

export function expectConserved(rules: Rules, s: State): void {
  const { tables: t } = rules
  const { setup } = s
  // COMP-1: tokens
  for (const kind of TOKEN_KINDS) {
    let used = s.tokens[kind].reduce((sum, count) => sum + count, 0)
    used += s.faceDown.flatMap((pile) => pile.kinds).filter((each) => each === kind).length
    if (kind === 'extraTurn') for (const hero of s.heroes) used += hero.extraTurns
    if (kind === 'innocent') used += s.innocentsOut + s.heroes.reduce((sum, hero) => sum + hero.innocents, 0)
    expect(used, `${kind} tokens in play`).toBeLessThanOrEqual(SUPPLY[kind])
    expect(Math.min(...s.tokens[kind]), `${kind} tokens in a space`).toBeGreaterThanOrEqual(0)
  }
  // COMP-3: figures
  const { spaces } = (t.maps.get(setup.map) as { geometry: { spaces: readonly string[] } }).geometry
  expect(s.figures.length).toBe(t.figures.length)
  for (const at of s.figures) {
    expect(at === DEAD || at === WAITING || at === GONE || (at >= 0 && at < spaces.length)).toBe(true)
  }
  // Each Sin card, Upgrade and Apocalypse card is in one zone.
  const sinCards = t.sins.get(setup.sin)?.cards.flatMap((card) => Array<string>(card.copies).fill(card.id)) ?? []
  const { hand, deck, discard, open } = s.sins
  expect(sorted([...hand, ...deck, ...discard, ...(open === null ? [] : [open])])).toEqual(sorted(sinCards))
  const { inventory } = s.upgrades
  const upgrades = [...s.upgrades.deck, ...inventory, ...s.upgrades.discard, ...s.heroes.flatMap((h) => h.upgrades)]
  expect(sorted(upgrades)).toEqual(sorted([...t.upgrades.keys()]))
  const apocalypse = [...s.apocalypse.cards, ...s.apocalypse.deck, ...s.apocalypse.out]
  expect(new Set(apocalypse).size).toBe(apocalypse.length)
  // Heroes: in play, in the Reserve, or dead; never twice.
  const people = [...s.heroes.map((hero) => hero.hero), ...s.reserve]
  expect(new Set(people).size).toBe(people.length)
  for (const id of people) expect(setup.team).toContain(id)
  for (const hero of s.heroes) {
    expect(hero.corruption).toBeGreaterThanOrEqual(1)
    expect(hero.corruption).toBeLessThanOrEqual(7)
    expect(new Set(hero.wounds).size).toBe(hero.wounds.length)
    expect(hero.wounds.length).toBeLessThanOrEqual(hero.dead ? 5 : 4)
    expect(hero.turns).toBeGreaterThanOrEqual(0)
    expect(hero.turns).toBeLessThanOrEqual(2)
  }
  const npcs = [...s.npcs.map((each) => each.npc), ...s.heroes.flatMap((hero) => hero.npcs)]
  expect(new Set(npcs).size).toBe(npcs.length)
  expect(s.sins.reactions).toBeLessThanOrEqual(s.sins.tokens)
  expect(s.sins.tokens).toBeLessThanOrEqual(7)
  if (!s.over) expect(s.mission.progress).toBeLessThanOrEqual(s.mission.count)
}

/** Nothing of a frozen state can be changed: whoever tries throws. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const each of Object.values(value)) freeze(each)
  }
  return value
}
