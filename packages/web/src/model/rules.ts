import { coreBox } from '@haven/content'
import { compileBox } from '@haven/engine'
import { oldRules } from '@haven/old-rules'
import { type Versions, versionsOf } from '@haven/table'

/** The rules of the core box, compiled once in each thread: the worker plays by them, the page reads their tables. */
export const versions: Versions = versionsOf(compileBox(coreBox), oldRules)

/** Those of the game that the page shows: of an earlier release, if that began it. */
export let { newest: rules } = versions

/** Before a view of these rules is shown. */
export async function showRules(version: string): Promise<void> {
  rules = (await versions.find(version)) ?? versions.newest
}
