import { NPCS, RULE_IDS, type Rules, TOKEN_KINDS } from '@haven/engine'
import type { Catalogue } from '../catalogue.ts'
import { latinKeys, latinStreet, plain, plainForms } from './plain.ts'
import { type Tongue, tongueOf } from './tongue.ts'

/**
 * From what people type to ids: "c2", "old cathedral", "Hubris", "acolyte 3". A part of a name will do if it is clear,
 * unless the whole name is asked for: a slip of the finger must not become an answer.
 */
export type Find = (text: string, whole?: 'whole') => string | null

export interface Lookup {
  readonly space: Find
  /** Any card, hero, monster, mission, story, place. */
  readonly card: Find
  readonly hero: Find
  readonly monster: Find
  readonly token: Find
  readonly rule: (text: string) => string | null
  /** How verbs, commands and small words are read here. */
  readonly tongue: Tongue
}

/** A part of a name has at least this many letters. */
const LEAST_PART = 3

/** The id that is meant: by id, by name, by the beginning of a name, or by a part of one if that is clear. */
function finder(ids: readonly string[], say: Catalogue, tongue: Tongue): Find {
  const entries = ids.map((id) => {
    const texts = [id, say.name(id), say.card(id)?.name ?? '', ...say.forms(id), ...tongue.forms(id)]
    return { id, names: [...new Set(texts.flatMap(plainForms))] }
  })
  return (text, whole) => {
    const wanted = plain(text)
    if (wanted === '') return null
    const exact = entries.find(({ names }) => names.includes(wanted))
    if (exact) return exact.id
    if (whole || wanted.length < LEAST_PART) return null
    for (const fits of [startsWith, includes]) {
      const found = entries.filter(({ names }) => names.some((each) => fits(each, wanted)))
      if (found.length === 1) return (found[0] as { id: string }).id
    }
    return null
  }
}

/** Also as it comes from a keyboard whose layout was not changed. */
const byKeys =
  (find: Find): Find =>
  (text, whole) => {
    const keys = latinKeys(text)
    return find(text, whole) ?? (keys === null ? null : find(keys, whole))
  }

/** Streets have Latin letters in every language. */
const spaceFinder =
  (find: Find): Find =>
  (text, whole) =>
    find(latinStreet(text) ?? text, whole) ?? find(text, whole)

const startsWith = (text: string, wanted: string): boolean => text.startsWith(wanted)
const includes = (text: string, wanted: string): boolean => text.includes(wanted)

export function lookupFor(rules: Rules, map: string, say: Catalogue, tongue: Tongue = tongueOf()): Lookup {
  const find = (ids: readonly string[]): Find => byKeys(finder(ids, say, tongue))
  const t = rules.tables
  const tables = t.maps.get(map)
  const spaces = tables?.geometry.spaces ?? []
  const tiles = [...t.maps.values()].flatMap(({ def }) => def.tiles.map(({ tile }) => tile))
  const abilities = [...t.forms.values()].map(({ ability }) => ability.id)
  const sinTexts = [...t.sins.values()].flatMap(({ power, controller, avatar }) => [power.id, controller.id, avatar.id])
  const cards = [
    ...t.sinCards.keys(),
    ...t.upgrades.keys(),
    ...t.apocalypse.keys(),
    ...t.darkPast.keys(),
    ...t.forms.keys(),
    ...abilities,
    ...t.sins.keys(),
    ...sinTexts,
    ...t.acolytes.keys(),
    ...[...t.acolytes.values()].map(({ ability }) => ability),
    ...t.hellClub.keys(),
    ...t.missions.keys(),
    ...t.stories.keys(),
    ...t.maps.keys(),
    ...tiles,
    ...t.track.map(({ id }) => id),
  ]
  const rule = (text: string): string | null => {
    const known = (wanted: string): string | undefined => RULE_IDS.find((id) => id.toLowerCase() === wanted)
    const typed = text.trim().toLowerCase()
    return known(typed) ?? known(latinKeys(typed) ?? '') ?? null
  }
  return {
    space: spaceFinder(find(spaces)),
    card: find([...new Set(cards)]),
    hero: find([...t.heroes.keys()]),
    monster: find(t.figures.map(({ id }) => id)),
    token: find([...TOKEN_KINDS, ...NPCS, 'altar']),
    rule,
    tongue,
  }
}
