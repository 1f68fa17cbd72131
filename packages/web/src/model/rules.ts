import { coreBox } from '@haven/content'
import { compileBox, type Rules } from '@haven/engine'

/** The rules of the core box, compiled once in each thread: the worker plays by them, the page reads their tables. */
export const rules: Rules = compileBox(coreBox)
