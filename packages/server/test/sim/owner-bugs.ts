import type { MemoryTables } from '@haven/table/keeper'
import type { Commit } from '@haven/testkit/sim'
import type { Bent, Message } from './sim-nodes.ts'

/** Mistakes that several nodes may make together. Each stands in the place of something right. */
export interface OwnerBug {
  /** Of a node that is the owner, as it believes. */
  readonly commit?: Commit
  readonly bent?: Bent
  /** A line that is broken is not noticed. */
  readonly isDeaf?: boolean
  /** Nobody looks for what others have stored. */
  readonly isBlind?: boolean
}

const kindOf = ([words]: Message): string => words.split(' ')[0] ?? ''

/** Now and then a message of this kind is another. */
const bending =
  (kind: string, often: number, change: (message: Message) => readonly Message[]): Bent =>
  (message, random) =>
    kindOf(message) === kind && random.below(often) === 0 ? change(message) : [message]

/** What comes of this kind waits for the next one, and comes after it. */
function overtaken(): Bent {
  let held: Message | null = null
  return (message, random) => {
    if (kindOf(message) !== 'tell') return [message]
    if (held) {
      const both = [message, held]
      held = null
      return both
    }
    if (random.below(10) > 0) return [message]
    held = message
    return []
  }
}

export const OWNER_BUGS: Readonly<Record<string, () => OwnerBug>> = {
  'an owner does not look at the version': () => ({
    commit(database: MemoryTables, change) {
      const row = database.rows.get(change.table.id)
      if (!row) return 'conflict'
      database.write(row, change)
      return 'stored'
    },
  }),
  'a line that is broken is not noticed': () => ({ isDeaf: true }),
  'frames overtake each other on a line': () => ({ bent: overtaken() }),
  'a line loses frames': () => ({ bent: bending('tell', 20, () => []) }),
  'a command is passed on twice, under another id': () => ({
    bent: bending('command', 3, ([words, text]) => [
      [words, text],
      [words, JSON.stringify({ ...(JSON.parse(text) as object), id: `again-${text.length}-${Math.random()}` })],
    ]),
  }),
  'what is told to one device is told to another': () => ({
    bent: bending('tell', 10, ([words, text]) => {
      const [tell, n, ...others] = words.split(' ')
      return [[[tell, Math.max(1, Number(n) - 1), ...others].join(' '), text]]
    }),
  }),
  'who has moved does not say what he was shown, and nobody looks': () => ({
    isBlind: true,
    bent: bending('greet', 1, ([words, text]) => [[`${words.split(' ').slice(0, 2).join(' ')} 0`, text]]),
  }),
}
