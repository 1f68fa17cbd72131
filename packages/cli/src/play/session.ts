import type { Event, Rules, Seat, Viewer } from '@haven/engine'
import { type GameDesk, InputError } from '@haven/lab/ground'
import { seatsOf, type Versions } from '@haven/table'
import type { HomePlayers } from '@haven/table/keeper'
import type { Course } from '@haven/table/learn'
import { fetchPart, type NightWords } from '@haven/text/languages'
import { type Lookup, lookupFor, tongueOf } from '@haven/text/typing'
import type { KeyboardCoach } from './coach.ts'
import type { LineReader } from './lines.ts'
import { type Loaded, type Players, saveTo } from './save-file.ts'
import { Wire } from './wire.ts'
import { terminalWorld } from './world.ts'

/** A game at this keyboard: what was said of it, and where it is kept. */
export interface Session extends Seated {
  /** Saves are read by them. */
  readonly versions: Versions
  readonly reader: LineReader
  /** Named by the person, and so kept when the game is over. */
  ownFile: boolean
  /** What later commands for this game need as well. */
  readonly boxFlag: string
  /** Somebody says a line a turn. */
  readonly coach?: KeyboardCoach
  /** A scene of First Night is played. */
  readonly lesson?: LessonSession
}

/** What a scene of First Night needs besides. */
export interface LessonSession {
  readonly words: NightWords
  readonly seat: Seat
  readonly course: Course
}

/** All that another game brings with it. */
interface Seated {
  /** It speaks as the edition of the game does. */
  io: GameDesk
  /** Those that its game is played by. */
  rules: Rules
  wire: Wire
  players: Players
  lookup: Lookup
  /** Where it is saved after every decision. */
  saveFile: string
  /** Why the last saving failed. */
  unsaved: { why: string | null }
  /** How many steps of the log were told. */
  told: number
  /** The table as it was drawn last, and in which turn it was drawn in full. */
  shown: string
  shownTurn: string
  /** For whose eyes the last question was. */
  lastViewer: Viewer | null
}

/** Puts a game on the table. */
export async function sitDown(
  at: GameDesk,
  { rules, game, opening, steps, players }: Loaded,
  saveFile: string,
  lesson?: LessonSession,
): Promise<Seated> {
  const io = { ...at, say: at.say.of(game.setup) }
  const unsaved: Seated['unsaved'] = { why: null }
  const around = {
    rules,
    worldOf: (onBug: (error: unknown) => void) => terminalWorld(io, rules, onBug),
    // A full disk is no reason to stop playing: it is told, and tried again with the next decision.
    keep: (save: Parameters<typeof saveTo>[1]) => {
      // A lesson is kept as its answers.
      if (lesson) return
      try {
        saveTo(saveFile, save, players)
        unsaved.why = null
      } catch (error) {
        if (!(error instanceof InputError)) throw error
        unsaved.why = error.inWords(io.words.input)
      }
    },
  }
  const sits = lesson ? { people: [lesson.seat], bots: {} } : whoSits(seatsOf(rules, game), players)
  const course = lesson && { course: lesson.course }
  const wire = await Wire.open(around, { game, opening, steps, players: sits, ...course })
  const tongue = tongueOf(await fetchPart(io.language, 'typing'))
  const lookup = lookupFor(rules, game.setup.map, io.say, tongue)
  const told = steps.length + 1
  return { io, rules, wire, players, lookup, saveFile, unsaved, told, shown: '', shownTurn: '', lastViewer: null }
}

const isMine = (seat: Seat, { as }: Players): boolean => (seat === 'sins' ? as !== 'heroes' : as !== 'sins')

function whoSits(seats: readonly Seat[], players: Players): HomePlayers {
  const bots = seats.filter((seat) => !isMine(seat, players))
  return {
    people: seats.filter((seat) => isMine(seat, players)),
    bots: Object.fromEntries(bots.map((seat) => [seat, players.bot])),
  }
}

/** Whose eyes the log is for: in hot-seat, only what both sides may know. */
function logViewer({ players }: Pick<Session, 'players'>): Viewer {
  if (players.as === 'both') return 'spectator'
  return players.as === 'sins' ? 'sins' : 'hero1'
}

export const visible = (session: Session, events: readonly Event[]): Event[] =>
  session.rules.viewEvents(events, logViewer(session))

/** The table is drawn in full at the next question. */
export function forgetTable(session: Session): void {
  session.shown = ''
  session.shownTurn = ''
}

/** A scene of First Night is played here. */
export const isTaught = (session: Session): session is Session & { readonly lesson: LessonSession } =>
  session.lesson !== undefined
