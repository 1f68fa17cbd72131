import type { Box, TextDef } from '../box.ts'
import {
  EDITIONS,
  HERO_FACES,
  MONSTER_KINDS,
  NPCS,
  SEATS,
  SIN_FACES,
  TOKEN_KINDS,
  TURN_DEEDS,
  WINDOWS,
} from '../contract.ts'
import { TEAM } from '../setup.ts'
import { type Findings, nearestTo } from './fault.ts'

/** Names: every id of a box is its own, and has words. */

export const LISTS = [
  'heroes',
  'sins',
  'acolytes',
  'hellClub',
  'apocalypse',
  'upgrades',
  'darkPast',
  'track',
  'tiles',
  'maps',
  'stories',
] as const satisfies readonly (keyof Box)[]

export interface Named {
  readonly id: string
  /** As the designer would look for it: "sin wrath, cards[2]". */
  readonly where: string
}

/** Everything of a box that has an id, in the order in which it stands there. */
export function namesOf(box: Box): Named[] {
  const found: Named[] = []
  const add = (where: string, thing: { readonly id: string } | undefined): void => {
    if (thing) found.push({ id: thing.id, where })
  }
  for (const hero of box.heroes) {
    const where = `hero ${hero.id}`
    add(where, hero)
    add(`${where}, ability`, hero.ability)
    add(`${where}, secondForm`, hero.secondForm)
    add(`${where}, secondForm.ability`, hero.secondForm?.ability)
  }
  for (const sin of box.sins) {
    const where = `sin ${sin.id}`
    add(where, sin)
    for (const part of ['power', 'controller', 'avatar'] as const) add(`${where}, ${part}`, sin[part])
    for (const [i, card] of sin.cards.entries()) add(`${where}, cards[${i}]`, card)
  }
  for (const type of box.acolytes) {
    add(`acolytes ${type.id}`, type)
    add(`acolytes ${type.id}, ability`, { id: type.ability })
  }
  for (const member of box.hellClub) add(`hell club member ${member.id}`, member)
  for (const card of box.apocalypse) add(`apocalypse card ${card.id}`, card)
  for (const card of box.upgrades) add(`upgrade ${card.id}`, card)
  for (const card of box.darkPast) add(`dark past card ${card.id}`, card)
  for (const level of box.track) add(`track level ${level.id}`, level)
  for (const tile of box.tiles) add(`tile ${tile.id}`, tile)
  for (const map of box.maps) add(`map ${map.id}`, map)
  for (const story of box.stories) {
    add(`story ${story.id}`, story)
    for (const [i, mission] of story.missions.entries()) add(`story ${story.id}, missions[${i}]`, mission)
    for (const [i, boss] of (story.bosses ?? []).entries()) add(`story ${story.id}, bosses[${i}]`, boss)
    for (const [i, rule] of (story.rules ?? []).entries()) add(`story ${story.id}, rules[${i}]`, rule)
  }
  return found
}

/** Everything of a box that may have modifiers, triggers and a deed. */
export function textsOf(box: Box): { readonly where: string; readonly text: TextDef }[] {
  const found: { where: string; text: TextDef }[] = []
  const add = (where: string, text: TextDef | undefined): void => {
    if (text) found.push({ where, text })
  }
  for (const hero of box.heroes) {
    add(`hero ${hero.id}, ability`, hero.ability)
    add(`hero ${hero.id}, secondForm.ability`, hero.secondForm?.ability)
  }
  for (const sin of box.sins) {
    for (const part of ['power', 'controller', 'avatar'] as const) add(`sin ${sin.id}, ${part}`, sin[part])
  }
  for (const member of box.hellClub) add(`hell club member ${member.id}`, member)
  for (const card of box.apocalypse) add(`apocalypse card ${card.id}`, card)
  for (const card of box.upgrades) add(`upgrade ${card.id}`, card)
  for (const level of box.track) add(`track level ${level.id}`, level)
  for (const story of box.stories) {
    add(`story ${story.id}`, story)
    for (const [i, mission] of story.missions.entries()) add(`story ${story.id}, missions[${i}]`, mission)
    for (const [i, boss] of (story.bosses ?? []).entries()) add(`story ${story.id}, bosses[${i}]`, boss)
    for (const [i, rule] of (story.rules ?? []).entries()) add(`story ${story.id}, rules[${i}]`, rule)
  }
  return found
}

/** Ids stand in option ids and files, between other signs. */
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/
const FIGURE = /^(acolyte|abomination)-\d+$/

const OTHER_WORDS = [
  ['heal', 'repent', 'inventory', 'orbital', 'altar', 'metro', 'free-fight', 'commit-reaction', 'acolytes'],
  ['heroes', 'spectator', 'all', 'random', 'none', 'mixed', 'terror', 'redemption'],
].flat()

/** Words that already mean something where an id could stand. */
const RESERVED: ReadonlySet<string> = new Set([
  ...SEATS,
  ...EDITIONS,
  ...TOKEN_KINDS,
  ...NPCS,
  ...MONSTER_KINDS,
  ...HERO_FACES,
  ...SIN_FACES,
  ...WINDOWS,
  ...TURN_DEEDS,
  ...Object.keys(TEAM),
  ...OTHER_WORDS,
])

/** `taken` holds the ids of the boxes before, and where they are. */
export function checkIds(box: Box, taken: Map<string, string>, into: Findings): void {
  for (const { id, where } of namesOf(box)) {
    if (typeof id !== 'string' || !ID.test(id)) into.add('bad-id', where, { id: String(id) })
    else if (RESERVED.has(id) || FIGURE.test(id)) into.add('reserved-id', where, { id })
    const other = taken.get(id)
    if (other !== undefined) into.add('duplicate-id', where, { id, other })
    else taken.set(id, where)
  }
  // A hero who turns has a figure of his own, named after him.
  for (const hero of box.heroes) {
    const other = taken.get(`fallen-${hero.id}`)
    if (other !== undefined) into.add('duplicate-id', `hero ${hero.id}`, { id: `fallen-${hero.id}`, other })
  }
}

/** Where the words of the boxes are looked up; a catalogue will do. */
export interface WordsOfBoxes {
  card(id: string): { readonly name: string; readonly text: string } | null
  /** Ids that the boxes under test have words for: a mistyped one is named beside the id that lacks them. */
  readonly written?: readonly string[]
  /** Letters of a text, in a language that needs more of them than English. */
  readonly most?: number
}

/** "Exactly what happens, in at most 240 characters." */
export const MOST_TEXT = 240

export function checkWords(box: Box, words: WordsOfBoxes, into: Findings): void {
  const names = namesOf(box)
  const most = words.most ?? MOST_TEXT
  const ids = new Set(names.map(({ id }) => id))
  const idle = (words.written ?? []).filter((id) => !ids.has(id))
  for (const { id, where } of names) {
    const found = words.card(id)
    if (!found?.name || !found.text) {
      const meant = nearestTo(id, idle)
      into.add('missing-text', where, { id, ...(meant !== null && { meant }) })
    } else if (found.text.length > most) {
      into.add('text-too-long', where, { id, length: found.text.length, most })
    }
  }
}
