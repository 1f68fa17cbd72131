import { coreBox } from '@haven/content'
import { oldRules } from '@haven/old-rules'
import type { Versions } from '@haven/table'
import { Library } from '@haven/table/boxes'
import { onShelf } from './boxes/shelf.ts'

/** The rules of the core box, compiled once in each thread, and any other box beside it when a game has it. */
export const versions: Versions = new Library(coreBox, oldRules, onShelf)

/** Those of the game that the page shows: with its boxes, of an earlier release if that began it. */
export let { newest: rules } = versions

let shown = versions.newest.version

/** Has the page the rules of such a game, or the nearest that it can get? */
export const isShown = (version: string): boolean => version === shown

/** Before a view of these rules is shown. Without them it is shown by those of today: the table itself is judged elsewhere. */
export async function showRules(version: string): Promise<void> {
  rules = await versions.of(version).catch(() => versions.newest)
  shown = version
}
