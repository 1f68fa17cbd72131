import { coreBox } from '@haven/content'
import { compileBox } from '@haven/engine'

/** The rules as a page would load them. */
export const rules = compileBox(coreBox)
