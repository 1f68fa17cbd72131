import type { Position, Rules } from '@haven/engine'
import { asObject, canonicalJson } from '@haven/engine/files'
import type { Versions } from '@haven/table'
import { rulesOfPosition } from '../boxes/rules-of.ts'
import { pack, unpack } from './codec.ts'
import { slim } from './slim.ts'

/** A whole position in an address: `/p#…`. Nothing of it reaches a server, for what follows the `#` stays at home. */

export const POSITION_PATH = '/p'

/** The path of the link; the page puts its own origin before it. */
export async function linkTo(rules: Rules, position: Position): Promise<string> {
  const short = JSON.parse(canonicalJson(slim(rules, position)))
  return `${POSITION_PATH}#${await pack(short)}`
}

const LINK = /(?:^|\/)p\/?(?:\?[^\s#]*)?#([^\s#]+)\s*$/

/** What follows the `#` if a text is such a link, with or without its origin; null for anything else. */
export const packedIn = (text: string): string | null => LINK.exec(text.trim())?.[1] ?? null

/** Reads a link. The engine's own checker says what is wrong with what it holds; all faults are RuleErrors. */
export async function positionIn(versions: Versions, packed: string): Promise<Linked> {
  const position = asObject(await unpack(packed), 'link') as unknown as Position
  const rules = await rulesOfPosition(versions, position)
  rules.fromPosition(position, 'haven/link')
  return { position, rules }
}

/** A position, and the rules with its boxes. */
export interface Linked {
  readonly position: Position
  readonly rules: Rules
}

/** A pasted text that may be a link: the text of the position in it, or the text itself. */
export async function textOf(versions: Versions, pasted: string): Promise<string> {
  const packed = packedIn(pasted)
  return packed === null ? pasted : JSON.stringify((await positionIn(versions, packed)).position)
}
