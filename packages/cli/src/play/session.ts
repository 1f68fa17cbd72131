import { type Bot, type BotName, createBot, type Question } from '@haven/bots'
import { type Event, type Random, type Rules, randomFrom, type Seat, type Viewer } from '@haven/engine'
import { InputError, type Io, say } from '@haven/lab/ground'
import type { TableGame } from '@haven/table'
import { type Lookup, lookupFor } from '@haven/text/typing'
import { english } from '../words.ts'
import type { LineReader } from './lines.ts'
import { type Players, saveTo } from './save-file.ts'

/** A game at this keyboard. */
export interface Session {
  readonly io: Io
  readonly rules: Rules
  readonly reader: LineReader
  game: TableGame
  seed: string
  players: Players
  opponent: Opponent
  lookup: Lookup
  /** Where it is saved after every decision. */
  saveFile: string
  /** Named by the person, and so kept when the game is over. */
  ownFile: boolean
  /** What later commands for this game need as well. */
  readonly boxFlag: string
  /** Before how many answers the person was asked something, in order. */
  asked: number[]
  /** The table as it was drawn last, and in which turn it was drawn in full. */
  shown: string
  shownTurn: string
  /** Who was asked last. */
  lastSeat: Seat | null
}

/** The seats of the person at the keyboard. */
export function mySeats({ game, players }: Pick<Session, 'game' | 'players'>): Seat[] {
  return game.seats.filter((seat) => (seat === 'sins' ? players.as !== 'heroes' : players.as !== 'sins'))
}

/** Whose eyes the log is for: in hot-seat, only what both sides may know. */
export function logViewer({ players }: Pick<Session, 'players'>): Viewer {
  if (players.as === 'both') return 'spectator'
  return players.as === 'sins' ? 'sins' : 'hero1'
}

export const visible = (session: Session, events: readonly Event[]): Event[] =>
  session.rules.viewEvents(events, logViewer(session))

export interface Opponent {
  decide(game: TableGame, question: { readonly id: string; readonly seat: Seat }): string
}

/** A bot whose chance depends on the seed and the moment alone: a game that is loaded or taken back goes on the same way. */
export function createOpponent(rules: Rules, name: BotName, seed: string): Opponent {
  let stream: Random
  const bot: Bot = createBot(name, rules, { below: (n) => stream.below(n) })
  return {
    decide(game, { id, seat }) {
      stream = randomFrom(`haven/bot/${seed}/${game.length}`)
      const view = rules.view(game.state, seat)
      return bot.decide(view, view.prompts.find((prompt) => prompt.id === id) as Question)
    },
  }
}

/** Puts another game on the table. */
export function seat(session: Session, game: TableGame, seed: string, players: Players): void {
  session.game = game
  session.seed = seed
  session.players = players
  session.opponent = createOpponent(session.rules, players.bot, seed)
  session.lookup = lookupFor(session.rules, game.setup.map, english)
  forgetTable(session)
  const mine = mySeats(session)
  session.asked = game.answers.flatMap((answer, i) => (mine.includes(answer.seat) ? [i] : []))
}

/** The table is drawn in full at the next question. */
export function forgetTable(session: Session): void {
  session.shown = ''
  session.shownTurn = ''
}

/** A full disk is no reason to stop playing: it is told, and tried again after the next decision. */
export function autosave(session: Session): void {
  try {
    saveTo(session.saveFile, session.game, session.players)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    say(session.io, `Not saved: ${error.message}`)
  }
}
