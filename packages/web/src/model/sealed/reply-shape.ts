import type { ThoughtName } from '@haven/bots/thinker'
import { SEATS } from '@haven/engine'
import type { CallAnswer, CallName } from '../messages.ts'
import { tableId } from './change-shape.ts'
import { steps } from './frame-shape.ts'
import { plain } from './plain.ts'
import { byId, flag, id, list, long, maybe, nothing, only, record, type Shape, text } from './shape.ts'
import { view } from './view-shape.ts'

/** What a cell may answer to what the page asks it. What it is not asked for it need not answer. */

const LONGEST_FILE = 4_000_000

const file = text(LONGEST_FILE)
const viewer = only(...SEATS, 'spectator', 'all')

export const CALLS: { readonly [K in CallName]?: Shape<CallAnswer<K>> } = {
  'play-now': tableId,
  new: tableId,
  import: tableId,
  branch: tableId,
  rematch: tableId,
  lend: id,
  pace: nothing,
  export: file,
  'record-of': file,
  'moment-link': file,
  'replay-open': record<CallAnswer<'replay-open'>>({
    game: id,
    viewer,
    players: record<CallAnswer<'replay-open'>['players']>({
      people: list(only(...SEATS), SEATS.length),
      bots: byId(id, SEATS.length) as Shape<never>,
    }),
    seedCommit: id,
    length: long,
    steps,
    isOver: flag,
  }),
  'replay-at': record<CallAnswer<'replay-at'>>({ moment: long, view, between: flag }),
  // Numbers to draw and to compare: what makes no sense draws nonsense.
  recap: plain as Shape<never>,
  hindsight: plain as Shape<never>,
  verify: record<CallAnswer<'verify'>>({ wrongAt: maybe(text(200)), seedCommit: id }),
}

/** Each of these makes a table. */
export const MAKES_TABLE: ReadonlySet<CallName> = new Set(['play-now', 'new', 'import', 'branch', 'rematch'])

/** What is thought is shown as odds, lines and ways. */
export const thought = plain as Shape<ThoughtName>
