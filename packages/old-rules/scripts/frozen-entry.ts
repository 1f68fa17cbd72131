import { coreBox } from '@haven/content'
import { compileBox, type Rules } from '@haven/engine'

/** All that a frozen file is asked for. */
export const compile = (): Rules => compileBox(coreBox)
