import type { Event } from '@haven/engine'

/** What happened how often, counted from the events alone. */

export const HERO_COUNTS = [
  'turns',
  'steps',
  'fights',
  'kills',
  'wounds',
  'healed',
  'corruption',
  'cleansed',
  'upgrades',
  'deaths',
] as const
export type HeroCount = (typeof HERO_COUNTS)[number]

export interface HeroStatistics {
  readonly hero: string
  readonly counts: Readonly<Record<HeroCount, number>>
}

export const TABLE_COUNTS = [
  'rounds',
  'missions',
  'kills',
  'deaths',
  'cards',
  'reactions',
  'summoned',
  'apocalypse',
  'heroDice',
  'sinDice',
] as const
export type TableCount = (typeof TABLE_COUNTS)[number]

export interface Statistics {
  readonly heroes: readonly HeroStatistics[]
  readonly table: Readonly<Record<TableCount, number>>
}

const zeros = <K extends string>(names: readonly K[]): Record<K, number> =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<K, number>

class Count {
  readonly table = zeros(TABLE_COUNTS)
  readonly heroes = new Map<string, Record<HeroCount, number>>()
  /** Who fights, and whose turn it is: events of kills do not say. */
  #fighter: string | null = null
  #current: string | null = null

  hero(id: string): Record<HeroCount, number> {
    const known = this.heroes.get(id) ?? zeros(HERO_COUNTS)
    this.heroes.set(id, known)
    return known
  }

  add(event: Event): void {
    const { table } = this
    switch (event.event) {
      case 'gameStarted':
        for (const hero of event.heroes) this.hero(hero)
        break
      case 'heroJoined':
        this.hero(event.hero)
        break
      case 'roundStarted':
        table.rounds++
        break
      case 'turnStarted':
        this.#current = event.hero
        this.hero(event.hero).turns++
        break
      case 'heroMoved':
        this.hero(event.hero).steps++
        break
      case 'fightStarted':
        this.#fighter = event.hero
        this.hero(event.hero).fights++
        break
      case 'monsterKilled':
        this.#kill(event.by)
        break
      case 'woundTaken':
        this.hero(event.hero).wounds++
        break
      case 'woundHealed':
        this.hero(event.hero).healed++
        break
      case 'corruptionTaken':
        this.hero(event.hero).corruption++
        break
      case 'tokenRemoved':
        this.hero(event.hero).cleansed++
        break
      case 'upgradeTaken':
        this.hero(event.hero).upgrades++
        break
      case 'heroDied':
        this.hero(event.hero).deaths++
        table.deaths++
        break
      case 'missionAccomplished':
        table.missions++
        break
      case 'sinCardPlayed':
        table.cards++
        break
      case 'reactionSpent':
        table.reactions++
        break
      case 'monsterSummoned':
        table.summoned++
        break
      case 'trackRaised':
        table.apocalypse = event.level
        break
      case 'diceRolled':
        table[event.side === 'heroes' ? 'heroDice' : 'sinDice'] += event.faces.length
        break
      default:
        break
    }
  }

  #kill(by: Extract<Event, { event: 'monsterKilled' }>['by']): void {
    this.table.kills++
    const killer = by === 'orbital' ? this.#current : by === 'effect' ? null : this.#fighter
    if (killer !== null) this.hero(killer).kills++
  }
}

export function statisticsOf(events: readonly Event[]): Statistics {
  const count = new Count()
  for (const event of events) count.add(event)
  return { heroes: [...count.heroes].map(([hero, counts]) => ({ hero, counts })), table: count.table }
}
