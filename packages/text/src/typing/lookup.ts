import { RULE_IDS, type Rules } from '@haven/engine'
import type { Catalogue } from '../catalogue.ts'

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
  readonly rule: (text: string) => string | null
}

/** A part of a name has at least this many letters. */
const LEAST_PART = 3

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** The id that is meant: by id, by name, by the beginning of a name, or by a part of one if that is clear. */
function finder(ids: readonly string[], say: Catalogue): Find {
  const entries = ids.map((id) => ({
    id,
    key: plain(id),
    name: plain(say.name(id)),
    full: plain(say.card(id)?.name ?? ''),
  }))
  return (text, whole) => {
    const wanted = plain(text)
    if (wanted === '') return null
    const exact = entries.find(({ key, name, full }) => key === wanted || name === wanted || full === wanted)
    if (exact) return exact.id
    if (whole || wanted.length < LEAST_PART) return null
    for (const fits of [startsWith, includes]) {
      const found = entries.filter(({ key, name, full }) => [key, name, full].some((each) => fits(each, wanted)))
      if (found.length === 1) return (found[0] as { id: string }).id
    }
    return null
  }
}

const startsWith = (text: string, wanted: string): boolean => text.startsWith(wanted)
const includes = (text: string, wanted: string): boolean => text.includes(wanted)

export function lookupFor(rules: Rules, map: string, say: Catalogue): Lookup {
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
    const wanted = text.trim().toLowerCase()
    return RULE_IDS.find((id) => id.toLowerCase() === wanted) ?? null
  }
  return {
    space: finder(spaces, say),
    card: finder([...new Set(cards)], say),
    hero: finder([...t.heroes.keys()], say),
    monster: finder(
      t.figures.map(({ id }) => id),
      say,
    ),
    rule,
  }
}
