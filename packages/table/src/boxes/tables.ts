import type { Box } from '@haven/engine'
import { asList, asObject, asText } from '@haven/engine/files'

/**
 * A box as data: numbers, names and places, and nothing that runs. A page shows a game by it whose script it does not
 * run; whoever plays needs the box itself.
 */

type Json = Record<string, unknown>

/** As many heroes can be in play: what depends on their number is said for each. */
const NUMBERS = [1, 2, 3, 4] as const

/** Functions of the number of heroes, and functions of which only counts that they are there. */
const COUNTED: ReadonlySet<string> = new Set(['count', 'bound'])
const NOTED: ReadonlySet<string> = new Set(['if', 'once'])
/** What a text does. */
const DEEDS: ReadonlySet<string> = new Set([
  'modifiers',
  'triggers',
  'effect',
  'steps',
  'begin',
  'end',
  'grief',
  'event',
  'begins',
  'deliver',
  'hint',
  'ways',
  'when',
])

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).flatMap(([name, of]): [string, unknown][] => {
    if (DEEDS.has(name)) return []
    if (typeof of !== 'function') return of === undefined ? [] : [[name, plain(of)]]
    if (COUNTED.has(name)) return [[name, NUMBERS.map((number) => of(number) as number)]]
    return NOTED.has(name) ? [[name, true]] : []
  })
  return Object.fromEntries(fields)
}

/** Once a round: all that a card says of its deeds. */
function upgradeOf(upgrade: Box['upgrades'][number]): Json {
  const isOnce = [upgrade.deed, ...(upgrade.triggers ?? [])].some((each) => each?.oncePerRound === true)
  const { deed: _, ...rest } = plain(upgrade) as Json
  return { ...rest, ...(isOnce && { oncePerRound: true }) }
}

export const tablesOf = (box: Box): Json => ({ ...(plain(box) as Json), upgrades: box.upgrades.map(upgradeOf) })

// ------------------------------------------------------------------------------------------------------ reading

const never = (): boolean => false
const objects = (value: unknown, field: string): Json[] =>
  asList(value, field).map((each, i) => asObject(each, `${field}[${i}]`))

const counted =
  (list: unknown) =>
  (heroes: number): number =>
    Number((list as readonly unknown[])[heroes - 1])

function missionIn(given: Json, field: string): Json {
  asText(given.id, `${field}.id`)
  asList(given.next, `${field}.next`)
  asList(given.count, `${field}.count`)
  const progress = objects(given.progress, `${field}.progress`).map((way) => ({
    ...way,
    ...(way.if !== undefined && { if: never }),
    ...(way.once !== undefined && { once: () => '' }),
  }))
  return { ...given, progress, count: counted(given.count) }
}

function storyIn(given: Json, field: string): Json {
  const missions = objects(given.missions, `${field}.missions`)
  const { clock: _, ...rest } = given
  return {
    ...rest,
    begin: [],
    end: [],
    missions: missions.map((mission, i) => missionIn(mission, `${field}.missions[${i}]`)),
  }
}

const still = (given: Json): Json => ({ ...given, effect: [] })

const LISTS: Readonly<Record<string, (given: Json, field: string) => Json>> = {
  heroes: (hero) => hero,
  sins: (sin, field) => ({ ...sin, cards: objects(sin.cards, `${field}.cards`).map(still) }),
  acolytes: still,
  hellClub: (member) => member,
  apocalypse: (card) => card,
  upgrades: ({ oncePerRound, ...card }) => ({
    ...card,
    ...(oncePerRound === true && { deed: { oncePerRound, when: never, steps: [] } }),
  }),
  darkPast: (card) => ({ ...card, steps: [] }),
  track: (level) => level,
  tiles: (tile) => tile,
  maps: (map) => map,
  stories: storyIn,
}

/** Throws one RuleError if it has not the form; whether it is a sound box shows when it is compiled. */
export function boxOfTables(value: unknown): Box {
  const given = asObject(value, 'tables')
  const lists = Object.entries(LISTS).map(([name, read]) => [
    name,
    objects(given[name], `tables.${name}`).map((each, i) => {
      asText(each.id, `tables.${name}[${i}].id`)
      return read(each, `tables.${name}[${i}]`)
    }),
  ])
  const head = { id: asText(given.id, 'tables.id'), version: asText(given.version, 'tables.version') }
  return { ...head, ...Object.fromEntries(lists) } as Box
}
