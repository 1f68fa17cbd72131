import type { Channel } from '../online/commands.ts'
import { LAST_LINES, type Line, MOST_LINES, type NewLines, PAGE_LINES } from '../online/frames.ts'
import { moderated, nameAt } from './moderated.ts'
import { audienceAt, audienceOf, changePerson, type Identity, seatsHeldBy } from './people.ts'
import { type Rate, spend } from './rates.ts'
import { refuse } from './refuse.ts'
import { AUDIENCES, type Audience, type Floor, type LiveTable, type StoredLine, type StoredTable } from './table.ts'
import type { Work } from './work.ts'

/**
 * The talk at a table. Each audience has numbers of its own, without a gap, keeps its own last lines, and has limits of
 * its own: what one side says is not to be told from anything that another is told, forgets or is refused.
 */

// ---------------------------------------------------------------------------------------------------- saying

/** Of one person, by all devices and sockets together. */
const OF_A_PERSON: Rate = { most: 10, each: 2_000 }
/** Of all who talk on the same floor: many who watch do not take the word from those who play. */
const OF_A_FLOOR: Readonly<Record<Floor, Rate>> = {
  table: { most: 30, each: 500 },
  watchers: { most: 20, each: 1_000 },
  sins: { most: 20, each: 500 },
  heroes: { most: 30, each: 500 },
}

export type Said = { readonly text: string } | { readonly space: string }

export function speakUp(work: Work, { person }: Identity, to: Channel, said: Said): void {
  const { t, now } = work
  if (person.muted) refuse('muted')
  const hears = hearers(t, person.id, to)
  const floor = floorOf(t, person.id, hears)
  const spoken = spend(OF_A_FLOOR[floor], t.spoken?.[floor], now)
  changePerson(work, person.id, { spoken: spend(OF_A_PERSON, person.spoken, now) })
  t.spoken = { ...t.spoken, [floor]: spoken }
  const counts = { ...t.lineCounts }
  const n: Partial<Record<Audience, number>> = {}
  for (const audience of hears) n[audience] = counts[audience]++
  t.lineCounts = counts
  work.addLine({ from: person.id, to, ...said, n, at: now })
  work.show(...hears)
  forgetOldest(work)
}

function hearers(table: StoredTable, person: string, to: Channel): readonly Audience[] {
  if (to === 'table') return AUDIENCES
  const own = audienceOf(table, person)
  return own === 'bystanders' ? refuse('not-seated') : [own]
}

function floorOf(table: StoredTable, person: string, [first, ...others]: readonly Audience[]): Floor {
  if (others.length === 0 && first && first !== 'bystanders') return first
  return seatsHeldBy(table, person).length > 0 ? 'table' : 'watchers'
}

// ---------------------------------------------------------------------------------------------------- keeping

/** The store is written anew only now and then, not with each line. */
const FORGOTTEN_AT_ONCE = 50

const isKeptFor = ({ lineCounts }: StoredTable, { n }: StoredLine, audience: Audience): boolean =>
  (n[audience] ?? -1) >= Math.max(0, lineCounts[audience] - MOST_LINES)

function forgetOldest(work: Work): void {
  const kept = work.lines.filter((line) => AUDIENCES.some((audience) => isKeptFor(work.t, line, audience)))
  if (work.lines.length - kept.length >= FORGOTTEN_AT_ONCE) work.setLines(kept)
}

/** Whoever comes to watch later hears nothing of it, and does not learn how much was said. */
export function forgetForBystanders(work: Work): void {
  const { t } = work
  work.setLines(
    work.lines.map((line) => {
      const { bystanders: _, ...n } = line.n
      return { ...line, n }
    }),
  )
  t.lineCounts = { ...t.lineCounts, bystanders: 0 }
  t.talkedAnew = t.seen.bystanders + 1
  work.show('bystanders')
}

// ---------------------------------------------------------------------------------------------------- telling

function lineFor({ n, removed, ...line }: StoredLine, audience: Audience): Line {
  return { n: n[audience] ?? 0, ...line, ...(removed && { removed: true }) }
}

type Talk = Pick<LiveTable, 'table' | 'lines'>

const linesOf = ({ table, lines }: Talk, audience: Audience): readonly StoredLine[] =>
  lines.filter((line) => isKeptFor(table, line, audience))

const numberFor = ({ n }: StoredLine, audience: Audience): number => n[audience] ?? -1

/** What a device lacks of the talk. Null: it has nothing of it, or what another audience was told. */
export function newLines(
  live: Talk,
  audience: Audience,
  have: { readonly version: number; readonly lines: number } | null,
): NewLines {
  const { lineCounts, talkedAnew = 0 } = live.table
  const count = lineCounts[audience]
  const had = have && (audience !== 'bystanders' || have.version >= talkedAnew) ? have : null
  const heard = had ? Math.min(had.lines, count) : 0
  const from = Math.max(heard, count - LAST_LINES)
  const kept = linesOf(live, audience)
  const isAnew = !had || from > heard
  const changed = isAnew
    ? []
    : kept.filter((line) => numberFor(line, audience) < from && (line.removed?.[audience] ?? 0) > had.version)
  return {
    from,
    lines: kept.filter((line) => numberFor(line, audience) >= from).map((line) => lineFor(line, audience)),
    ...(isAnew && { anew: true, older: kept.some((line) => numberFor(line, audience) < from) }),
    ...(changed.length > 0 && { changed: changed.map((line) => lineFor(line, audience)) }),
  }
}

/** The lines before this number, as many as fit on a page. */
export function linesBefore(live: Talk, audience: Audience, before: number) {
  const older = linesOf(live, audience).filter((line) => numberFor(line, audience) < before)
  const page = older.slice(-PAGE_LINES)
  return { lines: page.map((line) => lineFor(line, audience)), older: older.length > page.length }
}

// ------------------------------------------------------------------------------------------------- moderating

/** The line that has this number for this device. */
export function lineAt(work: Work, who: Identity, number: number): StoredLine {
  const audience = audienceAt(work.t, who)
  const found = work.lines.find((line) => line.n[audience] === number && isKeptFor(work.t, line, audience))
  return found ?? refuse('no-such-line')
}

/** Its author or the host takes it away: everybody who heard it learns that it is gone, and its words are nowhere. */
export function removeLine(work: Work, who: Identity, number: number): void {
  const { t } = work
  const line = lineAt(work, who, number)
  if (line.removed) refuse('no-such-line')
  if (line.from !== who.person.id && t.host !== who.person.id) refuse('host-only')
  const hears = AUDIENCES.filter((audience) => line.n[audience] !== undefined)
  const { n, at, from, to } = line
  if (from !== who.person.id) {
    moderated(work, { action: 'line-deleted', by: who.person.name, whom: nameAt(work, from) })
  }
  const removed = Object.fromEntries(hears.map((audience) => [audience, t.seen[audience] + 1]))
  work.setLines(work.lines.map((each) => (each === line ? { n, at, from, to, removed } : each)))
  work.show(...hears)
}

export function mute(work: Work, { person }: Identity, id: string, isMuted: boolean): void {
  const { t } = work
  if (t.host !== person.id) refuse('host-only')
  if (id === person.id || !t.people.some((each) => each.id === id)) refuse('no-such-person')
  changePerson(work, id, { muted: isMuted })
  moderated(work, { action: isMuted ? 'muted' : 'unmuted', by: person.name, whom: nameAt(work, id) })
  work.showAll()
}
