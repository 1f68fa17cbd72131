import { coreBox } from '@haven/content'
import { compileBox } from '@haven/engine'
import { oldRules } from '@haven/old-rules'
import { type Versions, versionsOf } from '@haven/table'

/** The rules of new games, and of those that an earlier release began. */
export const versions: Versions = versionsOf(compileBox(coreBox), oldRules)
