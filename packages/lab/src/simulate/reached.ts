import type { Event, MissionDef, Rules } from '@haven/engine'

/**
 * What a game can reach of the box, as keys of two or three words: `sin-card pride-hubris`,
 * `mission hls-1-hold-the-line accomplished`, `branch hls-1-hold-the-line hls-2b-thin-the-herd`.
 */

/** The kinds of which everything should come up when enough is played. */
export const KINDS = [
  'victory',
  'mission',
  'branch',
  'event',
  'track',
  'apocalypse',
  'hell-club',
  'dark-past',
  'sin-card',
  'acolytes',
  'ability',
  'upgrade',
  'text',
] as const
export type Kind = (typeof KINDS)[number]

/** Everything of the box that should come up. What a game happens to reach beside it is counted too. */
export function reachable(rules: Rules): string[] {
  const t = rules.tables
  const missions = [...t.missions.values()]
  const keys = (kind: string, ids: Iterable<string>): string[] => [...ids].map((id) => `${kind} ${id}`)
  return [
    'victory WIN-1',
    'victory WIN-2',
    ...missions.flatMap(({ id }) => [`mission ${id} begun`, `mission ${id} accomplished`]),
    ...missions.flatMap((mission) => branchesOf(mission).map((next) => `branch ${mission.id} ${next}`)),
    ...missions.filter(hasEvent).map(({ id }) => `event ${id}`),
    ...t.track.filter(({ level }) => level > 0).map(({ level }) => `track ${level}`),
    ...keys('apocalypse', t.apocalypse.keys()),
    ...keys('hell-club', t.hellClub.keys()),
    ...keys('dark-past', t.darkPast.keys()),
    ...keys('sin-card', t.sinCards.keys()),
    ...keys('acolytes', t.acolytes.keys()),
    ...keys('ability', heroAbilities(rules)),
    ...keys('upgrade', t.upgrades.keys()),
  ]
}

const branchesOf = ({ next }: MissionDef): readonly string[] => (next.length > 1 ? next : [])
const hasEvent = ({ event }: MissionDef): boolean => event !== undefined

const heroAbilities = ({ tables }: Rules): string[] => [...tables.forms.values()].map(({ ability }) => ability.id)

/** Counts what one game reaches, from its unabridged events. */
export class Reached {
  readonly counts: Record<string, number> = {}
  readonly #rules: Rules
  readonly #abilities: ReadonlySet<string>
  #mission: MissionDef | undefined

  constructor(rules: Rules) {
    this.#rules = rules
    this.#abilities = new Set(heroAbilities(rules))
  }

  note(event: Event): void {
    const { tables } = this.#rules
    switch (event.event) {
      case 'missionBegun':
        this.#count(`mission ${event.mission} begun`)
        if (this.#mission && branchesOf(this.#mission).length > 0) {
          this.#count(`branch ${this.#mission.id} ${event.mission}`)
        }
        this.#mission = tables.missions.get(event.mission)
        return
      case 'missionAccomplished':
        this.#count(`mission ${event.mission} accomplished`)
        if (this.#mission && hasEvent(this.#mission)) this.#count(`event ${event.mission}`)
        return
      case 'gameOver':
        this.#count(`victory ${event.rule}`)
        return
      case 'heroDied':
        this.#count('death')
        return
      case 'sinDeckRemade':
        this.#count('reshuffle')
        return
      case 'sinCardPlayed':
        this.#count(`sin-card ${event.card}`)
        return
      case 'sinCardCancelled':
        this.#count('cancelled')
        return
      case 'upgradeTaken':
        this.#count(`upgrade ${event.card}`)
        return
      case 'apocalypseRevealed':
        this.#count(`apocalypse ${event.card}`)
        return
      case 'apocalypseRemoved':
        this.#count(`apocalypse ${event.card} removed`)
        return
      case 'monsterSummoned':
        if (tables.hellClub.has(event.monster)) this.#count(`hell-club ${event.monster}`)
        return
      case 'darkPastRevealed':
        this.#count(`dark-past ${event.card}`)
        return
      case 'abilityUsed':
        this.#count(`${this.#abilities.has(event.ability) ? 'ability' : 'text'} ${event.ability}`)
        return
      case 'fightStarted':
        this.#countFight(event.hero, event.by === 'heroes')
        return
      case 'acolyteUsed':
        this.#count(`acolytes ${event.acolytes}`)
        return
      case 'trackRaised':
        this.#count(`track ${event.level}`)
    }
  }

  /** An ability that only changes numbers is never used by choice: the fights that its hero starts are counted. */
  #countFight(hero: string, started: boolean): void {
    const ability = this.#rules.tables.heroes.get(hero)?.ability
    if (started && ability && !ability.triggers?.length) this.#count(`ability ${ability.id}`)
  }

  #count(key: string): void {
    this.counts[key] = (this.counts[key] ?? 0) + 1
  }
}
