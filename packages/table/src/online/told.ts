import type { Seat, View } from '@haven/engine'
import type { TableUpdate } from '../protocol.ts'
import { type Difference, differenceOf, differing, Misfit } from './difference.ts'
import type { DifferenceFrame, NewLines, ServerFrame, TableFrame, TableView } from './frames.ts'

/** A table frame in its parts: those that several devices are shown alike are the same object for all of them. */

/** What everybody at a table is shown of it. */
export type RoomOfAll = Omit<TableView, keyof OwnRoom>
/** What one device alone is shown. */
export type OwnRoom = Pick<TableView, 'earlier' | 'reports' | 'you'>
/** A view without its questions. */
export type Sight = Omit<View, 'prompts'>
export type Besides = Omit<TableUpdate, 'update' | 'version' | 'from' | 'steps' | 'view'>

export interface Parts {
  readonly version: number
  readonly room: RoomOfAll
  /** Of this table the same number means the same room, and the same sight; left out where it was made for one alone. */
  readonly roomIs?: number
  readonly own: OwnRoom
  readonly game: GameParts | null
  readonly lines: NewLines
}

/** What this seat may answer to the question that the game waits for. */
export interface Answers {
  readonly seat: Seat
  readonly options: View['prompts'][number]['options']
}

export interface GameParts {
  readonly from: number
  readonly steps: TableUpdate['steps']
  readonly sight: Sight
  readonly sightIs?: number | undefined
  readonly answers: readonly Answers[]
  readonly besides: Besides
}

export function wholeOf({ version, room, own, game, lines }: Parts): TableFrame {
  const view = game && { ...game.sight, prompts: game.answers.map((each) => promptOf(game.sight, each)) }
  return {
    tell: 'table',
    version,
    room: { ...room, ...own },
    update: game && view && { update: 'table', version, from: game.from, steps: game.steps, view, ...game.besides },
    lines,
  }
}

function promptOf({ awaiting }: Sight, { seat, options }: Answers): View['prompts'][number] {
  const asked = awaiting.find((each) => each.seat === seat)
  if (!asked) throw new Misfit()
  return { ...asked, options }
}

/** What is different in what several devices are shown alike. */
export interface SharedDifference {
  readonly room: Difference | null
  readonly sight: Difference | null
}

export const roomDifference = (before: Parts, after: Parts): Difference | null => differenceOf(before.room, after.room)
export const sightDifference = (before: Parts, after: Parts): Difference | null =>
  before.game && after.game && differenceOf(before.game.sight, after.game.sight)

/** Null: a difference could not say it, since a game begins or is put away. */
export function differenceFrame(
  before: Parts,
  after: Parts,
  { room, sight }: SharedDifference = {
    room: roomDifference(before, after),
    sight: sightDifference(before, after),
  },
): DifferenceFrame | null {
  const { game, lines } = after
  if ((before.game === null) !== (game === null)) return null
  const own = differenceOf(before.own, after.own)
  const answers = before.game && game && differenceOf(before.game.answers, game.answers)
  const besides = before.game && game && differenceOf(before.game.besides, game.besides)
  const isNews = game !== null && (game.steps.length > 0 || game.from !== endOf(before))
  const isSaid = lines.lines.length > 0 || lines.anew || lines.changed || lines.from !== lastLine(before.lines)
  return {
    tell: 'difference',
    since: before.version,
    version: after.version,
    ...(room && { room }),
    ...(own && { own }),
    ...(isNews && { log: { from: game.from, steps: game.steps } }),
    ...(sight && { sight }),
    ...(answers && { answers }),
    ...(besides && { besides }),
    ...(isSaid && { lines }),
  }
}

const endOf = ({ game }: Parts): number => (game ? game.from + game.steps.length : 0)
const lastLine = ({ from, lines }: NewLines): number => from + lines.length

function partsOf({ version, room, update, lines }: TableFrame): Parts {
  const { earlier, reports, you, ...shared } = room
  const own = { earlier, ...(reports && { reports }), you }
  if (!update) return { version, room: shared, own, game: null, lines }
  const { update: _, version: __, from, steps, view, ...besides } = update
  const { prompts, ...sight } = view
  const answers = prompts.map(({ seat, options }) => ({ seat, options }))
  return { version, room: shared, own, game: { from, steps, sight, answers, besides }, lines }
}

/** Throws a Misfit. */
function after(last: TableFrame, frame: DifferenceFrame): TableFrame {
  const { version, since, log } = frame
  if (since !== last.version) throw new Misfit()
  const { room, own, game, lines } = partsOf(last)
  const apply = <T>(value: T, difference: Difference | undefined): T =>
    difference ? (differing(value, difference) as T) : value
  return wholeOf({
    version,
    room: apply(room, frame.room),
    own: apply(own, frame.own),
    game: game && {
      ...(log ?? { from: game.from + game.steps.length, steps: [] }),
      sight: apply(game.sight, frame.sight),
      answers: apply(game.answers, frame.answers),
      besides: apply(game.besides, frame.besides),
    },
    lines: frame.lines ?? { from: lastLine(lines), lines: [] },
  })
}

export type WholeFrame = Exclude<ServerFrame, DifferenceFrame>

/** The ear of a device: it hears differences, and gives whole frames. */
export class Ear {
  #last: TableFrame | null = null

  /** Throws a Misfit. */
  hear(frame: ServerFrame): WholeFrame {
    if (frame.tell === 'table') this.#last = frame
    if (frame.tell !== 'difference') return frame
    if (!this.#last) throw new Misfit()
    this.#last = after(this.#last, frame)
    return this.#last
  }
}
