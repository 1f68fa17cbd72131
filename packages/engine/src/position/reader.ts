import type { Compiled } from '../compiled.ts'
import type { Game } from '../kernel.ts'
import { asIds, asList, asObject, asText, fault } from '../reading.ts'
import type { State } from '../state.ts'

/** A position under its checks, and the state that it is read into. */
export class Reader {
  readonly p: Record<string, unknown>
  readonly g: Game
  readonly s: State
  readonly t: Compiled
  constructor(t: Compiled, p: Record<string, unknown>, g: Game) {
    this.t = t
    this.p = p
    this.g = g
    this.s = g.s
  }

  /** The object in this field, or an empty one. */
  object(field: string): Record<string, unknown> {
    return this.has(field) ? asObject(this.p[field], field) : {}
  }

  has = (field: string): boolean => this.p[field] !== undefined

  space(value: unknown, field: string): number {
    const id = asText(value, field)
    const index = this.g.map.index.get(id)
    if (index === undefined) fault('unknown-id', field, { id })
    return index as number
  }

  spaces(field: string): number[] {
    return asList(this.p[field], field).map((each, i) => this.space(each, `${field}[${i}]`))
  }

  place(value: unknown, field: string): number {
    const id = asText(value, field)
    const place = this.s.heroes.findIndex((hero) => hero.hero === id)
    if (place < 0) fault('unknown-id', field, { id })
    return place
  }

  upgrades(value: unknown, field: string): string[] {
    return asIds(value, field, (id) => this.t.upgrades.has(id))
  }

  sinCards(value: unknown, field: string): string[] {
    return asIds(value, field, (id) => this.t.sinCards.has(id))
  }
}
