import { coreBox } from '@haven/content'
import { compileBox, type Rules } from '@haven/engine'

let compiled: Rules | null = null

/** The rules of the core box, compiled once. With other boxes beside it (`--box`) they come from load-box.ts. */
export function coreRules(): Rules {
  compiled ??= compileBox(coreBox)
  return compiled
}
