import { coreBox } from '@haven/content'
import { compileBox, type Rules } from '@haven/engine'

let compiled: Rules | null = null

/** The rules of the core box, compiled once. Other boxes will be merged here (`--box`). */
export function coreRules(): Rules {
  compiled ??= compileBox(coreBox)
  return compiled
}
