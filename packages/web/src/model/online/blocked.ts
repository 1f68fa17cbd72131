import { type Signal, signal } from '@preact/signals'
import { readJson, readList, writeKept } from './device-storage.ts'
import { tellKept } from './secrets.ts'

/**
 * Whom we have blocked, by table and person: nothing that they say or point at is shown here. Nobody else learns of it.
 * At another table the same people have other keys, and nobody can tell that it is they, neither we nor the server.
 */
export interface Block {
  /** Table and person. */
  readonly who: string
  readonly at: number
  /** Not any more: kept, so that another device of ours learns of it. */
  readonly isOver?: true
}

const BLOCKED = 'haven.online.blocked'
/** What was only called mute. */
const BEFORE = 'haven.online.muted'
const MOST = 200

export const isBlock = (value: unknown): value is Block => {
  const { who, at } = (value ?? {}) as Partial<Block>
  return typeof who === 'string' && typeof at === 'number'
}

function ofBefore(): readonly Block[] {
  const found = readJson(BEFORE)
  return Array.isArray(found) ? found.filter((who) => typeof who === 'string').map((who) => ({ who, at: 0 })) : []
}

/** The last one first. */
export function blocks(): readonly Block[] {
  const kept = readList(BLOCKED, isBlock)
  return [...kept, ...ofBefore().filter(({ who }) => kept.every((each) => each.who !== who))]
}

const inForce = (all: readonly Block[]): ReadonlySet<string> =>
  new Set(all.filter(({ isOver }) => !isOver).map(({ who }) => who))

export const blocked: Signal<ReadonlySet<string>> = signal(inForce(blocks()))

export function keepBlocks(all: readonly Block[]): void {
  writeKept(BLOCKED, JSON.stringify(all.slice(0, MOST)))
  writeKept(BEFORE, '[]')
  blocked.value = inForce(all)
}

const name = (table: string, person: string): string => `${table}/${person}`

export const isBlocked = (table: string, person: string): boolean => blocked.value.has(name(table, person))

export function toggleBlock(table: string, person: string): void {
  const who = name(table, person)
  const others = blocks().filter((each) => each.who !== who)
  const now: Block = { who, at: Date.now(), ...(blocked.peek().has(who) && { isOver: true }) }
  keepBlocks([now, ...others])
  tellKept()
}
