import type { Hindsight } from '@haven/bots'
import { type Random, RuleError, type Rules, type Seat, type View, type Viewer } from '@haven/engine'
import {
  type GameRecord,
  type HomePlayers,
  postcardOf,
  type Save,
  TableError,
  type Versions,
  verifyRecord,
  withPostcard,
} from '@haven/table'
import { hashesOf, rulesOfPosition } from '../model/boxes/rules-of.ts'
import { type DeskCalls, type OpenedReplay, peopleOf, type ReplayFrame, type Verified } from '../model/desk-messages.ts'
import { USUAL_BOT } from '../model/first-game.ts'
import { linkTo } from '../model/links/links.ts'
import { type NotedPosition, positionFor, type Taken } from '../model/links/moment.ts'
import type { NewGame } from '../model/messages.ts'
import type { OwnDrill } from '../model/puzzle-messages.ts'
import type { Recap, WinChance } from '../model/recap/recap.ts'
import { Timeline } from '../model/replay/timeline.ts'
import { loadFile } from './files.ts'
import { ownDrill, ownDrillsOf } from './own-drills.ts'
import type { EndedGame } from './record-desk.ts'
import { viewerOf } from './viewer.ts'

/** A game that is kept, as far as it was played. */
export interface Kept {
  readonly id: string
  readonly save: Save
  readonly players: HomePlayers
  /** Milliseconds that people sat at it; 0 where nobody knows. */
  readonly played: number
  /** What its record is kept by once it is over; null: it is kept already, or was not played here. */
  readonly facts: EndedGame['facts'] | null
}

/** What the desk needs of the worker around it. */
export interface DeskWorld {
  readonly versions: Versions
  kept(game: string): Promise<Kept | null>
  begin(game: NewGame): Promise<string>
  random(): Random
  now(): number
  /** How a game went that is over was counted. */
  ended(game: EndedGame, recap: Recap): Promise<void>
  winChance(): Promise<WinChance>
  /** Thinks about an answer that was given, from this view alone. */
  hindsight(rules: Rules, view: View, prompt: View['prompts'][number], given: string): Promise<Hindsight | null>
}

interface Opened {
  readonly row: Kept
  readonly timeline: Timeline
  readonly viewer: Viewer
}

type Answers = { readonly [K in keyof DeskCalls]: (ask: DeskCalls[K]['ask']) => Promise<DeskCalls[K]['answer']> }

/** Looks games up: moments, recaps, links, new games from old ones. It never changes a game that is being played. */
export class ReplayDesk {
  readonly #world: DeskWorld
  #opened: Opened | null = null
  /** Records that were brought to be looked at. */
  readonly #lent = new Map<string, Kept>()
  readonly answers: Answers = {
    'replay-open': async ({ game }) => this.#open(await this.#find(game)),
    'replay-at': async ({ moment }) => this.#frame(moment),
    recap: ({ game }) => this.#recap(game),
    hindsight: ({ game, moment, option }) => this.#hindsight(game, moment, option),
    'own-drills': ({ game }) => this.#ownDrills(game),
    'own-drill': async ({ game, moment }) => {
      const drill = ownDrill((await this.#findOver(game)).timeline, moment)
      if (!drill) throw new TableError('no-such-moment', 'table', { to: moment })
      return drill
    },
    lend: ({ record, people }) => this.#lend(record, people),
    rematch: ({ game, swap }) => this.#rematch(game, swap),
    'record-of': async ({ game }) => JSON.stringify((await this.#find(game)).timeline.record(), null, 1),
    verify: ({ game }) => this.#verify(game),
    'moment-link': ({ game, moment }) => this.#link(game, moment),
    branch: async ({ game, moment, as, bot }) => {
      const { position } = await this.#take(game, moment)
      const { timeline } = await this.#find(game)
      return this.#world.begin({ position, people: peopleOf(timeline.seats, as), bots: {}, bot })
    },
  }

  constructor(world: DeskWorld) {
    this.#world = world
  }

  /** What counts dice is fetched when somebody wants to know. */
  async #recap(game: string): Promise<Recap> {
    const { recapOf } = await import('../model/recap/recap.ts')
    const { timeline, row } = await this.#find(game)
    const recap = recapOf(timeline, row.players, await this.#world.winChance(), row.played || null)
    if (row.facts) await this.#world.ended({ record: timeline.record(), facts: row.facts }, recap)
    return recap
  }

  /** Only once it is over: before that nobody is told what he should have done. */
  async #findOver(game: string): Promise<Opened> {
    const opened = await this.#find(game)
    if (!opened.timeline.outcome) throw new TableError('game-not-over', 'table')
    return opened
  }

  async #ownDrills(game: string): Promise<readonly OwnDrill[]> {
    const { timeline, row } = await this.#findOver(game)
    const { people } = row.players
    const think = (view: View, prompt: View['prompts'][number], given: string) =>
      this.#world.hindsight(timeline.rules, view, prompt, given)
    return ownDrillsOf({ game, timeline, people }, await this.#world.winChance(), think)
  }

  async #hindsight(game: string, moment: number, option?: string): Promise<Hindsight | null> {
    const { timeline } = await this.#findOver(game)
    const answer = timeline.answer(moment)
    if (!answer) throw new TableError('no-such-moment', 'table', { to: moment })
    const view = timeline.view(moment, answer.seat)
    const prompt = view.prompts.find(({ seat, kind }) => seat === answer.seat && kind === answer.kind)
    return prompt ? this.#world.hindsight(timeline.rules, view, prompt, option ?? answer.option) : null
  }

  async #lend(record: GameRecord, people: readonly Seat[]): Promise<string> {
    const id = `lent-${record.hash}`
    const { versions } = this.#world
    const { game, players } = await loadFile(versions, JSON.stringify(record), people, USUAL_BOT, record.seed)
    const facts = { table: null, at: this.#world.now(), people }
    this.#lent.set(id, { id, save: game.save(), players, played: 0, facts })
    return id
  }

  async #rematch(game: string, swap: boolean): Promise<string> {
    const { timeline, row } = await this.#find(game)
    const { people, bots } = row.players
    const own = new Set(people.map((seat) => seat === 'sins'))
    // With people on both sides there is nobody to change with: they change among themselves.
    const isSwapped = swap && own.size === 1
    const sitting = isSwapped ? timeline.seats.filter((seat) => !own.has(seat === 'sins')) : people
    const bot = Object.values(bots)[0] ?? USUAL_BOT
    const { boxes } = timeline.rules.tables
    return this.#world.begin({
      setup: timeline.state(0).setup,
      ...(boxes && { boxes: hashesOf(this.#world.versions, boxes) }),
      people: sitting,
      bots: isSwapped ? {} : bots,
      bot,
    })
  }

  async #verify(game: string): Promise<Verified> {
    const { timeline } = await this.#find(game)
    const record = timeline.record()
    const verdict = verifyRecord(timeline.rules, record)
    return { wrongAt: verdict.ok ? null : verdict.place, seedCommit: record.seedCommit }
  }

  /** The last moment of a game that has a position, for those who sit at it. */
  async position(game: string): Promise<NotedPosition> {
    return (await this.#take(game)).position
  }

  /** A game that goes on has grown since it was looked at: then it is read again. */
  async #find(game: string): Promise<Opened> {
    const row = this.#lent.get(game) ?? (await this.#world.kept(game))
    if (!row) throw new RuleError('unknown-id', 'file', { field: 'game', id: game })
    const known = this.#opened
    if (known && known.row.id === row.id && known.row.save.hash === row.save.hash) return known
    const { versions } = this.#world
    const timeline = new Timeline(await versions.of(row.save.rules), row.save)
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

  /** With a postcard of what everybody sees at that moment: of a table, the position is the viewer's own. */
  async #link(game: string, moment?: number): Promise<string> {
    const { position } = await this.#take(game, moment)
    const { timeline } = await this.#find(game)
    const view = timeline.view(timeline.between(moment ?? timeline.length) ?? 0, 'spectator')
    const rules = await rulesOfPosition(this.#world.versions, position)
    return withPostcard(await linkTo(rules, position), postcardOf('position', view))
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
