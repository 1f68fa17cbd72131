import { Sights } from '../judge/index.ts'
import type { Difference } from '../online/difference.ts'
import type { DifferenceFrame, Have, TableFrame } from '../online/frames.ts'
import { differenceFrame, type Parts, roomDifference, sightDifference, wholeOf } from '../online/told.ts'

/** What is different, and its text. */
interface Compared {
  readonly difference: Difference | null
  readonly text: string
}

/** A frame, and its text if that was made on the way. */
export interface Said {
  readonly frame: TableFrame | DifferenceFrame
  readonly text?: string
}

/** No table can be told as a whole in so few letters, and none with a game. */
const SURELY_SHORTER = 600
const SURELY_SHORTER_GAME = 2_500
/** Of the last versions. */
const MOST_COMPARED = 16
/** Devices that are gone and may come back to what they had. */
const MOST_GONE = 40

/** What the devices of a table are told: what several are told alike is made, compared and written once for all of them. */
export class Telling {
  readonly sights = new Sights()
  readonly #compared = new Map<string, Compared>()
  readonly #gone = new Map<string, Parts>()

  /** Whichever is shorter: what is different from what the device has, or everything. */
  say(had: Parts | null, parts: Parts): Said {
    const whole = (): TableFrame => wholeOf(parts)
    if (!had) return { frame: whole() }
    const room = this.#once(had.roomIs, parts.roomIs, () => roomDifference(had, parts))
    const sight = this.#once(had.game?.sightIs, parts.game?.sightIs, () => sightDifference(had, parts))
    const frame = differenceFrame(had, parts, { room: room.difference, sight: sight.difference })
    if (!frame) return { frame: whole() }
    const text = textOf(frame, { room, sight })
    if (text.length < (parts.game ? SURELY_SHORTER_GAME : SURELY_SHORTER)) return { frame, text }
    const all = JSON.stringify(whole())
    return text.length < all.length ? { frame, text } : { frame: whole(), text: all }
  }

  #once(before: number | undefined, after: number | undefined, compare: () => Difference | null): Compared {
    const key = `${before} ${after}`
    const known = before === undefined || after === undefined ? undefined : this.#compared.get(key)
    if (known) return known
    const difference = compare()
    const compared = { difference, text: difference ? JSON.stringify(difference) : '' }
    if (this.#compared.size >= MOST_COMPARED) this.#compared.clear()
    if (before !== undefined && after !== undefined) this.#compared.set(key, compared)
    return compared
  }

  // ---------------------------------------------------------------------------------------------- coming back

  leave(key: string, had: Parts | null): void {
    if (!had) return
    this.#gone.delete(key)
    this.#gone.set(key, had)
    const [oldest] = this.#gone.keys()
    if (this.#gone.size > MOST_GONE && oldest !== undefined) this.#gone.delete(oldest)
  }

  /** What a device has that says so, if it was told here; null: everything is told anew. */
  comeBack(key: string, have: Have | null): Parts | null {
    const had = this.#gone.get(key)
    const isThat = have && had?.version === have.version && had.room.game === have.game
    return isThat && had.own.you.viewer === have.viewer ? had : null
  }
}

function textOf(
  { tell, since, version, ...parts }: DifferenceFrame,
  shared: Readonly<Record<string, Compared>>,
): string {
  let text = `{"tell":"${tell}","since":${since},"version":${version}`
  for (const [name, part] of Object.entries(parts)) text += `,"${name}":${shared[name]?.text ?? JSON.stringify(part)}`
  return `${text}}`
}

/** What there is to compare with later, without what was told once. */
export const kept = (parts: Parts): Parts => ({
  ...parts,
  game: parts.game && { ...parts.game, from: parts.game.from + parts.game.steps.length, steps: [] },
  lines: { from: parts.lines.from + parts.lines.lines.length, lines: [] },
})
