import { coreBox } from '@haven/content'
import { type HeroClass, type SetupWishes, TEAM } from '@haven/engine'
import { type Additions, additionsOf, hasCrate as bringsCrate, isDealtToAll } from '@haven/table/boxes'
import { addsId, boxes, boxesOn } from './boxes.ts'

/** What a new game can be set up with: the core box, and every other that is switched on. */

interface Offered {
  readonly id: string
  /** Null: the core box, which is always there. */
  readonly hash: string | null
  readonly adds: Additions
}

const core: Offered = { id: coreBox.id, hash: null, adds: additionsOf(coreBox) }

const offered = (): readonly Offered[] => [core, ...boxesOn().map(({ manifest }) => manifest)]

/** Chance decides. */
export const RANDOM = 'random'

type Kind = 'heroes' | 'sins' | 'acolytes' | 'stories' | 'maps'
type Of<K extends Kind> = NonNullable<Additions[K]>[number]

export const offers = <K extends Kind>(kind: K): readonly Of<K>[] =>
  offered().flatMap(({ adds }) => (adds[kind] ?? []) as readonly Of<K>[])

export const offer = <K extends Kind>(kind: K, id: string): Of<K> | undefined =>
  offers(kind).find((each) => each.id === id)

export const mapsOf = (story: string): readonly string[] =>
  offers('maps')
    .filter((map) => map.story === story)
    .map(({ id }) => id)

export const hasCrate = (): boolean => offered().some(({ adds }) => bringsCrate(adds))

// -------------------------------------------------------------------------------------------------------- teams

/** Heroes of several boxes. */
export const MIXED = 'mixed'

/** Seven heroes, as many of each class as a team has (COMP-5). */
function isTeam({ adds: { heroes = [] } }: Offered): boolean {
  const wanted = Object.entries(TEAM)
  return wanted.every(([kind, number]) => heroes.filter((hero) => hero.class === kind).length === number)
}

/** Of a hero of any box; one that nobody knows is drawn as somebody. */
export const classOf = (hero: string): HeroClass =>
  [core, ...boxes().map(({ manifest }) => manifest)]
    .flatMap(({ adds }) => adds.heroes ?? [])
    .find(({ id }) => id === hero)?.class ?? 'leader'

/** The boxes that bring a whole team, and whether teams can be mixed of more. */
export function teams(): readonly string[] {
  const all = offered()
  const whole = all.filter(isTeam).map(({ id }) => id)
  return all.some(({ id, adds }) => id !== core.id && adds.heroes) ? [...whole, MIXED] : whole
}

export const CORE_TEAM = core.id

export const heroesOf = (team: string): readonly Of<'heroes'>[] =>
  team === MIXED ? offers('heroes') : (offered().find(({ id }) => id === team)?.adds.heroes ?? [])

// -------------------------------------------------------------------------------------------------------- boxes

export interface Chosen {
  /** Sin, Acolytes, story and map; left out or `random`: chance decides. */
  readonly ids: readonly (string | undefined)[]
  readonly team: string
  readonly secondCrate?: boolean | undefined
}

/** From which boxes such a game is drawn: those that it names, or all that are switched on if chance decides anything. */
export function drawnFrom({ ids, team, secondCrate }: Chosen): Pick<SetupWishes, 'team'> & {
  readonly boxes?: readonly string[]
} {
  const isMixed = team === MIXED
  const isOpen = isMixed || ids.some((id) => id === undefined || id === RANDOM)
  const own = heroesOf(team).map(({ id }) => id)
  const named = [...ids, ...own].filter((id) => id !== undefined)
  const isDrawn = (box: Offered): boolean =>
    isOpen ||
    isDealtToAll(box.adds) ||
    named.some((id) => addsId(box.adds, id)) ||
    (secondCrate === true && bringsCrate(box.adds))
  const drawn = offered()
    .filter(isDrawn)
    .flatMap(({ hash }) => hash ?? [])
  // Where no other box has heroes, the team is all of them.
  return drawn.length === 0 ? {} : { boxes: drawn, ...(!isMixed && { team: own }) }
}

/** The team of such settings by its name. */
export function teamOf({ team }: SetupWishes, drawn: readonly string[] | undefined): string {
  if (!Array.isArray(team)) return drawn && drawn.length > 0 && teams().includes(MIXED) ? MIXED : CORE_TEAM
  return teams().find((each) => heroesOf(each).every(({ id }) => team.includes(id))) ?? MIXED
}
