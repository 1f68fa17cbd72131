import { type Rules, type State, TOKEN_KINDS } from '@haven/engine'
import { DEAD, GONE, WAITING } from '@haven/engine/count'
import { SUPPLY } from '@haven/engine/kit'
import { expect } from 'vitest'
import { upgradesOf } from '../../src/crate.ts'

/** What holds at every decision: nothing is lost, nothing is in two places, everybody is in his bounds. */

const isSameBag = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && [...a].sort().join() === [...b].sort().join()
const isWithout = <T>(twice: readonly T[]): boolean => new Set(twice).size === twice.length
const isWithin = (n: number, least: number, most: number): boolean => n >= least && n <= most

export function expectConserved(rules: Rules, state: State): void {
  const faults: string[] = []
  // An assertion costs more than all the counting: one for a state is enough.
  const must = (holds: boolean, fault: string): void => {
    if (!holds) faults.push(fault)
  }
  checkPieces(rules, state, must)
  checkCards(rules, state, must)
  checkPeople(state, must)
  if (faults.length > 0) expect(faults).toEqual([])
}

type Must = (holds: boolean, fault: string) => void

/** COMP-1 and COMP-3: tokens and figures. */
function checkPieces({ tables: t }: Rules, s: State, must: Must): void {
  for (const kind of TOKEN_KINDS) {
    let used = s.tokens[kind].reduce((sum, count) => sum + count, 0)
    for (const pile of s.faceDown) used += pile.kinds.filter((each) => each === kind).length
    if (kind === 'extraTurn') for (const hero of s.heroes) used += hero.extraTurns
    if (kind === 'innocent') used += s.innocentsOut + s.heroes.reduce((sum, hero) => sum + hero.innocents, 0)
    must(used <= SUPPLY[kind], `${used} ${kind} tokens of ${SUPPLY[kind]} in play`)
    must(
      s.tokens[kind].every((count) => count >= 0),
      `fewer than no ${kind} tokens in a space`,
    )
  }
  const { spaces } = (t.maps.get(s.setup.map) as { geometry: { spaces: readonly string[] } }).geometry
  must(s.figures.length === t.figures.length, `${s.figures.length} figures`)
  for (const at of s.figures) {
    must(at === DEAD || at === WAITING || at === GONE || isWithin(at, 0, spaces.length - 1), `a figure at ${at}`)
  }
  must(s.sins.reactions <= s.sins.tokens, 'more active Reaction tokens than there are')
  must(s.sins.tokens <= 7, 'more than seven Reaction tokens')
  must(s.over !== null || s.mission.progress <= s.mission.count, 'more progress than the mission counts')
}

/** Each Sin card, Upgrade and Apocalypse card is in one zone. */
function checkCards({ tables: t }: Rules, s: State, must: Must): void {
  const sinCards = t.sins.get(s.setup.sin)?.cards.flatMap((card) => Array<string>(card.copies).fill(card.id)) ?? []
  const { hand, deck, discard, open } = s.sins
  must(isSameBag([...hand, ...deck, ...discard, ...(open === null ? [] : [open])], sinCards), 'Sin cards lost or made')
  const { inventory } = s.upgrades
  const upgrades = [...s.upgrades.deck, ...inventory, ...s.upgrades.discard, ...s.heroes.flatMap((h) => h.upgrades)]
  const crate = upgradesOf(t, s.setup)
  must(isWithout(upgrades) && upgrades.every((id) => crate.all.includes(id)), 'an Upgrade twice, or of no deck')
  must(upgrades.length === crate.size, 'Upgrades lost or made')
  must(isWithout([...s.apocalypse.cards, ...s.apocalypse.deck, ...s.apocalypse.out]), 'an Apocalypse card twice')
}

/** Heroes: in play, in the Reserve, or dead; never twice, and in their bounds. */
function checkPeople(s: State, must: Must): void {
  const people = [...s.heroes.map((hero) => hero.hero), ...s.reserve]
  must(isWithout(people), 'a hero twice')
  for (const id of people) must(s.setup.team.includes(id), `${id} is not of the team`)
  for (const { hero, corruption, wounds, dead, turns } of s.heroes) {
    must(isWithin(corruption, 1, 7), `${hero} has corruption ${corruption}`)
    must(isWithout(wounds), `${hero} has two wounds in a slot`)
    must(wounds.length <= (dead ? 5 : 4), `${hero} has ${wounds.length} wounds`)
    must(isWithin(turns, 0, 2), `${hero} has ${turns} Turn tokens`)
  }
  must(isWithout([...s.npcs.map((each) => each.npc), ...s.heroes.flatMap((hero) => hero.npcs)]), 'an NPC twice')
}

/** Nothing of a frozen state can be changed: whoever tries throws. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const each of Object.values(value)) freeze(each)
  }
  return value
}
