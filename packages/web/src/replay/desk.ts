import { type Random, RuleError, type Rules, type Viewer } from '@haven/engine'
import { TableError, verifyRecord } from '@haven/table'
import type { NewGame } from '../host/messages.ts'
import type { SavedRow } from '../host/saves.ts'
import { linkTo } from '../links/links.ts'
import { type NotedPosition, positionFor, type Taken } from '../links/moment.ts'
import type { Recap, WinChance } from '../recap/recap.ts'
import { type DeskRequest, type OpenedReplay, peopleOf, type ReplayFrame, type Verified } from './messages.ts'
import { Timeline } from './timeline.ts'
import { viewerOf } from './viewer.ts'

/** What the desk needs of the worker around it. */
export interface DeskWorld {
  readonly rules: Rules
  row(game: string): Promise<SavedRow | null>
  begin(game: NewGame): Promise<string>
  random(): Random
  readonly winChance: WinChance
}

interface Opened {
  readonly row: SavedRow
  readonly timeline: Timeline
  readonly viewer: Viewer
}

/** Looks games up: moments, recaps, links, new games from old ones. It never changes a game that is being played. */
export class ReplayDesk {
  readonly #world: DeskWorld
  #opened: Opened | null = null

  constructor(world: DeskWorld) {
    this.#world = world
  }

  async answer(request: DeskRequest): Promise<unknown> {
    switch (request.request) {
      case 'replay-open':
        return this.#open(await this.#find(request.game))
      case 'replay-at':
        return this.#frame(request.moment)
      case 'recap':
        return this.#recap(request.game)
      case 'record-of':
        return JSON.stringify((await this.#find(request.game)).timeline.record(), null, 1)
      case 'verify':
        return this.#verify(request.game)
      case 'moment-link': {
        const { position } = await this.#take(request.game, request.moment)
        return linkTo(this.#world.rules, position)
      }
      case 'branch': {
        const { position } = await this.#take(request.game, request.moment)
        const { timeline } = await this.#find(request.game)
        const people = peopleOf(timeline.seats, request.as)
        return this.#world.begin({ position, people, bots: {}, bot: request.bot })
      }
    }
  }

  /** What counts dice is fetched when somebody wants to know. */
  async #recap(game: string): Promise<Recap> {
    const { recapOf } = await import('../recap/recap.ts')
    const { timeline, row } = await this.#find(game)
    return recapOf(timeline, this.#world.winChance, row.played || null)
  }

  async #verify(game: string): Promise<Verified> {
    const record = (await this.#find(game)).timeline.record()
    const verdict = verifyRecord(this.#world.rules, record)
    return { wrongAt: verdict.ok ? null : verdict.place, seedCommit: record.seedCommit }
  }

  /** The last moment of a game that has a position, for those who sit at it. */
  async position(game: string): Promise<NotedPosition> {
    return (await this.#take(game)).position
  }

  /** A game that goes on has grown since it was looked at: then it is read again. */
  async #find(game: string): Promise<Opened> {
    const row = await this.#world.row(game)
    if (!row) throw new RuleError('unknown-id', 'file', { field: 'game', id: game })
    const known = this.#opened
    if (known && known.row.id === row.id && known.row.save.hash === row.save.hash) return known
    const timeline = new Timeline(this.#world.rules, row.save)
    this.#opened = { row, timeline, viewer: viewerOf(row.players.people, timeline.outcome) }
    return this.#opened
  }

  #open({ row, timeline, viewer }: Opened): OpenedReplay {
    return {
      game: row.id,
      viewer,
      players: row.players,
      seedCommit: row.save.seedCommit,
      length: timeline.length,
      steps: timeline.steps(viewer),
      isOver: timeline.outcome !== null,
    }
  }

  #frame(moment: number): ReplayFrame {
    if (!this.#opened) throw new TableError('no-such-moment', 'table', { to: moment })
    const { timeline, viewer } = this.#opened
    const at = Math.min(Math.max(0, Math.trunc(moment) || 0), timeline.length)
    return { moment: at, view: timeline.view(at, viewer), between: timeline.between(at) === at }
  }

  /** Inside a fight or a card there is no position: the last moment between two things stands for it. */
  async #take(game: string, moment?: number): Promise<Taken> {
    const { timeline, viewer } = await this.#find(game)
    const at = timeline.between(moment ?? timeline.length)
    const taken = at === null ? null : positionFor(timeline.rules, timeline.state(at), viewer, this.#world.random())
    if (!taken) throw new TableError('no-such-moment', 'table', { to: moment ?? timeline.length })
    return taken
  }
}
