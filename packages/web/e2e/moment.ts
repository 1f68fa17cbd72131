import { coreBox } from '@haven/content'
import { compileBox, type PromptKind } from '@haven/engine'
import type { TableGame } from '@haven/table'
import moments from '../src/app/gallery/moments.json' with { type: 'json' }
import { gameAt, type Moment } from '../src/app/gallery/moments.ts'

const rules = compileBox(coreBox)

/** A real game that stands at a question of this kind. */
export function momentOf(kind: PromptKind): TableGame {
  const moment = (moments as readonly Moment[]).find((each) => each.kind === kind)
  if (!moment) throw new Error(`no moment of ${kind}`)
  return gameAt(rules, moment)
}
